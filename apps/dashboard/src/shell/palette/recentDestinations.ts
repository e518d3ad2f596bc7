import { createRecentList, type RecentList, type StorageGetter } from '../../platform/preferences/recentList.ts'

/** The destinations a user chose last in the command palette. */
export function createRecentDestinations(userId: number, getStorage: StorageGetter): RecentList<string> {
  const isItem = (read: unknown): read is string => typeof read === 'string'
  return createRecentList({ key: `parapet.lately.${userId}`, max: 6, isItem, getStorage })
}
