import { change, judge } from '@parapet/api'
import type { Unit } from '@parapet/ui'

/** Whether more of it is good news. */
export type Meaning = 'upGood' | 'upBad' | 'neutral'

/** A change as a counter tells it. */
export type Change =
  | { kind: 'new' }
  /** Too small a base to speak of percents. */
  | { kind: 'few' }
  | { kind: 'same' }
  | { kind: 'moved'; direction: 'up' | 'down'; tone: 'good' | 'bad' | 'muted'; ratio: number; isPoints: boolean }

const tones = { better: 'good', worse: 'bad', same: 'muted' } as const

/**
 * What changed from `previous` to `value`, by the product's one rule (`change`: "new" from nothing, "few" from a small base); null when either
 * is not known. Shares change by points, also from nothing. `sample` is what a base rests on that is no count itself.
 */
export function changeOf(
  value: number | null,
  previous: number | null,
  unit: Unit,
  meaning: Meaning,
  sample?: number,
): Change | null {
  const isCount = unit === 'requests' || unit === 'count'
  const moved = change(value, previous, { sample: sample ?? (isCount ? previous : null) })
  if (moved.kind === 'unknown') return null
  if (moved.kind === 'few') return { kind: 'few' }
  const isPoints = unit === 'percent'
  if (moved.kind === 'new' && !isPoints) return { kind: 'new' }
  const ratio = isPoints || moved.kind === 'new' ? moved.difference : moved.ratio
  // What would be written as 0.0 % has not changed.
  if (Math.abs(ratio) < 0.0005) return { kind: 'same' }
  return { kind: 'moved', direction: ratio > 0 ? 'up' : 'down', tone: tones[judge(moved, meaning)], ratio, isPoints }
}
