import { useEffect, useSyncExternalStore } from 'react'

/** A lazily loaded module. */
export interface Later<T> {
  get(): T | undefined
  /** The same promise until it fails; then the next call retries. */
  load(): Promise<T>
  subscribe(tell: () => void): () => void
}

/** Thrown when a chunk could not be loaded. Chromium caches the failure until the page reloads. */
export class LostCode extends Error {}

/** Code behind an import, or anything else that is fetched once. */
export function later<T>(fetchIt: () => Promise<T>): Later<T> {
  let found: T | undefined
  let loading: Promise<T> | undefined
  const waiting = new Set<() => void>()
  return {
    get: () => found,
    load: () => {
      loading ??= fetchIt().then(
        (value) => {
          found = value
          for (const tell of waiting) tell()
          return value
        },
        (problem: unknown) => {
          loading = undefined
          throw problem
        },
      )
      return loading
    },
    subscribe: (tell) => {
      waiting.add(tell)
      return () => waiting.delete(tell)
    },
  }
}

/**
 * Returns a lazily loaded module, loading it once `isWanted`. On failure `onFailed` runs, so that the panel does not
 * count as open; the next click retries where the browser allows it.
 */
export function useLater<T>(code: Later<T>, isWanted: boolean, onFailed?: () => void): T | undefined {
  const found = useSyncExternalStore(code.subscribe, code.get, code.get)
  useEffect(() => {
    if (!isWanted || code.get()) return
    let isStale = false
    code.load().catch(() => {
      if (!isStale) onFailed?.()
    })
    return () => {
      isStale = true
    }
  }, [code, isWanted, onFailed])
  return found
}
