import { useMemo } from 'react'
import { draftStorage } from '../../kit/form/draft.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import type { AreaName } from './area.ts'

/** A configuration that is not deployed yet; `base` is the version it began as, 0 for none. */
export interface VclDraft {
  readonly body: string
  readonly base: number
  /** The version that was live when it was begun, 0 for none. */
  readonly live: number
  /** What was written about it when it was refused. */
  readonly comment?: string | undefined
}

/** The drafts of an area, one for each version that they began as. */
export interface VclDrafts {
  all(): readonly VclDraft[]
  read(base: number): VclDraft | null
  write(base: number, draft: VclDraft | null): void
}

const none = { drafts: [{ body: '', base: 0, live: 0 }] }

/** The storage of the drafts of an area; they survive a reload and an idle logout. */
export function useVclDrafts(area: AreaName): VclDrafts {
  const { user, company } = useSession()
  return useMemo(() => {
    const storage = draftStorage<{ drafts: VclDraft[] }>(`vcl.${area}.${company?.id ?? 0}`, user?.id, none)
    const all = () => storage.read()?.drafts ?? []
    return {
      all,
      read: (base) => all().find((draft) => draft.base === base) ?? null,
      write: (base, draft) => {
        const others = all().filter((one) => one.base !== base)
        const drafts = draft ? [...others, draft] : others
        storage.write(drafts.length > 0 ? { drafts } : null)
      },
    }
  }, [area, user?.id, company?.id])
}
