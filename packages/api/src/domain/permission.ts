import type { Call } from '../call/call.ts'
import type { Need, NeededRole } from '../call/needs.ts'
import {
  canCreateCompanies,
  canCreateUsers,
  canManageSubscriptions,
  canMoveSites,
  DEFAULT_THEME,
  isClientAdmin,
  isCompanyAdmin,
  rolesIn,
} from './access.ts'
import { type ServiceKey, serviceState, type Viewer } from './services.ts'

/** Why a user may not make a call. */
export type RefusedReason =
  | { readonly kind: 'signedOut' }
  /** The user is in no company, or not in this one. */
  | { readonly kind: 'company' }
  | { readonly kind: 'role'; readonly role: Exclude<NeededRole, 'member'> }
  /** The company may hold the services, but no role of the user grants one. */
  | { readonly kind: 'notGranted'; readonly services: readonly ServiceKey[] }
  /** A role grants these, but the company does not hold them. */
  | { readonly kind: 'notHired'; readonly services: readonly ServiceKey[] }

/** Who can lift a refusal: the user, a CompanyAdmin, a user manager of the company, or the provider. */
export type Grantor = 'you' | 'companyAdmin' | 'userManager' | 'provider'

/** Whether a user may make a call. */
export type Permission =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'refused'; readonly reason: RefusedReason; readonly whoCanGrant: Grantor }

/** The user and company of a check; without a theme name, the default theme. */
export interface PermissionFacts extends Viewer {
  readonly themeName?: string
}

const allowed: Permission = { kind: 'allowed' }
const refused = (reason: RefusedReason, whoCanGrant: Grantor): Permission => ({ kind: 'refused', reason, whoCanGrant })

/** Returns whether a user may make a call in the current company; the state of an object is not considered. */
export function permissionOf(call: Pick<Call, 'auth' | 'path' | 'needs'>, facts: PermissionFacts): Permission {
  if (call.auth === 'none' || call.auth === 'status') return allowed
  const { user } = facts
  if (!user) return refused({ kind: 'signedOut' }, 'you')
  if (call.path.includes('{company}') && !isIn(facts)) return refused({ kind: 'company' }, 'userManager')
  if (user.is_staff) return allowed
  for (const need of call.needs) {
    const permission = need.kind === 'service' ? ofServices(need.anyOf, facts) : ofRole(need.role, facts)
    if (permission.kind === 'refused') return permission
  }
  return allowed
}

function isIn({ user, company }: Viewer): boolean {
  if (!user || !company) return false
  return (
    user.is_staff ||
    user.transparentprofile_set.some((profile) => profile.company.id === company.id) ||
    user.clientprofile_set.some((profile) => profile.client.id === company.client?.id)
  )
}

const meets: Readonly<Record<NeededRole, (facts: Viewer) => boolean>> = {
  member: () => true,
  admin: ({ user, company }) => isCompanyAdmin(user, company) || isClientAdmin(user, company),
  userManager: ({ user, company }) => canCreateUsers(user, company),
  clientAdmin: isAdminOfClient,
  companyCreator: ({ user }) => canCreateCompanies(user),
  severalProfiles: ({ user }) => canMoveSites(user),
  staff: () => false,
}

function isAdminOfClient({ user, company }: Viewer): boolean {
  const profile = user?.clientprofile_set.find(({ client }) => client.id === company?.client?.id)
  return profile?.roles.some(({ name }) => name === 'ClientAdmin') ?? false
}

function ofRole(role: NeededRole, facts: PermissionFacts): Permission {
  if (role === 'member' || meets[role](facts)) return allowed
  switch (role) {
    case 'admin':
      return refused({ kind: 'role', role }, userManager(facts))
    case 'userManager':
    case 'severalProfiles':
      return refused({ kind: 'role', role }, 'userManager')
    case 'clientAdmin':
    case 'companyCreator':
    case 'staff':
      return refused({ kind: 'role', role }, 'provider')
  }
}

const userManager = ({ user, company }: Viewer): Grantor => (canCreateUsers(user, company) ? 'you' : 'userManager')

function ofServices(services: Extract<Need, { kind: 'service' }>['anyOf'], facts: PermissionFacts): Permission {
  const { user, company, themeName = DEFAULT_THEME } = facts
  const roles = rolesIn(user, company)
  const granted = services.filter((key) => roles.some((role) => role.services.some(({ name }) => name === key)))
  if (granted.length === 0) return refused({ kind: 'notGranted', services }, userManager(facts))
  if (granted.some((key) => serviceState(key, facts).hired)) return allowed
  const canHire = canManageSubscriptions(user, company, themeName)
  const whoCanGrant = canHire ? 'you' : themeName === DEFAULT_THEME ? 'companyAdmin' : 'provider'
  return refused({ kind: 'notHired', services: granted }, whoCanGrant)
}
