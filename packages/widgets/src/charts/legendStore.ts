import type { LegendState, Legends } from '@parapet/api'

/** A legend of more series than these is searched. */
export const mostPlain = 8

/** The legend state of one chart, and how to change it. */
export interface LegendSlot {
  /** Undefined: all of it, as at first. The same object while nothing changes. */
  get(): LegendState | undefined
  set(next: LegendState | undefined): void
  subscribe(listener: () => void): () => void
}

/** The legend states of a page; each chart subscribes to its own. */
export interface LegendStore {
  /** The slot of a chart: the same object each time. */
  of(chart: string): LegendSlot
  /** Replaces the state by that of the address. */
  read(legends: Legends): void
}

const isSame = (a: LegendState | undefined, b: LegendState | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Creates a store that calls `write` on every change by the user. */
export function createLegendStore(first: Legends, write: (legends: Legends) => void): LegendStore {
  let all = first
  const slots = new Map<string, { slot: LegendSlot; tell: () => void }>()
  const put = (chart: string, next: LegendState | undefined): void => {
    const { [chart]: _, ...others } = all
    all = next ? { ...others, [chart]: next } : others
    slots.get(chart)?.tell()
  }
  return {
    of(chart) {
      const known = slots.get(chart)
      if (known) return known.slot
      const listeners = new Set<() => void>()
      const slot: LegendSlot = {
        get: () => all[chart],
        set(next) {
          if (isSame(all[chart], next)) return
          put(chart, next)
          write(all)
        },
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }
      const tell = () => {
        for (const listener of listeners) listener()
      }
      slots.set(chart, { slot, tell })
      return slot
    },
    read(legends) {
      for (const chart of new Set([...Object.keys(all), ...Object.keys(legends)]))
        if (!isSame(all[chart], legends[chart])) put(chart, legends[chart])
    },
  }
}
