import {
  bucketEnd,
  type ExplainMetric,
  findChanges,
  type HistogramEntry,
  isRise,
  metricValue,
  type Onset,
  type RangeChange,
  type Span,
} from '@parapet/api'

/** Where a change begins, and which way it goes; the start of a selection in which nothing begins has no way. */
export interface FoundOnset extends Onset {
  readonly way: 'rise' | 'fall' | null
}

const wayOf = (change: RangeChange) => (isRise(change) ? 'rise' : 'fall')

/** Returns where the largest change begins that begins in a span; the start of the span if none does. */
export function onsetIn(span: Span, changes: readonly RangeChange[], step: number): FoundOnset {
  const found = changes.find(({ onset: { at, resolution } }) => at + resolution > span.from && at < span.to)
  return found ? { ...found.onset, way: wayOf(found) } : { at: span.from, resolution: step, way: null }
}

/** The span in which figures of shorter buckets are asked for, to find an onset in one long bucket. */
export const fineSpan = ({ at, resolution }: Onset): Span => ({ from: at - 3 * resolution, to: at + 3 * resolution })

/** Returns the onset as shorter buckets show it; the same if they show none of that way in its bucket. */
export function fineOnset(
  coarse: FoundOnset,
  entries: readonly HistogramEntry[],
  { metric, step, zone, now }: { metric: ExplainMetric; step: number; zone: string; now: number },
): FoundOnset {
  const buckets = entries
    .map((entry) => ({
      start: entry.timestamp,
      end: bucketEnd(entry.timestamp, step, zone),
      value: metricValue(metric, entry),
    }))
    .filter(({ end }) => end <= now)
  const found = findChanges(buckets, buckets.length).find(
    (change) =>
      change.onset.at >= coarse.at &&
      change.onset.at < coarse.at + coarse.resolution &&
      (coarse.way === null || wayOf(change) === coarse.way),
  )
  return found ? { ...found.onset, way: wayOf(found) } : coarse
}
