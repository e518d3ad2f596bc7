import type { Unit } from '@parapet/ui'

/** Whether more of it is good news. */
export type Meaning = 'upGood' | 'upBad' | 'neutral'

/** A change as it may honestly be told. */
export type Change =
  | { kind: 'new' }
  /** Too small a base to speak of percents. */
  | { kind: 'few' }
  | { kind: 'same' }
  | { kind: 'moved'; direction: 'up' | 'down'; tone: 'good' | 'bad' | 'muted'; ratio: number; isPoints: boolean }

// Below this the next visitor changes the percentage by more than anyone would read into it.
const leastRequests = 20

/**
 * What changed from `previous` to `value`; null when either is not known. Shares change by points. From nothing it is "new", from a
 * base of a few requests (or a given `sample` of that size) there is no percentage.
 */
export function changeOf(
  value: number | null,
  previous: number | null,
  unit: Unit,
  meaning: Meaning,
  sample?: number,
): Change | null {
  if (value === null || previous === null || !Number.isFinite(value) || !Number.isFinite(previous)) return null
  const base = sample ?? (unit === 'requests' || unit === 'count' ? previous : undefined)
  if (base !== undefined && base > 0 && base < leastRequests) return { kind: 'few' }
  if (unit === 'percent') return moved(value - previous, meaning, true)
  if (previous === 0) return value === 0 ? { kind: 'same' } : { kind: 'new' }
  return moved(value / previous - 1, meaning, false)
}

function moved(ratio: number, meaning: Meaning, isPoints: boolean): Change {
  // What would be written as 0.0 % has not changed.
  if (Math.abs(ratio) < 0.0005) return { kind: 'same' }
  const direction = ratio > 0 ? 'up' : 'down'
  const isGood = (direction === 'up') === (meaning === 'upGood')
  return { kind: 'moved', direction, tone: meaning === 'neutral' ? 'muted' : isGood ? 'good' : 'bad', ratio, isPoints }
}
