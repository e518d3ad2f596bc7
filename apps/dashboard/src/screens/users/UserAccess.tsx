import { type CompanyUser, itemsOf, type Role, useRead, user as userCalls } from '@parapet/api'
import {
  Button,
  CopyButton,
  Inline,
  KeyValue,
  Section,
  Stack,
  Status,
  Text,
  useLocale,
  useTheme,
  useWords,
} from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import type { PageRefusal } from '../../platform/paths/whyNot.ts'
import { permissionWords } from '../../platform/session/permission.words.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useRoleName } from '../../platform/session/useRoleName.ts'
import { appWords } from '../../platform/words/app.words.ts'
import { shellWords } from '../../platform/words/shell.words.ts'
import { panelsWords } from '../../shell/topBar/panels.words.ts'
import { effectiveAccess, userOf } from './effectiveAccess.ts'
import { printText } from './printText.ts'
import { usersWords } from './users.words.ts'

/** What a user would see here: every page and action, and why not (§6). */
export function UserAccess({ row }: { row: CompanyUser }) {
  const t = useWords(usersWords)
  const read = useRead(userCalls.roles, {})
  return (
    <ReadSection read={read} failed={t('roles.failed')} lines={6} size="s">
      {(roles) => <ReadAccess row={row} roles={itemsOf(roles).items} />}
    </ReadSection>
  )
}

interface Line {
  readonly label: string
  readonly why: string | null
}

function ReadAccess({ row, roles }: { row: CompanyUser; roles: readonly Role[] }) {
  const t = useWords(usersWords)
  const shell = useWords(shellWords)
  const title = useWords(appWords)
  const action = useWords(panelsWords)
  const roleName = useRoleName()
  const whyText = useWhyText()
  const { seed } = useTheme()
  const { company } = useSession()
  if (!company) return null
  const access = effectiveAccess(userOf(row, roles, company), company, seed.name)
  const pages = access.pages.map(({ key, refusal }) => ({
    label: key.service ? shell(`service.${key.service}`) : title(key.title),
    why: whyText(refusal),
  }))
  const actions = access.actions.map(({ key, refusal }) => ({ label: action(key), why: whyText(refusal) }))
  const held = row.roles.map(({ name }) => roleName(name)).join(', ')
  const lineText = ({ label, why }: Line) => `${label}: ${why ?? t('access.open')}`
  const heading = t('access.of', { email: row.email, company: company.name })
  const all = [
    heading,
    `${t('column.roles')}: ${held || '—'}`,
    ...['', t('access.pages'), ...pages.map(lineText)],
    ...['', t('access.actions'), ...actions.map(lineText)],
    ...['', t('access.limits')],
  ].join('\n')
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t('access.text')}
      </Text>
      <Inline>
        <Button size="s" icon="print" onClick={() => printText(heading, all)}>
          {t('access.print')}
        </Button>
        <CopyButton text={all} label={t('access.copy')} />
      </Inline>
      <Section title={t('access.pages')}>
        <Lines lines={pages} />
      </Section>
      <Section title={t('access.actions')}>
        <Lines lines={actions} />
      </Section>
      <Text as="p" tone="muted">
        {t('access.limits')}
      </Text>
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useWords(usersWords)
  return (
    <KeyValue
      items={lines.map(({ label, why }) => ({
        label,
        value: <Status tone={why === null ? 'good' : 'quiet'} label={why ?? t('access.open')} />,
      }))}
    />
  )
}

function useWhyText(): (refusal: PageRefusal | null) => string | null {
  const t = useWords(usersWords)
  const permission = useWords(permissionWords)
  const shell = useWords(shellWords)
  const { locale } = useLocale()
  const { company } = useSession()
  return (refusal) => {
    if (!refusal) return null
    switch (refusal.kind) {
      case 'role':
        return permission(`role.${refusal.role}`, { company: company?.name ?? '' })
      case 'notGranted':
      case 'notHired': {
        const names = refusal.services.map((key) => shell(`service.${key}`))
        const services = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
        return t(`access.${refusal.kind}`, { services })
      }
      case 'noClient':
      case 'unknown':
        return t(`access.${refusal.kind}`)
    }
  }
}
