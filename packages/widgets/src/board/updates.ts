import { createContext, use, useEffect } from 'react'

/** Who on a board waits for newer figures, and when the last of them has got them. */
export interface Updates {
  begin(code: string): void
  end(code: string): void
  subscribe(listener: () => void): () => void
}

/** Who refreshes every minute hears of it; who changes filters quickly does not hear each step (ux-rules §13). */
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

/** Tells the board that a widget waits for newer figures than it shows. */
export function useUpdating(code: string, isUpdating: boolean): void {
  const updates = use(UpdatesContext)
  // The board's list lives outside React: it is no reason to draw anything.
  useEffect(() => {
    if (!updates || !isUpdating) return
    updates.begin(code)
    return () => updates.end(code)
  }, [updates, code, isUpdating])
}
