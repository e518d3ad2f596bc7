/** An observable value, in the shape that `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T
  /** Replaces the value and notifies the subscribers, unless it is the same (`Object.is`). */
  set(next: T): void
  /** Calls `listener` after each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** Creates a store. Its methods need no `this`. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
