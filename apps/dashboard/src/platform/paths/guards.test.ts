import { makeCompany, makeRole, makeUser } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import type { GuardInput } from './firstChecks.ts'
import { checks, runGuards } from './guards.ts'
import { pathList } from './paths.ts'

describe('guards of roles (§5, §6)', () => {
  const client = { id: 9, name: 'Client' }
  const company = makeCompany({ client })
  const clientAdmin = makeUser({ clientprofile_set: [{ id: 1, client, roles: [makeRole({ name: 'ClientAdmin' })] }] })
  const people = {
    plain: makeUser(),
    clientAdmin,
    staff: makeUser({ is_staff: true }),
    staffClientAdmin: { ...clientAdmin, is_staff: true },
  }

  it.each([
    ['user-payment', ['clientAdmin']],
    ['user-consumption', ['clientAdmin']],
    ['user-invoices', ['clientAdmin']],
    ['staff-consumption', ['staff', 'staffClientAdmin']],
    ['staff-revenue', ['staff', 'staffClientAdmin']],
    ['user-alerts', Object.keys(people)],
  ])('%s lets in %j', (page, allowed) => {
    const guard = pathList.find(({ name }) => name === page)?.guard
    const names = Object.entries(people).flatMap(([name, user]) => (guard?.allows({ user, company }) ? [name] : []))
    expect(names).toEqual(allowed)
  })

  it('require a client for notifications', () => {
    const guard = pathList.find(({ name }) => name === 'user-notifications')?.guard
    expect(guard?.allows({ user: people.plain, company })).toBe(true)
    expect(guard?.allows({ user: people.plain, company: makeCompany() })).toBe(false)
  })
})

describe('order of the checks (§2)', () => {
  const hard: GuardInput = {
    guard: pathList.find(({ name }) => name === 'staff-revenue')?.guard as GuardInput['guard'],
    version: 'changed',
    token: 'expired',
    user: makeUser(),
    company: makeCompany(),
    requestedCompany: 7,
    hasTwoFactor: false,
  }

  it('is version, login, company, two-factor, permission', () => {
    expect(checks.map(({ name }) => name)).toEqual(['theme and version', 'login', 'company', 'two-factor', 'need'])
    expect(runGuards(hard)).toEqual({ kind: 'login', messageKey: 'notice.version' })
    expect(runGuards({ ...hard, version: 'same' })).toEqual({ kind: 'login', messageKey: 'notice.expired' })
    expect(runGuards({ ...hard, version: 'same', token: 'valid' })).toEqual({
      kind: 'ownCompany',
      messageKey: 'notice.otherCompany',
    })
    const requiring = { ...hard, version: 'same', token: 'valid', company: makeCompany({ require_2fa: true }) } as const
    expect(runGuards({ ...requiring, requestedCompany: null })).toEqual({ kind: 'setUpTwoFactor' })
    expect(runGuards({ ...hard, version: 'same', token: 'valid', requestedCompany: null })).toEqual({
      kind: 'home',
      messageKey: 'notice.noAccess',
    })
  })

  it('reports no expired session without an earlier login', () => {
    expect(runGuards({ ...hard, version: 'same', token: 'none' })).toEqual({ kind: 'login', messageKey: null })
  })
})

describe('a company that requires two-factor', () => {
  const guardOf = (page: string) => pathList.find(({ name }) => name === page)?.guard as GuardInput['guard']
  const input = (page: string, over: Partial<GuardInput> = {}): GuardInput => ({
    guard: guardOf(page),
    version: 'same',
    token: 'valid',
    requestedCompany: null,
    hasTwoFactor: false,
    user: makeUser(),
    company: makeCompany({ require_2fa: true }),
    ...over,
  })

  it('opens only the set-up until the user has it', () => {
    const open = pathList.flatMap(({ name }) => (runGuards(input(name)).kind === 'setUpTwoFactor' ? [] : [name]))
    expect(open).toEqual(['login', 'reset', 'password', 'user-two-factor'])
  })

  it.each<[string, Partial<GuardInput>]>([
    ['the user has it', { hasTwoFactor: true }],
    ['the provider does not say whether the user has it', { hasTwoFactor: null }],
    ['the company does not require it', { company: makeCompany() }],
  ])('opens the other pages if %s', (_, over) => {
    expect(runGuards(input('home', over))).toEqual({ kind: 'proceed' })
  })
})

it('tells staff that a company does not exist, and leads others to their own', () => {
  const asked: GuardInput = {
    guard: pathList.find(({ name }) => name === 'home')?.guard as GuardInput['guard'],
    version: 'same',
    token: 'valid',
    company: makeCompany(),
    requestedCompany: 999,
    hasTwoFactor: null,
    user: null,
  }
  expect(runGuards({ ...asked, user: makeUser({ is_staff: true }) })).toEqual({ kind: 'missingCompany', company: 999 })
  expect(runGuards({ ...asked, user: makeUser() })).toMatchObject({ kind: 'ownCompany' })
})
