import type { LegendState, Legends } from '@parapet/api'
import { createStore, type Store } from '@parapet/base'

/** A legend of more series than these is searched. */
export const mostPlain = 8

/** The legend state of one chart, and how to change it. */
export type LegendSlot = Store<LegendState | undefined>

/** The legend states of a page; each chart subscribes to its own. */
export interface LegendStore {
  of(chart: string): LegendSlot
  read(legends: Legends): void
}

const isSame = (a: LegendState | undefined, b: LegendState | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Creates a store that calls `write` on every change by the user. */
export function createLegendStore(first: Legends, write: (legends: Legends) => void): LegendStore {
  let all = first
  const slots = new Map<string, { slot: LegendSlot; store: Store<LegendState | undefined> }>()
  const put = (chart: string, next: LegendState | undefined): void => {
    const { [chart]: _, ...others } = all
    all = next ? { ...others, [chart]: next } : others
    slots.get(chart)?.store.set(next)
  }
  return {
    of(chart) {
      const known = slots.get(chart)
      if (known) return known.slot
      const store = createStore(all[chart])
      const slot: LegendSlot = {
        get: store.get,
        subscribe: store.subscribe,
        set(next) {
          if (isSame(all[chart], next)) return
          put(chart, next)
          write(all)
        },
      }
      slots.set(chart, { slot, store })
      return slot
    },
    read(legends) {
      for (const chart of new Set([...Object.keys(all), ...Object.keys(legends)]))
        if (!isSame(all[chart], legends[chart])) put(chart, legends[chart])
    },
  }
}
