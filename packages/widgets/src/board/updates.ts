import { createContext, use, useEffect } from 'react'

/** Tracks which widgets of a board are refreshing, and when the last one finished. */
export interface Updates {
  begin(code: string): void
  end(code: string): void
  subscribe(listener: () => void): () => void
}

/** Announce at most this often: quick filter changes are not announced one by one. */
const APART_MS = 10_000

/** A new one; one a board. `now` in milliseconds. */
export function createUpdates(now: () => number = Date.now): Updates {
  const waiting = new Set<string>()
  const listeners = new Set<() => void>()
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    begin: (code) => void waiting.add(code),
    end(code) {
      if (!waiting.delete(code) || waiting.size > 0 || now() - toldAt < APART_MS) return
      toldAt = now()
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const UpdatesContext = createContext<Updates | null>(null)
export const UpdatesProvider = UpdatesContext.Provider

/** Registers a refreshing widget. */
export function useUpdating(code: string, isUpdating: boolean): void {
  const updates = use(UpdatesContext)
  useEffect(() => {
    if (!updates || !isUpdating) return
    updates.begin(code)
    return () => updates.end(code)
  }, [updates, code, isUpdating])
}
