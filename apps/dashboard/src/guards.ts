import { canSeeBilling, clientIdOf, isStaff, type ServiceKey, serviceState } from '@parapet/api'
import { type Entry, firstChecks, on, type Verdict } from './firstChecks.ts'
import type { Guard } from './page.ts'

export type { Guard, Visitor } from './page.ts'

/** Open to every logged-in user. */
export const loggedIn: Guard = { name: 'logged in', isPublic: false, says: null, admits: () => true }

/** §4: a service is usable only when active and hired; one of several names is enough. */
export function hired(...keys: [ServiceKey, ...ServiceKey[]]): Guard {
  return {
    name: `hired ${keys.join(' or ')}`,
    isPublic: false,
    says: 'says.notHired',
    admits: (visitor) => keys.some((key) => serviceState(key, visitor).usable),
  }
}

/** §2: a client admin who is not staff. */
export const clientAdmin: Guard = {
  name: 'client admin, not staff',
  isPublic: false,
  says: 'says.noAccess',
  admits: ({ user, company }) => canSeeBilling(user, company),
}

/** §2: provider staff. */
export const staff: Guard = {
  name: 'staff',
  isPublic: false,
  says: 'says.noAccess',
  admits: ({ user }) => isStaff(user),
}

/** §5: the company has the perimetrical service; which roles grant it does not matter. */
export const perimetrical: Guard = {
  name: 'company has perimetrical',
  isPublic: false,
  says: 'says.noAccess',
  admits: (visitor) => serviceState('perimetrical', visitor).hired,
}

/** §5: a client id must exist. */
export const withClient: Guard = {
  name: 'company with a client',
  isPublic: false,
  says: 'says.noClient',
  admits: ({ company }) => clientIdOf(company) !== null,
}

function company({ guard, askedCompany, company: current }: Entry): Verdict {
  if (guard.isPublic || askedCompany === null || askedCompany === current?.id) return on
  return { go: 'ownCompany', says: 'says.otherCompany' }
}

function need({ guard, user, company: current }: Entry): Verdict {
  return guard.admits({ user, company: current }) ? on : { go: 'home', says: guard.says }
}

/** The checks of §2 that need the user and the company, which are loaded before them. */
export const laterChecks = [
  { name: 'company', check: company },
  { name: 'need', check: need },
] as const

/** §2: the order in which every navigation is checked: theme and version, login, company, the page's own need. */
export const checks = [...firstChecks, ...laterChecks] as const

/** Runs the checks in order and returns the first result that does not continue. */
export function judge(entry: Entry): Verdict {
  for (const { check } of checks) {
    const verdict = check(entry)
    if (verdict.go !== 'on') return verdict
  }
  return on
}
