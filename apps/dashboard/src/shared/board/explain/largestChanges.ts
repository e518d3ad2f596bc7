import {
  bucketEnd,
  departure,
  type ExplainMetric,
  findChanges,
  type HistogramEntry,
  metricValue,
  type RangeChange,
  type Span,
} from '@parapet/api'

/** The metric that changed most, and its changes in the range, largest first. */
export interface LargestChanges {
  readonly metric: ExplainMetric
  readonly changes: readonly RangeChange[]
}

/** Returns which of the metrics changed most in a range's ended buckets, or in a span chosen in it. */
export function largestChanges(
  entries: readonly HistogramEntry[],
  metrics: readonly [ExplainMetric, ...ExplainMetric[]],
  { chosen, step, zone, now }: { chosen: Span | null; step: number; zone: string; now: number },
): LargestChanges {
  const spans = entries
    .map((entry) => ({ entry, start: entry.timestamp, end: bucketEnd(entry.timestamp, step, zone) }))
    .filter(({ end }) => end <= now)
  const [first, ...others] = metrics.map((metric) => {
    const buckets = spans.map(({ entry, start, end }) => ({ start, end, value: metricValue(metric, entry) }))
    const changes = findChanges(buckets)
    return { metric, changes, weight: chosen ? departure(buckets, chosen) : (changes[0]?.weight ?? 0) }
  })
  const none = { metric: metrics[0], changes: [], weight: 0 }
  return others.reduce((most, one) => (one.weight > most.weight ? one : most), first ?? none)
}
