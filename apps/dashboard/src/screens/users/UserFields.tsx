import { type CompanyUser, generatePassword, itemsOf, type Role, useRead, user as userCalls } from '@parapet/api'
import {
  Button,
  Inline,
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
import type { UserDraft } from './companyUsers.tsx'
import { RolesSelect } from './RolesSelect.tsx'
import { usersWords } from './users.words.ts'

/** The fields of a user: the address of an existing one is fixed, and a blank password keeps theirs; a new one is invited. */
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
      {row ? (
        <>
          <PasswordField
            label={t('password.change')}
            autoComplete="new-password"
            strength={[email, first_name, last_name]}
            help={t('password.keeps')}
            {...form.field('password')}
          />
          <Inline>
            <Button size="s" icon="refresh" onClick={() => void generate()}>
              {t('password.generate')}
            </Button>
          </Inline>
        </>
      ) : (
        <Notice tone="info">{t('invitation')}</Notice>
      )}
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
  const held = (row?.roles ?? []).map(({ id, name }) => ({ id, name, services: [], create_users: false }))
  return <RolesSelect roles={all} held={held} field={form.field('roles')} />
}
