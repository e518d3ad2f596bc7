const KEEP = 5

/** The companies a user was in, latest first; kept a user in this browser. A storage that refuses is a browser that forgets. */
export interface Recents {
  list(): number[]
  visit(company: number): void
}

/** Reads and writes the recent companies of a user. */
export function createRecents(userId: number, storage: Pick<Storage, 'getItem' | 'setItem'>): Recents {
  const key = `parapet.recent.${userId}`
  const list = () => {
    try {
      const read: unknown = JSON.parse(storage.getItem(key) ?? '[]')
      return Array.isArray(read) ? read.filter((id): id is number => Number.isInteger(id)).slice(0, KEEP) : []
    } catch {
      return []
    }
  }
  return {
    list,
    visit(company) {
      const next = [company, ...list().filter((id) => id !== company)].slice(0, KEEP)
      try {
        storage.setItem(key, JSON.stringify(next))
      } catch {
        return // A full or forbidden storage costs the list of recent companies only.
      }
    },
  }
}
