import type { Invalidation } from '../entities/Cache.ts'

/** The invalidations that one request sent together. */
export interface Submission extends Pick<Invalidation, 'date' | 'user' | 'type' | 'refetch'> {
  readonly urls: readonly string[]
}

/** Groups invalidations by the request that sent them: same user, type and second. The list has a row for each URL. */
export function submissionsOf(rows: readonly Invalidation[]): Submission[] {
  const found = new Map<string, Submission & { urls: string[] }>()
  for (const { date, user, type, refetch, url } of rows) {
    const second = Math.floor(Date.parse(date) / 1000)
    const key = JSON.stringify([Number.isNaN(second) ? date : second, user, type, refetch])
    const known = found.get(key)
    if (known) known.urls.push(url)
    else found.set(key, { date, user, type, refetch, urls: [url] })
  }
  return [...found.values()]
}
