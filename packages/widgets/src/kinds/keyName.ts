import type { KindT } from '../charts/summary.ts'

/** What the cache did, as the provider names it. */
export const cacheResults = ['hit', 'miss', 'expired', 'stale', 'pass'] as const

/** Whether a log says nothing of a key: the provider leaves it empty or writes a dash. */
export const isNone = (key: string): boolean => key === '' || key === '-'

/** A result of the cache in words; one that nobody knows as it is. */
export function cacheName(key: string, t: KindT): string {
  const found = cacheResults.find((one) => one === key.toLowerCase())
  return found ? t(`cache.${found}`) : isNone(key) ? t('cache.none') : key
}
