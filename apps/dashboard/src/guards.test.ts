import { makeCompany, makeUser } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import type { Entry } from './firstChecks.ts'
import { checks, judge } from './guards.ts'
import { pageList } from './pages.ts'

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
