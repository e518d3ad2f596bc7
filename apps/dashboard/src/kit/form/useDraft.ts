import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../session/SessionContext.ts'
import { draftStorage } from './draft.ts'

/** The input of a dialog that was kept when the dialog was closed or the page loaded again. */
interface Draft<D> {
  /** The kept input, or the initial one. */
  readonly start: D
  readonly isRestored: boolean
  /** Stores the input, unless it is the initial one. */
  keep(values: D): void
  /** Forgets the input, once it was sent. */
  clear(): void
}

/** Restores the input of a dialog for this tab and user; `code` is the permanent key. */
export function useDraft<D extends object>(code: string, initial: D): Draft<D> {
  const { user } = useSession()
  const [first] = useState(initial)
  const storage = useMemo(() => draftStorage(code, user?.id, first), [code, user?.id, first])
  const [restored] = useState(() => storage.read())
  return useMemo(
    () => ({
      start: restored ?? first,
      isRestored: restored !== null,
      keep: (values) => storage.write(JSON.stringify(values) === JSON.stringify(first) ? null : values),
      clear: () => storage.write(null),
    }),
    [restored, first, storage],
  )
}

/** Keeps the values of a form with each change. */
export function useKeep<D extends object>({ keep }: Draft<D>, values: D): void {
  useEffect(() => keep(values), [keep, values])
}
