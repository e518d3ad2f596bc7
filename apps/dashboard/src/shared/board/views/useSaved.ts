import { isExpired, type Saved, type SharedUrl, useRead, user as userCalls, writeSharedId } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useMemo } from 'react'
import { savedOf } from './savedRow.ts'

/** A saved view, set of filters or note, and where the provider keeps it. */
export interface SavedItem<S extends Saved = Saved> {
  readonly id: string
  readonly isMine: boolean
  readonly saved: S
}

/** What a user and a company have saved, without what has expired. One of the two lists may fail alone. */
export function useSaved(isWanted: boolean, user: number, company: number) {
  const quiet = { quiet: true }
  const mine = useRead(userCalls.sharedUrls, isWanted ? { user } : null, quiet)
  const ours = useRead(userCalls.sharedUrls, isWanted ? { user: company } : null, quiet)
  const items = useMemo(() => {
    const now = nowSeconds()
    const itemsOf = (rows: readonly SharedUrl[] | undefined, owner: number): SavedItem[] =>
      (rows ?? []).flatMap((row) => {
        const saved = savedOf(row)
        return saved && saved.company === company && !isExpired(saved, now)
          ? [{ id: writeSharedId({ user: owner, id: row.id }), isMine: owner === user, saved }]
          : []
      })
    return [...itemsOf(mine.data, user), ...itemsOf(ours.data, company)]
  }, [mine.data, ours.data, user, company])
  return {
    items,
    isLoading: mine.isLoading || ours.isLoading,
    hasFailed: mine.failure !== undefined && ours.failure !== undefined,
    /** Whether one of the lists, or both, could not be read. */
    isIncomplete: mine.failure !== undefined || ours.failure !== undefined,
    retry: () => {
      for (const read of [mine, ours]) if (read.failure) read.retry()
    },
  }
}
