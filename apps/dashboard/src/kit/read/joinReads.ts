import type { Read } from '@parapet/api'

/** Joins reads that are shown together: it has data once all have, and fails if one does. */
export function joinReads<const R extends readonly Read<unknown>[]>(
  ...reads: R
): Read<{ [I in keyof R]: R[I] extends Read<infer T> ? T : never }> {
  type Joined = { [I in keyof R]: R[I] extends Read<infer T> ? T : never }
  const isThere = reads.every(({ data }) => data !== undefined)
  const failing = reads.find(({ data, failure }) => failure && data === undefined) ?? reads.find((read) => read.failure)
  const times = reads.flatMap(({ updatedAt }) => (updatedAt === undefined ? [] : [updatedAt]))
  return {
    data: isThere ? (reads.map(({ data }) => data) as unknown as Joined) : undefined,
    failure: failing?.failure,
    unreadable: reads.reduce((sum, { unreadable }) => sum + unreadable, 0),
    isLoading: reads.some(({ isLoading }) => isLoading),
    isRefreshing: reads.some(({ isRefreshing }) => isRefreshing),
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    slow: reads.find(({ slow }) => slow)?.slow,
    retry: () => {
      for (const read of reads) if (read.failure) read.retry()
    },
    cancel: () => {
      for (const read of reads) if (read.slow) read.cancel()
    },
  }
}
