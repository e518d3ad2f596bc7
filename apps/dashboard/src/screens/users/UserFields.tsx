import { type CompanyUser, generatePassword, itemsOf, type Role, useRead, user as userCalls } from '@parapet/api'
import {
  Button,
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
import type { ResourceForm } from '../../kit/form/useFields.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import type { UserDraft } from './companyUsers.tsx'
import { usersWords } from './users.words.ts'
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

interface RolesFieldProps {
  form: ResourceForm<UserDraft>
  row: CompanyUser | null
}

function RolesField(props: RolesFieldProps) {
  const t = useWords(usersWords)
  const read = useRead(userCalls.roles, {})
  return (
    <ReadSection read={read} failed={t('roles.failed')} size="s" placeholder={<Skeleton width="100%" height={68} />}>
      {(roles) => <ReadRolesField {...props} all={itemsOf(roles).items} />}
    </ReadSection>
  )
}

function ReadRolesField({ form, row, all }: RolesFieldProps & { all: readonly Role[] }) {
  const t = useWords(usersWords)
  const roleName = useRoleName()
  const serviceNames = useServiceNames()
  // A client's administrators are made by the provider.
  const offered = all.filter(({ name }) => name !== 'ClientAdmin')
  const held = (row?.roles ?? []).map(({ id, name }) => ({ id, name, services: [], create_users: false }))
  const roles = [...offered, ...held.filter(({ id }) => !offered.some((role) => role.id === id))]
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
