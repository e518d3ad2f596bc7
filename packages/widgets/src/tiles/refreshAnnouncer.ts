import { createStore, type Store } from '@parapet/base'
import { createContext, use, useEffect } from 'react'

/** Tracks which widgets of a board are refreshing, and when the last one finished. */
export interface RefreshAnnouncer extends Pick<Store<number>, 'subscribe'> {
  begin(code: string): void
  end(code: string): void
}

const APART_MS = 10_000

/** A new one; one a board. `now` in milliseconds. */
export function createRefreshAnnouncer(now: () => number = Date.now): RefreshAnnouncer {
  const waiting = new Set<string>()
  const announcedAt = createStore(Number.NEGATIVE_INFINITY)
  return {
    subscribe: announcedAt.subscribe,
    begin: (code) => void waiting.add(code),
    end(code) {
      if (!waiting.delete(code) || waiting.size > 0 || now() - announcedAt.get() < APART_MS) return
      announcedAt.set(now())
    },
  }
}

const RefreshAnnouncerContext = createContext<RefreshAnnouncer | null>(null)
export const RefreshAnnouncerProvider = RefreshAnnouncerContext.Provider

/** Registers a refreshing widget. */
export function useReportRefresh(code: string, isUpdating: boolean): void {
  const updates = use(RefreshAnnouncerContext)
  useEffect(() => {
    if (!updates || !isUpdating) return
    updates.begin(code)
    return () => updates.end(code)
  }, [updates, code, isUpdating])
}
