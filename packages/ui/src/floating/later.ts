import { useEffect, useSyncExternalStore } from 'react'

/** Code that is fetched when it is first wanted, and from then on there at once. */
export interface Later<T> {
  get(): T | undefined
  /** The same promise until it fails; after that the next call asks again. */
  load(): Promise<T>
  subscribe(tell: () => void): () => void
}

/**
 * Thrown where a picture's code could not be had. Chromium remembers that a module did not arrive until the page is loaded again: asking
 * for it once more is then answered from that memory.
 */
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
 * The code as soon as it is there; asked for when it is wanted. When it cannot be had `onFailed` runs, so that what was to open
 * does not count as open; the next click asks again, where the browser does. Only what a page says as well without the code needs none.
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
