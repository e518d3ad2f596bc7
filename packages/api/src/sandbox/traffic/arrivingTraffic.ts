import type { Arrival } from '../world/siteDns.ts'
import type { Chunk, Traffic } from './columns.ts'
import { edgeDayOf } from './edgeTraffic.ts'
import { piece } from './reactingTraffic.ts'

/** Seconds in which a new site has nothing in the cache. */
const COLD = 300

/** The requests of a chunk as a cold cache or a CDN without an origin answers them. */
function answeredAs(chunk: Chunk, { dictionaries: d }: Traffic, cached: 'miss' | 'pass', response?: string): Chunk {
  const { codes } = chunk
  const edge = d.tier.code('L1')
  const change = (column: Uint32Array, text: string) =>
    column.map((code, row) =>
      codes.tier[row] === edge ? d[column === codes.cached ? 'cached' : 'response'].code(text) : code,
    )
  return {
    ...chunk,
    codes: {
      ...codes,
      cached: change(codes.cached, cached),
      ...(response !== undefined && { response: change(codes.response, response) }),
    },
  }
}

/**
 * Traffic with that of sites which users of the sandbox have added: from the moment their name leads to the CDN; refused
 * with 503 until something is deployed, and then by a cache that is empty at first.
 */
export function arrivingTraffic(
  traffic: Traffic,
  whole: Traffic,
  arrivalsNow: () => ReadonlyMap<string, Arrival>,
): Traffic {
  const kept = new WeakMap<Chunk, { readonly key: string; readonly pieces: readonly Chunk[] }>()
  function piecesOf(chunk: Chunk, { from, servedFrom }: Arrival): readonly Chunk[] {
    const key = `${from} ${servedFrom}`
    const known = kept.get(chunk)
    if (known?.key === key) return known.pieces
    const served = servedFrom ?? Number.POSITIVE_INFINITY
    const spans = [
      [from, served, (part: Chunk) => answeredAs(part, traffic, 'pass', '503')],
      [served, served + COLD, (part: Chunk) => answeredAs(part, traffic, 'miss')],
      [served + COLD, Number.POSITIVE_INFINITY, (part: Chunk) => part],
    ] as const
    const pieces = spans.flatMap(([start, end, answer]) => {
      const [first, last] = [Math.max(start, chunk.from), Math.min(end, chunk.to)]
      return last > first ? [answer(piece(chunk, first, last))] : []
    })
    kept.set(chunk, { key, pieces })
    return pieces
  }
  const arriving: Traffic = {
    ...traffic,
    has: (site) => traffic.has(site) || arrivalsNow().has(site),
    dailyTotals(site) {
      const known = traffic.dailyTotals?.(site)
      if (known || !arrivalsNow().has(site)) return known
      return (day) => edgeDayOf(arriving, site, day)
    },
    *chunks(sites, from, to) {
      yield* traffic.chunks(sites, from, to)
      const now = arrivalsNow()
      for (const site of sites) {
        const arrival = now.get(site)
        if (!arrival || traffic.has(site)) continue
        for (const chunk of whole.chunks([site], Math.max(from, arrival.from), to))
          for (const part of piecesOf(chunk, arrival)) if (part.from < to && part.to > from) yield part
      }
    },
  }
  return arriving
}
