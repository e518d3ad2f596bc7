import { withStorage } from '../session/withStorage.ts'

/** A list of recent items, latest first, stored for each user in this browser; empty if storage is blocked. */
export interface RecentList<T> {
  list(): T[]
  visit(one: T): void
}

/** Returns the storage; reading `window.localStorage` alone throws in some browsers. */
export type StorageGetter = () => Pick<Storage, 'getItem' | 'setItem'>

interface RecentListOptions<T> {
  readonly key: string
  readonly max: number
  readonly isItem: (read: unknown) => read is T
  readonly isSame?: (a: T, b: T) => boolean
  readonly getStorage: StorageGetter
}

/** Creates a recent list stored under `key`, of at most `max` items. */
export function createRecentList<T>({
  key,
  max,
  isItem,
  isSame = Object.is,
  getStorage,
}: RecentListOptions<T>): RecentList<T> {
  const list = () =>
    withStorage(
      getStorage,
      (open) => {
        const read: unknown = JSON.parse(open.getItem(key) ?? '[]')
        return Array.isArray(read) ? read.filter(isItem).slice(0, max) : []
      },
      [],
    )
  return {
    list,
    visit(one) {
      const all = [one, ...list().filter((other) => !isSame(other, one))].slice(0, max)
      withStorage(getStorage, (open) => open.setItem(key, JSON.stringify(all)), undefined)
    },
  }
}
