/** What a cache counted, in requests or in bytes. `all` includes what it passed on without a look-up. */
export interface CacheCounters {
  readonly all: number
  readonly hits: number
  readonly misses: number
}

/**
 * Returns the hit ratio, 0 to 1: hits divided by all, passes included (decision 0047).
 * Null without a hit or a miss: the cache results are then unknown, not 0.
 */
export function hitRatio({ all, hits, misses }: CacheCounters): number | null {
  const ratio = hits / all
  return hits + misses > 0 && all > 0 && Number.isFinite(ratio) ? ratio : null
}

/** Returns the hit ratio of histogram buckets, by requests. */
export function hitRatioOf(
  entries: readonly { readonly requests: number; readonly hits: number; readonly misses: number }[],
): number | null {
  const counters = { all: 0, hits: 0, misses: 0 }
  for (const { requests, hits, misses } of entries) {
    counters.all += requests
    counters.hits += hits
    counters.misses += misses
  }
  return hitRatio(counters)
}
