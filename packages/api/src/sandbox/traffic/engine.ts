import type { HistogramEntry, TableEntry } from '../../entities/Statistics.ts'
import { bucketStarts, type Interval } from './buckets.ts'
import type { Chunk, Column, Traffic } from './columns.ts'
import {
  BYTES,
  HIT_BYTES,
  HITS,
  KEY_WIDTH,
  MISS_BYTES,
  MISSES,
  meanMicros,
  microsEach,
  type Prepared,
  prepare,
  type Question,
  REQUESTS,
  type Reduction,
  STATUS_2XX,
  scan,
  sieveFor,
  WIDTH,
} from './scan.ts'

/** What requests are grouped by: a column, a label of it, or with `times` the smallest limit kept (µs). */
export interface KeyField {
  column: Column
  label?: (value: string) => string
  /** The label of what an engine reduces a value to is the same. */
  as?: Reduction
  times?: readonly number[]
}

const beyondTimes = ['+Inf', '-'] as const

/** The keys of a breakdown by duration: the limits, beyond them, and unknown. */
export const timeKeys = (limits: readonly number[]): string[] => [...limits.map(String), ...beyondTimes]

function timeClassIn(chunk: Chunk, limits: readonly number[]): (row: number) => number {
  return (row) => {
    const micros = microsEach(chunk, row)
    if (micros < 0) return limits.length + 1
    const found = limits.findIndex((limit) => micros <= limit)
    return found < 0 ? limits.length : found
  }
}

/** Grouped by site, as tables without a key are. */
export const bySite: KeyField = { column: 'vhost' }

/** The counters at `at` as an entry of a histogram. */
export function entryOf(timestamp: number, sums: Float64Array, at: number): HistogramEntry {
  const counter = (offset: number) => sums[at + offset] as number
  return {
    timestamp,
    requests: counter(REQUESTS),
    bytes: counter(BYTES),
    hits: counter(HITS),
    misses: counter(MISSES),
    hit_bytes: counter(HIT_BYTES),
    miss_bytes: counter(MISS_BYTES),
    response_time: meanMicros(sums, at),
    status_2xx: counter(STATUS_2XX),
    status_3xx: counter(STATUS_2XX + 1),
    status_4xx: counter(STATUS_2XX + 2),
    status_5xx: counter(STATUS_2XX + 3),
  }
}

/** The bucket of a second. */
export function bucketAt(starts: readonly number[], second: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] as number) <= second) low = middle
    else high = middle - 1
  }
  return low
}

function fill(prepared: Prepared, question: Question, starts: readonly number[], series?: Series): Float64Array {
  const width = WIDTH
  const sums = new Float64Array(starts.length * width * (series?.count ?? 1))
  for (const chunk of prepared.chunks) {
    const from = Math.max(chunk.from, question.from)
    const to = Math.min(chunk.to, question.to)
    if (to <= from) continue
    const bucket = bucketAt(starts, from)
    const edges = [from]
    for (let next = bucket + 1; next < starts.length && (starts[next] as number) < to; next++) {
      edges.push(starts[next] as number)
    }
    edges.push(to)
    const sieve = sieveFor(chunk, prepared)
    if (series) {
      const slot = series.slotIn(chunk)
      const place = (row: number, piece: number) => (slot(row) * starts.length + bucket + piece) * width
      scan(chunk, sieve, prepared.classes, edges, sums, place)
    } else scan(chunk, sieve, prepared.classes, edges, sums, (_, piece) => (bucket + piece) * width)
  }
  return sums
}

interface Series {
  slotIn: (chunk: Chunk) => (row: number) => number
  count: number
}

function seriesOf(
  { column, label = (value) => value, times }: KeyField,
  keys: readonly string[],
  traffic: Traffic,
): Series {
  const slots = new Map(keys.map((key, slot) => [key, slot]))
  const slotsOf = (values: readonly string[]) => Uint32Array.from(values, (value) => slots.get(value) ?? keys.length)
  const count = keys.length + 1
  if (times) {
    const slotOf = slotsOf(timeKeys(times))
    return {
      count,
      slotIn(chunk) {
        const timeClass = timeClassIn(chunk, times)
        return (row) => slotOf[timeClass(row)] as number
      },
    }
  }
  const slotOf = slotsOf(traffic.dictionaries[column].values.map(label))
  return {
    count,
    slotIn({ codes: { [column]: codes } }) {
      return (row) => slotOf[codes[row] as number] as number
    },
  }
}

/** Returns counters by bucket, also empty ones; `interval` in seconds or 'month', in local time of `zone`. */
export function histogram(traffic: Traffic, question: Question, interval: Interval, zone: string): HistogramEntry[] {
  const starts = bucketStarts(question.from, question.to, interval, zone)
  const sums = fill(prepare(traffic, question), question, starts)
  return starts.map((start, bucket) => entryOf(start, sums, bucket * WIDTH))
}

/** One histogram for each key; other keys are added up under `rest`, or dropped without it. */
export function splitHistogram(
  traffic: Traffic,
  question: Question,
  interval: Interval,
  zone: string,
  keyField: KeyField,
  keys: readonly string[],
  rest?: string,
): Record<string, HistogramEntry[]> {
  const starts = bucketStarts(question.from, question.to, interval, zone)
  const prepared = prepare(traffic, question)
  const sums = fill(prepared, question, starts, seriesOf(keyField, keys, traffic))
  const names = rest === undefined ? keys : [...keys, rest]
  return Object.fromEntries(
    names.map((name, slot) => [
      name,
      starts.map((start, bucket) => entryOf(start, sums, (slot * starts.length + bucket) * WIDTH)),
    ]),
  )
}

function rowOf(key: string, sums: Float64Array, at: number): TableEntry {
  return {
    key,
    requests: sums[at] as number,
    bytes: sums[at + BYTES] as number,
    hits: sums[at + HITS] as number,
    misses: sums[at + MISSES] as number,
    response_time: meanMicros(sums, at),
  }
}

function groupKeys(
  { column, label }: KeyField,
  traffic: Traffic,
): { keys: readonly string[]; keyIndexes: Uint32Array | null } {
  const { values } = traffic.dictionaries[column]
  if (!label) return { keys: values, keyIndexes: null }
  const groups = new Map<string, number>()
  const keyIndexes = Uint32Array.from(
    values.map((value) => {
      const group = label(value)
      const known = groups.get(group) ?? groups.size
      groups.set(group, known)
      return known
    }),
  )
  return { keys: [...groups.keys()], keyIndexes }
}

/** The leading keys of a table, and how many keys had any request. */
export interface Ranking {
  total_count: number
  results: TableEntry[]
}

/** The keys with the most requests, descending (then by bytes, then by name); `total_count` is how many keys had any. */
export function table(traffic: Traffic, question: Question, keyField: KeyField, resultSize: number): Ranking {
  const prepared = prepare(traffic, question)
  const { times } = keyField
  const { keys, keyIndexes } = times ? { keys: timeKeys(times), keyIndexes: null } : groupKeys(keyField, traffic)
  // Bound outside the loop below, which runs a million times.
  const width = KEY_WIDTH
  const sums = new Float64Array(keys.length * width)
  const { cache, status } = prepared.classes
  const classes = { cache, status: new Uint8Array(status.length) }
  for (const chunk of prepared.chunks) {
    const edges = [Math.max(chunk.from, question.from), Math.min(chunk.to, question.to)]
    if ((edges[1] as number) <= (edges[0] as number)) continue
    const codes = chunk.codes[keyField.column]
    const sieve = sieveFor(chunk, prepared)
    if (times) {
      const timeClass = timeClassIn(chunk, times)
      scan(chunk, sieve, classes, edges, sums, (row) => timeClass(row) * width)
    } else if (keyIndexes)
      scan(chunk, sieve, classes, edges, sums, (row) => (keyIndexes[codes[row] as number] as number) * width)
    else scan(chunk, sieve, classes, edges, sums, (row) => (codes[row] as number) * width)
  }
  return leading(keys, sums, resultSize)
}

/** The order of texts that every engine has: by code points, which is that of their bytes in UTF-8. */
function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++)
    if (a.charCodeAt(at) !== b.charCodeAt(at)) return (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0)
  return a.length - b.length
}

/** The first of keys in the order of tables, from their counters (`KEY_WIDTH` each). */
export function leading(keys: readonly string[], sums: Float64Array, size: number): Ranking {
  const by = (code: number, counter: number) => sums[code * KEY_WIDTH + counter] as number
  const order = (a: number, b: number) =>
    by(b, REQUESTS) - by(a, REQUESTS) || by(b, BYTES) - by(a, BYTES) || byCodePoint(keys[a] ?? '', keys[b] ?? '')
  let count = 0
  let best: number[] = []
  let worst: number | undefined
  for (let code = 0; code < keys.length; code++) {
    if (by(code, REQUESTS) === 0) continue
    count++
    if (worst !== undefined && order(code, worst) > 0) continue
    best.push(code)
    if (best.length < size * 4 + 1000) continue
    best = best.sort(order).slice(0, size)
    worst = best.at(-1)
  }
  const results = best.sort(order).slice(0, size)
  return { total_count: count, results: results.map((code) => rowOf(keys[code] ?? '', sums, code * KEY_WIDTH)) }
}
