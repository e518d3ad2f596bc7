import { isSameRange, parseRel, type RangeValue } from '@parapet/api'
import type { RecentRanges } from '@parapet/widgets'
import { createRecentList, type StorageGetter } from '../../platform/preferences/recentList.ts'

/** Creates the list of the last five ranges of a user, shared by all boards. */
export function createRecentRanges(userId: number, storage: StorageGetter): RecentRanges {
  return createRecentList({
    key: `parapet.ranges.${userId}`,
    max: 5,
    isItem: isRange,
    isSame: isSameRange,
    getStorage: storage,
  })
}

function isRange(read: unknown): read is RangeValue {
  if (typeof read !== 'object' || read === null) return false
  if ('rel' in read) return typeof read.rel === 'string' && parseRel(read.rel) !== undefined
  return 'from' in read && 'to' in read && Number.isInteger(read.from) && Number.isInteger(read.to)
}
