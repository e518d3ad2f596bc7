import type { KindT } from '../charts/summary.ts'

/** The cache results in the provider's words. */
export const cacheResults = ['hit', 'miss', 'expired', 'stale', 'pass'] as const

/** Whether a key is missing: the provider sends an empty text or a dash. */
export const isNone = (key: string): boolean => key === '' || key === '-'

/** The display name of a cache result; unknown ones unchanged. */
export function cacheName(key: string, t: KindT): string {
  const found = cacheResults.find((one) => one === key.toLowerCase())
  return found ? t(`cache.${found}`) : isNone(key) ? t('cache.none') : key
}
