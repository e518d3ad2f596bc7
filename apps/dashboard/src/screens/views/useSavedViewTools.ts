import { isClientAdmin, isCompanyAdmin, type PinnedView } from '@parapet/api'
import { useLocale, useToast, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'

export interface SavedViewTools {
  /** The id of the user or the company. */
  readonly owner: number
  readonly user: number
  readonly zone: string
  readonly to: ReturnType<typeof useTo>
  readonly isPinned: (id: string) => boolean
  readonly onPin: (view: PinnedView) => void
  readonly onUnpin: (id: string) => void
  readonly mayChangeAll: boolean
}

/** Returns what the list of saved views depends on. */
export function useSavedViewTools(whose: 'mine' | 'company'): SavedViewTools {
  const t = useWords(viewsWords)
  const to = useTo()
  const toast = useToast()
  const { zone } = useLocale()
  const { user, company } = useSession()
  const { pinsOf, pin, unpin } = usePreferences()
  const userId = user?.id ?? 0
  const companyId = company?.id ?? 0
  const pins = pinsOf(companyId)
  const pinning = useMemo(() => {
    const nameOf = (id: string) => pins.find((one) => one.id === id)?.name
    return {
      isPinned: (id: string) => nameOf(id) !== undefined,
      onPin: (view: PinnedView) => {
        pin(companyId, view)
        if (nameOf(view.id) === undefined) toast.success(t('pinned', { name: view.name }))
      },
      onUnpin: (id: string) => {
        const name = nameOf(id)
        if (name === undefined) return
        unpin(companyId, id)
        toast.success(t('unpinned', { name }))
      },
    }
  }, [companyId, pins, pin, unpin, toast, t])
  return {
    owner: whose === 'mine' ? userId : companyId,
    user: userId,
    zone,
    to,
    ...pinning,
    mayChangeAll: isClientAdmin(user, company) || isCompanyAdmin(user, company),
  }
}
