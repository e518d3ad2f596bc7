import type { CacheServer, Invalidation } from '../entities/Cache.ts'

/** What the answer of a cache server means. `old`: it still has the object from before the purge. */
export type CacheVerdict = 'cached' | 'notCached' | 'neverCached' | 'removed' | 'fetchedSince' | 'old'

/** Judges a cache server's answer; after a purge a miss is what was wanted. Times in epoch seconds. */
export function cacheVerdict(
  { result, age, stale }: Pick<CacheServer, 'result' | 'age' | 'stale'>,
  purge: { readonly at: number; readonly isSoft: boolean } | null,
  now: number,
): CacheVerdict {
  if (result === 'PASS') return 'neverCached'
  if (purge === null) return result === 'HIT' ? 'cached' : 'notCached'
  if (result === 'MISS') return 'removed'
  if (age === null) return 'cached'
  if (age < now - purge.at) return 'fetchedSince'
  // A soft purge leaves the object in place, as a stale one.
  return purge.isSoft && stale ? 'removed' : 'old'
}

/** Later, a miss may have other causes than the purge; seconds. */
const PURGE_COUNTS_S = 3600

/** The last purge of a URL within an hour; null if there is none. Bans by pattern are not compared. */
export function lastPurge(
  url: string,
  invalidations: readonly Pick<Invalidation, 'url' | 'type' | 'date'>[],
  now: number,
): { at: number; isSoft: boolean } | null {
  const found = invalidations
    .filter((row) => row.url === url && row.type !== 'ban')
    .map(({ date, type }) => ({ at: Date.parse(date) / 1000, isSoft: type === 'soft' }))
    .filter(({ at }) => now - at < PURGE_COUNTS_S)
    .sort((a, b) => b.at - a.at)
  return found[0] ?? null
}
