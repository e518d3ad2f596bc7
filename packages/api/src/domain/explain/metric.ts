import type { HistogramEntry, TableEntry } from '../../entities/Statistics.ts'
import type { ExcludeLists, FilterLists } from '../filters.ts'

export const explainMetrics = ['requests', 'bytes', 'errors', 'refused', 'misses', 'time'] as const
export type ExplainMetric = (typeof explainMetrics)[number]

export interface FilterPair {
  readonly include: FilterLists
  readonly exclude: ExcludeLists
}

const classOf: Readonly<Partial<Record<ExplainMetric, '4xx' | '5xx'>>> = { errors: '5xx', refused: '4xx' }

/** Narrows filters to the requests that a metric counts (5xx, uncached); null if none are left. */
export function narrowToMetric(metric: ExplainMetric, { include, exclude }: FilterPair): FilterPair | null {
  if (metric === 'misses') {
    const cached = include.cached?.filter((value) => value !== 'hit')
    if (cached?.length === 0) return null
    return {
      include: cached ? { ...include, cached } : include,
      exclude: { ...exclude, cached: [...new Set([...(exclude.cached ?? []), 'hit'])] },
    }
  }
  const group = classOf[metric]
  if (!group) return { include, exclude }
  if (exclude.response?.includes(group)) return null
  const codes = include.response?.filter((code) => code.startsWith(group.charAt(0)))
  if (codes?.length === 0) return null
  return { include: { ...include, response: codes ?? [group] }, exclude }
}

/** Sums the buckets of a span: requests, bytes, and each metric's sum or mean. */
export function metricTotals(entries: readonly HistogramEntry[]): Readonly<Record<ExplainMetric, number>> {
  let requests = 0
  let bytes = 0
  let errors = 0
  let refused = 0
  let hits = 0
  let micros = 0
  for (const entry of entries) {
    requests += entry.requests
    bytes += entry.bytes
    errors += entry.status_5xx
    refused += entry.status_4xx
    hits += entry.hits
    micros += (entry.response_time ?? 0) * entry.requests
  }
  return { requests, bytes, errors, refused, misses: requests - hits, time: requests > 0 ? micros / requests : 0 }
}

/** Returns a row's part of a metric's total; mean response times are weighted by requests, so they add up. */
export function metricPart(metric: ExplainMetric, row: TableEntry, requests: number): number {
  switch (metric) {
    case 'bytes':
      return row.bytes
    case 'time':
      return requests > 0 ? ((row.response_time ?? 0) * row.requests) / requests : 0
    default:
      return row.requests
  }
}

/** Returns the metric of one bucket, to find changes. */
export function metricValue(metric: ExplainMetric, entry: HistogramEntry): number {
  return metricTotals([entry])[metric]
}
