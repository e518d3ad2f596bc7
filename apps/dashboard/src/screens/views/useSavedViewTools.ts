import type { SharedUrl } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import { mayChangeSaved } from '../../platform/session/mayChangeSaved.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type Pinning, usePinning } from '../../shared/board/views/usePinning.ts'

export interface SavedViewTools extends Pinning {
  /** The id of the user or the company. */
  readonly owner: number
  readonly user: number
  readonly zone: string
  readonly to: ReturnType<typeof useTo>
  readonly mayChange: (row: SharedUrl) => boolean
}

/** Returns what the list of saved views depends on. */
export function useSavedViewTools(whose: 'mine' | 'company'): SavedViewTools {
  const to = useTo()
  const { zone } = useLocale()
  const { user, company } = useSession()
  const userId = user?.id ?? 0
  const companyId = company?.id ?? 0
  const owner = whose === 'mine' ? userId : companyId
  return {
    owner,
    user: userId,
    zone,
    to,
    ...usePinning(companyId),
    mayChange: (row) => mayChangeSaved(row, owner, { user, company }),
  }
}
