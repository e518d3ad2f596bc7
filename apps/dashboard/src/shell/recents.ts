import { createRecentList, type RecentList, type RecentListOptions } from '../preferences/recentList.ts'

/** The companies a user was in, by their ids. */
export type Recents = RecentList<number>

/** Reads and writes the recent companies of a user. */
export function createRecents(userId: number, storage: RecentListOptions): Recents {
  const is = (read: unknown): read is number => Number.isInteger(read)
  return createRecentList({ key: `parapet.recent.${userId}`, most: 5, is, storage })
}
