import type { SiteKind } from './catalogue.ts'

/** A group of requests with one outcome and its share of the day. */
export interface Stratum {
  share: number
  response: string
  cached: string
  reason: string
}

/** Shares of requests that are hits, and that cannot be cached. */
export const usual = {
  hits: { news: 0.945, shop: 0.88, video: 0.972, api: 0.52, corporate: 0.9, intl: 0.93 },
  passes: { news: 0.012, shop: 0.05, video: 0.004, api: 0.33, corporate: 0.03, intl: 0.015 },
} satisfies Record<string, Record<SiteKind, number>>

const statuses: readonly (readonly [string, number, string])[] = [
  ['304', 0.045, 'TCDN-OK'],
  ['404', 0.021, 'TCDN-OK'],
  ['301', 0.016, 'TCDN-RPE-301'],
  ['206', 0.005, 'TCDN-OK'],
  ['302', 0.0008, 'TCDN-OK'],
  ['403', 0.0009, 'TCDN-RPE-403'],
  ['400', 0.0003, 'TCDN-OK'],
  ['429', 0.0003, 'TCDN-RPE-GRL-429-Too Many Requests'],
  ['500', 0.00015, 'TCDN-OENG'],
  ['502', 0.0002, 'TCDN-BENG-502'],
  ['503', 0.0003, 'TCDN-BENG-Service unavailable'],
  ['504', 0.00005, 'TCDN-BENG-504'],
]

/** The outcomes of a kind of site's requests; their shares add up to about one. */
export function strataOf(kind: SiteKind): Stratum[] {
  const hits = usual.hits[kind]
  const passes = usual.passes[kind]
  const rest = 1 - hits - passes
  const ok = 0.91
  const stratum = (share: number, response: string, cached: string, reason = 'TCDN-OK'): Stratum => ({
    share,
    response,
    cached,
    reason,
  })
  return [
    stratum(ok * hits, '200', 'hit'),
    stratum(ok * passes, '200', 'pass'),
    stratum(ok * rest * 0.92, '200', 'miss'),
    stratum(ok * rest * 0.05, '200', 'expired'),
    stratum(ok * rest * 0.03, '200', 'stale'),
    ...statuses.flatMap(([response, share, reason]) => {
      if (response.startsWith('5')) return [stratum(share, response, 'pass', reason)]
      if (reason.startsWith('TCDN-RPE')) return [stratum(share, response, 'pass', reason)]
      return [stratum(share * hits, response, 'hit', reason), stratum(share * (1 - hits), response, 'miss', reason)]
    }),
  ]
}

/** The midtier sees the misses of the edge. */
export const midtierStrata: readonly Stratum[] = [
  { share: 0.78, response: '200', cached: 'hit', reason: 'TCDN-OK' },
  { share: 0.16, response: '200', cached: 'miss', reason: 'TCDN-OK' },
  { share: 0.03, response: '304', cached: 'hit', reason: 'TCDN-OK' },
  { share: 0.014, response: '404', cached: 'miss', reason: 'TCDN-OK' },
  { share: 0.01, response: '200', cached: 'expired', reason: 'TCDN-OK' },
  { share: 0.004, response: '200', cached: 'stale', reason: 'TCDN-OK' },
  { share: 0.002, response: '503', cached: 'pass', reason: 'TCDN-BENG-Service unavailable' },
]
