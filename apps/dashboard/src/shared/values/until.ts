import { nowSeconds } from '@parapet/base'
import { useWords } from '@parapet/ui'
import { valuesWords } from './values.words.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const seconds = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY, ever: null } as const

/** How long a block or an entry of a list lasts. */
export type Until = keyof typeof seconds
const all = Object.keys(seconds) as Until[]

/** The times for which an address is blocked with one press. */
export const shortUntils = ['hour', 'day', 'week'] as const

/** Returns when it ends in epoch seconds, counted from now; null for never. */
export function endOf(until: Until): number | null {
  const length = seconds[until]
  return length === null ? null : nowSeconds() + length
}

/** Returns the choices of a `Select`. */
export function useUntilOptions() {
  const t = useWords(valuesWords)
  return all.map((value) => ({ value, label: t(`until.${value}`) }))
}
