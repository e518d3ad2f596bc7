import type { Invalidation } from '../entities/Cache.ts'

/** The invalidations that one request sent together; its ID is that of the first one listed. */
export interface Submission extends Pick<Invalidation, 'id' | 'date' | 'user' | 'type' | 'refetch'> {
  /** In the order in which they were entered. */
  readonly urls: readonly string[]
  /** The list was cut within it, or right after it. */
  readonly mayHaveMore?: true
}

interface Found extends Omit<Submission, 'urls'> {
  readonly made: { readonly id: number; readonly url: string }[]
  mayHaveMore?: true
}

/** Groups invalidations by the request that sent them: same user, type and second. The list has a row for each URL. */
export function submissionsOf(rows: readonly Invalidation[], isCut = false): Submission[] {
  const found = new Map<string, Found>()
  let last: Found | undefined
  for (const { id, date, user, type, refetch, url } of rows) {
    const second = Math.floor(Date.parse(date) / 1000)
    const key = JSON.stringify([Number.isNaN(second) ? date : second, user, type, refetch])
    last = found.get(key) ?? { id, date, user, type, refetch, made: [] }
    last.made.push({ id, url })
    found.set(key, last)
  }
  if (last && isCut) last.mayHaveMore = true
  return [...found.values()].map(({ made, ...one }) => ({
    ...one,
    urls: made.sort((a, b) => a.id - b.id).map(({ url }) => url),
  }))
}
