import type { Role } from '@parapet/api'
import { useWords } from '@parapet/ui'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import { usersWords } from './users.words.ts'
import { useServiceNames } from './useServiceNames.ts'

// A client's administrators are made by the provider.
const isOffered = ({ name }: Pick<Role, 'name'>) => name !== 'ClientAdmin'

/** The roles to choose from, each with the services it opens, and what those chosen open together. */
export function useRoleOptions(all: readonly Role[], chosen: readonly string[], held: readonly Role[] = []) {
  const t = useWords(usersWords)
  const roleName = useRoleName()
  const serviceNames = useServiceNames()
  const offered = all.filter(isOffered)
  const roles = [...offered, ...held.filter(({ id }) => !offered.some((role) => role.id === id))]
  const textOf = (of: readonly Role[]) => {
    const services = serviceNames(of.flatMap((role) => role.services.map(({ name }) => name)))
    return services.length > 0 ? t('roles.open', { services: services.join(', ') }) : undefined
  }
  const picked = roles.filter(({ id }) => chosen.includes(String(id)))
  return {
    options: roles.map((role) => ({
      value: String(role.id),
      label: roleName(role.name),
      detail: textOf([role]) ?? '',
    })),
    /** What they open, in words; undefined if nothing is chosen or they open nothing. */
    opened: textOf(picked),
    /** Whether one of them may create and change users. */
    manages: picked.some(({ create_users }) => create_users),
  }
}
