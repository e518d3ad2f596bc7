import {
  type Company,
  makeCompany,
  makeRole,
  makeUser,
  type Role,
  type ServiceKey,
  services,
  type User,
} from '@parapet/api'
import { describe, expect, it } from 'vitest'
import type { Entry } from './firstChecks.ts'
import { checks, judge, type Visitor } from './guards.ts'
import { pageList } from './pages.ts'

const refs = (keys: readonly string[]) => keys.map((name, index) => ({ id: index + 1, name }))
const every = services.map(({ key }) => key)
const client = { id: 30, name: 'Aurora Group' }
const aurora = makeCompany({ client, services: refs(every) })

function member(roles: Role[], company: Company = aurora, over: Partial<User> = {}): Visitor {
  const profile = { id: 1, company: { id: company.id, name: company.name }, roles }
  return { user: makeUser({ transparentprofile_set: [profile], ...over }), company }
}
const granting = (name: string, keys: readonly ServiceKey[]) => makeRole({ name, services: refs(keys) })

/** The personas of decisions.md, as far as access goes. */
const personas: Record<string, Visitor> = {
  admin: member([granting('ClientAdmin', every), { ...granting('CompanyAdmin', every), id: 2 }]),
  viewer: member([granting('User', ['stats', 'invalidation'])]),
  config: member([granting('Config Administrator', ['autoprovisioning', 'staging', 'dnsdelegation'])]),
  dealer: member([granting('CompanyAdmin', every)], makeCompany({ services: refs(every) }), { is_dealer: true }),
  staff: { user: makeUser({ is_staff: true }), company: aurora },
  newcomer: member([granting('ClientAdmin', every)], makeCompany({ id: 900, name: 'New Ventures' })),
  nobody: { user: null, company: null },
}

const outcome = (visitor: Visitor, guard: Entry['guard']): string => {
  const token = visitor.user ? 'valid' : 'none'
  const verdict = judge({ ...visitor, guard, version: 'same', token, askedCompany: visitor.company?.id ?? null })
  if (verdict.go === 'on') return 'opens'
  return verdict.says ? `${verdict.go}, ${verdict.says}` : verdict.go
}

describe('access matrix', () => {
  it('is as it was reviewed: page × persona', () => {
    const rows = pageList.map(({ name, path, guard }) =>
      [
        `/${path} (${name}, ${guard.name})`,
        ...Object.entries(personas).map(([persona, visitor]) => `    ${persona.padEnd(9)} ${outcome(visitor, guard)}`),
      ].join('\n'),
    )
    expect(`${rows.join('\n')}\n`).toMatchSnapshot()
  })
})

describe('order of the checks (§2)', () => {
  const hard: Entry = {
    guard: pageList.find(({ name }) => name === 'staffRevenue')?.guard as Entry['guard'],
    version: 'changed',
    token: 'expired',
    user: makeUser(),
    company: makeCompany(),
    askedCompany: 7,
  }

  it('is version, login, company, need', () => {
    expect(checks.map(({ name }) => name)).toEqual(['theme and version', 'login', 'company', 'need'])
    expect(judge(hard)).toEqual({ go: 'login', says: 'says.version' })
    expect(judge({ ...hard, version: 'same' })).toEqual({ go: 'login', says: 'says.expired' })
    expect(judge({ ...hard, version: 'same', token: 'valid' })).toEqual({ go: 'ownCompany', says: 'says.otherCompany' })
    expect(judge({ ...hard, version: 'same', token: 'valid', askedCompany: null })).toEqual({
      go: 'home',
      says: 'says.noAccess',
    })
  })

  it('has nothing to call expired where nobody was logged in', () => {
    expect(judge({ ...hard, version: 'same', token: 'none' })).toEqual({ go: 'login', says: null })
  })
})
