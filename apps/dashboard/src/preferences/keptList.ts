/** The last few of something, latest first; kept a user in this browser. A storage that refuses is a browser that forgets. */
export interface KeptList<T> {
  list(): T[]
  visit(one: T): void
}

interface Kept<T> {
  /** Where it is kept; with the user's id in it. */
  readonly key: string
  readonly most: number
  /** Whether what was read is one: the storage is anybody's. */
  readonly is: (read: unknown) => read is T
  readonly isSame?: (a: T, b: T) => boolean
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Reads and writes such a list. */
export function keptList<T>({ key, most, is, isSame = Object.is, storage }: Kept<T>): KeptList<T> {
  const list = () => {
    try {
      const read: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(read) ? read.filter(is).slice(0, most) : []
    } catch {
      return []
    }
  }
  return {
    list,
    visit(one) {
      try {
        storage.setItem(key, JSON.stringify([one, ...list().filter((other) => !isSame(other, one))].slice(0, most)))
      } catch {
        return // A full or forbidden storage costs the list only.
      }
    },
  }
}
