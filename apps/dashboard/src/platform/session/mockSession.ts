import { makeCompany, makeUser } from '@parapet/api'
import type { Session } from './types.ts'

/** A session for tests of screens and shell: Ada of Aurora Media, and functions that do nothing. */
export function mockSession(over: Partial<Session> = {}): Session {
  const noop = async () => undefined
  const company = makeCompany()
  return {
    isLoggedIn: true,
    loginUsername: 'ada@example.com',
    isPasswordWeak: false,
    acting: null,
    lastActing: null,
    user: makeUser({
      transparentprofile_set: [{ id: 1, company: { id: company.id, name: company.name }, roles: [] }],
    }),
    groups: [],
    company,
    companies: [{ id: company.id, name: company.name }],
    idleEndsAtMs: null,
    notices: [],
    signOut: noop,
    stay: () => undefined,
    passwordChanged: () => undefined,
    reload: noop,
    startActing: noop,
    takeControl: () => undefined,
    stopActing: noop,
    closeSummary: () => undefined,
    dismiss: () => undefined,
    hasProved: () => true,
    prove: async () => ({ kind: 'signedIn' }),
    ...over,
  }
}
