import type { LegendState } from '@parapet/api'
import { useState, useSyncExternalStore } from 'react'
import type { LegendSlot } from './legendStore.ts'

const noSubscription = () => () => undefined
const noState = () => undefined

/** Returns the legend state of a chart, from the page's slot or local. */
export function useLegend(
  slot: LegendSlot | undefined,
): [LegendState | undefined, (next: LegendState | undefined) => void] {
  const kept = useSyncExternalStore(slot?.subscribe ?? noSubscription, slot?.get ?? noState)
  const [own, setOwn] = useState<LegendState>()
  return slot ? [kept, slot.set] : [own, setOwn]
}
