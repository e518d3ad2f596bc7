import { createRecentList, type RecentList, type RecentListOptions } from '../preferences/recentList.ts'

type Lately = RecentList<string>

/** Reads and writes what a user chose last in the list of everything. */
export function createRecentDestinations(userId: number, storage: RecentListOptions): Lately {
  const is = (read: unknown): read is string => typeof read === 'string'
  return createRecentList({ key: `parapet.lately.${userId}`, most: 6, is, storage })
}
