import {
  type Company,
  type CompanyProfile,
  type CompanyUser,
  companies,
  company as companyCalls,
  itemsOf,
  permissionOf,
  type Role,
  useRead,
  user as userCalls,
} from '@parapet/api'
import { Combobox, Stack, Text, useTheme, useWords } from '@parapet/ui'
import { useState } from 'react'
import { SavedForm } from '../../kit/form/SavedForm.tsx'
import { notSaved, useSavedForm } from '../../kit/form/useSavedForm.ts'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { RolesSelect } from './RolesSelect.tsx'
import { usersWords } from './users.words.ts'

/** Gives an existing user roles in another company (§7: POST and PUT profile). */
export function UserCompanies({ row }: { row: CompanyUser }) {
  const t = useWords(usersWords)
  const { user, company } = useSession()
  const { seed } = useTheme()
  const list = useRead(companies.list, {})
  const roles = useRead(userCalls.roles, {})
  const isManaged = (one: Company) =>
    one.id !== company?.id &&
    permissionOf(companyCalls.addProfile, { user, company: one, themeName: seed.name }).kind === 'allowed'
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('companies.text')}
      </Text>
      <ReadSection read={list} failed={t('companies.failedList')} size="s">
        {(all) => (
          <ReadSection read={roles} failed={t('roles.failed')} size="s">
            {(offered) => {
              const managed = all.filter(isManaged)
              if (managed.length === 0) return <Text as="p">{t('companies.none')}</Text>
              return <ProfileForm key={row.id} row={row} managed={managed} roles={itemsOf(offered).items} />
            }}
          </ReadSection>
        )}
      </ReadSection>
    </Stack>
  )
}

interface ProfileFormProps {
  row: CompanyUser
  managed: readonly Company[]
  roles: readonly Role[]
}

interface ProfileDraft {
  company: string | null
  roles: readonly string[]
}

function ProfileForm({ row, managed, roles }: ProfileFormProps) {
  const t = useWords(usersWords)
  // No call tells the number of a profile but the one that makes it.
  const [made, setMade] = useState<CompanyProfile>()
  const nameOf = (id: string | null) => managed.find((one) => String(one.id) === id)?.name ?? ''
  const isMade = (company: string | null) => made !== undefined && String(made.company.id) === company
  const form = useSavedForm<ProfileDraft, CompanyProfile | typeof notSaved>({
    initial: { company: null, roles: [] },
    check: (draft) => ({
      company: draft.company === null ? t('companies.noCompany') : undefined,
      roles: draft.roles.length === 0 ? t('error.roles') : undefined,
    }),
    save: async (draft, send) => {
      if (draft.company === null) return notSaved
      const company = Number(draft.company)
      const chosen = draft.roles.map(Number)
      if (made && isMade(draft.company))
        return send(companyCalls.saveProfile, { company, profile: made.id, body: { roles: chosen } })
      return send(companyCalls.addProfile, { company, body: { user: row.id, roles: chosen } })
    },
    onSaved: setMade,
    saved: ({ company }) => t('companies.given', { company: nameOf(company) }),
    failed: t('companies.failed'),
  })
  return (
    <SavedForm
      form={form}
      label={t('panel.companies')}
      submitLabel={t(isMade(form.values.company) ? 'companies.change' : 'companies.give')}
      needsChange
    >
      <Combobox
        label={t('companies.company')}
        help={t('companies.member')}
        options={managed.map(({ id, name, client }) => ({
          value: String(id),
          label: name,
          ...(client && { detail: client.name }),
        }))}
        {...form.field('company')}
      />
      <RolesSelect roles={roles} field={form.field('roles')} />
    </SavedForm>
  )
}
