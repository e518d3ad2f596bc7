import type { Location } from 'react-router-dom'

/** The first values of some fields of a new item. They travel in the state of the history entry, not in the address. */
export type FilledIn = Readonly<Record<string, unknown>>

/** Returns the state of a navigation that opens a resource's form of a new item with these values. */
export const withFilledIn = (filled: FilledIn): { readonly filled: FilledIn } => ({ filled })

/** Returns the first values that a history entry brings for a form; fields the form does not have are left out. */
export function filledIn<D extends object>({ state }: Pick<Location, 'state'>, initial: D): Partial<D> {
  const { filled } = (state ?? {}) as { filled?: unknown }
  if (typeof filled !== 'object' || filled === null) return {}
  return Object.fromEntries(Object.entries(filled).filter(([field]) => field in initial)) as Partial<D>
}
