import { type CompanyUser, generatePassword, itemsOf, useRead, user as userCalls } from '@parapet/api'
import {
  Button,
  ErrorState,
  Inline,
  MultiSelect,
  Notice,
  PasswordField,
  Skeleton,
  TextField,
  toClipboard,
  useToast,
  useWords,
} from '@parapet/ui'
import { useMemo } from 'react'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { useRoleName } from '../../session/useRoleName.ts'
import { usersWords } from '../../words/users.ts'
import type { UserDraft } from './companyUsers.tsx'
import { useServiceNames } from './useServiceNames.ts'

/** The fields of a user: the address of an existing one is fixed, and a blank password keeps theirs. */
export function UserFields({ form, row }: { form: ResourceForm<UserDraft>; row: CompanyUser | null }) {
  const t = useWords(usersWords)
  const toast = useToast()
  const { email, first_name, last_name } = form.values
  const generate = async () => {
    const password = generatePassword([email, first_name, last_name])
    form.set('password', password)
    toast.success(t((await toClipboard(password)) ? 'password.copied' : 'password.made'))
  }
  return (
    <>
      <TextField
        label={t('column.email')}
        type="email"
        required
        {...(row ? { disabledReason: t('email.fixed') } : { help: t('email.help') })}
        {...form.field('email')}
      />
      <TextField label={t('firstName')} {...form.field('first_name')} />
      <TextField label={t('lastName')} {...form.field('last_name')} />
      <RolesField form={form} row={row} />
      <PasswordField
        label={t(row ? 'password.change' : 'password')}
        autoComplete="new-password"
        required={!row}
        strength={[email, first_name, last_name]}
        help={t(row ? 'password.keeps' : 'password.help')}
        {...form.field('password')}
      />
      <Inline>
        <Button size="s" icon="refresh" onClick={() => void generate()}>
          {t('password.generate')}
        </Button>
      </Inline>
    </>
  )
}

function RolesField({ form, row }: { form: ResourceForm<UserDraft>; row: CompanyUser | null }) {
  const t = useWords(usersWords)
  const describe = useDescribeFailure()
  const roleName = useRoleName()
  const serviceNames = useServiceNames()
  const { data, failure, retry } = useRead(userCalls.roles, {})
  const roles = useMemo(() => {
    const held = (row?.roles ?? []).map(({ id, name }) => ({ id, name, services: [], create_users: false }))
    // A client's administrators are made by the provider.
    const offered = (data ? itemsOf(data).items : []).filter(({ name }) => name !== 'ClientAdmin')
    return [...offered, ...held.filter(({ id }) => !offered.some((role) => role.id === id))]
  }, [data, row])
  if (failure && !data)
    return <ErrorState size="s" title={t('roles.failed')} text={describe(failure)} onRetry={retry} />
  if (!data) return <Skeleton width="100%" height={68} />
  const chosen = roles.filter(({ id }) => form.values.roles.includes(String(id)))
  const opened = serviceNames(chosen.flatMap(({ services }) => services.map(({ name }) => name)))
  return (
    <>
      <MultiSelect
        label={t('column.roles')}
        required
        options={roles.map(({ id, name }) => ({ value: String(id), label: roleName(name) }))}
        help={opened.length > 0 ? t('roles.open', { services: opened.join(', ') }) : t('roles.help')}
        {...form.field('roles')}
      />
      {chosen.some(({ create_users }) => create_users) && <Notice tone="watch">{t('roles.manages')}</Notice>}
    </>
  )
}
