import type { HistogramEntry, TableEntry } from '../../entities/Statistics.ts'
import { bucketStarts, type Interval } from './buckets.ts'
import type { Chunk, Column, Dictionary, Traffic } from './columns.ts'

/** One condition: the values of a column that pass. */
export interface Condition {
  column: Column
  passes: (value: string) => boolean
}

/** What is asked: the requests of some sites in [from, to) (epoch seconds) for which every condition holds. */
export interface Question {
  sites: readonly string[]
  from: number
  to: number
  conditions: readonly Condition[]
  /** What holds for how long each request took; requests whose time is not known pass none. */
  times?: readonly TimeCondition[]
}

/** Whether a time in microseconds passes. */
export type TimeCondition = (micros: number) => boolean

/** What requests are grouped by: a column, optionally read through a label (paths without their query). */
export interface KeyField {
  column: Column
  label?: (value: string) => string
}

export const bySite: KeyField = { column: 'vhost' }

/** A mask over a dictionary: 1 where the value passes. */
type Mask = { column: Column; passing: Uint8Array }

const REQUESTS = 0
const BYTES = 1
const HITS = 2
const MISSES = 3
const HIT_BYTES = 4
const MISS_BYTES = 5
const MICROS = 6
const TIMED = 7
const STATUS_2XX = 8
/** Counters of one bucket in the flat sums: the eight above and the four status classes. */
const WIDTH = 12
/** Counters of one key: without the status classes, so that a key fills one line of the processor's cache. */
const KEY_WIDTH = 8

function masksOf(traffic: Traffic, conditions: readonly Condition[]): Mask[] {
  return conditions.map(({ column, passes }) => {
    const values = traffic.dictionaries[column].values
    const passing = new Uint8Array(values.length)
    for (let code = 0; code < values.length; code++) passing[code] = passes(values[code] ?? '') ? 1 : 0
    return { column, passing }
  })
}

/** Per code of the dictionary: the counter of its class, or 0 when it has none. */
function classCounters(dictionary: Dictionary, read: (value: string) => number): Uint8Array {
  return Uint8Array.from(dictionary.values, read)
}

const cacheCounter = (value: string) => (value === 'hit' ? HITS : value === 'miss' ? MISSES : 0)

function statusCounter(value: string): number {
  const hundreds = Math.floor(Number(value) / 100)
  return hundreds >= 2 && hundreds <= 5 ? STATUS_2XX + hundreds - 2 : 0
}

/** The rows between two seconds of a chunk of points: [first, end). Times are sorted. */
function firstAtOrAfter(times: Uint32Array, second: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) < second) low = middle + 1
    else high = middle
  }
  return low
}

/** What a row has to pass. */
interface Sieve {
  masks: readonly Mask[]
  times: readonly TimeCondition[]
}

/** The mean time of a row's requests, -1 when it is not known. */
function microsEach({ micros, when }: Chunk, row: number): number {
  const whole = micros[row] as number
  return when.kind === 'points' || whole < 0 ? whole : whole / (when.counts[row] as number)
}

/** The rows whose times pass, of those in a range that were chosen so far. */
function selectByTime(chunk: Chunk, times: readonly TimeCondition[], chosen: Iterable<number>): Uint32Array {
  const passing = (row: number) => {
    const micros = microsEach(chunk, row)
    return micros >= 0 && times.every((passes) => passes(micros))
  }
  return Uint32Array.from([...chosen].filter(passing))
}

function* rowsOf(first: number, end: number) {
  for (let row = first; row < end; row++) yield row
}

function select(chunk: Chunk, { masks, times }: Sieve, first: number, end: number): Uint32Array | null {
  const chosen = selectByMask(chunk, masks, first, end)
  return times.length === 0 ? chosen : selectByTime(chunk, times, chosen ?? rowsOf(first, end))
}

function selectByMask(chunk: Chunk, masks: readonly Mask[], first: number, end: number): Uint32Array | null {
  let chosen: Uint32Array | null = null
  let length = 0
  for (const { column, passing } of masks) {
    const codes = chunk.codes[column]
    if (!chosen) {
      chosen = new Uint32Array(end - first)
      for (let row = first; row < end; row++) if (passing[codes[row] as number] === 1) chosen[length++] = row
    } else {
      let kept = 0
      for (let i = 0; i < length; i++) {
        const row = chosen[i] as number
        if (passing[codes[row] as number] === 1) chosen[kept++] = row
      }
      length = kept
    }
    if (length === 0) break
  }
  return chosen ? chosen.subarray(0, length) : null
}

interface Classes {
  cache: Uint8Array
  status: Uint8Array
}

/** Adds `count` requests of a row to the counters that begin at `at`. */
function add(
  sums: Float64Array,
  at: number,
  count: number,
  bytes: number,
  micros: number,
  cache: number,
  status: number,
) {
  sums[at] = (sums[at] as number) + count
  sums[at + BYTES] = (sums[at + BYTES] as number) + bytes
  if (cache !== 0) {
    sums[at + cache] = (sums[at + cache] as number) + count
    sums[at + cache + 2] = (sums[at + cache + 2] as number) + bytes
  }
  if (status !== 0) sums[at + status] = (sums[at + status] as number) + count
  if (micros >= 0) {
    sums[at + MICROS] = (sums[at + MICROS] as number) + micros
    sums[at + TIMED] = (sums[at + TIMED] as number) + count
  }
}

/** So many pieces a request, and halving is quicker than walking. */
const sparse = 12

/** The first piece from `first` on by whose end more than `passed` requests of a row have happened; there is one. */
function pieceBeyond(passed: number, fraction: Float64Array, count: number, phase: number, first: number): number {
  let low = first
  let high = fraction.length - 2
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Math.floor(count * (fraction[middle + 1] as number) + phase) > passed) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The only loop over requests. Cuts the rows of a chunk at `edges` (ascending; piece i is [edges[i], edges[i + 1])) and adds each
 * piece to the counters at `place(row, piece)`.
 */
function scan(
  chunk: Chunk,
  sieve: Sieve,
  classes: Classes,
  edges: readonly number[],
  sums: Float64Array,
  place: (row: number, piece: number) => number,
) {
  const { codes, bytes, micros, when } = chunk
  const from = edges[0] ?? 0
  const to = edges.at(-1) ?? 0
  if (when.kind === 'points') {
    const first = firstAtOrAfter(when.times, from)
    const end = firstAtOrAfter(when.times, to)
    const chosen = select(chunk, sieve, first, end)
    const length = chosen ? chosen.length : end - first
    let piece = 0
    for (let i = 0; i < length; i++) {
      const row = chosen ? (chosen[i] as number) : first + i
      const time = when.times[row] as number
      while (time >= (edges[piece + 1] as number)) piece++
      const cache = classes.cache[codes.cached[row] as number] as number
      const status = classes.status[codes.response[row] as number] as number
      add(sums, place(row, piece), 1, bytes[row] as number, micros[row] as number, cache, status)
    }
    return
  }
  const chosen = select(chunk, sieve, 0, chunk.length)
  const length = chosen ? chosen.length : chunk.length
  if (length === 0) return
  const fractions: Float64Array[] = []
  for (let shape = 0; shape < when.shapes; shape++) {
    fractions.push(Float64Array.from(edges, (edge) => when.cumulative(shape, edge - chunk.from)))
  }
  for (let i = 0; i < length; i++) {
    const row = chosen ? (chosen[i] as number) : i
    const count = when.counts[row] as number
    const phase = when.phase[row] as number
    const fraction = fractions[when.shape[row] as number] as Float64Array
    const rowBytes = bytes[row] as number
    const rowMicros = micros[row] as number
    const cache = classes.cache[codes.cached[row] as number] as number
    const status = classes.status[codes.response[row] as number] as number
    // Running totals up to each edge are floored, so that the pieces of any division add up to the whole.
    let passed = Math.floor(count * (fraction[0] as number) + phase)
    const last = Math.floor(count * (fraction[fraction.length - 1] as number) + phase)
    // Small sites have fewer requests a day than the day has pieces: the next piece with any is looked for, not walked to.
    const isSparse = (last - passed) * sparse < fraction.length
    for (let piece = 0; passed < last; piece++) {
      if (isSparse) piece = pieceBeyond(passed, fraction, count, phase, piece)
      const reached = Math.floor(count * (fraction[piece + 1] as number) + phase)
      if (reached === passed) continue
      const pieceBytes = Math.floor(rowBytes * (reached / count)) - Math.floor(rowBytes * (passed / count))
      const pieceMicros =
        rowMicros < 0 ? -1 : Math.floor(rowMicros * (reached / count)) - Math.floor(rowMicros * (passed / count))
      add(sums, place(row, piece), reached - passed, pieceBytes, pieceMicros, cache, status)
      passed = reached
    }
  }
}

function classesOf(traffic: Traffic): Classes {
  return {
    cache: classCounters(traffic.dictionaries.cached, cacheCounter),
    status: classCounters(traffic.dictionaries.response, statusCounter),
  }
}

function meanMicros(sums: Float64Array, at: number): number | null {
  const timed = sums[at + TIMED] as number
  return timed > 0 ? Math.round((sums[at + MICROS] as number) / timed) : null
}

function entryOf(timestamp: number, sums: Float64Array, at: number): HistogramEntry {
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

/** A question with everything that is looked up once: its chunks, and masks and classes over the dictionaries. */
interface Prepared {
  chunks: readonly Chunk[]
  masks: readonly Mask[]
  siteMask: Mask
  times: readonly TimeCondition[]
  classes: Classes
}

/** Chunks come first: making one may add values to the dictionaries. */
function prepare(traffic: Traffic, { sites, from, to, conditions, times = [] }: Question): Prepared {
  const chunks = [...traffic.chunks(sites, from, to)]
  const wanted = new Set(sites)
  const [siteMask, ...masks] = masksOf(traffic, [
    { column: 'vhost', passes: (site) => wanted.has(site) },
    ...conditions,
  ]) as [Mask, ...Mask[]]
  return { chunks, masks, siteMask, times, classes: classesOf(traffic) }
}

const sieveFor = (chunk: Chunk, { masks, siteMask, times }: Prepared): Sieve => ({
  masks: chunk.isMixed ? [siteMask, ...masks] : masks,
  times,
})

/** The place of the bucket a second lies in. */
function bucketAt(starts: readonly number[], second: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((starts[middle] as number) <= second) low = middle
    else high = middle - 1
  }
  return low
}

/** Adds up all rows into buckets; `slotOf` gives each code of `column` a series of its own. */
function fill(prepared: Prepared, question: Question, starts: readonly number[], series?: Series): Float64Array {
  const sums = new Float64Array(starts.length * WIDTH * (series?.count ?? 1))
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
      const { slotOf } = series
      const codes = chunk.codes[series.column]
      const place = (row: number, piece: number) =>
        ((slotOf[codes[row] as number] as number) * starts.length + bucket + piece) * WIDTH
      scan(chunk, sieve, prepared.classes, edges, sums, place)
    } else scan(chunk, sieve, prepared.classes, edges, sums, (_, piece) => (bucket + piece) * WIDTH)
  }
  return sums
}

interface Series {
  column: Column
  slotOf: Uint32Array
  count: number
}

/**
 * Counters a bucket, empty buckets included, for all sites together. `interval` in seconds or 'month'; buckets are aligned to the
 * local clock of `zone`.
 */
export function histogram(traffic: Traffic, question: Question, interval: Interval, zone: string): HistogramEntry[] {
  const starts = bucketStarts(question.from, question.to, interval, zone)
  const sums = fill(prepare(traffic, question), question, starts)
  return starts.map((start, bucket) => entryOf(start, sums, bucket * WIDTH))
}

/** One histogram for each of some keys; what has another key is added up under `rest`, or left out when that is not given. */
export function splitHistogram(
  traffic: Traffic,
  question: Question,
  interval: Interval,
  zone: string,
  { column, label = (value) => value }: KeyField,
  keys: readonly string[],
  rest?: string,
): Record<string, HistogramEntry[]> {
  const starts = bucketStarts(question.from, question.to, interval, zone)
  const prepared = prepare(traffic, question)
  const slots = new Map(keys.map((key, slot) => [key, slot]))
  const values = traffic.dictionaries[column].values
  const slotOf = Uint32Array.from(values.map((value) => slots.get(label(value)) ?? keys.length))
  const sums = fill(prepared, question, starts, { column, slotOf, count: keys.length + 1 })
  const names = rest === undefined ? keys : [...keys, rest]
  return Object.fromEntries(
    names.map((name, slot) => [
      name,
      starts.map((start, bucket) => entryOf(start, sums, (slot * starts.length + bucket) * WIDTH)),
    ]),
  )
}

/** Name of the series that takes what is beyond the limit of `detailedHistogram`. */
export const otherSites = '(other)'

/** One histogram a site; sites beyond `limit`, those with the fewest requests, are added up, so that the sum stays the total. */
export function detailedHistogram(
  traffic: Traffic,
  question: Question,
  interval: Interval,
  zone: string,
  limit = 50,
): Record<string, HistogramEntry[]> {
  const { sites } = question
  if (sites.length <= limit) return splitHistogram(traffic, question, interval, zone, bySite, sites)
  const busiest = table(traffic, question, bySite, limit).results.map(({ key }) => key)
  return splitHistogram(traffic, question, interval, zone, bySite, busiest, otherSites)
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

/** The keys of a field and, where a label puts values together, the key each value belongs to. */
function keysOf({ column, label }: KeyField, traffic: Traffic): { keys: readonly string[]; keyOf: Uint32Array | null } {
  const { values } = traffic.dictionaries[column]
  if (!label) return { keys: values, keyOf: null }
  const groups = new Map<string, number>()
  const keyOf = Uint32Array.from(
    values.map((value) => {
      const group = label(value)
      const known = groups.get(group) ?? groups.size
      groups.set(group, known)
      return known
    }),
  )
  return { keys: [...groups.keys()], keyOf }
}

/** The keys with the most requests, descending (then by bytes, then by name); `total_count` is how many keys had any. */
export function table(
  traffic: Traffic,
  question: Question,
  keyField: KeyField,
  resultSize: number,
): { total_count: number; results: TableEntry[] } {
  const prepared = prepare(traffic, question)
  const { keys, keyOf } = keysOf(keyField, traffic)
  const sums = new Float64Array(keys.length * KEY_WIDTH)
  const { cache, status } = prepared.classes
  const classes = { cache, status: new Uint8Array(status.length) }
  for (const chunk of prepared.chunks) {
    const edges = [Math.max(chunk.from, question.from), Math.min(chunk.to, question.to)]
    if ((edges[1] as number) <= (edges[0] as number)) continue
    const codes = chunk.codes[keyField.column]
    const sieve = sieveFor(chunk, prepared)
    if (keyOf) scan(chunk, sieve, classes, edges, sums, (row) => (keyOf[codes[row] as number] as number) * KEY_WIDTH)
    else scan(chunk, sieve, classes, edges, sums, (row) => (codes[row] as number) * KEY_WIDTH)
  }
  return leading(keys, sums, resultSize)
}

/** The first `size` keys in order and how many there are; no more than a few times `size` are ever sorted. */
function leading(keys: readonly string[], sums: Float64Array, size: number) {
  const by = (code: number, counter: number) => sums[code * KEY_WIDTH + counter] as number
  const order = (a: number, b: number) =>
    by(b, REQUESTS) - by(a, REQUESTS) || by(b, BYTES) - by(a, BYTES) || ((keys[a] ?? '') < (keys[b] ?? '') ? -1 : 1)
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
