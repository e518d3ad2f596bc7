import { createStore, type Store } from '@parapet/base'

/** The crosshair's time, shared by the charts of a page. */
export type CursorStore = Store<Cursor | null>

export interface Cursor {
  /** Epoch seconds. */
  time: number
  source: string
}

/** A store for one chart, or for the charts that share a key. */
export function createCursor(onUse?: () => void, onEmpty?: () => void): CursorStore {
  const store = createStore<Cursor | null>(null)
  let subscribers = 0
  return {
    get: store.get,
    set(cursor) {
      const current = store.get()
      if (cursor?.time !== current?.time || cursor?.source !== current?.source) store.set(cursor)
    },
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener)
      subscribers += 1
      onUse?.()
      return () => {
        unsubscribe()
        subscribers -= 1
        if (subscribers > 0) return
        store.set(null)
        onEmpty?.()
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

/** Whether charts with the same key share their crosshair: the user's choice, until the app closes. */
export const crosshairLink = createStore<boolean>(true)

/** The number of keys in use, for the leak test. */
export const sharedCursorCount = (): number => shared.size
