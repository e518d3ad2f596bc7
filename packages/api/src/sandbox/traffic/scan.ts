import type { Chunk, Column, Dictionary, Traffic } from './columns.ts'

/** What an engine can reduce a value to before a label is read of it: the label of both is the same. */
export type Reduction = 'path' | 'network'

/** The values that pass a condition as a list, or those that do not. */
export interface ValueList {
  readonly values: readonly string[]
  readonly isExcluded: boolean
  /** The list is of reduced values. */
  readonly as?: Reduction
}

/** One condition: the values of a column that pass. */
export interface Condition {
  column: Column
  passes: (value: string) => boolean
  /** The same as a list, for engines that do not hold every value. */
  list?: ValueList
  /** `passes` gives the same for the reduced value. */
  as?: Reduction
}

/** The condition that a column has one of these values. */
export function oneOf(column: Column, values: readonly string[]): Condition {
  const wanted = new Set(values)
  return { column, passes: (value) => wanted.has(value), list: { values, isExcluded: false } }
}

/** The requests of the edge, which every customer's request is counted by. */
export const atTheEdge = oneOf('tier', ['L1'])

/** A query: the requests of some sites in [from, to) (epoch seconds) that match every condition. */
export interface Question {
  sites: readonly string[]
  from: number
  to: number
  conditions: readonly Condition[]
  times?: readonly TimeCondition[]
}

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte'

/** A limit on a share of the duration, in microseconds. */
export interface TimeLimit {
  readonly share: number
  readonly comparison: Comparison
  readonly limit: number
}

/** Durations that keep all limits, or with `isExcluded` all others; unknown ones never pass. */
export interface TimeCondition {
  readonly limits: readonly TimeLimit[]
  readonly isExcluded: boolean
}

const comparisons: Readonly<Record<Comparison, (time: number, limit: number) => boolean>> = {
  gt: (time, limit) => time > limit,
  gte: (time, limit) => time >= limit,
  lt: (time, limit) => time < limit,
  lte: (time, limit) => time <= limit,
}

const passesTime = ({ limits, isExcluded }: TimeCondition, micros: number) =>
  limits.every(({ share, comparison, limit }) => comparisons[comparison](micros * share, limit)) !== isExcluded

type Mask = { column: Column; passing: Uint8Array }

/** The positions of the counters of a bucket or key. */
export const REQUESTS = 0
export const BYTES = 1
export const HITS = 2
export const MISSES = 3
export const HIT_BYTES = 4
export const MISS_BYTES = 5
export const MICROS = 6
export const TIMED = 7
/** The first of the four classes of statuses. */
export const STATUS_2XX = 8
/** Counters of one bucket in the flat sums: the eight of a key and the four status classes. */
export const WIDTH = 12
/** Counters of one key: without the status classes, so that a key fills one line of the processor's cache. */
export const KEY_WIDTH = 8

function masksOf(traffic: Traffic, conditions: readonly Condition[]): Mask[] {
  return conditions.map(({ column, passes }) => {
    const values = traffic.dictionaries[column].values
    const passing = new Uint8Array(values.length)
    for (let code = 0; code < values.length; code++) passing[code] = passes(values[code] ?? '') ? 1 : 0
    return { column, passing }
  })
}

function classCounters(dictionary: Dictionary, read: (value: string) => number): Uint8Array {
  return Uint8Array.from(dictionary.values, read)
}

const cacheCounter = (value: string) => (value === 'hit' ? HITS : value === 'miss' ? MISSES : 0)

function statusCounter(value: string): number {
  const hundreds = Math.floor(Number(value) / 100)
  return hundreds >= 2 && hundreds <= 5 ? STATUS_2XX + hundreds - 2 : 0
}

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

interface Sieve {
  masks: readonly Mask[]
  times: readonly TimeCondition[]
}

/** The mean duration of a row's requests, -1 if unknown. */
export function microsEach({ micros, when }: Chunk, row: number): number {
  const whole = micros[row] as number
  return when.kind === 'points' || whole < 0 ? whole : whole / (when.counts[row] as number)
}

function selectByTime(chunk: Chunk, times: readonly TimeCondition[], chosen: Iterable<number>): Uint32Array {
  const passing = (row: number) => {
    const micros = microsEach(chunk, row)
    return micros >= 0 && times.every((condition) => passesTime(condition, micros))
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

const sparse = 12

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

/** The only loop over requests: cuts the rows of a chunk at `edges` and adds the pieces to counters. */
export function scan(
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
    let passed = Math.floor(count * (fraction[0] as number) + phase)
    const last = Math.floor(count * (fraction[fraction.length - 1] as number) + phase)
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

/** The mean duration of the requests added at `at`; null if unknown. */
export function meanMicros(sums: Float64Array, at: number): number | null {
  const timed = sums[at + TIMED] as number
  return timed > 0 ? Math.round((sums[at + MICROS] as number) / timed) : null
}

/** A question with everything that is looked up once: its chunks, and masks and classes over the dictionaries. */
export interface Prepared {
  chunks: readonly Chunk[]
  masks: readonly Mask[]
  siteMask: Mask
  times: readonly TimeCondition[]
  classes: Classes
}

/** Builds the chunks first: that may add values to the dictionaries. */
export function prepare(traffic: Traffic, { sites, from, to, conditions, times = [] }: Question): Prepared {
  const chunks = [...traffic.chunks(sites, from, to)]
  const wanted = new Set(sites)
  const [siteMask, ...masks] = masksOf(traffic, [
    { column: 'vhost', passes: (site) => wanted.has(site) },
    ...conditions,
  ]) as [Mask, ...Mask[]]
  return { chunks, masks, siteMask, times, classes: classesOf(traffic) }
}

/** The filter of a chunk's rows; a mixed chunk also has rows of other sites. */
export const sieveFor = (chunk: Chunk, { masks, siteMask, times }: Prepared): Sieve => ({
  masks: chunk.isMixed ? [siteMask, ...masks] : masks,
  times,
})
