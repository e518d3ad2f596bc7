import { useMemo } from 'react'
import { draftStorage } from '../../../resource/draft.ts'
import { useSession } from '../../../session/SessionContext.ts'
import type { AreaName } from '../area.ts'

/** A configuration that is not deployed yet; `base` is the version it began as, 0 for none. */
export interface VclDraft {
  readonly body: string
  readonly comment: string
  readonly base: number
  /** The version that was live when it was begun, 0 for none. */
  readonly live: number
}

/** The storage of the one draft of an area; it survives a reload and an idle logout. */
export function useVclDraft(area: AreaName) {
  const { user, company } = useSession()
  return useMemo(
    () =>
      draftStorage<VclDraft>(`vcl.${area}.${company?.id ?? 0}`, user?.id, { body: '', comment: '', base: 0, live: 0 }),
    [area, user?.id, company?.id],
  )
}
