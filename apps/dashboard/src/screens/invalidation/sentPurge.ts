import { type Invalidation, type Purge, type PurgeMethod, purgeOfDate, type Submission } from '@parapet/api'

/** A purge whose URLs can be checked: a ban removes whatever matches. */
export interface SentPurge {
  readonly urls: readonly string[]
  readonly purge: Purge
  readonly method: Exclude<PurgeMethod, 'ban'>
  /** The name of the user who sent it. */
  readonly user: string
  /** In epoch seconds. */
  readonly date: number
}

/** The purge that an entry of the history is of; null for a ban. */
export function sentPurgeOf({ urls, date, user, type, refetch }: Submission): SentPurge | null {
  if (type === 'ban') return null
  const method = type === 'soft' ? 'soft' : refetch ? 'refetch' : 'purge'
  return { urls: [...new Set(urls)], purge: purgeOfDate({ date, type }), method, user, date: Date.parse(date) / 1000 }
}

/** Whether an entry of the history is one of a submission. */
export const isOf = (submission: Submission, row: Invalidation): boolean =>
  submission.urls.includes(row.url) &&
  submission.user === row.user &&
  submission.type === row.type &&
  Math.floor(Date.parse(submission.date) / 1000) === Math.floor(Date.parse(row.date) / 1000)
