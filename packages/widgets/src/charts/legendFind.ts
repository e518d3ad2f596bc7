import type { LegendState } from '@parapet/api'
import { hiddenOf } from './legendState.ts'
import type { SeriesData } from './types.ts'

/** What a search leaves of the series. */
export type Find = (series: readonly SeriesData[]) => readonly SeriesData[]

// As the lists of the product search: lower case, without accents, every word somewhere.
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Finds series by their names; all of them by nothing. */
export function finder(query: string): Find {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return (series) =>
    words.length === 0
      ? series
      : series.filter(({ label }) => {
          const name = fold(label)
          return words.every((word) => name.includes(word))
        })
}

/** Several series at once: shown beside what is shown, or hidden. */
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
