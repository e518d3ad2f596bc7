import type { ApiContext, Clock } from '@parapet/api'
import type { LoginDevice } from './device.ts'
import type { StorageLike } from './storage.ts'

/** Reads and changes the address; the router replaces it once it is created. */
export interface Navigation {
  /** Path, query and hash. */
  currentAddress(): string
  navigate(address: string): void
  reload(address: string): void
}

/** Browser events the session listens to; each returns an unsubscribe function. */
export interface BrowserEvents {
  onStorage(listener: (key: string | null) => void): () => void
  onActivity(listener: () => void): () => void
  /** The page is shown again, perhaps after a sleep in which no timer ran. */
  onWake(listener: () => void): () => void
}

/** The world outside the session, so that every rule runs on a clock and storage of a test. */
export interface SessionEnvironment {
  readonly clock: Clock
  readonly local: StorageLike | null
  readonly tab: StorageLike | null
  readonly browserEvents: BrowserEvents
  readonly device: LoginDevice
  readonly version: string
  readonly clientId: () => string
  readonly context: (
    own: Pick<ApiContext, 'token' | 'company' | 'apiKey' | 'onUnauthorized' | 'onSlow' | 'holds' | 'onWritten'>,
  ) => ApiContext
  readonly navigation: Navigation
  /** §2: the theme is refreshed first on each navigation. */
  readonly refreshTheme: () => void
  /** Waited for before the user is reloaded behind a page (§7), so that the page is shown first. */
  readonly pageShown: () => Promise<unknown>
}

/** The browser events of the current window. */
export function createBrowserEvents(): BrowserEvents {
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
export function windowNavigation(onMove: (address: string) => void): Navigation {
  return {
    currentAddress: () => `${location.pathname}${location.search}${location.hash}`,
    navigate(address) {
      history.pushState(null, '', address)
      onMove(address)
    },
    reload: (address) => location.assign(address),
  }
}
