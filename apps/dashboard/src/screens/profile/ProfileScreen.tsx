import { rolesIn, type User } from '@parapet/api'
import { Button, ConfirmDialog, Notice, Skeleton, Tabs, Tag, useWords } from '@parapet/ui'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useLogout } from '../../preferences/useLogout.ts'
import { choiceParam, useUrlState } from '../../router/useUrlState.ts'
import { useSession } from '../../session/SessionContext.ts'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { profileWords } from '../../words/profile.ts'
import { shellWords } from '../../words/shell.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { PersonalData } from './PersonalData.tsx'
import { LayoutReset, PreferencesForm } from './PreferencesForm.tsx'
import * as css from './profile.css.ts'

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
  if (!user) return null
  const own = sectionsFor(user)
  const section = own.find((one) => one === state.section) ?? 'profile'
  const [role] = rolesIn(user, company)
  return (
    <>
      <PageHeader
        title={t('title')}
        scope={user.username}
        sentence={role ? t('sentence', { name: user.username, role: role.name }) : user.username}
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
  const { company, isPasswordWeak, passwordChanged, reload } = useSession()
  switch (section) {
    case 'profile':
      return (
        <div>
          <ProfileSection title={t('section.profile')} text={t('data.text')} isOfPanel>
            <PersonalData user={user} company={company} onSaved={reload} />
          </ProfileSection>
          <ProfileSection title={t('memberships.title')} text={t('memberships.text')}>
            <Memberships user={user} />
          </ProfileSection>
        </div>
      )
    case 'security':
      return (
        <div>
          <ProfileSection title={t('password.title')} text={t('password.text')}>
            {isPasswordWeak && <Notice tone="watch">{t('password.weak')}</Notice>}
            <ChangePassword user={user} onChanged={passwordChanged} />
          </ProfileSection>
          <ProfileSection title={t('sessions.title')} text={t('sessions.text')}>
            <LogOutEverywhere />
          </ProfileSection>
        </div>
      )
    case 'preferences':
      return (
        <div>
          <ProfileSection title={t('section.preferences')} text={t('prefs.text')} isOfPanel>
            <PreferencesForm />
          </ProfileSection>
          <ProfileSection title={t('prefs.layout')} text={t('prefs.layoutText')}>
            <LayoutReset />
          </ProfileSection>
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

interface ProfileSectionProps {
  title: string
  text: string
  /** The panel around it has the same name: a second region of that name would be announced twice. */
  isOfPanel?: boolean
  children: ReactNode
}

function ProfileSection({ title, text, isOfPanel = false, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={isOfPanel ? undefined : id}>
      <div>
        <h2 id={id} className={css.partTitle}>
          {title}
        </h2>
        <p className={css.partText}>{text}</p>
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

const MOST_MEMBERSHIPS = 8

// Two of the provider's role names are not words.
function nameOfRole(name: string, shell: (key: 'user.clientAdmin' | 'user.companyAdmin') => string): string {
  if (name === 'ClientAdmin') return shell('user.clientAdmin')
  return name === 'CompanyAdmin' ? shell('user.companyAdmin') : name
}

function Memberships({ user }: { user: User }) {
  const t = useWords(profileWords)
  const shell = useWords(shellWords)
  const profiles = user.transparentprofile_set
  const rest = profiles.length - MOST_MEMBERSHIPS
  return (
    <ul className={css.memberships} aria-label={t('memberships.title')}>
      {profiles.slice(0, MOST_MEMBERSHIPS).map(({ id, company, roles }) => (
        <li key={id} className={css.membership}>
          <span className={css.membershipName}>{company.name}</span>
          <span className={css.roles}>
            {roles.length === 0 && <span className={css.muted}>{t('memberships.none')}</span>}
            {roles.map((role) => (
              <Tag key={role.id}>{nameOfRole(role.name, shell)}</Tag>
            ))}
          </span>
        </li>
      ))}
      {rest > 0 && (
        <li className={css.membership}>
          <span className={css.muted}>{t('memberships.more', { n: rest })}</span>
        </li>
      )}
    </ul>
  )
}

function LogOutEverywhere() {
  const t = useWords(profileWords)
  const logout = useLogout()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={css.buttons}>
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
    </div>
  )
}
