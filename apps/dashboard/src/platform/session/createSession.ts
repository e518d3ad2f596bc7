import { type ApiContext, heldWhileActing, safeRedirect, type TokenResponse } from '@parapet/api'
import { createStore, type Store } from '@parapet/base'
import { matchPublic, queryOf, toPublic } from '../links/publicLinks.ts'
import { firstChecks } from '../paths/firstChecks.ts'
import { anyone } from '../paths/path.ts'
import type { ApiContexts, ContextParts } from './apiContexts.ts'
import type { Navigation, SessionEnvironment } from './environment.ts'
import { createIdleWatch } from './idleWatch.ts'
import type { Login, LoginResult } from './login.ts'
import { reduce, type SessionEvent, signedOut, tokenOf, tokenState } from './reduce.ts'
import type { EnterResult, SessionCore } from './sessionCore.ts'
import type { SignedInSession } from './signedInSession.ts'
import { KEYS, readPersistedSession, safeStorage } from './storage.ts'
import type { EndReason, Session, SessionState } from './types.ts'

export type { EnterResult } from './sessionCore.ts'

export interface SessionStore
  extends Pick<
      Session,
      | 'signOut'
      | 'stay'
      | 'passwordChanged'
      | 'reload'
      | 'startActing'
      | 'takeControl'
      | 'stopActing'
      | 'closeSummary'
      | 'dismiss'
      | 'hasProved'
      | 'prove'
    >,
    Login,
    Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Throws before `connect` or the first `enter` of a page behind the login. */
  readonly api: ApiContext
  connect(): Promise<void>
  start(): () => void
  setNavigation(navigation: Navigation): void
  /** Runs the checks of §2 for a navigation; rejects with a CallFailure when the provider is unreachable. */
  enter(address: string): Promise<EnterResult>
  setTypedUsername(username: string): void
  /** Returns the page after a login: the redirect of the address, else the stored one, else home. */
  afterLogin(search: string): string
}

const SLOW_EVERY_MS = 10_000

/** A password given this long ago still stands for the user. */
const PROVED_MS = 5 * 60_000

/** Creates the session of this tab (§4): state, rules, and effects on provider, storage and other tabs. */
export function createSession(environment: SessionEnvironment): SessionStore {
  const { clock, browserEvents } = environment
  const local = safeStorage(environment.local)
  const tab = safeStorage(environment.tab)
  let navigation = environment.navigation
  let nextNotice = 1
  let slowSaidMs = Number.NEGATIVE_INFINITY
  let contexts: ApiContexts | undefined
  let login: Login | undefined
  let signedIn: SignedInSession | undefined
  // Also here, for a browser that denies access to storage.
  let provedMs = Number(tab.read(KEYS.proved) ?? Number.NaN)

  const persisted = readPersistedSession(local.read(KEYS.session))
  const store = createStore<SessionState>(persisted ? { ...signedOut, ...persisted } : signedOut)

  const dispatch = (event: SessionEvent) => store.set(reduce(store.get(), event))
  const notify: SessionCore['notify'] = (messageKey, tone, { text, service } = {}) => {
    const more = { ...(text ? { text } : {}), ...(service ? { service } : {}) }
    dispatch({ type: 'said', notice: { id: nextNotice, messageKey, tone, ...more } })
    nextNotice += 1
  }
  const persist = () => {
    const { token, loginUsername, isPasswordWeak, acting, lastActing } = store.get()
    if (token) local.write(KEYS.session, JSON.stringify({ token, loginUsername, isPasswordWeak, acting, lastActing }))
  }

  const contextParts: ContextParts = {
    token: () => store.get().token?.accessToken ?? null,
    company: () => store.get().company?.id ?? null,
    apiKey: () => store.get().user?.api_key ?? null,
    onUnauthorized: () => expire(),
    // The one place where requests leave: no screen has to think of it.
    holds(call) {
      const { acting } = store.get()
      return acting && heldWhileActing(call, acting.hasControl)
    },
    onWritten({ method, host }, url, isDone) {
      if (!store.get().acting || method === 'GET' || host === 'metrics') return
      dispatch({ type: 'written', deed: { atMs: clock.now(), method, path: url.replace(/\?.*/, ''), isDone } })
      persist()
    },
    onSlow() {
      // §4: one notice for the many queries of a board that are slow together.
      if (clock.now() - slowSaidMs < SLOW_EVERY_MS) return
      slowSaidMs = clock.now()
      notify('notice.slow', 'info')
    },
  }
  const loadContexts = async (): Promise<ApiContexts> => {
    const { createApiContexts } = await import('./apiContexts.ts')
    contexts ??= createApiContexts({ environment, contextParts })
    return contexts
  }
  const loadLogin = async (): Promise<Login> => {
    const [{ createLogin }, { anonymous }] = await Promise.all([import('./login.ts'), loadContexts()])
    login ??= createLogin({ environment, context: anonymous, accept: onSignedIn })
    return login
  }

  const end = (reason: EndReason, isAskedElsewhere = false) => {
    const wasIn = store.get().token !== null
    if (wasIn && reason !== 'elsewhere') {
      local.write(KEYS.goodbye, JSON.stringify({ reason }))
      local.clear(reason === 'asked' ? 'all' : 'session')
    }
    if (wasIn && (reason === 'asked' || isAskedElsewhere)) tab.clear('all')
    provedMs = Number.NaN
    tab.remove(KEYS.proved)
    idleWatch.stop()
    dispatch({ type: 'ended', isNameKept: reason !== 'asked' })
  }
  const loginAddress = (target: string | null): string => {
    const redirect = target === null ? '/' : safeRedirect(target)
    if (redirect !== '/') tab.write(KEYS.redirect, redirect)
    return toPublic('login', undefined, { redirect: redirect === '/' ? null : redirect })
  }
  const currentTarget = () => {
    const here = navigation.currentAddress()
    return matchPublic(here) ? null : here
  }
  function expire(): void {
    if (!store.get().token) return
    const target = currentTarget()
    end('expired')
    notify('notice.expired', 'watch')
    if (!signedIn?.isEntering()) navigation.navigate(loginAddress(target))
  }
  const revoke = async (token: string, isEverywhere = false): Promise<boolean> => {
    try {
      return await (await loadContexts()).revoke(token, isEverywhere)
    } catch {
      return false // The code to revoke could not be loaded.
    }
  }
  const endForVersion = () => {
    const { token } = store.get()
    if (token) void revoke(token.accessToken)
    end('version')
    notify('notice.version', 'info')
  }
  const signOutFor = async (reason: 'asked' | 'idle', isEverywhere: boolean): Promise<void> => {
    const { token, acting } = store.get()
    const target = currentTarget()
    const tokens = [token, acting?.ownToken].flatMap((one) => (one ? [one.accessToken] : []))
    // §4: logout revokes the token, then clears. It does not wait for the provider.
    const revoked = Promise.all(tokens.map((one) => revoke(one, isEverywhere)))
    end(reason)
    if (reason === 'idle') notify('notice.idle', 'info')
    else notify('notice.signedOut', 'good')
    navigation.navigate(loginAddress(reason === 'idle' ? target : null))
    if (!(await revoked).every(Boolean)) notify('notice.revokeFailed', 'watch')
  }

  const idleWatch = createIdleWatch({
    clock,
    local,
    isIn: () => store.get().token !== null,
    onChange: (endsAtMs) => dispatch({ type: 'idle', endsAtMs }),
    onOver: () => void signOutFor('idle', false),
  })

  const onStorage = (key: string | null) => {
    if (key === KEYS.activity) idleWatch.look()
    if (key !== null && key !== KEYS.session) return
    const now = readPersistedSession(local.read(KEYS.session))
    if (!now && store.get().token) {
      const reason = reasonOf(local.read(KEYS.goodbye))
      const target = currentTarget()
      end('elsewhere', reason === 'asked')
      if (reason === 'expired') notify('notice.expired', 'watch')
      else if (reason === 'idle') notify('notice.idle', 'info')
      else if (reason === 'version') notify('notice.version', 'info')
      else notify('notice.signedOutElsewhere', 'info')
      navigation.navigate(loginAddress(reason === 'asked' ? null : target))
    } else if (now && now.token.accessToken !== store.get().token?.accessToken) {
      const here = navigation.currentAddress()
      navigation.reload(currentTarget() === null ? afterLogin(queryOf(here)) : here)
    } else if (now && !now.isPasswordWeak) dispatch({ type: 'passwordChanged' })
  }

  const setProved = () => {
    provedMs = clock.now()
    tab.write(KEYS.proved, String(provedMs))
  }
  const onSignedIn = ({ status, data }: { status: number; data: TokenResponse }, username: string): void => {
    // §4: 202 means a weak or old password.
    dispatch({ type: 'signedIn', token: tokenOf(data, clock.now()), username, isPasswordWeak: status === 202 })
    persist()
    setProved()
    idleWatch.stay()
  }
  const afterLogin = (search: string) => {
    const target = safeRedirect(new URLSearchParams(search).get('redirect') ?? tab.read(KEYS.redirect))
    tab.remove(KEYS.redirect)
    return target
  }

  const versionState: SessionCore['versionState'] = () => {
    const stored = local.read(KEYS.version)
    if (stored !== environment.version) local.write(KEYS.version, environment.version)
    return stored === null || stored === environment.version ? 'same' : 'changed'
  }
  const loadSignedIn = async (): Promise<SignedInSession> => {
    const [{ createSignedInSession }, { api }] = await Promise.all([import('./signedInSession.ts'), loadContexts()])
    signedIn ??= createSignedInSession({
      api,
      clock,
      local,
      get: store.get,
      dispatch,
      notify,
      end,
      endForVersion,
      persist,
      revoke,
      versionState,
      loginAddress,
      pageShown: environment.pageShown,
      currentAddress: () => navigation.currentAddress(),
      navigate: (address) => navigation.navigate(address),
    })
    return signedIn
  }

  const enter = async (address: string): Promise<EnterResult> => {
    environment.refreshTheme()
    if (!matchPublic(address)) return (await loadSignedIn()).enter(address)
    const token = tokenState(store.get().token, clock.now())
    const entry = {
      guard: anyone,
      version: versionState(),
      token,
      user: null,
      company: null,
      requestedCompany: null,
      hasTwoFactor: null,
    }
    if (firstChecks.some(({ check }) => check(entry).kind !== 'proceed')) endForVersion()
    return { kind: 'proceed' }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    get api() {
      if (!contexts) throw new Error('the session is not connected')
      return contexts.api
    },
    async connect() {
      await loadContexts()
    },
    start() {
      idleWatch.look()
      const stops = [
        browserEvents.onStorage(onStorage),
        browserEvents.onActivity(idleWatch.touch),
        browserEvents.onWake(idleWatch.look),
        idleWatch.stop,
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    setNavigation(next) {
      navigation = next
    },
    enter,
    fetchIp: () =>
      void loadLogin().then(
        ({ fetchIp }) => fetchIp(),
        () => undefined,
      ),
    signIn: (credentials) => loadLogin().then(({ signIn }) => signIn(credentials), unconnected),
    signInWithPasskey: () => loadLogin().then(({ signInWithPasskey }) => signInWithPasskey(), unconnected),
    setTypedUsername: (username) => dispatch({ type: 'typed', username }),
    afterLogin,
    signOut: ({ everywhere = false } = {}) => signOutFor('asked', everywhere),
    stay: idleWatch.stay,
    passwordChanged() {
      dispatch({ type: 'passwordChanged' })
      persist()
    },
    reload: async () => (await loadSignedIn()).reload(),
    startActing: async (user, reason) => (await loadSignedIn()).startActing(user, reason),
    takeControl() {
      dispatch({ type: 'controlTaken' })
      persist()
    },
    stopActing: async (options) => (await loadSignedIn()).stopActing(options),
    closeSummary() {
      dispatch({ type: 'summaryClosed' })
      persist()
    },
    dismiss: (id) => dispatch({ type: 'dismissed', id }),
    hasProved() {
      const age = clock.now() - provedMs
      return age >= 0 && age < PROVED_MS
    },
    prove: async (by) => {
      const { proveIdentity } = await import('./proveIdentity.ts')
      const result = await proveIdentity({ by, user: store.get().user, environment, contexts: await loadContexts() })
      if (result.kind === 'signedIn') setProved()
      return result
    },
  }
}

function unconnected(): LoginResult {
  return { kind: 'failed', reason: 'network', status: 0, text: null }
}

function reasonOf(text: string | null): EndReason {
  const found = /"reason":"(\w+)"/.exec(text ?? '')?.[1]
  return (['asked', 'idle', 'expired', 'version', 'failed'] as const).find((reason) => reason === found) ?? 'elsewhere'
}
