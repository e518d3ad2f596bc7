import { createRecentList, type RecentList, type StorageGetter } from '../../platform/preferences/recentList.ts'

/** The companies a user opened last, by id. */
export type Recents = RecentList<number>

/** Reads and writes the recent companies of a user. */
export function createRecents(userId: number, getStorage: StorageGetter): Recents {
  const isItem = (read: unknown): read is number => Number.isInteger(read)
  return createRecentList({ key: `parapet.recent.${userId}`, max: 5, isItem, getStorage })
}
