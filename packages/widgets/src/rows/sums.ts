import type { HistogramEntry } from '@parapet/api'
import { type Buckets, bucketIndex } from './boardQuery.ts'

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

/** All counters 0; `null` means unknown. */
export const zeroSums: Sums = {
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
    micros: isTimed ? finite(entry.response_time ?? 0) * requests : 0,
    timed: isTimed ? requests : 0,
    s2xx: finite(entry.status_2xx),
    s3xx: finite(entry.status_3xx),
    s4xx: finite(entry.status_4xx),
    s5xx: finite(entry.status_5xx),
  }
}

function add(sum: Record<keyof Sums, number>, more: Sums): void {
  sum.requests += more.requests
  sum.bytes += more.bytes
  sum.hits += more.hits
  sum.misses += more.misses
  sum.hitBytes += more.hitBytes
  sum.missBytes += more.missBytes
  sum.micros += more.micros
  sum.timed += more.timed
  sum.s2xx += more.s2xx
  sum.s3xx += more.s3xx
  sum.s4xx += more.s4xx
  sum.s5xx += more.s5xx
}

export function addSums(a: Sums, b: Sums): Sums {
  const sum = { ...a }
  add(sum, b)
  return sum
}

/** Adds up periods, skipping unknown ones. */
export function total(cells: readonly (Sums | null)[]): Sums {
  const sum = { ...zeroSums }
  for (const cell of cells) if (cell) add(sum, cell)
  return sum
}

/** Adds up periods; null if all are unknown. */
export function knownTotal(cells: readonly (Sums | null)[]): Sums | null {
  return cells.some((cell) => cell !== null) ? total(cells) : null
}

/** Returns the counters of each bucket; null for a gap. Entries outside all buckets are dropped. */
export function bucketSums(
  entries: readonly HistogramEntry[],
  { times, step }: Pick<Buckets, 'times' | 'step'>,
): (Sums | null)[] {
  const cells: (Sums | null)[] = times.map(() => null)
  // Days may be an hour longer than the step.
  const end = (times.at(-1) ?? 0) + step + (step >= DAY ? HOUR : 0)
  for (const entry of entries) {
    const index = bucketIndex(times, entry.timestamp)
    if (index < 0 || entry.timestamp >= end) continue
    const before = cells[index]
    cells[index] = before ? addSums(before, sumsOf(entry)) : sumsOf(entry)
  }
  return cells
}
