import type { HistogramEntry } from '@parapet/api'
import { type Buckets, bucketIndex } from './ask.ts'

/** Counters added up over some time; volumes in bytes, `micros` is the time of all `timed` requests together. */
export interface Sums {
  readonly requests: number
  readonly bytes: number
  readonly hits: number
  readonly misses: number
  readonly hitBytes: number
  readonly missBytes: number
  readonly micros: number
  readonly timed: number
  readonly s2xx: number
  readonly s3xx: number
  readonly s4xx: number
  readonly s5xx: number
}

/** Nothing happened; not the same as `null`, nothing is known. */
export const nothing: Sums = {
  requests: 0,
  bytes: 0,
  hits: 0,
  misses: 0,
  hitBytes: 0,
  missBytes: 0,
  micros: 0,
  timed: 0,
  s2xx: 0,
  s3xx: 0,
  s4xx: 0,
  s5xx: 0,
}

const HOUR = 3600
const DAY = 24 * HOUR

// A provider that sends a non-number here was already refused at the boundary; this guards against NaN and Infinity.
const finite = (value: number) => (Number.isFinite(value) ? value : 0)

function sumsOf(entry: HistogramEntry): Sums {
  const requests = finite(entry.requests)
  const isTimed = entry.response_time !== null && Number.isFinite(entry.response_time)
  return {
    requests,
    bytes: finite(entry.bytes),
    hits: finite(entry.hits),
    misses: finite(entry.misses),
    hitBytes: finite(entry.hit_bytes),
    missBytes: finite(entry.miss_bytes),
    // The mean of a step weighs as much as the requests behind it.
    micros: isTimed ? finite(entry.response_time ?? 0) * requests : 0,
    timed: isTimed ? requests : 0,
    s2xx: finite(entry.status_2xx),
    s3xx: finite(entry.status_3xx),
    s4xx: finite(entry.status_4xx),
    s5xx: finite(entry.status_5xx),
  }
}

const counters = Object.keys(nothing) as readonly (keyof Sums)[]

/** Adds two periods. */
export function plus(a: Sums, b: Sums): Sums {
  const sum: Record<keyof Sums, number> = { ...a }
  for (const counter of counters) sum[counter] += b[counter]
  return sum
}

/** Adds up periods; unknown ones count nothing. */
export function total(cells: readonly (Sums | null)[]): Sums {
  let sum = nothing
  for (const cell of cells) if (cell) sum = plus(sum, cell)
  return sum
}

/**
 * The counters of each bucket. A bucket of which the answer does not speak is null (a gap), not zero. Entries that begin inside a
 * bucket are added to it; what lies outside all buckets is left out.
 */
export function gather(
  entries: readonly HistogramEntry[],
  { times, step }: Pick<Buckets, 'times' | 'step'>,
): (Sums | null)[] {
  const cells: (Sums | null)[] = times.map(() => null)
  // Days may be an hour longer than the step says.
  const end = (times.at(-1) ?? 0) + step + (step >= DAY ? HOUR : 0)
  for (const entry of entries) {
    const index = bucketIndex(times, entry.timestamp)
    if (index >= 0 && entry.timestamp < end) cells[index] = plus(cells[index] ?? nothing, sumsOf(entry))
  }
  return cells
}
