/** The crosshair's time, shared by the charts of a page. */
export interface CursorStore {
  get(): Cursor | null
  set(cursor: Cursor | null): void
  subscribe(listener: () => void): () => void
}

export interface Cursor {
  /** Epoch seconds. */
  time: number
  /** The chart under the pointer: only that one shows the card. */
  source: string
}

/** A store for one chart, or for the charts that share a key. */
export function createCursor(onUse?: () => void, onEmpty?: () => void): CursorStore {
  let current: Cursor | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(cursor) {
      if (cursor === current || (cursor && current && cursor.time === current.time && cursor.source === current.source))
        return
      current = cursor
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      onUse?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) {
          current = null
          onEmpty?.()
        }
      }
    },
  }
}

const shared = new Map<string, CursorStore>()

/** Returns the shared cursor of a key; dropped with its last chart. */
export function sharedCursor(key: string): CursorStore {
  const known = shared.get(key)
  if (known) return known
  const made = createCursor(
    () => shared.set(key, made),
    () => shared.delete(key),
  )
  shared.set(key, made)
  return made
}

const linkListeners = new Set<() => void>()
let isLinked = true

/** Whether charts with the same key share their crosshair: the user's choice, until the app closes. */
export const crosshairLink = {
  get: () => isLinked,
  set(next: boolean) {
    isLinked = next
    for (const listener of linkListeners) listener()
  },
  subscribe(listener: () => void) {
    linkListeners.add(listener)
    return () => void linkListeners.delete(listener)
  },
}

/** The number of keys in use, for the leak test. */
export const sharedCursorCount = (): number => shared.size
