import {
  type ApiContext,
  ask,
  auth,
  type Company,
  company as companyCalls,
  failureOf,
  failureText,
  safeRedirect,
  type TokenResponse,
  user as userCalls,
} from '@parapet/api'
import { anyone, checks, type Entry, type Verdict } from '../guards.ts'
import { match } from '../links/match.ts'
import { to } from '../links/to.ts'
import { companiesToTry } from './companiesToTry.ts'
import { type Credentials, createDoor, type SignIn } from './door.ts'
import { createIdleWatch } from './idleWatch.ts'
import type { SessionPorts, Steering } from './ports.ts'
import { reduce, type SessionEvent, signedOut, tokenOf, tokenState } from './reduce.ts'
import { KEYS, openShelf, readKept } from './storage.ts'
import type { Reason, Says, Session, SessionNotice, SessionState } from './types.ts'

/** Where a navigation may go. */
export type Outcome = { readonly go: 'on' } | { readonly go: 'to'; readonly address: string }

export interface SessionStore
  extends Pick<Session, 'signOut' | 'stay' | 'passwordChanged' | 'reload' | 'startActing' | 'stopActing' | 'dismiss'> {
  get(): SessionState
  subscribe(listener: () => void): () => void
  readonly api: ApiContext
  /** Listens to the other tabs, the clock and the user; returns how to stop. */
  start(): () => void
  /** The router takes over the steering. */
  steer(steering: Steering): void
  /** §2: checks a navigation, loading what the checks need. Rejects with a CallFailure when the provider cannot be asked. */
  enter(address: string): Promise<Outcome>
  signIn(credentials: Credentials): Promise<SignIn>
  signInWithPasskey(): Promise<SignIn>
  /** Keeps the name that was typed at login. */
  typed(username: string): void
  /** Learns the address the provider sees us with, so that the login need not wait for it. */
  learnIp(): void
  /** Where a login leads: the redirect of the address, else the one kept from before, else home. */
  afterLogin(search: string): string
}

const SLOW_EVERY_MS = 10_000

/** The session of this tab (§4): state, the rules on it, and its effects on provider, storage and other tabs. */
export function createSession(ports: SessionPorts): SessionStore {
  const { clock, signals } = ports
  const local = openShelf(ports.local)
  const tab = openShelf(ports.tab)
  const listeners = new Set<() => void>()
  let steering = ports.steering
  let nextNotice = 1
  let entering = 0
  let slowSaidMs = Number.NEGATIVE_INFINITY
  /** The address that is being checked while the page waits for it. */
  let waitingFor: string | null = null
  let early: { id: number; company: Promise<Company | null> } | null = null

  const kept = readKept(local.read(KEYS.session))
  let state: SessionState = kept ? { ...signedOut, ...kept } : signedOut

  const dispatch = (event: SessionEvent) => {
    const next = reduce(state, event)
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const say = (says: Says, tone: SessionNotice['tone'], text?: string | null) => {
    dispatch({ type: 'said', notice: { id: nextNotice, says, tone, ...(text ? { text } : {}) } })
    nextNotice += 1
  }
  const keep = () => {
    const { token, loginUsername, isPasswordWeak, acting } = state
    if (token) local.write(KEYS.session, JSON.stringify({ token, loginUsername, isPasswordWeak, acting }))
  }

  const contextFor = (token: string | null): ApiContext =>
    ports.context({
      token: () => token,
      company: () => state.company?.id ?? null,
      onUnauthorized: () => undefined,
      onSlow: () => undefined,
    })
  const api = ports.context({
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
  })

  /* ── The end of a session ─────────────────────────────────────────────────────────────────────────────────────── */

  // Forgets the user here and in the other tabs. The token is not sent anywhere: that is `revoke`.
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
  const leadToLogin = (target: string | null) => {
    const redirect = target === null ? '/' : safeRedirect(target)
    if (redirect !== '/') tab.write(KEYS.redirect, redirect)
    steering.go(to('login', undefined, { redirect: redirect === '/' ? null : redirect }))
  }
  const targetHere = () => {
    const here = steering.here()
    return match(pathOf(here))?.page.guard === anyone ? null : here
  }
  function expire(): void {
    if (!state.token) return
    const target = targetHere()
    end('expired')
    say('says.expired', 'watch')
    // A navigation that waits for this answer leads to login by itself, with its own target.
    if (waitingFor === null) leadToLogin(target)
  }
  const revoke = async (token: string, isEverywhere: boolean): Promise<void> => {
    const outliving: ApiContext = (() => {
      const context = contextFor(token)
      return { ...context, fetch: (input, init) => context.fetch(input, { ...init, keepalive: true }) }
    })()
    await ask(
      auth.revoke,
      { all: isEverywhere ? true : undefined, body: { token, client_id: ports.clientId() } },
      outliving,
    )
  }
  const signOutFor = async (reason: 'asked' | 'idle', isEverywhere: boolean): Promise<void> => {
    const { token, acting } = state
    const target = targetHere()
    const tokens = [token, acting?.ownToken].flatMap((one) => (one ? [one.accessToken] : []))
    // §4: logout revokes the token, then clears; nobody should have to wait for the provider to be let go.
    const revoked = Promise.all(tokens.map((one) => revoke(one, isEverywhere)))
    end(reason)
    if (reason === 'idle') say('says.idle', 'info')
    else say('says.signedOut', 'good')
    leadToLogin(reason === 'idle' ? target : null)
    await revoked.catch((problem: unknown) => {
      const failure = failureOf(problem)
      // A token the provider no longer knows is as good as revoked.
      if (failure.kind !== 'http' || failure.status >= 500) say('says.revokeFailed', 'watch')
    })
  }

  const idleWatch = createIdleWatch({
    clock,
    local,
    isIn: () => state.token !== null,
    onChange: (endsAtMs) => dispatch({ type: 'idle', endsAtMs }),
    onOver: () => void signOutFor('idle', false),
  })

  /* ── Other tabs ───────────────────────────────────────────────────────────────────────────────────────────────── */

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
      leadToLogin(reason === 'asked' ? null : target)
    } else if (now && now.token.accessToken !== state.token?.accessToken) {
      // Somebody logged in, or began to act as somebody else, in another tab: this one goes on as they.
      const here = steering.here()
      steering.restart(targetHere() === null ? afterLogin(queryOf(here)) : here)
    } else if (now && !now.isPasswordWeak) dispatch({ type: 'passwordChanged' })
  }

  /* ── Coming in ────────────────────────────────────────────────────────────────────────────────────────────────── */

  const comeIn = ({ status, data }: { status: number; data: TokenResponse }, username: string): void => {
    // §4: 202 says that the password is weak or old.
    const token = tokenOf(data, clock.now())
    for (const { id } of state.notices) dispatch({ type: 'dismissed', id })
    dispatch({ type: 'signedIn', token, username, isPasswordWeak: status === 202 })
    keep()
    idleWatch.stay()
  }
  const afterLogin = (search: string) => {
    const target = safeRedirect(new URLSearchParams(search).get('redirect') ?? tab.read(KEYS.redirect))
    tab.remove(KEYS.redirect)
    return target
  }

  const door = createDoor({ ports, context: contextFor(null), accept: comeIn })

  /* ── Navigations ──────────────────────────────────────────────────────────────────────────────────────────────── */

  const loadUser = async (): Promise<void> => {
    const token = state.token
    const [user, groups] = await Promise.all([
      ask(userCalls.current, {}, api),
      ask(userCalls.groups, {}, api).catch(() => state.groups),
    ])
    if (state.token !== token) return
    if (!state.acting) claim(user.username)
    dispatch({ type: 'loaded', user, groups })
  }
  // Drafts outlive an idle logout, but only for who left them (ux-rules §12).
  const claim = (username: string) => {
    const owner = local.read(KEYS.owner)
    if (owner !== null && owner !== username) local.clear('work')
    local.write(KEYS.owner, username)
  }

  /** The company of the address, else the current, else the one of last time, else the first profile's (§4). */
  const loadCompany = async (asked: number | null, isFresh: boolean): Promise<void> => {
    const { user } = state
    if (!user) return
    const last = Number(local.read(KEYS.company)) || null
    for (const id of companiesToTry(user, { asked, current: state.company?.id ?? null, last })) {
      if (state.company?.id === id && !isFresh) return
      const found = await companyOrNull(id)
      if (!found || state.user?.id !== user.id) continue
      local.write(KEYS.company, String(found.id))
      dispatch({ type: 'company', company: found })
      return
    }
    dispatch({ type: 'company', company: null })
  }
  // The company that will most likely be wanted is asked for beside the user, not after.
  const askEarly = (asked: number | null) => {
    const id = asked ?? Number(local.read(KEYS.company))
    if (id > 0) early = { id, company: askCompany(id) }
    early?.company.catch(() => undefined) // Whoever takes it hears of its failure.
  }
  const companyOrNull = (id: number): Promise<Company | null> => {
    const begun = early?.id === id ? early.company : null
    early = null
    return begun ?? askCompany(id)
  }
  // A company that is not there, or not theirs, is no failure: the next best is opened.
  const askCompany = (id: number): Promise<Company | null> =>
    ask(userCalls.company, { id }, api).catch((problem: unknown) => {
      const failure = failureOf(problem)
      if (failure.kind === 'http' && [403, 404].includes(failure.status)) return null
      throw problem
    })

  // §4: if reloading the logged user fails, the provider's message (or 'Error') is shown at login.
  const refuseUser = (problem: unknown, target: string): string | null => {
    const failure = failureOf(problem)
    if (failure.kind !== 'http') return null
    if (!state.token) return loginAddress(target) // A 401 has ended the session already, and said so.
    end('failed')
    say('says.failed', 'bad', failureText(failure))
    return loginAddress(target)
  }
  const loginAddress = (target: string) => {
    const redirect = safeRedirect(target)
    if (redirect !== '/') tab.write(KEYS.redirect, redirect)
    return to('login', undefined, { redirect: redirect === '/' ? null : redirect })
  }

  const versionState = (): Entry['version'] => {
    const stored = local.read(KEYS.version)
    if (stored !== ports.version) local.write(KEYS.version, ports.version)
    // Nothing stored is a first visit (decisions.md): nobody is logged out.
    return stored === null || stored === ports.version ? 'same' : 'changed'
  }

  const enter = async (address: string): Promise<Outcome> => {
    const turn = ++entering
    ports.refreshTheme()
    const found = match(pathOf(address))
    if (!found) return { go: 'on' }
    const { page, company: asked } = found
    const { guard } = page
    const version = versionState()
    const wasLoaded = state.user !== null
    waitingFor = address
    try {
      for (const { name, check } of checks) {
        if (name === 'company' && !guard.isPublic) {
          const login = await loadFor(asked, address)
          if (login) return { go: 'to', address: login }
        }
        const token = tokenState(state.token, clock.now())
        const { user, company } = state
        const verdict = check({ guard, version, token, user, company, askedCompany: asked })
        if (verdict.go !== 'on') return { go: 'to', address: turnAway(verdict, address) }
      }
    } finally {
      if (turn === entering) waitingFor = null
    }
    if (!guard.isPublic && wasLoaded) void refreshBehind(address, turn)
    return { go: 'on' }
  }

  /** What the later checks look at; the address of login when the user could not be loaded. */
  const loadFor = async (asked: number | null, address: string): Promise<string | null> => {
    try {
      if (!state.user) {
        askEarly(asked)
        await loadUser()
      }
      await loadCompany(asked, false)
      return state.token ? null : loginAddress(address)
    } catch (problem) {
      // A company that does not arrive is the page's failure, to be tried again; a user that does not arrive is §4's.
      const login = state.user && state.token ? null : refuseUser(problem, address)
      if (login) return login
      throw problem
    }
  }

  const turnAway = (verdict: Exclude<Verdict, { go: 'on' }>, address: string): string => {
    switch (verdict.go) {
      case 'login': {
        const { token } = state
        if (verdict.says === 'says.version') {
          if (token) void revoke(token.accessToken, false).catch(() => undefined) // Best effort: it ends by itself.
          end('version')
          say('says.version', 'info')
          // On the login page itself there is nothing to lead back to.
          return match(pathOf(address))?.page.guard.isPublic ? address : loginAddress(address)
        }
        if (token) end('expired')
        if (verdict.says) say(verdict.says, 'watch')
        return loginAddress(address)
      }
      case 'ownCompany':
        say(verdict.says, 'watch')
        return address.replace(/^\/\d+/, state.company ? `/${state.company.id}` : '') || '/'
      case 'home':
        if (verdict.says) say(verdict.says, 'watch')
        return to('home', { company: state.company?.id })
    }
  }

  // §7: each guarded navigation asks again who the user is. The screen does not wait for it; what changed is acted upon when it arrives.
  const refreshBehind = async (address: string, turn: number): Promise<void> => {
    const before = state.token
    try {
      await loadUser()
      if (turn === entering) await loadCompany(match(pathOf(address))?.company ?? null, false)
    } catch (problem) {
      if (state.token !== before) return
      const login = refuseUser(problem, steering.here())
      if (login) steering.go(login)
      return // Without a network the page goes on with what it has.
    }
    if (turn !== entering || state.token !== before) return
    const { user, company } = state
    const guard = match(pathOf(address))?.page.guard
    if (guard && !guard.admits({ user, company })) steering.go(turnAway({ go: 'home', says: guard.says }, address))
  }

  /* ── Acting as somebody else (§4) ─────────────────────────────────────────────────────────────────────────────── */

  const startActing: SessionStore['startActing'] = async (user) => {
    const { token: ownToken, user: me } = state
    if (!ownToken || !me || state.acting) return
    const answer = await ask(companyCalls.impersonate, { user: user.id }, api)
    const acting = {
      ownToken,
      ownName: nameOf(me),
      asName: nameOf(user),
      startedFrom: steering.here(),
    }
    dispatch({ type: 'actingStarted', token: tokenOf(answer, clock.now()), acting })
    local.remove(KEYS.company)
    keep()
    steering.go(to('home'))
  }
  const stopActing = async (): Promise<void> => {
    const { acting, token } = state
    if (!acting || !token) return
    // The borrowed token is of no more use: it should not live on.
    void revoke(token.accessToken, false).catch(() => undefined)
    dispatch({ type: 'actingStopped' })
    local.remove(KEYS.company)
    keep()
    steering.go(acting.startedFrom)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    api,
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
    signIn: door.signIn,
    signInWithPasskey: door.signInWithPasskey,
    typed: (username) => dispatch({ type: 'typed', username }),
    learnIp: door.learnIp,
    afterLogin,
    signOut: ({ everywhere = false } = {}) => signOutFor('asked', everywhere),
    stay: idleWatch.stay,
    passwordChanged() {
      dispatch({ type: 'passwordChanged' })
      keep()
    },
    async reload() {
      await loadUser()
      await loadCompany(state.company?.id ?? null, true)
    },
    startActing,
    stopActing,
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
  }
}

/** First name, else the user name (§2, the greeting; also the bar while acting). */
export function nameOf(user: { username: string; first_name?: string }): string {
  return user.first_name || user.username
}

function reasonOf(text: string | null): Reason {
  const found = /"reason":"(\w+)"/.exec(text ?? '')?.[1]
  return (['asked', 'idle', 'expired', 'version', 'failed'] as const).find((reason) => reason === found) ?? 'elsewhere'
}

function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '/'
}
function queryOf(address: string): string {
  return /\?[^#]*/.exec(address)?.[0] ?? ''
}
