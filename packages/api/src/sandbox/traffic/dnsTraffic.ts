import { type Chunk, columns, newCodes, type Traffic } from './columns.ts'

/** Requests that one name query stands for: resolvers remember the answer. */
const requestsPerQuery = 40
/** Bytes of a query and its answer. */
const bytesPerQuery = 148

const asked = new WeakMap<Chunk, Chunk>()

/** The name queries behind a chunk of requests: the same people at the same times, but few of them. */
function queriesOf(chunk: Chunk): Chunk {
  const known = asked.get(chunk)
  if (known) return known
  const made = chunk.when.kind === 'spread' ? thinned(chunk, chunk.when) : sampled(chunk, chunk.when.times)
  asked.set(chunk, made)
  return made
}

function thinned(chunk: Chunk, when: Extract<Chunk['when'], { kind: 'spread' }>): Chunk {
  const counts = when.counts.map((count, row) => Math.floor(count / requestsPerQuery + (when.phase[row] as number)))
  return {
    ...chunk,
    // A row without a query has nothing to spread: one that counts none passes through every question unseen.
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

/**
 * Name queries as a traffic of their own, made from the requests they came before: whoever sends many requests asks for many names, so
 * that an attack shows here too, and one engine answers both.
 */
export function dnsTraffic(requests: Traffic): Traffic {
  return {
    dictionaries: requests.dictionaries,
    has: (site) => requests.has(site),
    *chunks(sites, from, to) {
      for (const chunk of requests.chunks(sites, from, to)) yield queriesOf(chunk)
    },
  }
}
