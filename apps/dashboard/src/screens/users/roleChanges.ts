import type { CompanyUser } from '@parapet/api'

/** The users whose roles are changed together, and what to call once the dialog is closed. */
export interface ChangingRoles {
  readonly rows: readonly CompanyUser[]
  readonly finish: () => void
}

export type RoleStep = 'give' | 'take'

/** What a change of roles does to one user: `left` would leave them without a role, which no user may be. */
export type RoleEffect = 'changed' | 'same' | 'left'

/** One user before and after a change of roles; ids of roles. */
export interface RoleChange {
  readonly row: CompanyUser
  readonly roles: readonly number[]
  readonly effect: RoleEffect
}

/** Returns what giving or taking some roles does to each user (§6). */
export function roleChanges(
  rows: readonly CompanyUser[],
  step: RoleStep,
  chosen: readonly number[],
): readonly RoleChange[] {
  return rows.map((row) => {
    const held = row.roles.map(({ id }) => id)
    const roles =
      step === 'give'
        ? [...held, ...chosen.filter((id) => !held.includes(id))]
        : held.filter((id) => !chosen.includes(id))
    const effect = roles.length === held.length ? 'same' : roles.length === 0 ? 'left' : 'changed'
    return { row, roles, effect }
  })
}

const isAdminRole = ({ name }: CompanyUser['roles'][number]) => name === 'CompanyAdmin'

/** Whether a company would lose its last administrator; `next` has the roles of who changes, or null for who goes. */
export function losesLastAdmin(
  members: readonly CompanyUser[],
  next: ReadonlyMap<number, readonly number[] | null>,
): boolean {
  const admins = members.filter(({ roles }) => roles.some(isAdminRole))
  const adminRole = admins[0]?.roles.find(isAdminRole)?.id
  if (adminRole === undefined) return false
  return members.every(({ id, roles }) => {
    const after = next.get(id)
    return !(after === undefined ? roles.some(isAdminRole) : after?.includes(adminRole))
  })
}
