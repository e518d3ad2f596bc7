import type { CacheServer, Invalidation } from '../entities/Cache.ts'

/** When a purge took effect, in epoch seconds of the clock that also says when servers answered. */
export interface Purge {
  /** Nothing was purged before this. */
  readonly at: number
  /** Everything was told by then: an object fetched later is a new one. */
  readonly until: number
  readonly isSoft: boolean
}

/**
 * What the answer of a cache server means. `old`: it still has the object from before the purge; `unsure`: the object was
 * fetched too close to the purge to tell.
 */
export type CacheVerdict = 'cached' | 'notCached' | 'neverCached' | 'removed' | 'fetchedSince' | 'unsure' | 'old'

/** Judges a cache server's answer; after a purge a miss is what was wanted. `now` is the time of the answer in epoch seconds. */
export function cacheVerdict(
  { result, age, stale }: Pick<CacheServer, 'result' | 'age' | 'stale'>,
  purge: Purge | null,
  now: number,
): CacheVerdict {
  if (result === 'PASS') return 'neverCached'
  if (purge === null) return result === 'HIT' ? 'cached' : 'notCached'
  if (result === 'MISS') return 'removed'
  if (age === null) return 'cached'
  // An age of whole seconds: it was fetched within the second that ends here.
  const fetched = now - age
  if (fetched - 1 >= purge.until) return 'fetchedSince'
  // A soft purge leaves the object in place, as a stale one.
  if (purge.isSoft && stale) return 'removed'
  return fetched < purge.at ? 'old' : 'unsure'
}

/** Later, a miss may have other causes than the purge; seconds. */
const PURGE_COUNTS_S = 3600

/** The provider's clock and the browser's may differ by this, in seconds. */
const CLOCKS_DIFFER_S = 2

/** The purge that the provider dates so; its clock need not be the browser's. */
export function purgeOfDate({ date, type }: Pick<Invalidation, 'date' | 'type'>): Purge {
  const second = Date.parse(date) / 1000
  return { at: second - CLOCKS_DIFFER_S, until: second + 1 + CLOCKS_DIFFER_S, isSoft: type === 'soft' }
}

/** The last purge of a URL within an hour; null if there is none. Bans by pattern are not compared. */
export function lastPurge(
  url: string,
  invalidations: readonly Pick<Invalidation, 'url' | 'type' | 'date'>[],
  now: number,
): (Purge & { readonly date: number }) | null {
  const found = invalidations
    .filter((row) => row.url === url && row.type !== 'ban')
    .map((row) => ({ ...purgeOfDate(row), date: Date.parse(row.date) / 1000 }))
    .filter(({ date }) => now - date < PURGE_COUNTS_S)
    .sort((a, b) => b.date - a.date)
  return found[0] ?? null
}
