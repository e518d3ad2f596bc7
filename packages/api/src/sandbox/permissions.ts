import type { Need, NeededRole } from '../call/needs.ts'
import { type ServiceKey, serviceOf } from '../domain/services.ts'
import { Refusal, refusals } from './context.ts'
import type { CompanyRecord, UserRecord } from './world/records.ts'
import { roleIds, roleNames, type World } from './world/World.ts'

interface PermissionCheck {
  readonly world: World
  readonly user: UserRecord
  readonly company: CompanyRecord | undefined
  readonly client?: number | undefined
}

/** Whether the user may manage a client's billing: its admin, or staff (§6). */
export function administers(world: World, user: UserRecord, client: number): boolean {
  const isAdmin = (role: number) => world.roles.get(role)?.name === 'ClientAdmin'
  return user.is_staff || user.client_profiles.some((row) => row.client === client && row.roles.some(isAdmin))
}

function isAdmin({ world, user, company }: PermissionCheck): boolean {
  const roles = company ? roleNames(world, user, company) : new Set()
  return roles.has('CompanyAdmin') || roles.has('ClientAdmin')
}

/** A client profile does not count (§6). */
function managesUsers({ world, user, company }: PermissionCheck): boolean {
  const roles = user.profiles.find((profile) => profile.company === company?.id)?.roles ?? []
  return roles.some((role) => world.roles.get(role)?.create_users)
}

function isClientAdmin({ world, user, company, client = company?.client?.id }: PermissionCheck): boolean {
  if (client !== undefined) return administers(world, user, client)
  return company === undefined && user.client_profiles.some((row) => administers(world, user, row.client))
}

const meets: Readonly<Record<NeededRole, (asking: PermissionCheck) => boolean>> = {
  member: () => true,
  admin: isAdmin,
  userManager: managesUsers,
  clientAdmin: isClientAdmin,
  companyCreator: ({ user }) => user.is_dealer,
  severalProfiles: ({ user }) => user.profiles.length > 1,
  staff: () => false,
}

function refusalOfServices(
  { world, user, company }: PermissionCheck,
  services: readonly ServiceKey[],
): Refusal | undefined {
  const roles = company ? roleIds(user, company) : []
  const granted = new Set(roles.flatMap((id) => world.roles.get(id)?.services ?? []).map(({ name }) => name))
  const usable = services.filter((key) => granted.has(key))
  if (usable.length === 0) return refusals.forbidden()
  // §3: what cannot be contracted always counts as hired.
  const isHeld = (key: ServiceKey) =>
    serviceOf(key)?.contractable === false || company?.services.some(({ name }) => name === key)
  return usable.some(isHeld) ? undefined : new Refusal(403, { detail: 'Service not hired.' })
}

/** Returns why a user may not make a call with these needs; undefined if allowed. Staff may make every call. */
export function refusalOf(needs: readonly Need[], asking: PermissionCheck): Refusal | undefined {
  if (asking.user.is_staff) return undefined
  for (const need of needs) {
    const refusal =
      need.kind === 'service'
        ? refusalOfServices(asking, need.anyOf)
        : meets[need.role](asking)
          ? undefined
          : refusals.forbidden()
    if (refusal) return refusal
  }
  return undefined
}

/** Throws unless the user meets the needs. */
export function mustMeet(needs: readonly Need[], asking: PermissionCheck) {
  const refusal = refusalOf(needs, asking)
  if (refusal) throw refusal
}

/** A row of a path by its number: it is there and it is this company's. Other companies' things do not exist. */
export function ownRow<Row extends { company: number }>(
  rows: { get(key: string): Row | undefined },
  key: string | undefined,
  company: { id: number },
): Row {
  const row = rows.get(key ?? '')
  if (row?.company !== company.id) throw refusals.notFound()
  return row
}
