import { type Chunk, type Column, columns, type Dictionaries, newDictionaries, type Traffic } from './columns.ts'

/** One request of a log. `bytes` in bytes, `micros` in µs or −1 when the log does not say, `time` in epoch seconds. */
export interface LoggedRequest extends Record<Column, string> {
  site: string
  time: number
  bytes: number
  micros: number
}

/** Columns of a whole log in the order of its lines: what the importer fills and what is kept on disk. */
export interface LogColumns {
  length: number
  sites: string[]
  site: Uint32Array
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

/** Collects requests in columns: about 70 bytes a request, whatever the lines were. `keep` copies values cut from longer texts. */
export function logColumnsBuilder(keep?: (value: string) => string) {
  let room = 4096
  let length = 0
  const dictionaries = newDictionaries(keep)
  const sites = new Map<string, number>()
  let site = new Uint32Array(room)
  let times = new Uint32Array(room)
  let bytes = new Float64Array(room)
  let micros = new Float64Array(room)
  const codes = {} as Record<Column, Uint32Array>
  for (const column of columns) codes[column] = new Uint32Array(room)

  function grow() {
    room *= 2
    site = grown(site, room)
    times = grown(times, room)
    bytes = grown(bytes, room)
    micros = grown(micros, room)
    for (const column of columns) codes[column] = grown(codes[column], room)
  }

  return {
    add(request: LoggedRequest) {
      if (length === room) grow()
      let known = sites.get(request.site)
      if (known === undefined) {
        known = sites.size
        sites.set(request.site, known)
      }
      site[length] = known
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
        sites: [...sites.keys()],
        site: site.slice(0, length),
        times: times.slice(0, length),
        bytes: bytes.slice(0, length),
        micros: micros.slice(0, length),
        codes: kept,
        values,
      }
    },
  }
}

/** An imported log as traffic, with what it covers (epoch seconds, both included). */
export interface LogTraffic extends Traffic {
  readonly sites: readonly string[]
  readonly first: number
  readonly last: number
}

/**
 * The traffic of an imported log: per site, sorted by time, in chunks of 65,536 requests. `shiftSeconds` moves every request in
 * time. Pass the dictionaries of another traffic to put both in one store.
 */
export function logTraffic(
  log: LogColumns,
  shiftSeconds = 0,
  dictionaries: Dictionaries = newDictionaries(),
): LogTraffic {
  const codesOf = {} as Record<Column, Uint32Array>
  for (const column of columns) {
    codesOf[column] = Uint32Array.from(log.values[column], (value) => dictionaries[column].code(value))
  }
  const rowsOfSite = new Uint32Array(log.sites.length)
  for (let row = 0; row < log.length; row++) {
    const site = log.site[row] as number
    rowsOfSite[site] = (rowsOfSite[site] as number) + 1
  }
  const order = log.sites.map((_, site) => new Uint32Array(rowsOfSite[site] as number))
  const filled = new Uint32Array(log.sites.length)
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (let row = 0; row < log.length; row++) {
    const site = log.site[row] as number
    const rows = order[site] as Uint32Array
    rows[filled[site] as number] = row
    filled[site] = (filled[site] as number) + 1
    const time = (log.times[row] as number) + shiftSeconds
    first = Math.min(first, time)
    last = Math.max(last, time)
  }
  const chunksOfSite = new Map<string, Chunk[]>()
  log.sites.forEach((site, index) => {
    const rows = order[index] as Uint32Array
    rows.sort((a, b) => (log.times[a] as number) - (log.times[b] as number) || a - b)
    const chunks: Chunk[] = []
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
      const part = rows.subarray(start, start + CHUNK_ROWS)
      const codes = {} as Record<Column, Uint32Array>
      for (const column of columns) {
        const own = log.codes[column]
        const shared = codesOf[column]
        codes[column] = Uint32Array.from(part, (row) => shared[own[row] as number] as number)
      }
      const times = Uint32Array.from(part, (row) => (log.times[row] as number) + shiftSeconds)
      chunks.push({
        site,
        from: times[0] as number,
        to: (times.at(-1) as number) + 1,
        length: part.length,
        codes,
        bytes: Float64Array.from(part, (row) => log.bytes[row] as number),
        micros: Float64Array.from(part, (row) => log.micros[row] as number),
        when: { kind: 'points', times },
      })
    }
    chunksOfSite.set(site, chunks)
  })
  return {
    dictionaries,
    sites: [...log.sites],
    first,
    last,
    has: (site) => chunksOfSite.has(site),
    chunks: (site, from, to) => (chunksOfSite.get(site) ?? []).filter((chunk) => chunk.to > from && chunk.from < to),
  }
}

/** Several traffics with the same dictionaries as one; the first that knows a site answers for it. */
export function joined(parts: readonly Traffic[], dictionaries: Dictionaries): Traffic {
  return {
    dictionaries,
    has: (site) => parts.some((part) => part.has(site)),
    chunks: (site, from, to) => parts.find((part) => part.has(site))?.chunks(site, from, to) ?? [],
  }
}
