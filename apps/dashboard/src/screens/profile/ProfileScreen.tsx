import { rolesIn, type User } from '@parapet/api'
import {
  Button,
  ConfirmDialog,
  Inline,
  KeyValue,
  Notice,
  SideSection,
  Skeleton,
  Stack,
  Tabs,
  Tag,
  Text,
  useWords,
} from '@parapet/ui'
import { lazy, Suspense, useState } from 'react'
import { ClosedWhileActing } from '../../kit/page/ClosedWhileActing.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useLogout } from '../../platform/preferences/useLogout.ts'
import { choiceParam, useUrlState } from '../../platform/router/useUrlState.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import { ApiKeys } from './ApiKeys.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { IncidentMails } from './IncidentMails.tsx'
import { ActiveLogins, Devices } from './Logins.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PersonalData } from './PersonalData.tsx'
import { LayoutReset, PreferencesForm } from './PreferencesForm.tsx'
import { profileWords } from './profile.words.ts'
import { TwoFactor } from './TwoFactor.tsx'

const sections = ['profile', 'security', 'preferences', 'theme'] as const
type Section = (typeof sections)[number]

function sectionsFor(user: User): readonly Section[] {
  return user.is_staff || user.is_dealer ? sections : sections.filter((section) => section !== 'theme')
}

const sectionParams = { section: choiceParam(sections, 'profile') }

const ThemePreview = lazy(async () => ({ default: (await import('./ThemePreview.tsx')).ThemePreview }))

/** The user about themselves: personal data, security, preferences. The section is in the address. */
export function ProfileScreen() {
  const t = useWords(profileWords)
  const { user, company } = useSession()
  const [state, change] = useUrlState(sectionParams)
  const roleName = useRoleName()
  if (!user) return null
  const own = sectionsFor(user)
  const section = own.find((one) => one === state.section) ?? 'profile'
  const [role] = rolesIn(user, company)
  return (
    <>
      <PageHeader
        title={t('title')}
        scope={user.username}
        sentence={role ? t('sentence', { name: user.username, role: roleName(role.name) }) : user.username}
      />
      <Tabs
        label={t('sections')}
        tabs={own.map((id) => ({ id, label: t(`section.${id}`) }))}
        selected={section}
        onSelect={(id) => change({ section: own.find((one) => one === id) ?? 'profile' })}
      >
        <SectionContent section={section} user={user} />
      </Tabs>
    </>
  )
}

function SectionContent({ section, user }: { section: Section; user: User }) {
  const t = useWords(profileWords)
  const { company, acting, isPasswordWeak, passwordChanged, reload } = useSession()
  if (acting && section === 'security') return <ClosedWhileActing name={acting.asName} />
  switch (section) {
    case 'profile':
      return (
        <div>
          <SideSection title={t('section.profile')} text={t('data.text')} isNamedAlready>
            <PersonalData user={user} company={company} onSaved={reload} />
          </SideSection>
          <SideSection title={t('memberships.title')} text={t('memberships.text')}>
            <Memberships user={user} />
          </SideSection>
        </div>
      )
    case 'security':
      return (
        <div>
          <SideSection title={t('password.title')} text={t('password.text')}>
            {isPasswordWeak && <Notice tone="watch">{t('password.weak')}</Notice>}
            <ChangePassword user={user} onChanged={passwordChanged} />
          </SideSection>
          <TwoFactor />
          <Passkeys />
          <Devices />
          <ActiveLogins user={user} />
          <SideSection title={t('sessions.title')} text={t('sessions.text')}>
            <LogOutEverywhere />
          </SideSection>
          <ApiKeys />
        </div>
      )
    case 'preferences':
      return (
        <div>
          <SideSection title={t('section.preferences')} text={t('prefs.text')} isNamedAlready>
            <PreferencesForm />
          </SideSection>
          {user.email && <IncidentMails user={user} />}
          <SideSection title={t('prefs.layout')} text={t('prefs.layoutText')}>
            <LayoutReset />
          </SideSection>
        </div>
      )
    case 'theme':
      return (
        <Suspense fallback={<Skeleton height={480} />}>
          <ThemePreview />
        </Suspense>
      )
  }
}

const MOST_MEMBERSHIPS = 8

function Memberships({ user }: { user: User }) {
  const t = useWords(profileWords)
  const roleName = useRoleName()
  const profiles = user.transparentprofile_set
  const rest = profiles.length - MOST_MEMBERSHIPS
  return (
    <Stack gap={3}>
      <KeyValue
        items={profiles.slice(0, MOST_MEMBERSHIPS).map(({ company, roles }) => ({
          label: company.name,
          value:
            roles.length === 0 ? (
              <Text tone="muted">{t('memberships.none')}</Text>
            ) : (
              <Inline gap={1}>
                {roles.map((role) => (
                  <Tag key={role.id}>{roleName(role.name)}</Tag>
                ))}
              </Inline>
            ),
        }))}
      />
      {rest > 0 && <Text tone="muted">{t('memberships.more', { n: rest })}</Text>}
    </Stack>
  )
}

function LogOutEverywhere() {
  const t = useWords(profileWords)
  const logout = useLogout()
  const [isAsking, setAsking] = useState(false)
  return (
    <Inline>
      <Button icon="devices" onClick={() => setAsking(true)}>
        {t('sessions.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('sessions.confirm')}
        confirmLabel={t('sessions.yes')}
        onConfirm={() => logout(true)}
      >
        {t('sessions.confirmText')}
      </ConfirmDialog>
    </Inline>
  )
}
