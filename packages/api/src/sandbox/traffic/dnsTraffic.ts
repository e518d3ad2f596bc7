import { type Chunk, columns, newCodes, type Traffic } from './columns.ts'

const requestsPerQuery = 40
const bytesPerQuery = 148

const lookupChunks = new WeakMap<Chunk, Chunk>()

function queriesOf(chunk: Chunk): Chunk {
  const known = lookupChunks.get(chunk)
  if (known) return known
  const made = chunk.when.kind === 'spread' ? thinned(chunk, chunk.when) : sampled(chunk, chunk.when.times)
  lookupChunks.set(chunk, made)
  return made
}

function thinned(chunk: Chunk, when: Extract<Chunk['when'], { kind: 'spread' }>): Chunk {
  const counts = when.counts.map((count, row) => Math.floor(count / requestsPerQuery + (when.phase[row] as number)))
  return {
    ...chunk,
    bytes: counts.map((count) => count * bytesPerQuery),
    micros: new Float64Array(chunk.length).fill(-1),
    when: { ...when, counts },
  }
}

function sampled(chunk: Chunk, times: Uint32Array): Chunk {
  const rows: number[] = []
  for (let row = 0; row < chunk.length; row += requestsPerQuery) rows.push(row)
  const codes = newCodes(rows.length)
  for (const column of columns) codes[column] = Uint32Array.from(rows, (row) => chunk.codes[column][row] as number)
  return {
    ...chunk,
    length: rows.length,
    codes,
    bytes: new Float64Array(rows.length).fill(bytesPerQuery),
    micros: new Float64Array(rows.length).fill(-1),
    when: { kind: 'points', times: Uint32Array.from(rows, (row) => times[row] as number) },
  }
}

/** DNS queries as a traffic of their own, derived from the requests that caused them. */
export function dnsTraffic(requests: Traffic): Traffic {
  return {
    dictionaries: requests.dictionaries,
    has: (site) => requests.has(site),
    *chunks(sites, from, to) {
      for (const chunk of requests.chunks(sites, from, to)) yield queriesOf(chunk)
    },
  }
}
