import type { Company } from '../entities/Company.ts'
import type { Role } from '../entities/Role.ts'
import type { User } from '../entities/User.ts'

/** The part of a company the rules of access need. */
export type CompanyRef = Pick<Company, 'id' | 'client'>

/** The theme on which subscriptions may be managed (§5, §6): the provider's own. */
export const DEFAULT_THEME = 'parapet'

/** The user's roles in a company: those of the company profile and of its client's profile, unique by name (§6). */
export function rolesIn(user: User | null, company: CompanyRef | null): Role[] {
  if (!user || !company) return []
  const byName = new Map<string, Role>()
  for (const role of [...companyRoles(user, company), ...clientRoles(user, company)]) {
    if (!byName.has(role.name)) byName.set(role.name, role)
  }
  return [...byName.values()]
}

function companyRoles(user: User, company: CompanyRef): Role[] {
  return user.transparentprofile_set.find((profile) => profile.company.id === company.id)?.roles ?? []
}

function clientRoles(user: User, company: CompanyRef): Role[] {
  return user.clientprofile_set.find((profile) => profile.client.id === company.client?.id)?.roles ?? []
}

/** Provider staff. */
export function isStaff(user: User | null): boolean {
  return user?.is_staff ?? false
}

/** Has the role ClientAdmin here. */
export function isClientAdmin(user: User | null, company: CompanyRef | null): boolean {
  return hasRole(user, company, 'ClientAdmin')
}

/** Has the role CompanyAdmin here. */
export function isCompanyAdmin(user: User | null, company: CompanyRef | null): boolean {
  return hasRole(user, company, 'CompanyAdmin')
}

/** Has the role 'Config Administrator' here. */
export function isConfigAdministrator(user: User | null, company: CompanyRef | null): boolean {
  return hasRole(user, company, 'Config Administrator')
}

/** Returns whether the user may see bills: a client admin who is not staff (§2, §6). */
export function canSeeBilling(user: User | null, company: CompanyRef | null): boolean {
  return isClientAdmin(user, company) && !isStaff(user)
}

/** Staff, or a profile in the current company with a role that creates users (§6; a client profile does not count). */
export function canCreateUsers(user: User | null, company: CompanyRef | null): boolean {
  if (!user || !company) return false
  return user.is_staff || companyRoles(user, company).some((role) => role.create_users)
}

/** Staff or dealers (§6). */
export function canCreateCompanies(user: User | null): boolean {
  return user !== null && (user.is_staff || user.is_dealer)
}

/** Whether the user may move sites: staff, or users with more than one profile (§6). */
export function canMoveSites(user: User | null): boolean {
  return user !== null && (user.is_staff || user.transparentprofile_set.length > 1)
}

/** Only staff list possible users and impersonate them (§6). */
export function canImpersonate(user: User | null): boolean {
  return isStaff(user)
}

/** CompanyAdmin on the default theme (§5, §6). */
export function canManageSubscriptions(user: User | null, company: CompanyRef | null, themeName: string): boolean {
  return themeName === DEFAULT_THEME && isCompanyAdmin(user, company)
}

/** The company's client, which notifications need (§2): without one the screen is not open. */
export function clientIdOf(company: CompanyRef | null): number | null {
  return company?.client?.id ?? null
}

function hasRole(user: User | null, company: CompanyRef | null, name: string): boolean {
  return rolesIn(user, company).some((role) => role.name === name)
}
