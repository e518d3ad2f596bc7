import type { Role } from '@parapet/api'
import { type FieldBinding, MultiSelect, Notice, useWords } from '@parapet/ui'
import { useRoleOptions } from './useRoleOptions.ts'
import { usersWords } from './users.words.ts'

interface RolesSelectProps {
  roles: readonly Role[]
  /** Roles that the user has, also where they can no longer be given. */
  held?: readonly Role[]
  field: Omit<FieldBinding<readonly string[]>, 'onBlur'>
}

/** A choice of roles: what each opens, what those chosen open together, and whether they manage users. */
export function RolesSelect({ roles, held, field }: RolesSelectProps) {
  const t = useWords(usersWords)
  const { options, opened, manages } = useRoleOptions(roles, field.value, held)
  return (
    <>
      <MultiSelect label={t('column.roles')} required options={options} help={opened ?? t('roles.help')} {...field} />
      {manages && <Notice tone="watch">{t('roles.manages')}</Notice>}
    </>
  )
}
