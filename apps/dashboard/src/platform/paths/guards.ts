import { audit, canSeeBilling, clientIdOf, isStaff, permissionOf, type ServiceKey, serviceState } from '@parapet/api'
import { firstChecks, type GuardInput, type GuardResult, proceed } from './firstChecks.ts'
import type { Guard, Visitor } from './path.ts'

export type { Guard, Visitor } from './path.ts'

/** Open to every logged-in user. */
export const loggedIn: Guard = { name: 'logged in', isPublic: false, messageKey: null, allows: () => true }

/** Open to every logged-in user, also to those who must set up two-factor first (decision 0055). */
export const beforeTwoFactor: Guard = {
  ...loggedIn,
  name: 'logged in, before two-factor',
  opensWithoutTwoFactor: true,
}

/** §4: a service is usable only when active and hired; one of several names is enough. */
export function usable(...keys: [ServiceKey, ...ServiceKey[]]): Guard {
  return {
    name: `hired ${keys.join(' or ')}`,
    services: keys,
    isPublic: false,
    messageKey: 'notice.notHired',
    allows: (visitor) => keys.some((key) => serviceState(key, visitor).usable),
    lacks: (visitor) =>
      keys.find((key) => {
        const { hired, granted } = serviceState(key, visitor)
        return hired && !granted
      }),
  }
}

/** §2: a client admin who is not staff. */
export const clientAdmin: Guard = {
  name: 'client admin, not staff',
  isPublic: false,
  messageKey: 'notice.noAccess',
  allows: ({ user, company }) => canSeeBilling(user, company),
}

/** Who may read the audit log of the company (§7). */
export const auditor: Guard = {
  name: 'admin of the company',
  isPublic: false,
  messageKey: 'notice.noAccess',
  allows: (visitor) => permissionOf(audit.list, visitor).kind === 'allowed',
}

/** §2: provider staff. */
export const staff: Guard = {
  name: 'staff',
  isPublic: false,
  messageKey: 'notice.noAccess',
  allows: ({ user }) => isStaff(user),
}

/** §5: the company has the perimetrical service; which roles grant it does not matter. */
export const perimetrical: Guard = {
  name: 'company has perimetrical',
  services: ['perimetrical'],
  isPublic: false,
  messageKey: 'notice.noAccess',
  allows: (visitor) => serviceState('perimetrical', visitor).hired,
}

/** Users of several companies, such as dealers, and staff, who open any. */
export const severalCompanies: Guard = {
  name: 'several companies',
  isPublic: false,
  messageKey: 'notice.noAccess',
  allows: ({ user }) => isStaff(user) || (user?.transparentprofile_set.length ?? 0) > 1,
}

/** Whether the first page of a user, if no other was asked for, is the list of companies (decision 0085). */
export const landsOnCompanies = (visitor: Visitor): boolean =>
  (visitor.user?.is_staff || visitor.user?.is_dealer || false) && severalCompanies.allows(visitor)

/** §5: a client id must exist. */
export const withClient: Guard = {
  name: 'company with a client',
  isPublic: false,
  messageKey: 'notice.noClient',
  allows: ({ company }) => clientIdOf(company) !== null,
}

function company({ guard, requestedCompany, company: current, user }: GuardInput): GuardResult {
  if (guard.isPublic || requestedCompany === null || requestedCompany === current?.id) return proceed
  // Staff may open any company, so the number is wrong.
  if (isStaff(user)) return { kind: 'missingCompany', company: requestedCompany }
  return { kind: 'ownCompany', messageKey: 'notice.otherCompany' }
}

/** Whether the company requires a second factor that the user has not set up; an unknown state asks for nothing. */
export function lacksTwoFactor({
  guard,
  company,
  hasTwoFactor,
}: Pick<GuardInput, 'guard' | 'company' | 'hasTwoFactor'>): boolean {
  return !guard.isPublic && !guard.opensWithoutTwoFactor && company?.require_2fa === true && hasTwoFactor === false
}

const twoFactor = (input: GuardInput): GuardResult => (lacksTwoFactor(input) ? { kind: 'setUpTwoFactor' } : proceed)

/** Where a guard redirects a rejected user, and the notice it shows. */
export function rejectionOf(guard: Guard, visitor: Visitor): Extract<GuardResult, { kind: 'home' }> {
  const service = guard.lacks?.(visitor)
  return service
    ? { kind: 'home', messageKey: 'notice.noAccess', service }
    : { kind: 'home', messageKey: guard.messageKey }
}

function need({ guard, user, company: current }: GuardInput): GuardResult {
  return guard.allows({ user, company: current }) ? proceed : rejectionOf(guard, { user, company: current })
}

/** The checks of §2 that need the user and the company, which are loaded before them. */
export const laterChecks = [
  { name: 'company', check: company },
  { name: 'two-factor', check: twoFactor },
  { name: 'need', check: need },
] as const

/** §2: the order in which every navigation is checked: theme and version, login, company, two-factor, the page's own need. */
export const checks = [...firstChecks, ...laterChecks] as const

/** Runs the checks in order and returns the first result that does not continue. */
export function runGuards(entry: GuardInput): GuardResult {
  for (const { check } of checks) {
    const verdict = check(entry)
    if (verdict.kind !== 'proceed') return verdict
  }
  return proceed
}
