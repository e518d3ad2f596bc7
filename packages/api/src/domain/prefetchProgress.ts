import type { Prefetch } from '../entities/Cache.ts'

/** How far the prefetch of some URLs is. */
export interface PrefetchProgress {
  readonly isOver: boolean
  readonly done: number
  readonly total: number
  readonly failed: readonly string[]
}

/**
 * Reads the progress of URLs sent at `since` (epoch ms) from the provider's list: the newest row of each counts.
 * A provider without a status does not report the end: accepted URLs count as done.
 */
export function prefetchProgress(
  urls: readonly string[],
  since: number,
  rows: readonly Pick<Prefetch, 'id' | 'url' | 'date' | 'status'>[],
): PrefetchProgress {
  const asked = new Set(urls)
  const newest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    if (!asked.has(row.url) || !(Date.parse(row.date) >= since)) continue
    const known = newest.get(row.url)
    if (!known || row.id > known.id) newest.set(row.url, row)
  }
  const own = [...newest.values()]
  const isOver =
    own.length > 0 && own.every(({ status }) => status === undefined || status === 'done' || status === 'failed')
  return {
    isOver,
    done: own.filter(({ status }) => status === 'done' || (isOver && status === undefined)).length,
    total: asked.size,
    failed: own.filter(({ status }) => status === 'failed').map(({ url }) => url),
  }
}
