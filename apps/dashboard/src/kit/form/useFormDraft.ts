import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { draftStorage } from './draft.ts'

/** What of a form survives a reload and an idle logout, but not an explicit one. */
export interface FormDraft<V> {
  /** Permanent key, without the user. */
  readonly code: string
  /** The fields it keeps; all by default. */
  readonly fields?: readonly (keyof V & string)[]
  /** Blanks what must not be stored: passwords and keys. */
  readonly withoutSecrets?: (values: V) => V
}

interface KeptInput<V> {
  /** The restored values, and the stored ones that they were made from. */
  readonly restored: { readonly values: V; readonly base: V | null } | null
  /** Stores what is typed, with the stored values it changes; null forgets it. */
  keep(values: V | null, base: V): void
}

/** Restores and stores the draft of a form; without a draft it keeps nothing. */
export function useFormDraft<V extends object>(initial: V, draft: FormDraft<V> | undefined): KeptInput<V> {
  const { user } = useSession()
  const [first] = useState(initial)
  const code = draft?.code
  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` is the shape, whatever the draft keeps of it
  const storage = useMemo(() => code && draftStorage(code, user?.id, partOf(first, draft)), [code, user?.id, first])
  const [restored] = useState(() => {
    const values = storage ? storage.read() : null
    const base = storage ? storage.readBase() : null
    return values && { values: { ...first, ...values }, base: base && { ...first, ...base } }
  })
  return {
    restored,
    keep: (values, base) => {
      if (storage) storage.write(values && partOf(values, draft), partOf(base, draft))
    },
  }
}

function partOf<V extends object>(values: V, draft: FormDraft<V> | undefined): Partial<V> {
  const open = draft?.withoutSecrets?.(values) ?? values
  if (!draft?.fields) return open
  const part: Partial<V> = {}
  for (const field of draft.fields) part[field] = open[field]
  return part
}
