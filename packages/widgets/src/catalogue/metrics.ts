import { hitRatio } from '@parapet/api'
import type { Unit } from '@parapet/ui'
import { type Sums, total } from '../rows/sums.ts'

/** Something that can be read from counters collected over some seconds; null where it has no meaning (never NaN). */
export interface Metric {
  readonly unit: Unit
  readonly meaning: 'upGood' | 'upBad' | 'neutral'
  readonly whole: 'total' | 'average'
  readonly isAdditive: boolean
  of(sums: Sums, seconds: number): number | null
}

function ratio(part: number, whole: number): number | null {
  const value = part / whole
  return whole > 0 && Number.isFinite(value) ? value : null
}

const perSecond = (count: (sums: Sums) => number) => (sums: Sums, seconds: number) => ratio(count(sums), seconds)

const rows = {
  requests: {
    unit: 'requests',
    meaning: 'neutral',
    whole: 'total',
    isAdditive: true,
    of: (sums) => sums.requests,
  },
  rate: {
    unit: 'req/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.requests),
  },
  eventRate: {
    unit: 'req/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.requests),
  },
  queryRate: {
    unit: 'q/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.requests),
  },
  lookupRate: {
    unit: 'lookups/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.requests),
  },
  imageRate: {
    unit: 'images/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.requests),
  },
  bytes: { unit: 'bytes', meaning: 'neutral', whole: 'total', isAdditive: true, of: (sums) => sums.bytes },
  bandwidth: {
    unit: 'bit/s',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: true,
    of: perSecond((sums) => sums.bytes * 8),
  },
  hitRatio: {
    unit: 'percent',
    meaning: 'upGood',
    whole: 'average',
    isAdditive: false,
    of: (sums) => hitRatio({ all: sums.requests, hits: sums.hits, misses: sums.misses }),
  },
  hitRatioBytes: {
    unit: 'percent',
    meaning: 'upGood',
    whole: 'average',
    isAdditive: false,
    of: (sums) => hitRatio({ all: sums.bytes, hits: sums.hitBytes, misses: sums.missBytes }),
  },
  responseTime: {
    unit: 'micros',
    meaning: 'upBad',
    whole: 'average',
    isAdditive: false,
    of: (sums) => ratio(sums.micros, sums.timed),
  },
  errorRatio: {
    unit: 'percent',
    meaning: 'upBad',
    whole: 'average',
    isAdditive: false,
    of: (sums) => ratio(sums.s5xx, sums.requests),
  },
  refusedRatio: {
    unit: 'percent',
    meaning: 'neutral',
    whole: 'average',
    isAdditive: false,
    of: (sums) => ratio(sums.s4xx, sums.requests),
  },
  s2xx: { unit: 'req/s', meaning: 'neutral', whole: 'average', isAdditive: true, of: perSecond((sums) => sums.s2xx) },
  s3xx: { unit: 'req/s', meaning: 'neutral', whole: 'average', isAdditive: true, of: perSecond((sums) => sums.s3xx) },
  s4xx: { unit: 'req/s', meaning: 'neutral', whole: 'average', isAdditive: true, of: perSecond((sums) => sums.s4xx) },
  s5xx: { unit: 'req/s', meaning: 'upBad', whole: 'average', isAdditive: true, of: perSecond((sums) => sums.s5xx) },
} as const satisfies Record<string, Metric>

export type MetricName = keyof typeof rows

/** The metrics of delivery and midtier; means are computed from counters, so that figure and chart agree. */
export const metrics: Readonly<Record<MetricName, Metric>> = rows

/** Returns a metric for each bucket; null for a gap or without meaning. */
export function valuesOf(
  name: MetricName,
  cells: readonly (Sums | null)[],
  seconds: readonly number[],
): (number | null)[] {
  return cells.map((cell, index) => (cell ? metrics[name].of(cell, seconds[index] ?? 0) : null))
}

/** Returns a metric over the buckets [0, until) without gaps; null if nothing is known. */
export function metricOver(
  metric: Metric,
  cells: readonly (Sums | null)[],
  seconds: readonly number[],
  until = cells.length,
): number | null {
  const known = cells.slice(0, until)
  const collected = known.reduce((sum, cell, index) => sum + (cell ? (seconds[index] ?? 0) : 0), 0)
  return known.some(Boolean) ? metric.of(total(known), collected) : null
}
