import type { ApiContext, Clock } from '@parapet/api'
import type { Machine } from './machine.ts'
import type { Shelf } from './storage.ts'

/** Reads and changes the address; the router replaces it once it is created. */
export interface Steering {
  /** Path, query and hash. */
  here(): string
  go(address: string): void
  /** Reloads the page: another tab changed who is logged in. */
  restart(address: string): void
}

/** Browser events the session listens to; each returns an unsubscribe function. */
export interface Signals {
  /** Another tab changed a key of the local storage (null: all of it). */
  onStorage(listener: (key: string | null) => void): () => void
  /** Keyboard, pointer or touch input. */
  onActivity(listener: () => void): () => void
  /** The page is shown again, perhaps after a sleep in which no timer ran. */
  onWake(listener: () => void): () => void
}

/** The world outside the session, so that every rule runs on a clock and storage of a test. */
export interface SessionPorts {
  readonly clock: Clock
  /** Shared by the tabs of this origin. */
  readonly local: Shelf | null
  /** Session storage. */
  readonly tab: Shelf | null
  readonly signals: Signals
  readonly machine: Machine
  readonly version: string
  readonly clientId: () => string
  /** The surroundings of a call, with the session's parts filled in. */
  readonly context: (own: Pick<ApiContext, 'token' | 'company' | 'apiKey' | 'onUnauthorized' | 'onSlow'>) => ApiContext
  readonly steering: Steering
  /** §2: the theme is looked after before anything else on a navigation. */
  readonly refreshTheme: () => void
}

/** The browser events of the current window. */
export function browserSignals(): Signals {
  const listen = (target: EventTarget, names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names) target.addEventListener(name, listener, { passive: true, capture: true })
    return () => {
      for (const name of names) target.removeEventListener(name, listener, { capture: true })
    }
  }
  return {
    onStorage: (listener) =>
      listen(window, ['storage'], (event) => {
        const { key, storageArea } = event as StorageEvent
        if (storageArea === localStorage) listener(key)
      }),
    onActivity: (listener) =>
      listen(window, ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'], listener),
    onWake: (listener) =>
      listen(window, ['visibilitychange', 'pageshow', 'focus', 'online'], () => {
        if (document.visibilityState === 'visible') listener()
      }),
  }
}

/** The window's address, for pages without a router. */
export function windowSteering(onMove: (address: string) => void): Steering {
  return {
    here: () => `${location.pathname}${location.search}${location.hash}`,
    go(address) {
      history.pushState(null, '', address)
      onMove(address)
    },
    restart: (address) => location.assign(address),
  }
}
