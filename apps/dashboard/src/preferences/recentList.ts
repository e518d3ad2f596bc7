import { withStorage } from '../session/withStorage.ts'

/** A list of recent items, latest first, stored for each user in this browser; empty if storage is blocked. */
export interface RecentList<T> {
  list(): T[]
  visit(one: T): void
}

/** Names the storage: some browsers refuse even that. */
export type RecentListOptions = () => Pick<Storage, 'getItem' | 'setItem'>

interface Kept<T> {
  readonly key: string
  readonly most: number
  readonly is: (read: unknown) => read is T
  readonly isSame?: (a: T, b: T) => boolean
  readonly storage: RecentListOptions
}

/** Reads and writes such a list. */
export function createRecentList<T>({ key, most, is, isSame = Object.is, storage }: Kept<T>): RecentList<T> {
  const list = () =>
    withStorage(
      storage,
      (open) => {
        const read: unknown = JSON.parse(open.getItem(key) ?? '[]')
        return Array.isArray(read) ? read.filter(is).slice(0, most) : []
      },
      [],
    )
  return {
    list,
    visit(one) {
      const all = [one, ...list().filter((other) => !isSame(other, one))].slice(0, most)
      withStorage(storage, (open) => open.setItem(key, JSON.stringify(all)), undefined)
    },
  }
}
