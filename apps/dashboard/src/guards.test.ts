import { makeCompany, makeUser } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import type { GuardInput } from './firstChecks.ts'
import { checks, runGuards } from './guards.ts'
import { pathList } from './paths.ts'

describe('order of the checks (§2)', () => {
  const hard: GuardInput = {
    guard: pathList.find(({ name }) => name === 'staff-revenue')?.guard as GuardInput['guard'],
    version: 'changed',
    token: 'expired',
    user: makeUser(),
    company: makeCompany(),
    requestedCompany: 7,
  }

  it('is version, login, company, need', () => {
    expect(checks.map(({ name }) => name)).toEqual(['theme and version', 'login', 'company', 'need'])
    expect(runGuards(hard)).toEqual({ kind: 'login', messageKey: 'notice.version' })
    expect(runGuards({ ...hard, version: 'same' })).toEqual({ kind: 'login', messageKey: 'notice.expired' })
    expect(runGuards({ ...hard, version: 'same', token: 'valid' })).toEqual({
      kind: 'ownCompany',
      messageKey: 'notice.otherCompany',
    })
    expect(runGuards({ ...hard, version: 'same', token: 'valid', requestedCompany: null })).toEqual({
      kind: 'home',
      messageKey: 'notice.noAccess',
    })
  })

  it('has nothing to call expired where nobody was logged in', () => {
    expect(runGuards({ ...hard, version: 'same', token: 'none' })).toEqual({ kind: 'login', messageKey: null })
  })
})
