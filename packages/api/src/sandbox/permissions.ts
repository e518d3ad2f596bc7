import { type ServiceKey, serviceOf } from '../domain/services.ts'
import { Refusal, refusals, type SandboxRequest } from './context.ts'
import { roleIds, roleNames } from './world/World.ts'

type Asking = Pick<SandboxRequest, 'world' | 'user' | 'company'>

function isAdmin({ world, user, company }: Asking): boolean {
  const roles = roleNames(world, user, company)
  return user.is_staff || roles.has('CompanyAdmin') || roles.has('ClientAdmin')
}

/** Only company or client admins, and staff, may change a company. */
export function mustAdministrate(ask: Asking) {
  if (!isAdmin(ask)) throw refusals.forbidden()
}

/** Provider staff only (§6). */
export function mustBeStaff({ user }: Pick<SandboxRequest, 'user'>) {
  if (!user.is_staff) throw refusals.forbidden()
}

/**
 * A call of a service: one of the user's roles grants it and the company has it (§4); of several services one is enough. Staff may
 * always.
 */
export function mustUse({ world, user, company }: Asking, ...services: readonly ServiceKey[]) {
  if (user.is_staff) return
  const granted = new Set(
    roleIds(user, company)
      .flatMap((id) => world.roles.get(id)?.services ?? [])
      .map(({ name }) => name),
  )
  const usable = services.filter((key) => granted.has(key))
  if (usable.length === 0) throw refusals.forbidden()
  // §3: what cannot be contracted always counts as hired.
  const isHeld = (key: ServiceKey) =>
    serviceOf(key)?.contractable === false || company.services.some(({ name }) => name === key)
  if (!usable.some(isHeld)) {
    throw new Refusal(403, { detail: 'Service not hired.' })
  }
}

/** Whether a user may use one of some services of a company, and the company holds it. */
export function mayUse(asking: Asking, ...services: readonly ServiceKey[]): boolean {
  try {
    mustUse(asking, ...services)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
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
