import type { LegendState } from '@parapet/api'
import { hiddenOf } from './legendState.ts'
import type { SeriesData } from './types.ts'

/** The result of a search in the legend. */
export type SeriesMatch = (series: readonly SeriesData[]) => readonly SeriesData[]

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Creates a filter of series by name; an empty query matches all. */
export function createSeriesFilter(query: string): SeriesMatch {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return (series) =>
    words.length === 0
      ? series
      : series.filter(({ label }) => {
          const name = fold(label)
          return words.every((word) => name.includes(word))
        })
}

/** Shows or hides several series at once. */
export function setShown(
  keys: readonly string[],
  state: LegendState | undefined,
  some: readonly string[],
  isShown: boolean,
): LegendState | undefined {
  const hidden = hiddenOf(keys, state)
  const chosen = new Set(some)
  const shown = keys.filter((key) => (chosen.has(key) ? isShown : !hidden.has(key)))
  if (shown.length === keys.length) return undefined
  return shown.length * 2 <= keys.length ? { only: shown } : { hide: keys.filter((key) => !shown.includes(key)) }
}
