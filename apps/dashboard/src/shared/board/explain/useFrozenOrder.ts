import { useState } from 'react'

/** Freezes the order of a list while the pointer or the focus is in it; new items are appended. */
export function useFrozenOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  isHeld: boolean,
): readonly Item[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const ids = items.map(idOf)
  const next = isHeld ? [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))] : ids
  if (next.length !== order.length || next.some((id, index) => id !== order[index])) setOrder(next)
  const byId = new Map(items.map((item) => [idOf(item), item]))
  return next.flatMap((id) => byId.get(id) ?? [])
}
