import {
  type CallApiOptions,
  type Company,
  callApi,
  company as companyCalls,
  failureOf,
  failureText,
  user as userCalls,
} from '@parapet/api'
import { match } from '../links/match.ts'
import { pathOf } from '../links/publicLinks.ts'
import { to } from '../links/to.ts'
import type { GuardResult } from '../paths/firstChecks.ts'
import { checks, lacksTwoFactor, landsOnCompanies, rejectionOf } from '../paths/guards.ts'
import { companyCandidates } from './companyCandidates.ts'
import { tokenOf, tokenState } from './reduce.ts'
import type { EnterResult, SessionCore } from './sessionCore.ts'
import { KEYS } from './storage.ts'
import type { Session } from './types.ts'

// Any other status is a failure on the way: a proxy that restarts, too many requests, a fault of the provider.
const REFUSALS = [401, 403]

export interface SignedInSession extends Pick<Session, 'reload' | 'startActing' | 'stopActing'> {
  enter(address: string): Promise<EnterResult>
  /** A pending navigation redirects to login by itself if the session ends. */
  isEntering(): boolean
}

/** Creates the signed-in part of the session (§2, §4): user, company, access, and impersonation. */
export function createSignedInSession(core: SessionCore): SignedInSession {
  const { api, local, clock } = core
  let turns = 0
  let isEntering = false
  const groupsLoad = latest()
  const userReload = latest()
  let twoFactor: { user: number; isOn: boolean | null } | null = null
  let early: { id: number; company: Promise<Company | null> } | null = null

  const loadUser = async (options?: CallApiOptions): Promise<void> => {
    const { token } = core.get()
    void loadGroups()
    const user = await callApi(userCalls.current, {}, api, options)
    if (core.get().token !== token) return
    if (!core.get().acting) claimStorage(user.username)
    // An equal user would render every page again, in the middle of a navigation.
    if (!isSame(core.get().user, user)) core.dispatch({ type: 'loaded', user })
  }
  // §6: the groups are loaded on login. Nothing waits for them, and without an answer the last ones stay.
  const loadGroups = async (): Promise<void> => {
    const { token } = core.get()
    const options = { isQuiet: true, signal: groupsLoad.renew() }
    const groups = await callApi(userCalls.groups, {}, api, options).catch(() => core.get().groups)
    if (core.get().token === token && !isSame(core.get().groups, groups)) core.dispatch({ type: 'groups', groups })
  }
  const claimStorage = (username: string) => {
    const owner = local.read(KEYS.owner)
    if (owner !== null && owner !== username) local.clear('work')
    local.write(KEYS.owner, username)
  }

  const loadCompany = async (asked: number | null, isFresh: boolean): Promise<void> => {
    const { user, company } = core.get()
    if (!user) return
    const last = Number(local.read(KEYS.company)) || null
    for (const id of companyCandidates(user, { asked, current: company?.id ?? null, last })) {
      if (core.get().company?.id === id && !isFresh) return
      const found = await companyOrNull(id)
      if (!found || core.get().user?.id !== user.id) continue
      local.write(KEYS.company, String(found.id))
      core.dispatch({ type: 'company', company: found })
      return
    }
    core.dispatch({ type: 'company', company: null })
  }
  const loadCompanyEarly = (asked: number | null) => {
    const id = asked ?? Number(local.read(KEYS.company))
    if (id > 0) early = { id, company: fetchCompany(id) }
    early?.company.catch(() => undefined)
  }
  const companyOrNull = (id: number): Promise<Company | null> => {
    const begun = early?.id === id ? early.company : null
    early = null
    return begun ?? fetchCompany(id)
  }
  // A missing or forbidden company is no failure: the next candidate is tried.
  const fetchCompany = (id: number): Promise<Company | null> =>
    callApi(userCalls.company, { id }, api).catch((problem: unknown) => {
      const failure = failureOf(problem)
      if (failure.kind === 'http' && [403, 404].includes(failure.status)) return null
      throw problem
    })

  // Whoever acts as somebody cannot set up their second factor.
  const loadTwoFactor = async (): Promise<void> => {
    const { user, company, acting } = core.get()
    if (!user || acting || !company?.require_2fa) return
    twoFactor = { user: user.id, isOn: (await callApi(userCalls.twoFactor, {}, api)).enabled ?? null }
  }
  const hasTwoFactor = (): boolean | null => {
    const { user, acting } = core.get()
    return !acting && twoFactor?.user === user?.id ? (twoFactor?.isOn ?? null) : null
  }

  // §4: if the provider refuses the logged user, its message (or 'Error') is shown at login (decision 0059).
  const endSession = (problem: unknown, target: string): string | null => {
    const failure = failureOf(problem)
    if (failure.kind !== 'http' || !REFUSALS.includes(failure.status)) return null
    if (core.get().token) {
      core.end('failed')
      core.notify('notice.failed', 'bad', { text: failureText(failure) })
    }
    return core.loginAddress(target)
  }

  const enter = async (address: string): Promise<EnterResult> => {
    turns += 1
    const turn = turns
    const found = match(pathOf(address))
    if (!found) return { kind: 'proceed' }
    const { page, company: asked } = found
    const { guard } = page
    const version = core.versionState()
    const wasLoaded = core.get().user !== null
    isEntering = true
    try {
      for (const { name, check } of checks) {
        if (name === 'company') {
          const login = await loadFor(asked, address)
          if (login) return { kind: 'redirect', address: login }
        }
        const { user, company, token } = core.get()
        const input = {
          guard,
          version,
          token: tokenState(token, clock.now()),
          user,
          company,
          requestedCompany: asked,
          hasTwoFactor: hasTwoFactor(),
        }
        const result = check(input)
        if (result.kind === 'missingCompany') return result
        if (result.kind !== 'proceed') return { kind: 'redirect', address: redirectFor(result, address) }
      }
    } finally {
      if (turn === turns) isEntering = false
    }
    if (wasLoaded) void refreshBehind(address, turn)
    else if (page.name === 'home' && asked === null && !core.get().acting && landsOnCompanies(core.get()))
      return { kind: 'redirect', address: to('companies') }
    return { kind: 'proceed' }
  }

  const loadFor = async (asked: number | null, address: string): Promise<string | null> => {
    try {
      if (!core.get().user) {
        loadCompanyEarly(asked)
        await loadUser()
      }
      await loadCompany(asked, false)
      if (hasTwoFactor() !== true) await loadTwoFactor()
      return core.get().token ? null : core.loginAddress(address)
    } catch (problem) {
      // A refused user ends the session (§4); any other failure is an error of the page, which can try again.
      const { user, token } = core.get()
      const login = user && token ? null : endSession(problem, address)
      if (login) return login
      throw problem
    }
  }

  const redirectFor = (
    result: Exclude<GuardResult, { kind: 'proceed' | 'missingCompany' }>,
    address: string,
  ): string => {
    const { token, company } = core.get()
    switch (result.kind) {
      case 'login':
        if (result.messageKey === 'notice.version') core.endForVersion()
        else {
          if (token) core.end('expired')
          if (result.messageKey) core.notify(result.messageKey, 'watch')
        }
        return core.loginAddress(address)
      case 'ownCompany':
        core.notify(result.messageKey, 'watch')
        return address.replace(/^\/+\d+/, company ? `/${company.id}` : '') || '/'
      case 'setUpTwoFactor':
        return to('user-two-factor', undefined, { redirect: address })
      case 'home':
        if (result.messageKey) core.notify(result.messageKey, 'watch', { service: result.service })
        return to('home', { company: company?.id })
    }
  }

  // §7: each guarded navigation reloads the user. The screen does not wait for it.
  const refreshBehind = async (address: string, turn: number): Promise<void> => {
    const before = core.get().token
    await core.pageShown()
    if (core.get().token !== before) return
    try {
      await loadUser({ isQuiet: true, signal: userReload.renew() })
      if (turn === turns) await loadCompany(match(pathOf(address))?.company ?? null, false)
      await loadTwoFactor()
    } catch (problem) {
      if (core.get().token !== before) return
      const login = endSession(problem, core.currentAddress())
      if (login) core.navigate(login)
      return // The page keeps the last known user; the next navigation asks again.
    }
    const { user, company, token } = core.get()
    if (turn !== turns || token !== before) return
    const guard = match(pathOf(address))?.page.guard
    if (guard && lacksTwoFactor({ guard, company, hasTwoFactor: hasTwoFactor() }))
      core.navigate(redirectFor({ kind: 'setUpTwoFactor' }, address))
    else if (guard && !guard.allows({ user, company }))
      core.navigate(redirectFor(rejectionOf(guard, { user, company }), address))
  }

  const startActing: SignedInSession['startActing'] = async (user, reason) => {
    const { token: ownToken, user: me, acting } = core.get()
    if (!ownToken || !me || acting) return
    const answer = await callApi(companyCalls.impersonate, { user: user.id }, api)
    core.dispatch({
      type: 'actingStarted',
      token: tokenOf(answer, clock.now()),
      acting: {
        ownToken,
        ownName: nameOf(me),
        asName: nameOf(user),
        startedFrom: core.currentAddress(),
        reason,
        startedAtMs: clock.now(),
        hasControl: false,
        deeds: [],
      },
    })
    local.remove(KEYS.company)
    core.persist()
    core.navigate(to('home'))
  }
  const stopActing: SignedInSession['stopActing'] = async ({ isTimeUp = false } = {}) => {
    const { acting, token } = core.get()
    if (!acting || !token) return
    void core.revoke(token.accessToken)
    core.dispatch({ type: 'actingStopped', endedAtMs: clock.now(), isTimeUp })
    local.remove(KEYS.company)
    core.persist()
    core.navigate(acting.startedFrom)
  }

  return {
    enter,
    isEntering: () => isEntering,
    async reload() {
      await loadUser()
      await loadCompany(core.get().company?.id ?? null, true)
    },
    startActing,
    stopActing,
  }
}

function nameOf(user: { username: string; first_name?: string }): string {
  return user.first_name || user.username
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Aborts the previous request of a kind when the next one begins, so that hung ones do not occupy all connections. */
function latest() {
  let current = new AbortController()
  return {
    renew() {
      current.abort()
      current = new AbortController()
      return current.signal
    },
  }
}
