import {
  type CallInput,
  type cache,
  type Purge,
  type PurgeMethod,
  purgeChunks,
  purgeOfDate,
  type Submission,
} from '@parapet/api'

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

/** The calls that send the URLs of a submission again, the way they were sent; a call takes at most 1000. */
export const repeatCalls = ({ urls, type, refetch }: Submission): readonly CallInput<typeof cache.invalidate>[] =>
  purgeChunks([...new Set(urls)], 'urls').map((chunk) => ({
    body: {
      urls: chunk,
      ...(type === 'ban' && { ban: '1' }),
      ...(type === 'soft' && { soft: true }),
      ...(refetch && { refetch }),
    },
  }))

/** The host names of URLs, each once; what cannot be read as a URL has none. */
export const hostsOf = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).hostname)),
]
