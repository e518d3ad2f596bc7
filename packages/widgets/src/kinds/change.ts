import { change, changeTone } from '@parapet/api'
import type { Format, Unit } from '@parapet/ui'
import type { KindT } from '../charts/summary.ts'

export type ChangeMeaning = 'upGood' | 'upBad' | 'neutral'

/** A change as counters show it. */
export type ChangeView =
  | { kind: 'new' }
  | { kind: 'few' }
  | { kind: 'same' }
  | { kind: 'moved'; direction: 'up' | 'down'; tone: 'good' | 'bad' | 'muted'; ratio: number; isPoints: boolean }

const tones = { better: 'good', worse: 'bad', same: 'muted' } as const

/** Returns the change between two values, in points for ratios; null if either is unknown. */
export function changeOf(
  value: number | null,
  previous: number | null,
  unit: Unit,
  meaning: ChangeMeaning,
  sample?: number,
): ChangeView | null {
  const isCount = unit === 'requests' || unit === 'count'
  const moved = change(value, previous, { sample: sample ?? (isCount ? previous : null) })
  if (moved.kind === 'unknown') return null
  if (moved.kind === 'few') return { kind: 'few' }
  const isPoints = unit === 'percent'
  if (moved.kind === 'new' && !isPoints) return { kind: 'new' }
  const ratio = isPoints || moved.kind === 'new' ? moved.difference : moved.ratio
  if (Math.abs(ratio) < 0.0005) return { kind: 'same' }
  return {
    kind: 'moved',
    direction: ratio > 0 ? 'up' : 'down',
    tone: tones[changeTone(moved, meaning)],
    ratio,
    isPoints,
  }
}

/** Formats the size of a change: percentage points of a ratio, "12 times", or a percentage. */
export function changeAmount(change: Extract<ChangeView, { kind: 'moved' }>, f: Format, t: KindT): string {
  const size = Math.abs(change.ratio)
  if (change.isPoints) return t('change.points', { points: f.number(Math.round(size * 1000) / 10) })
  return size >= 10 && change.direction === 'up' ? t('change.times', { n: f.count(size + 1) }) : f.percent(size)
}
