import type { ColorToken } from '@parapet/ui'
import type { SeriesData } from '../charts/types.ts'
import { type BoardQuery, bucketIndex } from '../rows/boardQuery.ts'
import { gapShare } from './gap.ts'
import { bucketsOf } from './series.ts'

/** A line of values other than traffic counters. */
export interface ValueLine<Entry> {
  readonly key: string
  readonly label: string
  readonly color: ColorToken
  readonly of: (entry: Entry) => number | null
}

/** How a bucket's entries are aggregated. */
export type Gathering = 'perSecond' | 'mean' | 'last'

interface Cell {
  sum: number
  weight: number
  last: number
}

/** Converts values to chart series: counters as rates, means weighted by requests, gauges as last values. */
export function toValueSeries<Entry extends { readonly timestamp: number; readonly requests?: number }>(
  entries: readonly Entry[],
  query: BoardQuery,
  lines: readonly ValueLine<Entry>[],
  how: Gathering,
) {
  const buckets = bucketsOf(query)
  const isCollected: boolean[] = []
  for (const { timestamp } of entries) {
    const index = bucketIndex(buckets.times, timestamp)
    if (index >= 0 && timestamp < query.span.to) isCollected[index] = true
  }
  const series = lines.map(({ key, label, color, of }): SeriesData => {
    const cells: (Cell | null)[] = buckets.times.map(() => null)
    for (const entry of entries) {
      const index = bucketIndex(buckets.times, entry.timestamp)
      const value = of(entry)
      if (index < 0 || entry.timestamp >= query.span.to || value === null || !Number.isFinite(value)) continue
      const weight = how === 'mean' ? (entry.requests ?? 1) : 1
      const before = cells[index] ?? { sum: 0, weight: 0, last: 0 }
      cells[index] = { sum: before.sum + value * weight, weight: before.weight + weight, last: value }
    }
    const values = cells.map((cell, index) => {
      if (!cell) return null
      if (how === 'last') return cell.last
      const by = how === 'mean' ? cell.weight : (buckets.seconds[index] ?? 0)
      return by > 0 ? cell.sum / by : null
    })
    const mean = meanOf(cells, buckets.seconds, how)
    return { key, label, color, values, mean, ...(how === 'last' ? { summing: 'peak' as const } : {}) }
  })
  const incompleteFrom = buckets.times[buckets.complete]
  const collected = buckets.times.map((_, index) => isCollected[index] === true)
  return {
    times: buckets.times,
    step: buckets.step,
    series,
    collected,
    ...(incompleteFrom === undefined ? {} : { incompleteFrom }),
    // A mean of zero is a value: there were requests.
    isEmpty: series.every(({ values }) => values.every((value) => value === null || (how !== 'mean' && value === 0))),
    gap: gapShare(collected, buckets.complete),
  }
}

function meanOf(cells: readonly (Cell | null)[], seconds: readonly number[], how: Gathering): number | null {
  const known = cells.flatMap((cell, index) => (cell ? [{ ...cell, seconds: seconds[index] ?? 0 }] : []))
  if (how === 'last') return known.at(-1)?.last ?? null
  const by = known.reduce((sum, cell) => sum + (how === 'mean' ? cell.weight : cell.seconds), 0)
  return by > 0 ? known.reduce((sum, cell) => sum + cell.sum, 0) / by : null
}
