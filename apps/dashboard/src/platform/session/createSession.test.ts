import {
  type Company,
  cache,
  callApi,
  makeApiContext,
  makeCompany,
  makeRole,
  makeUser,
  type User,
  user,
} from '@parapet/api'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession, type SessionStore } from './createSession.ts'
import type { SessionEnvironment } from './environment.ts'
import { IDLE_MS, WARN_MS } from './idle.ts'
import { KEYS } from './storage.ts'

const START = Date.UTC(2026, 5, 15, 10, 30)
const HOUR = 3_600_000

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}

const statsRole = makeRole({ services: [{ id: 1, name: 'stats' }] })
const profile = (id: number, name: string) => ({ id, company: { id, name }, roles: [statsRole] })
const ada = makeUser({
  transparentprofile_set: [profile(300, 'Aurora'), profile(301, 'Boreal'), profile(302, 'Strict')],
})
const companies: Record<number, Company> = {
  300: makeCompany({ id: 300, services: [{ id: 1, name: 'stats' }] }),
  301: makeCompany({ id: 301, name: 'Boreal' }),
  555: makeCompany({ id: 555, name: 'Somebody else' }),
  302: makeCompany({ id: 302, name: 'Strict', require_2fa: true }),
}

const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

function browser() {
  const local = memory()
  const calls: { method: string; path: string; headers: Headers; body: URLSearchParams }[] = []
  const provider = {
    user: ada as User | Response,
    login: () => Response.json({ access_token: 'token-1', expires_in: 36_000 }),
    twoFactor: { enabled: false } as { enabled?: boolean },
    failRevoke: false,
    failIp: false,
    held: null as { path: string; until: Promise<void> } | null,
  }
  const answer = (method: string, path: string): Response | Promise<Response> => {
    if (path === '/api/v1/oauth2/access_token/') return provider.login()
    if (path === '/api/v1/ip/')
      return provider.failIp ? new Response('', { status: 500 }) : Response.json({ ip: '203.0.113.7' })
    if (path.startsWith('/api/v1/core/revoke_token'))
      return provider.failRevoke ? new Response('', { status: 503 }) : new Response(null, { status: 204 })
    if (path === '/api/v2/companies/current_user/')
      return provider.user instanceof Response ? provider.user.clone() : Response.json(provider.user)
    if (path.startsWith('/api/v1/notifications/groups')) return Response.json([{ id: 1, name: 'Ops' }])
    if (path.startsWith('/api/v1/companies/impersonate/'))
      return Response.json({ access_token: 'borrowed', expires_in: 3600 })
    if (path.startsWith('/api/v1/users/twofactorauth'))
      return Response.json({ qr_img: '', key_2fa: '', ...provider.twoFactor })
    const company = companies[Number(/current_user\/company\/(\d+)/.exec(path)?.[1])]
    return company ? Response.json(company) : Response.json({ detail: `unknown ${method} ${path}` }, { status: 404 })
  }
  const tabs: { storage?: (key: string | null) => void; activity?: () => void; wake?: () => void }[] = []

  function openTab(address = '/', version = '4.4.6') {
    const tab: (typeof tabs)[number] = {}
    const gone: string[] = []
    const restarted: string[] = []
    let here = address
    const me = {
      ...local,
      get length() {
        return local.length
      },
      setItem: (key: string, text: string) => {
        local.setItem(key, text)
        for (const other of tabs) if (other !== tab) other.storage?.(key)
      },
      removeItem: (key: string) => {
        local.removeItem(key)
        for (const other of tabs) if (other !== tab) other.storage?.(key)
      },
    }
    const ports: SessionEnvironment = {
      clock: {
        now: () => Date.now(),
        setTimeout: (run, ms) => setTimeout(run, ms),
        clearTimeout: (handle) => clearTimeout(handle as number),
      },
      local: me,
      tab: memory(),
      browserEvents: {
        onStorage: (listener) => {
          tab.storage = listener
          return () => delete tab.storage
        },
        onActivity: (listener) => {
          tab.activity = listener
          return () => delete tab.activity
        },
        onWake: (listener) => {
          tab.wake = listener
          return () => delete tab.wake
        },
      },
      device: { platform: 'Linux x86_64', os: 'Linux', browser: 'Firefox 140' },
      version,
      clientId: () => 'parapet-dashboard',
      context: (own) =>
        makeApiContext({
          ...own,
          fetch: async (input, init) => {
            const path = String(input)
            const method = init?.method ?? 'GET'
            calls.push({
              method,
              path,
              headers: new Headers(init?.headers),
              body: new URLSearchParams(init?.body instanceof URLSearchParams ? init.body : ''),
            })
            if (provider.held && path.includes(provider.held.path))
              await Promise.race([provider.held.until, aborted(init?.signal)])
            return answer(method, path)
          },
        }),
      navigation: {
        currentAddress: () => here,
        navigate: (to) => {
          here = to
          gone.push(to)
        },
        reload: (to) => void restarted.push(to),
      },
      refreshTheme: vi.fn(),
      pageShown: vi.fn(() => Promise.resolve()),
    }
    tabs.push(tab)
    const session = createSession(ports)
    session.start()
    return { session, ports, gone, restarted, tab, here: () => here, at: (to: string) => (here = to) }
  }
  const count = (part: string) => calls.filter(({ path }) => path.includes(part)).length
  return { local, provider, calls, openTab, count }
}

const signIn = (session: SessionStore) => session.signIn({ username: ' ada ', password: 'Sandbox-2026' })
const said = (session: SessionStore) => session.get().notices.map(({ messageKey, text }) => text ?? messageKey)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  return () => vi.useRealTimers()
})

describe('login', () => {
  it('sends the params of §7 and keeps the token until 30 s before its expiry', async () => {
    const { openTab, calls, local } = browser()
    const { session } = openTab()
    expect(await signIn(session)).toEqual({ kind: 'signedIn' })
    const login = calls.find(({ path }) => path.includes('access_token'))!
    expect(Object.fromEntries(login.body)).toEqual({
      username: 'ada',
      password: 'Sandbox-2026',
      client_id: 'parapet-dashboard',
      grant_type: 'password',
      uuid: '52c85567f1dcd89d88d86ef3dfbf473f1a49d71577b759dd668739e843b0db45',
      os: 'Linux',
      browser: 'Firefox 140',
      ip: '203.0.113.7',
    })
    expect(session.get().token).toEqual({ accessToken: 'token-1', expiresAtMs: START + 36_000_000 - 30_000 })
    expect(local.getItem(KEYS.session)).toContain('token-1')
    expect(calls.every(({ path }) => !path.includes('token-1'))).toBe(true)
  })

  it('continues without an IP address when the look-up fails or is slow', async () => {
    const { openTab, calls, provider } = browser()
    provider.failIp = true
    const { session } = openTab()
    expect(await signIn(session)).toEqual({ kind: 'signedIn' })
    expect(calls.find(({ path }) => path.includes('access_token'))!.body.has('ip')).toBe(false)
  })

  it('requires the second-factor code and sends it in its header', async () => {
    const { openTab, calls, provider } = browser()
    provider.login = () => Response.json({ detail: '2fa_required' }, { status: 401 })
    const { session } = openTab()
    expect(await signIn(session)).toEqual({ kind: 'codeRequired' })
    expect(await session.signIn({ username: 'ada', password: 'x', code: '111111' })).toMatchObject({
      kind: 'wrongCode',
    })
    provider.login = () => Response.json({ access_token: 't', expires_in: 10 })
    expect(await session.signIn({ username: 'ada', password: 'x', code: '123456' })).toEqual({ kind: 'signedIn' })
    expect(calls.at(-1)!.headers.get('www-transparent-2fa')).toBe('123456')
  })

  it('distinguishes a refusal from a failure', async () => {
    const { openTab, provider } = browser()
    const { session } = openTab()
    provider.login = () => Response.json({ detail: 'Invalid credentials' }, { status: 401 })
    expect(await signIn(session)).toEqual({ kind: 'wrongCredentials', text: 'Invalid credentials' })
    provider.login = () => new Response('<html>', { status: 502 })
    expect(await signIn(session)).toEqual({ kind: 'failed', reason: 'server', status: 502, text: null })
    expect(session.get().token).toBeNull()
  })

  it('remembers a weak password (202) until it is changed, across reloads', async () => {
    const { openTab, provider } = browser()
    provider.login = () => Response.json({ access_token: 't', expires_in: 36_000 }, { status: 202 })
    const first = openTab()
    await signIn(first.session)
    expect(openTab().session.get().isPasswordWeak).toBe(true)
    const second = openTab()
    first.session.passwordChanged()
    expect(openTab().session.get().isPasswordWeak).toBe(false)
    expect(second.session.get().isPasswordWeak).toBe(false)
  })

  it('clears earlier notices', async () => {
    const { session } = browser().openTab()
    await signIn(session)
    await session.signOut()
    expect(said(session)).toEqual(['notice.signedOut'])
    await signIn(session)
    expect(said(session)).toEqual([])
  })

  it('opens the redirect target of the URL, never another origin', async () => {
    const { session } = browser().openTab()
    expect(session.afterLogin('?redirect=%2F300%2Fstats%3Frange%3D7d')).toBe('/300/stats?range=7d')
    expect(session.afterLogin('?redirect=%2F%2Fevil.example')).toBe('/')
    expect(session.afterLogin('')).toBe('/')
  })

  it('opens the requested page once, even if the URL lost it', async () => {
    const { session } = browser().openTab()
    await session.enter('/300/stats')
    expect(session.afterLogin('')).toBe('/300/stats')
    expect(session.afterLogin('')).toBe('/')
  })
})

describe('navigations (§2, §4)', () => {
  it('redirect to login with the target when logged out', async () => {
    const { session } = browser().openTab()
    expect(await session.enter('/300/stats?range=7d#top')).toEqual({
      kind: 'redirect',
      address: '/auth/login?redirect=%2F300%2Fstats%3Frange%3D7d%23top',
    })
    expect(await session.enter('/')).toEqual({ kind: 'redirect', address: '/auth/login' })
    expect(said(session)).toEqual([])
    expect(await session.enter('/auth/login')).toEqual({ kind: 'proceed' })
    expect(await session.enter('/no/such/page')).toEqual({ kind: 'proceed' })
  })

  it.each([
    ['staff', { is_staff: true }, '/companies'],
    ['a dealer', { is_dealer: true }, '/companies'],
    ['a member of several companies', {}, null],
  ])('lands %s on the companies unless another page was asked for', async (_, over, address) => {
    const { openTab, provider } = browser()
    provider.user = { ...ada, ...over }
    const { session } = openTab()
    await signIn(session)
    expect(await session.enter('/')).toEqual(address ? { kind: 'redirect', address } : { kind: 'proceed' })
    expect(await session.enter('/')).toEqual({ kind: 'proceed' })
    const { session: other } = openTab('/300')
    expect(await other.enter('/300')).toEqual({ kind: 'proceed' })
  })

  it('load user, groups and company, and reload the user each time', async () => {
    const { openTab, count } = browser()
    const { session, ports } = openTab()
    await signIn(session)
    expect(await session.enter('/301/stats')).toMatchObject({ kind: 'redirect', address: '/301' })
    expect(said(session)).toEqual(['notice.notHired'])
    expect(await session.enter('/300/stats')).toEqual({ kind: 'proceed' })
    expect(session.get()).toMatchObject({ user: { username: ada.username }, company: { id: 300 } })
    await vi.waitFor(() => expect(session.get().groups).toMatchObject([{ name: 'Ops' }]))
    await vi.advanceTimersByTimeAsync(0)
    const before = count('current_user/')
    await session.enter('/user/profile')
    await vi.waitFor(() => expect(count('current_user/')).toBe(before + 1))
    expect(session.get().company?.id).toBe(300)
    expect(ports.refreshTheme).toHaveBeenCalledTimes(3)
  })

  it('reload the user only when the page is shown', async () => {
    const { openTab, count } = browser()
    const { session, ports } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    await vi.advanceTimersByTimeAsync(0)
    const before = count('current_user/')
    let show = () => {}
    vi.mocked(ports.pageShown).mockReturnValue(
      new Promise<void>((resolve) => {
        show = resolve
      }),
    )
    expect(await session.enter('/user/profile')).toEqual({ kind: 'proceed' })
    await vi.advanceTimersByTimeAsync(0)
    expect(count('current_user/')).toBe(before)
    show()
    await vi.waitFor(() => expect(count('current_user/')).toBe(before + 1))
  })

  it("open the user's own company instead of a foreign one, with a warning; staff may open it", async () => {
    const { openTab, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    expect(await session.enter('/555/stats?x=1')).toEqual({ kind: 'redirect', address: '/300/stats?x=1' })
    expect(said(session)).toEqual(['notice.otherCompany'])
    // Redirecting to the same address would loop for ever.
    expect(await session.enter('//999/stats?x=1')).toEqual({ kind: 'redirect', address: '/300/stats?x=1' })
    provider.user = { ...ada, is_staff: true }
    const other = browser()
    other.provider.user = { ...ada, is_staff: true }
    const staff = other.openTab().session
    await signIn(staff)
    expect(await staff.enter('/555')).toEqual({ kind: 'proceed' })
    expect(staff.get().company?.id).toBe(555)
    expect(await staff.enter('/999')).toEqual({ kind: 'missingCompany', company: 999 })
    expect(said(staff)).toEqual([])
  })

  it('lead to the set-up of a required second factor until it is on, and again when it was turned off', async () => {
    const { openTab, provider, count } = browser()
    const { session, gone } = openTab()
    await signIn(session)
    expect(await session.enter('/301/stats')).toMatchObject({ kind: 'redirect', address: '/301' })
    expect(count('twofactorauth')).toBe(0)
    const setUp = { kind: 'redirect', address: '/user/two-factor?redirect=%2F302%2Fusers' }
    expect(await session.enter('/302/users')).toEqual(setUp)
    expect(await session.enter('/user/two-factor')).toEqual({ kind: 'proceed' })
    expect(await session.enter('/302/users')).toEqual(setUp)
    provider.twoFactor = { enabled: true }
    expect(await session.enter('/302/users')).toEqual({ kind: 'proceed' })
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toEqual([])
    provider.twoFactor = { enabled: false }
    await session.enter('/302/users')
    await vi.advanceTimersByTimeAsync(0)
    expect(gone).toEqual(['/user/two-factor?redirect=%2F302%2Fusers'])
    provider.twoFactor = {}
    expect(await session.enter('/302/users')).toEqual({ kind: 'proceed' })
  })

  it('end the session with a notice when the token has expired', async () => {
    const { openTab, provider, local, count } = browser()
    provider.login = () => Response.json({ access_token: 't', expires_in: 600 })
    const { session } = openTab()
    await signIn(session)
    await vi.advanceTimersByTimeAsync(571_000)
    expect(await session.enter('/300/stats')).toEqual({
      kind: 'redirect',
      address: '/auth/login?redirect=%2F300%2Fstats',
    })
    expect(said(session)).toEqual(['notice.expired'])
    expect(local.getItem(KEYS.session)).toBeNull()
    expect(session.get().loginUsername).toBe('ada')
    expect(count('revoke_token')).toBe(0)
  })

  it('treat 401 as an expired token, once for many calls', async () => {
    const { openTab, provider, count } = browser()
    const { session, gone, at } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    at('/300/stats')
    provider.user = Response.json({ detail: 'Invalid token' }, { status: 401 })
    await Promise.allSettled([session.reload(), session.reload()])
    expect(gone).toEqual(['/auth/login?redirect=%2F300%2Fstats'])
    expect(said(session)).toEqual(['notice.expired'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(count('revoke_token')).toBe(0)
  })

  it("show the provider's message when the user cannot be loaded, and redirect to login", async () => {
    const { openTab, provider } = browser()
    provider.user = Response.json({ detail: 'Account suspended' }, { status: 403 })
    const { session } = openTab()
    await signIn(session)
    expect(await session.enter('/300/stats')).toEqual({
      kind: 'redirect',
      address: '/auth/login?redirect=%2F300%2Fstats',
    })
    expect(said(session)).toEqual(['Account suspended'])
  })

  it('wait neither for the groups nor, behind a page, for the user', async () => {
    const { openTab, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    provider.held = { path: 'notifications/groups', until: new Promise(() => undefined) }
    expect(await session.enter('/300/stats')).toEqual({ kind: 'proceed' })
    provider.held = { path: 'current_user', until: new Promise(() => undefined) }
    expect(await session.enter('/user/profile')).toEqual({ kind: 'proceed' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(said(session)).toEqual([])
  })

  it.each(['current_user/', 'current_user/company/'])(
    'fail when %s is not answered in time, once told',
    async (path) => {
      const { openTab, provider } = browser()
      const { session } = openTab()
      await signIn(session)
      provider.held = { path, until: new Promise(() => undefined) }
      const entering = session.enter('/300/stats').catch((problem: unknown) => problem)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(said(session)).toEqual(['notice.slow'])
      await vi.advanceTimersByTimeAsync(110_000)
      expect(await entering).toMatchObject({ failure: { kind: 'timeout' } })
      expect(session.get().token).not.toBeNull()
      provider.held = null
      expect(await session.enter('/300/stats')).toEqual({ kind: 'proceed' })
    },
  )

  it('take back the notice of a slow query when the user has come', async () => {
    const { openTab, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    let answer = () => {}
    provider.held = { path: 'current_user/', until: new Promise((resolve) => (answer = resolve)) }
    const entering = session.enter('/300/stats')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(said(session)).toEqual(['notice.slow'])
    answer()
    await entering
    expect(said(session)).toEqual([])
  })

  it.each([429, 500, 502, 503])('keep the session when the provider answers %i for the user', async (status) => {
    const { openTab, provider, count } = browser()
    const { session, gone, at } = openTab()
    await signIn(session)
    const failure = new Response('upstream connect error', { status })
    provider.user = failure
    await expect(session.enter('/300/stats')).rejects.toMatchObject({ failure: { kind: 'http', status } })
    provider.user = ada
    expect(await session.enter('/300/stats')).toEqual({ kind: 'proceed' })
    provider.user = failure
    at('/user/profile')
    await session.enter('/user/profile')
    await vi.advanceTimersByTimeAsync(0)
    expect(session.get()).toMatchObject({ user: { username: ada.username }, company: { id: 300 }, notices: [] })
    const before = count('current_user/')
    await session.enter('/300/stats')
    await vi.waitFor(() => expect(count('current_user/')).toBe(before + 1))
    expect(gone).toEqual([])
  })

  it('show "Error" without a provider message, also when a background reload is refused', async () => {
    const { openTab, provider } = browser()
    const { session, gone, at } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    provider.user = new Response('<html>', { status: 403 })
    at('/user/profile')
    await session.enter('/user/profile')
    await vi.waitFor(() => expect(gone).not.toEqual([]))
    expect(gone).toEqual(['/auth/login?redirect=%2Fuser%2Fprofile'])
    expect(said(session)).toEqual(['notice.failed'])
  })

  it('redirect at once when the user loses access to the open page', async () => {
    const { openTab, provider } = browser()
    const { session, gone, at } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    provider.user = { ...ada, transparentprofile_set: [{ ...profile(300, 'Aurora'), roles: [] }] }
    at('/300/stats')
    await session.enter('/300/stats')
    await vi.waitFor(() => expect(gone).not.toEqual([]))
    expect(gone).toEqual(['/300'])
    expect(session.get().notices).toMatchObject([{ messageKey: 'notice.noAccess', service: 'stats' }])
  })

  it.each(['current_user/', 'current_user/company/'])('discard a late response of %s after logout', async (path) => {
    const { openTab, provider, local } = browser()
    const { session } = openTab()
    await signIn(session)
    let answer = () => {}
    provider.held = { path, until: new Promise((resolve) => (answer = resolve)) }
    const entering = session.enter('/300/stats')
    await vi.advanceTimersByTimeAsync(0)
    const leaving = session.signOut()
    answer()
    await Promise.all([entering, leaving])
    expect(session.get()).toMatchObject({ user: null, groups: [], company: null })
    expect([KEYS.owner, KEYS.company].map((key) => local.getItem(key))).toEqual([null, null])
  })
})

describe('version (§4)', () => {
  it('shows nothing on a first visit', async () => {
    const { openTab, local } = browser()
    const { session } = openTab()
    await session.enter('/auth/login')
    expect(said(session)).toEqual([])
    expect(local.getItem(KEYS.version)).toBe('4.4.6')
  })

  it('logs out, stores the version, shows the notice and returns to the target', async () => {
    const { openTab, local, count } = browser()
    const old = openTab('/', '4.4.5').session
    await signIn(old)
    await old.enter('/300/stats')
    local.setItem('parapet.draft.vcl', 'half written')
    const { session } = openTab('/300/stats')
    expect(await session.enter('/300/stats')).toEqual({
      kind: 'redirect',
      address: '/auth/login?redirect=%2F300%2Fstats',
    })
    expect(said(session)).toEqual(['notice.version'])
    expect(local.getItem(KEYS.version)).toBe('4.4.6')
    expect(local.getItem('parapet.draft.vcl')).toBe('half written')
    await vi.waitFor(() => expect(count('revoke_token')).toBe(1))
    expect(await session.enter('/300/stats')).toMatchObject({ kind: 'redirect' })
    expect(said(session)).toEqual(['notice.version'])
  })
})

describe('a password asked again', () => {
  it('stands for five minutes, and is checked by a login that is ended at once', async () => {
    vi.useFakeTimers({ now: 1_781_000_000_000, toFake: ['Date'] })
    const { openTab, calls, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    expect(session.hasProved()).toBe(true)
    vi.setSystemTime(1_781_000_000_000 + 5 * 60_000)
    expect(session.hasProved()).toBe(false)

    provider.login = () => Response.json({ access_token: 'proof', expires_in: 36_000 })
    expect(await session.prove({ password: 'again' })).toEqual({ kind: 'signedIn' })
    await vi.waitFor(() => expect(calls.at(-1)?.body.get('token')).toBe('proof'))
    expect(session.get().token?.accessToken).toBe('token-1')
    expect(session.hasProved()).toBe(true)
    vi.useRealTimers()
  })

  it('is not given by a wrong password, nor by the passkey of somebody else', async () => {
    vi.useFakeTimers({ now: 1_781_000_000_000, toFake: ['Date'] })
    const { openTab, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    vi.setSystemTime(1_781_000_000_000 + 6 * 60_000)
    provider.login = () => Response.json({ error_description: 'Invalid credentials' }, { status: 401 })
    expect(await session.prove({ password: 'wrong' })).toMatchObject({ kind: 'wrongCredentials' })
    expect(session.hasProved()).toBe(false)
    provider.login = () => Response.json({ access_token: 'other', expires_in: 36_000 })
    provider.user = { ...ada, id: ada.id + 1 }
    expect(await session.prove({ password: 'theirs' })).toMatchObject({ kind: 'wrongCredentials' })
    expect(session.hasProved()).toBe(false)
    vi.useRealTimers()
  })
})

describe('logout', () => {
  it('revokes the token, clears all data of the user, and redirects to login without a return target', async () => {
    const { openTab, calls, local } = browser()
    const { session, gone, ports, at } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    at('/300/stats')
    local.setItem('parapet.draft.vcl', 'half written')
    const ofBrowser = ['parapet.mode', 'parapet.locale', 'parapet.theme', 'parapet.rail']
    for (const key of ofBrowser) local.setItem(key, 'as it was')
    local.setItem('somebody.else', 'stays')
    ports.tab!.setItem(KEYS.redirect, '/300/stats')
    await session.signOut()
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/v1/core/revoke_token' })
    expect(Object.fromEntries(calls.at(-1)!.body)).toEqual({ token: 'token-1', client_id: 'parapet-dashboard' })
    expect(calls.at(-1)!.headers.get('authorization')).toBe('Bearer token-1')
    expect(gone).toEqual(['/auth/login'])
    expect(Object.values(KEYS).filter((key) => local.getItem(key) !== null)).toEqual([KEYS.version, KEYS.goodbye])
    expect(local.getItem('parapet.draft.vcl')).toBeNull()
    expect(ofBrowser.map((key) => local.getItem(key))).toEqual(ofBrowser.map(() => 'as it was'))
    expect(local.getItem('somebody.else')).toBe('stays')
    expect(ports.tab!.getItem(KEYS.redirect)).toBeNull()
    expect(session.get()).toMatchObject({ token: null, user: null, company: null, loginUsername: '' })
    expect(said(session)).toEqual(['notice.signedOut'])
  })

  it('can revoke all tokens, and reports when the provider is unreachable', async () => {
    const { openTab, calls, provider } = browser()
    provider.failRevoke = true
    const { session } = openTab()
    await signIn(session)
    await session.signOut({ everywhere: true })
    expect(calls.at(-1)!.path).toBe('/api/v1/core/revoke_token?all=true')
    expect(session.get().token).toBeNull()
    expect(said(session)).toEqual(['notice.signedOut', 'notice.revokeFailed'])
  })

  it('logs out the other tabs', async () => {
    const { openTab } = browser()
    const one = openTab()
    await signIn(one.session)
    const two = openTab('/300/stats')
    await one.session.signOut()
    expect(two.session.get().token).toBeNull()
    expect(two.gone).toEqual(['/auth/login'])
    expect(said(two.session)).toEqual(['notice.signedOutElsewhere'])
  })

  it.each([
    ['asked', [null, null, 'stays']],
    ['idle', ['/300/stats', 'half written', 'stays']],
  ] as const)('clears sessionStorage of other tabs after a logout that was %s (§4)', async (reason, left) => {
    const { openTab } = browser()
    const one = openTab()
    await signIn(one.session)
    const two = openTab('/300/stats')
    const shelf = two.ports.tab!
    shelf.setItem(KEYS.redirect, '/300/stats')
    shelf.setItem('parapet.draft.new', 'half written')
    shelf.setItem('somebody.else', 'stays')
    if (reason === 'asked') await one.session.signOut()
    else await vi.advanceTimersByTimeAsync(HOUR)
    expect(two.session.get().token).toBeNull()
    expect([KEYS.redirect, 'parapet.draft.new', 'somebody.else'].map((key) => shelf.getItem(key))).toEqual(left)
  })

  it.each(['expired', 'version'])('tells the other tabs that it was %s, with a return target', async (reason) => {
    const { openTab, provider } = browser()
    const one = openTab()
    await signIn(one.session)
    await one.session.enter('/300')
    const two = openTab('/300/stats')
    provider.user = Response.json({ detail: 'Invalid token' }, { status: 401 })
    if (reason === 'expired') await one.session.enter('/user/profile')
    else await openTab('/300', '4.4.7').session.enter('/300')
    await vi.waitFor(() => expect(two.session.get().token).toBeNull())
    expect(said(two.session)).toEqual([`notice.${reason}`])
    expect(two.gone).toEqual(['/auth/login?redirect=%2F300%2Fstats'])
  })

  it('passes a login on to the other tabs', async () => {
    const { openTab } = browser()
    const waiting = openTab('/auth/login?redirect=%2F301')
    await signIn(openTab().session)
    expect(waiting.restarted).toEqual(['/301'])
  })

  it('hides drafts from another user', async () => {
    const { openTab, local, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    await session.enter('/300')
    local.setItem('parapet.draft.vcl', 'half written')
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(local.getItem('parapet.draft.vcl')).toBe('half written')
    provider.user = { ...ada, id: 2, username: 'grace' }
    await session.signIn({ username: 'grace', password: 'x' })
    await session.enter('/300')
    expect(local.getItem('parapet.draft.vcl')).toBeNull()
    expect(local.getItem(KEYS.session)).not.toBeNull()
  })
})

describe('idle (§4, §9)', () => {
  it('warns two minutes before an hour has passed, then logs out with a return target', async () => {
    const { openTab, count } = browser()
    const { session, gone, at } = openTab()
    await signIn(session)
    at('/300/stats?range=7d')
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARN_MS - 1)
    expect(session.get().idleEndsAtMs).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(session.get().idleEndsAtMs).toBe(START + IDLE_MS)
    await vi.advanceTimersByTimeAsync(WARN_MS - 1)
    expect(session.get().token).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(session.get().token).toBeNull()
    expect(gone).toEqual(['/auth/login?redirect=%2F300%2Fstats%3Frange%3D7d'])
    expect(said(session)).toEqual(['notice.idle'])
    expect(count('revoke_token')).toBe(1)
  })

  it('counts activity in every tab, and Stay dismisses the warning in all', async () => {
    const { openTab } = browser()
    const one = openTab()
    await signIn(one.session)
    const two = openTab()
    await vi.advanceTimersByTimeAsync(IDLE_MS / 2)
    two.tab.activity?.()
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARN_MS)
    expect([one, two].map(({ session }) => session.get().idleEndsAtMs)).toEqual(
      Array(2).fill(START + IDLE_MS / 2 + IDLE_MS),
    )
    two.tab.activity?.()
    expect(two.session.get().idleEndsAtMs).not.toBeNull()
    one.session.stay()
    expect([one, two].map(({ session }) => session.get().idleEndsAtMs)).toEqual([null, null])
  })

  it('ends after a sleep without timers, before new activity can extend it', async () => {
    const { openTab } = browser()
    const { session, tab } = openTab()
    await signIn(session)
    vi.setSystemTime(START + 3 * HOUR)
    tab.activity?.()
    expect(session.get().token).toBeNull()
  })

  it.each([1, 3, 30])('neither ends at once nor lasts longer when the clock is set back by %i hours', async (hours) => {
    const { openTab } = browser()
    const { session, tab } = openTab()
    await signIn(session)
    await vi.advanceTimersByTimeAsync(IDLE_MS / 2)
    tab.activity?.()
    vi.setSystemTime(Date.now() - hours * HOUR)
    tab.wake?.()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(session.get().token).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(session.get().token).toBeNull()
  })

  it('ends within two hours after the clock was set back, without any activity', async () => {
    const { openTab } = browser()
    const { session } = openTab()
    await signIn(session)
    vi.setSystemTime(START - 30 * HOUR)
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARN_MS)
    expect(session.get().token).not.toBeNull()
    await vi.advanceTimersByTimeAsync(IDLE_MS)
    expect(session.get().token).toBeNull()
  })

  it('ends for a session left open in a closed browser', async () => {
    const { openTab } = browser()
    await signIn(openTab().session)
    vi.setSystemTime(START + 2 * HOUR)
    const later = openTab('/300/stats')
    expect(later.session.get().token).toBeNull()
    expect(later.gone).toEqual(['/auth/login?redirect=%2F300%2Fstats'])
  })
})

describe('impersonation (§4)', () => {
  it("keeps the user's own token, opens home as the other user, and returns to the start page", async () => {
    const { openTab, calls, provider, local } = browser()
    provider.user = { ...ada, is_staff: true }
    const { session, gone, at } = openTab()
    await signIn(session)
    await session.enter('/300/stats')
    at('/300/stats')
    await session.startActing({ id: 9, username: 'grace' }, 'Ticket 12')
    expect(gone).toEqual(['/'])
    expect(local.getItem(KEYS.company)).toBeNull()
    expect(session.get()).toMatchObject({
      token: { accessToken: 'borrowed' },
      acting: { ownToken: { accessToken: 'token-1' }, ownName: 'Ada', asName: 'grace', startedFrom: '/300/stats' },
      user: null,
    })
    await session.enter('/')
    expect(calls.findLast(({ path }) => path.includes('current_user/'))!.headers.get('authorization')).toBe(
      'Bearer borrowed',
    )
    expect(openTab().session.get().acting?.asName).toBe('grace')
    await session.stopActing()
    expect(session.get()).toMatchObject({ token: { accessToken: 'token-1' }, acting: null })
    expect(gone.at(-1)).toBe('/300/stats')
    await vi.waitFor(() => expect(calls.at(-1)!.body.get('token')).toBe('borrowed'))
    expect(calls.at(-1)!.path).toBe('/api/v1/core/revoke_token')
  })

  it('sends no write until control is taken, none about the person themselves ever, and remembers what was sent', async () => {
    const { openTab, calls, provider } = browser()
    provider.user = { ...ada, is_staff: true }
    const { session } = openTab()
    await signIn(session)
    await session.enter('/300')
    await session.startActing({ id: 9, username: 'grace' }, 'Ticket 12')
    const purge = () => callApi(cache.invalidate, { company: 300, body: { urls: ['https://a.example/'] } }, session.api)
    const before = calls.length
    await expect(purge()).rejects.toMatchObject({ failure: { kind: 'held', why: 'readOnly' } })
    await expect(callApi(user.credentials, {}, session.api)).rejects.toMatchObject({ failure: { why: 'closed' } })
    expect(calls).toHaveLength(before)
    session.takeControl()
    await purge().catch(() => undefined)
    await expect(callApi(user.credentials, {}, session.api)).rejects.toMatchObject({ failure: { why: 'closed' } })
    expect(calls.slice(before).map(({ path }) => path)).toEqual(['/api/v1/companies/300/invalidate/'])
    expect(openTab().session.get().acting).toMatchObject({ reason: 'Ticket 12', hasControl: true })
    await session.stopActing()
    expect(openTab().session.get().lastActing).toMatchObject({
      ...{ ownName: 'Ada', asName: 'grace', reason: 'Ticket 12', hasControl: true, isTimeUp: false },
      deeds: [{ method: 'POST', path: '/api/v1/companies/300/invalidate/' }],
    })
    session.closeSummary()
    expect(openTab().session.get().lastActing).toBeNull()
  })

  it('changes nothing when the provider refuses', async () => {
    const { openTab, provider } = browser()
    const { session } = openTab()
    await signIn(session)
    await session.enter('/300')
    provider.login = () => new Response('', { status: 500 })
    vi.spyOn(session.api, 'fetch').mockImplementation(async () => Response.json({ detail: 'No' }, { status: 403 }))
    await expect(session.startActing({ id: 9, username: 'grace' }, 'Ticket 12')).rejects.toMatchObject({
      failure: { status: 403 },
    })
    expect(session.get()).toMatchObject({ token: { accessToken: 'token-1' }, acting: null })
  })
})
