import { createStore, type Store } from '@parapet/base'
import { useEffect, useSyncExternalStore } from 'react'

export interface LazyModule<T> extends Pick<Store<T | undefined>, 'get' | 'subscribe'> {
  /** Loads once; retries after a failure. */
  load(): Promise<T>
}

/** A chunk that could not be loaded. Chromium caches the failure until the page reloads. */
export class ChunkError extends Error {}

/** Creates a module that is loaded on demand, once. */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  const store = createStore<T | undefined>(undefined)
  let loading: Promise<T> | undefined
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: () => {
      loading ??= importModule().then(
        (value) => {
          store.set(value)
          return value
        },
        (problem: unknown) => {
          loading = undefined
          throw problem
        },
      )
      return loading
    },
  }
}

/** Returns a lazy module once loaded; loads it when `isWanted`. */
export function useLazyModule<T>(code: LazyModule<T>, isWanted: boolean, onFailed?: () => void): T | undefined {
  const module = useSyncExternalStore(code.subscribe, code.get, code.get)
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
  return module
}
