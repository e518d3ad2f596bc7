const KEEP = 6

/** Where a user went by name, latest first; kept a user in this browser. A storage that refuses is a browser that forgets. */
export interface Lately {
  list(): string[]
  visit(id: string): void
}

/** Reads and writes what a user chose last in the list of everything. */
export function createLately(userId: number, storage: Pick<Storage, 'getItem' | 'setItem'>): Lately {
  const key = `parapet.lately.${userId}`
  const list = () => {
    try {
      const read: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(read) ? read.filter((id): id is string => typeof id === 'string').slice(0, KEEP) : []
    } catch {
      return []
    }
  }
  return {
    list,
    visit(id) {
      try {
        storage.setItem(key, JSON.stringify([id, ...list().filter((one) => one !== id)].slice(0, KEEP)))
      } catch {
        return // A full or forbidden storage costs the order of the list only.
      }
    },
  }
}
