import { type ApiContext, safeRedirect, type TokenResponse } from '@parapet/api'
import { firstChecks } from '../firstChecks.ts'
import { matchPublic, queryOf, toPublic } from '../links/publicLinks.ts'
import { anyone } from '../page.ts'
import type { Outcome, SessionCore } from './core.ts'
import type { Door, SignIn } from './door.ts'
import { createIdleWatch } from './idleWatch.ts'
import type { Inside } from './inside.ts'
import type { Link, Own } from './link.ts'
import type { SessionPorts, Steering } from './ports.ts'
import { reduce, type SessionEvent, signedOut, tokenOf, tokenState } from './reduce.ts'
import { KEYS, openShelf, readKept } from './storage.ts'
import type { Reason, Session, SessionState } from './types.ts'

export type { Outcome } from './core.ts'

export interface SessionStore
  extends Pick<Session, 'signOut' | 'stay' | 'passwordChanged' | 'reload' | 'startActing' | 'stopActing' | 'dismiss'>,
    Door {
  get(): SessionState
  subscribe(listener: () => void): () => void
  /** Throws before `connect` or the first `enter` of a page behind the login. */
  readonly api: ApiContext
  /** Fetches the code that talks to the provider, if it is not there yet. */
  connect(): Promise<void>
  /** Listens to the other tabs, the clock and the user; returns how to stop. */
  start(): () => void
  /** The router takes over the steering. */
  steer(steering: Steering): void
  /**
   * Runs the checks of §2 for a navigation and loads what they need. Rejects with a CallFailure when the provider
   * cannot be reached.
   */
  enter(address: string): Promise<Outcome>
  /** Stores the user name typed at login. */
  typed(username: string): void
  /** Returns the page after a login: the redirect of the address, else the stored one, else home. */
  afterLogin(search: string): string
}

const SLOW_EVERY_MS = 10_000

/**
 * Creates the session of this tab (§4): state, rules, and effects on provider, storage and other tabs. The part that
 * needs the pages table is loaded with the app (inside.ts).
 */
export function createSession(ports: SessionPorts): SessionStore {
  const { clock, signals } = ports
  const local = openShelf(ports.local)
  const tab = openShelf(ports.tab)
  const listeners = new Set<() => void>()
  let steering = ports.steering
  let nextNotice = 1
  let slowSaidMs = Number.NEGATIVE_INFINITY
  let link: Link | undefined
  let door: Door | undefined
  let inside: Inside | undefined

  const kept = readKept(local.read(KEYS.session))
  let state: SessionState = kept ? { ...signedOut, ...kept } : signedOut

  const dispatch = (event: SessionEvent) => {
    const next = reduce(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const say: SessionCore['say'] = (says, tone, text) => {
    dispatch({ type: 'said', notice: { id: nextNotice, says, tone, ...(text ? { text } : {}) } })
    nextNotice += 1
  }
  const keep = () => {
    const { token, loginUsername, isPasswordWeak, acting } = state
    if (token) local.write(KEYS.session, JSON.stringify({ token, loginUsername, isPasswordWeak, acting }))
  }

  const own: Own = {
    token: () => state.token?.accessToken ?? null,
    company: () => state.company?.id ?? null,
    apiKey: () => state.user?.api_key ?? null,
    onUnauthorized: () => expire(),
    onSlow() {
      // §4: one notice for the many queries of a board that are slow together.
      if (clock.now() - slowSaidMs < SLOW_EVERY_MS) return
      slowSaidMs = clock.now()
      say('says.slow', 'info')
    },
  }
  const loadLink = async (): Promise<Link> => {
    const { createLink } = await import('./link.ts')
    link ??= createLink({ ports, own })
    return link
  }
  const loadDoor = async (): Promise<Door> => {
    const [{ createDoor }, { outside }] = await Promise.all([import('./door.ts'), loadLink()])
    door ??= createDoor({ ports, context: outside, accept: comeIn })
    return door
  }

  const end = (reason: Reason) => {
    const wasIn = state.token !== null
    if (wasIn && reason !== 'elsewhere') {
      local.write(KEYS.goodbye, JSON.stringify({ reason }))
      local.clear(reason === 'asked' ? 'all' : 'session')
      if (reason === 'asked') tab.clear('all')
    }
    idleWatch.stop()
    dispatch({ type: 'ended', isNameKept: reason !== 'asked' })
  }
  const loginAddress = (target: string | null): string => {
    const redirect = target === null ? '/' : safeRedirect(target)
    if (redirect !== '/') tab.write(KEYS.redirect, redirect)
    return toPublic('login', undefined, { redirect: redirect === '/' ? null : redirect })
  }
  const targetHere = () => {
    const here = steering.here()
    return matchPublic(here) ? null : here
  }
  function expire(): void {
    if (!state.token) return
    const target = targetHere()
    end('expired')
    say('says.expired', 'watch')
    if (!inside?.isEntering()) steering.go(loginAddress(target))
  }
  const revoke = async (token: string, isEverywhere = false): Promise<boolean> => {
    try {
      return await (await loadLink()).revoke(token, isEverywhere)
    } catch {
      return false // The code to revoke could not be loaded.
    }
  }
  const endForVersion = () => {
    if (state.token) void revoke(state.token.accessToken)
    end('version')
    say('says.version', 'info')
  }
  const signOutFor = async (reason: 'asked' | 'idle', isEverywhere: boolean): Promise<void> => {
    const { token, acting } = state
    const target = targetHere()
    const tokens = [token, acting?.ownToken].flatMap((one) => (one ? [one.accessToken] : []))
    // §4: logout revokes the token, then clears. It does not wait for the provider.
    const revoked = Promise.all(tokens.map((one) => revoke(one, isEverywhere)))
    end(reason)
    if (reason === 'idle') say('says.idle', 'info')
    else say('says.signedOut', 'good')
    steering.go(loginAddress(reason === 'idle' ? target : null))
    if (!(await revoked).every(Boolean)) say('says.revokeFailed', 'watch')
  }

  const idleWatch = createIdleWatch({
    clock,
    local,
    isIn: () => state.token !== null,
    onChange: (endsAtMs) => dispatch({ type: 'idle', endsAtMs }),
    onOver: () => void signOutFor('idle', false),
  })

  const onStorage = (key: string | null) => {
    if (key === KEYS.activity) idleWatch.look()
    if (key !== null && key !== KEYS.session) return
    const now = readKept(local.read(KEYS.session))
    if (!now && state.token) {
      const reason = reasonOf(local.read(KEYS.goodbye))
      const target = targetHere()
      end('elsewhere')
      if (reason === 'expired') say('says.expired', 'watch')
      else if (reason === 'idle') say('says.idle', 'info')
      else if (reason === 'version') say('says.version', 'info')
      else say('says.signedOutElsewhere', 'info')
      steering.go(loginAddress(reason === 'asked' ? null : target))
    } else if (now && now.token.accessToken !== state.token?.accessToken) {
      const here = steering.here()
      steering.restart(targetHere() === null ? afterLogin(queryOf(here)) : here)
    } else if (now && !now.isPasswordWeak) dispatch({ type: 'passwordChanged' })
  }

  const comeIn = ({ status, data }: { status: number; data: TokenResponse }, username: string): void => {
    // §4: 202 means a weak or old password.
    dispatch({ type: 'signedIn', token: tokenOf(data, clock.now()), username, isPasswordWeak: status === 202 })
    keep()
    idleWatch.stay()
  }
  const afterLogin = (search: string) => {
    const target = safeRedirect(new URLSearchParams(search).get('redirect') ?? tab.read(KEYS.redirect))
    tab.remove(KEYS.redirect)
    return target
  }

  const versionState: SessionCore['versionState'] = () => {
    const stored = local.read(KEYS.version)
    if (stored !== ports.version) local.write(KEYS.version, ports.version)
    return stored === null || stored === ports.version ? 'same' : 'changed'
  }
  const loadInside = async (): Promise<Inside> => {
    const [{ createInside }, { api }] = await Promise.all([import('./inside.ts'), loadLink()])
    inside ??= createInside({
      api,
      clock,
      local,
      get: () => state,
      dispatch,
      say,
      end,
      endForVersion,
      keep,
      revoke,
      versionState,
      loginAddress,
      here: () => steering.here(),
      go: (address) => steering.go(address),
    })
    return inside
  }

  const enter = async (address: string): Promise<Outcome> => {
    ports.refreshTheme()
    if (!matchPublic(address)) return (await loadInside()).enter(address)
    const token = tokenState(state.token, clock.now())
    const entry = { guard: anyone, version: versionState(), token, user: null, company: null, askedCompany: null }
    if (firstChecks.some(({ check }) => check(entry).go !== 'on')) endForVersion()
    return { go: 'on' }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get api() {
      if (!link) throw new Error('the session is not connected')
      return link.api
    },
    async connect() {
      await loadLink()
    },
    start() {
      idleWatch.look()
      const stops = [
        signals.onStorage(onStorage),
        signals.onActivity(idleWatch.touch),
        signals.onWake(idleWatch.look),
        idleWatch.stop,
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    steer(next) {
      steering = next
    },
    enter,
    learnIp: () =>
      void loadDoor().then(
        ({ learnIp }) => learnIp(),
        () => undefined,
      ),
    signIn: (credentials) => loadDoor().then(({ signIn }) => signIn(credentials), unconnected),
    signInWithPasskey: () => loadDoor().then(({ signInWithPasskey }) => signInWithPasskey(), unconnected),
    typed: (username) => dispatch({ type: 'typed', username }),
    afterLogin,
    signOut: ({ everywhere = false } = {}) => signOutFor('asked', everywhere),
    stay: idleWatch.stay,
    passwordChanged() {
      dispatch({ type: 'passwordChanged' })
      keep()
    },
    reload: async () => (await loadInside()).reload(),
    startActing: async (user) => (await loadInside()).startActing(user),
    stopActing: async () => (await loadInside()).stopActing(),
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
  }
}

function unconnected(): SignIn {
  return { kind: 'failed', why: 'network', status: 0, text: null }
}

function reasonOf(text: string | null): Reason {
  const found = /"reason":"(\w+)"/.exec(text ?? '')?.[1]
  return (['asked', 'idle', 'expired', 'version', 'failed'] as const).find((reason) => reason === found) ?? 'elsewhere'
}
