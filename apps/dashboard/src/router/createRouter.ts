import { type Locale, loadWords } from '@parapet/ui'
import type { ComponentType } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigateOptions,
  type NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import { match } from '../links/match.ts'
import { pathOf } from '../links/publicLinks.ts'
import type { Page, Screen } from '../page.ts'
import type { SessionStore } from '../session/createSession.ts'

/** The library's history, in the browser or in memory. It tells of Back and Forward only: what is pushed was asked for here. */
export type History = ReturnType<typeof createBrowserHistory>

/** What is to be drawn at a place. */
export type Shown =
  | { readonly is: 'screen'; readonly Screen: ComponentType }
  /** The code of the screen did not arrive: the shell around it goes on. */
  | { readonly is: 'lost'; readonly error: unknown }
  /** The provider could not be asked who is in. */
  | { readonly is: 'unchecked'; readonly error: unknown }
  | { readonly is: 'missing' }

/** Where the reader is, and how they came. */
export interface Place {
  readonly location: Location
  readonly how: `${NavigationType}`
  readonly shown: Shown
  /** The page does not move: another filter, another tab. */
  readonly keepsScroll: boolean
}

export interface RouterState {
  /** null until the first screen can be drawn. */
  readonly place: Place | null
  /** A navigation that waits for its checks or its code. */
  readonly onWay: Location | null
}

export interface Router {
  get(): RouterState
  subscribe(listener: () => void): () => void
  /** Goes to an address of the app, after the checks of §2. Resolves when it is on screen, or when something else was asked for. */
  navigate(to: To, options?: NavigateOptions): Promise<void>
  /** Checks the place again and fetches its screen again. */
  reload(): Promise<void>
  /** What the library's links and hooks steer. */
  readonly navigator: Navigator
  /** Stops listening to Back and Forward. */
  dispose(): void
}

interface RouterOptions {
  session: Pick<SessionStore, 'enter'>
  /** With the address of a page before the login: those run without the router. */
  leave: (address: string) => void
  /** The reader's language: the words of a screen come beside its code. */
  locale: () => Locale
  /** A screen is about to be drawn: it may begin to ask. */
  ahead?: (screen: Screen) => void
  history?: History
}

/**
 * The way through the pages table: every navigation, Back and Forward too, passes the checks of §2 before its screen is drawn, and the screen
 * before it stays until then. Links, params and history are react-router's (decision 0015).
 */
export function createRouter({
  session,
  leave,
  locale,
  ahead,
  history = createBrowserHistory(),
}: RouterOptions): Router {
  const listeners = new Set<() => void>()
  let state: RouterState = { place: null, onWay: null }
  let turns = 0
  let isDisposed = false
  /** How the place is reached that is on its way. */
  let going: Place['how'] = 'POP'

  const set = (next: RouterState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const screenOf = async ({ load, words = [] }: Page) => {
    // Words that could not be fetched are asked for again by the part that says them, within the page's own boundary.
    const [screen] = await Promise.all([load(), loadWords(locale(), ...words).catch(() => undefined)])
    return screen
  }

  type Found = { at: 'place'; shown: Shown } | { at: 'elsewhere'; address: string } | { at: 'public'; address: string }

  const look = async (address: string): Promise<Found> => {
    // Two slashes begin a host: at such an address the browser refuses every change of it.
    if (/^\/\//.test(address)) return { at: 'elsewhere', address: address.replace(/^\/+/, '/') }
    const found = match(pathOf(address))
    if (!found) return { at: 'place', shown: { is: 'missing' } }
    if (found.page.guard.isPublic) return { at: 'public', address }
    // The code of the screen comes beside the answers of the checks, not after them.
    const coming = screenOf(found.page)
    coming.catch(() => undefined) // Its failure is told below.
    try {
      const outcome = await session.enter(address)
      if (outcome.go === 'to')
        return {
          at: match(pathOf(outcome.address))?.page.guard.isPublic ? 'public' : 'elsewhere',
          address: outcome.address,
        }
    } catch (error) {
      return { at: 'place', shown: { is: 'unchecked', error } }
    }
    try {
      const screen = await coming
      ahead?.(screen)
      return { at: 'place', shown: { is: 'screen', Screen: screen.default } }
    } catch (error) {
      return { at: 'place', shown: { is: 'lost', error } }
    }
  }

  // `how` tells what becomes of the history when the place is reached: with Back and Forward the browser is there already.
  const travel = async (to: To, how: Place['how'], options: NavigateOptions = {}): Promise<void> => {
    const path = typeof to === 'string' ? parsePath(to) : to
    const { pathname } = history.location
    const onWay: Location = { pathname, search: '', hash: '', state: null, key: '', ...path }
    const keepsScroll = options.preventScrollReset ?? false
    const arrive = (shown: Shown, next: Location | null = null) => {
      if (how === 'PUSH') history.push(createPath(onWay), options.state)
      if (how === 'REPLACE') history.replace(createPath(onWay), options.state)
      set({ place: { location: history.location, how, shown, keepsScroll }, onWay: next })
    }
    const here = state.place
    // What the open page says of itself (a series less in a legend) is no navigation: the address says it at once, and nothing is asked.
    if (here && how === 'REPLACE' && keepsScroll && onWay.pathname === here.location.pathname) {
      // With Back and Forward the browser is at the next place already, which says what it says.
      if (state.onWay && going === 'POP') return
      if (state.onWay?.pathname !== onWay.pathname) return arrive(here.shown, state.onWay)
      // Another view of the page is on its way: it is said of that one.
      how = going
    }
    going = how
    turns += 1
    const turn = turns
    if (here && isOtherHash(here.location, onWay)) return arrive(here.shown)
    set({ ...state, onWay })
    const found = await look(`${onWay.pathname}${onWay.search}`)
    if (turn !== turns || isDisposed) return
    if (found.at === 'place') return arrive(found.shown)
    if (found.at === 'public') return leave(found.address)
    // The page that sent somebody on, or the one they are at already, is no step to go back to.
    const isStep = how === 'PUSH' && !(here && createPath(here.location) === found.address)
    return travel(found.address, isStep ? 'PUSH' : 'REPLACE', { ...options, state: null })
  }

  const stop = history.listen(({ location }) => void travel(location, 'POP'))
  void travel(history.location, 'POP')

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, options) => travel(to, options?.replace ? 'REPLACE' : 'PUSH', options),
    reload: () => travel(history.location, 'POP', { preventScrollReset: true }),
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: (to, given, options) => void travel(to, 'PUSH', { ...options, state: given }),
      replace: (to, given, options) => void travel(to, 'REPLACE', { ...options, state: given }),
    },
    dispose() {
      isDisposed = true
      stop()
    },
  }
}

// Another place on the same page: nothing is to be checked or fetched.
function isOtherHash(here: Location, next: Location): boolean {
  return here.pathname === next.pathname && here.search === next.search && here.hash !== next.hash && next.hash !== ''
}
