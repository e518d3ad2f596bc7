import { containsNetwork, parseNetwork } from './networks.ts'

/** How an entry of a list relates to an address or network: it is the same, includes all of it, or is a part of it. */
export type EntryRelation = 'same' | 'includes' | 'part'

/** Returns how an entry relates to an address or network; null if they share no address, or one is unreadable. */
export function relationOf(entry: string, wanted: string): EntryRelation | null {
  const [outer, inner] = [parseNetwork(entry), parseNetwork(wanted)]
  if (!outer || !inner) return null
  if (!containsNetwork(outer, inner)) return containsNetwork(inner, outer) ? 'part' : null
  return containsNetwork(inner, outer) ? 'same' : 'includes'
}

/** Returns the entries that share addresses with an address or network: the same first, then those that include it. */
export function entriesAround<Entry extends { readonly address: string }>(
  entries: readonly Entry[],
  wanted: string,
): { readonly entry: Entry; readonly relation: EntryRelation }[] {
  const order: readonly EntryRelation[] = ['same', 'includes', 'part']
  return entries
    .flatMap((entry) => {
      const relation = relationOf(entry.address, wanted)
      return relation ? [{ entry, relation }] : []
    })
    .sort((one, other) => order.indexOf(one.relation) - order.indexOf(other.relation))
}
