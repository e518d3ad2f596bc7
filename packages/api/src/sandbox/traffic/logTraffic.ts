import { type Chunk, type Column, columns, type Dictionaries, newDictionaries, type Traffic } from './columns.ts'

/** One request of a log. `bytes` in bytes, `micros` in µs or −1 if unknown, `time` in epoch seconds. */
export interface LoggedRequest extends Record<Column, string> {
  time: number
  bytes: number
  micros: number
}

/** The columns of a whole log in line order, as imported and cached. */
export interface LogColumns {
  length: number
  times: Uint32Array
  bytes: Float64Array
  micros: Float64Array
  codes: Record<Column, Uint32Array>
  values: Record<Column, string[]>
}

const CHUNK_ROWS = 65_536

function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer>
function grown(array: Float64Array, length: number): Float64Array<ArrayBuffer>
function grown(array: Uint32Array | Float64Array, length: number) {
  const bigger = array instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length)
  bigger.set(array)
  return bigger
}

/** Collects requests in columns, about 70 bytes each. `keep` copies values cut from longer texts. */
export function logColumnsBuilder(keep?: (value: string) => string) {
  let capacity = 4096
  let length = 0
  const dictionaries = newDictionaries(keep)
  let times = new Uint32Array(capacity)
  let bytes = new Float64Array(capacity)
  let micros = new Float64Array(capacity)
  const codes = {} as Record<Column, Uint32Array>
  for (const column of columns) codes[column] = new Uint32Array(capacity)

  function grow() {
    capacity *= 2
    times = grown(times, capacity)
    bytes = grown(bytes, capacity)
    micros = grown(micros, capacity)
    for (const column of columns) codes[column] = grown(codes[column], capacity)
  }

  return {
    add(request: LoggedRequest) {
      if (length === capacity) grow()
      times[length] = request.time
      bytes[length] = request.bytes
      micros[length] = request.micros
      for (const column of columns) codes[column][length] = dictionaries[column].code(request[column])
      length++
    },
    build(): LogColumns {
      const values = {} as Record<Column, string[]>
      const kept = {} as Record<Column, Uint32Array>
      for (const column of columns) {
        values[column] = dictionaries[column].values
        kept[column] = codes[column].slice(0, length)
      }
      return {
        length,
        times: times.slice(0, length),
        bytes: bytes.slice(0, length),
        micros: micros.slice(0, length),
        codes: kept,
        values,
      }
    },
  }
}

/** The requests of columns, one by one. */
export function* requestsOf(log: LogColumns): Generator<LoggedRequest> {
  for (let row = 0; row < log.length; row++) {
    const texts: Partial<Record<Column, string>> = {}
    for (const column of columns) texts[column] = log.values[column][log.codes[column][row] as number] ?? '-'
    yield {
      ...(texts as Record<Column, string>),
      time: log.times[row] as number,
      bytes: log.bytes[row] as number,
      micros: log.micros[row] as number,
    }
  }
}

/** An imported log as traffic, and the time it covers (epoch seconds, both included). */
export interface LogTraffic extends Traffic {
  readonly sites: readonly string[]
  readonly first: number
  readonly last: number
}

/** A chunk as a question for all sites reads it, and as one for some of them has to. */
interface Views {
  readonly ofSome: Chunk
  readonly ofAll: Chunk
}

/** The traffic of a log that may grow. */
export interface GrowingTraffic extends LogTraffic {
  append(requests: readonly LoggedRequest[]): void
}

/** Builds the traffic of an imported log in chunks, shifted by `shiftSeconds`; dictionaries may be shared. */
export function logTraffic(
  log: LogColumns,
  shiftSeconds = 0,
  dictionaries: Dictionaries = newDictionaries(),
): GrowingTraffic {
  const chunks: Views[] = []
  const sites = [...log.values.vhost]
  const known = new Set(sites)
  let tail: ReturnType<typeof logColumnsBuilder> | undefined
  let open: Views | undefined
  const all = () => (open ? [...chunks, open] : chunks)

  function chunksOf(part: LogColumns): Views[] {
    const codesOf = {} as Record<Column, Uint32Array>
    for (const column of columns) {
      codesOf[column] = Uint32Array.from(part.values[column].map((value) => dictionaries[column].code(value)))
    }
    const rows = rowsByTime(part)
    const found: Views[] = []
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
      const chunk = chunkOf(part, rows.subarray(start, start + CHUNK_ROWS), shiftSeconds, codesOf)
      found.push({ ofSome: chunk, ofAll: { ...chunk, isMixed: false } })
    }
    return found
  }

  chunks.push(...chunksOf(log))
  return {
    dictionaries,
    sites,
    get first() {
      return all().reduce((least, { ofAll }) => Math.min(least, ofAll.from), all()[0]?.ofAll.from ?? 0)
    },
    get last() {
      return all().reduce((most, { ofAll }) => Math.max(most, ofAll.to), 1) - 1
    },
    has: (site) => known.has(site),
    chunks(requestedSites, from, to) {
      const wanted = new Set(requestedSites.filter((site) => known.has(site)))
      if (wanted.size === 0) return []
      const view = wanted.size === known.size ? 'ofAll' : 'ofSome'
      return all().flatMap(({ [view]: chunk }) => (chunk.to > from && chunk.from < to ? [chunk] : []))
    },
    append(requests) {
      if (requests.length === 0) return
      for (const request of requests) {
        tail ??= logColumnsBuilder()
        tail.add(request)
        if (known.has(request.vhost)) continue
        known.add(request.vhost)
        sites.push(request.vhost)
      }
      const built = tail?.build()
      const [only, ...more] = built ? chunksOf(built) : []
      if (more.length === 0) {
        open = only
        return
      }
      if (only) chunks.push(only, ...more)
      open = undefined
      tail = undefined
    },
  }
}

const MAX_COUNTING_SORT_SECONDS = 50_000_000

function rowsByTime({ length, times }: LogColumns): Uint32Array {
  const order = new Uint32Array(length)
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (let row = 0; row < length; row++) {
    order[row] = row
    first = Math.min(first, times[row] as number)
    last = Math.max(last, times[row] as number)
  }
  if (last - first > MAX_COUNTING_SORT_SECONDS) {
    return order.sort((a, b) => (times[a] as number) - (times[b] as number) || a - b)
  }
  const offsets = new Uint32Array(Math.max(0, last - first) + 2)
  for (let row = 0; row < length; row++) {
    const next = (times[row] as number) - first + 1
    offsets[next] = (offsets[next] as number) + 1
  }
  for (let second = 1; second < offsets.length; second++) {
    offsets[second] = (offsets[second] as number) + (offsets[second - 1] as number)
  }
  for (let row = 0; row < length; row++) {
    const second = (times[row] as number) - first
    order[offsets[second] as number] = row
    offsets[second] = (offsets[second] as number) + 1
  }
  return order
}

function chunkOf(
  log: LogColumns,
  rows: Uint32Array,
  shiftSeconds: number,
  codesOf: Record<Column, Uint32Array>,
): Chunk {
  const { length } = rows
  const codes = {} as Record<Column, Uint32Array>
  for (const column of columns) {
    const own = log.codes[column]
    const shared = codesOf[column]
    const translated = new Uint32Array(length)
    for (let i = 0; i < length; i++) translated[i] = shared[own[rows[i] as number] as number] as number
    codes[column] = translated
  }
  const times = new Uint32Array(length)
  const bytes = new Float64Array(length)
  const micros = new Float64Array(length)
  for (let i = 0; i < length; i++) {
    const row = rows[i] as number
    times[i] = Math.max(0, (log.times[row] as number) + shiftSeconds)
    bytes[i] = log.bytes[row] as number
    micros[i] = log.micros[row] as number
  }
  return {
    isMixed: true,
    from: times[0] as number,
    to: (times[length - 1] as number) + 1,
    length,
    codes,
    bytes,
    micros,
    when: { kind: 'points', times },
  }
}

/** Joins traffics with the same dictionaries; the first that has a site answers for it. */
export function joined(parts: readonly Traffic[], dictionaries: Dictionaries): Traffic {
  return {
    dictionaries,
    has: (site) => parts.some((part) => part.has(site)),
    dailyTotals: (site) => parts.find((part) => part.has(site))?.dailyTotals?.(site),
    *chunks(sites, from, to) {
      let left = sites
      for (const part of parts) {
        const own = left.filter((site) => part.has(site))
        if (own.length > 0) yield* part.chunks(own, from, to)
        left = left.filter((site) => !part.has(site))
      }
    },
  }
}
