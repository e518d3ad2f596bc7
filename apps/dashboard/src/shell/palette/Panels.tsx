import { type Company, isStaff, kindOfText } from '@parapet/api'
import {
  type Command,
  CommandPalette,
  type MenuAction,
  type ShortcutGroup,
  ShortcutsSheet,
  Switch,
  useWords,
} from '@parapet/ui'
import { ValueItemsContext } from '@parapet/widgets'
import { Suspense, use, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMayOf } from '../../platform/session/useMay.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { findCompanies } from '../topBar/findCompanies.ts'
import { panelsWords } from '../topBar/panels.words.ts'
import { useEveryCompany } from '../topBar/useEveryCompany.ts'
import { type Destinations, destinationsOf } from './destinations.ts'
import { keyGroups } from './keyGroups.ts'
import { paletteActions } from './paletteActions.ts'
import { createRecentDestinations } from './recentDestinations.ts'
import type { PanelName } from './usePanel.ts'

interface PanelsProps extends Pick<Destinations, 'menu' | 'companies' | 'hrefOf'> {
  open: PanelName | undefined
  onClose: () => void
  userId: number
  company: Company | null
}

/** The panels that open by a key: command palette and keyboard shortcuts. */
export function Panels({ open, onClose, ...rest }: PanelsProps) {
  return (
    <>
      <GoTo open={open === 'goTo'} onClose={onClose} {...rest} />
      <Keys open={open === 'keys'} onClose={onClose} />
    </>
  )
}

function GoTo({ open, onClose, userId, company, ...rest }: Omit<PanelsProps, 'open'> & { open: boolean }) {
  const t = useWords(panelsWords)
  const navigate = useNavigate()
  const to = useTo()
  const { user } = useSession()
  const Items = use(ValueItemsContext)
  const [typed, setTyped] = useState('')
  if (!open && typed !== '') setTyped('')
  const { companies } = useEveryCompany(rest.companies, open && (rest.companies.length > 1 || isStaff(user)))
  const named = useMemo(() => {
    const found = new Map(findCompanies(companies, typed).shown.map((one) => [one.id, one]))
    return companies.map((one) => found.get(one.id) ?? one)
  }, [companies, typed])
  const sites = company?.sites.map(({ url }) => url) ?? []
  const mayOf = useMayOf()
  const lately = useMemo(() => createRecentDestinations(userId, () => localStorage), [userId])
  const page = (['analytics', 'stats'] as const).find((name) =>
    rest.menu.groups.some(({ entries }) => entries.some(({ key }) => key === name)),
  )
  const places = (): Destinations => ({
    ...rest,
    companies: named,
    companyId: company?.id,
    sites,
    siteHref: page && ((query) => to(page, undefined, query)),
  })
  const commands = open
    ? destinationsOf(places(), t, lately.list()).map(({ id, label, detail, href }) => ({
        id,
        label,
        detail,
        onSelect: () => {
          lately.visit(id)
          void navigate(href)
        },
      }))
    : []
  const inspector = page && {
    id: 'inspector',
    label: t('goTo.inspect'),
    detail: t('goTo.action'),
    onSelect: () => void navigate(to(page), { state: { inspect: '' } }),
  }
  const actions = open
    ? paletteActions({ user, company }).map(({ key, page: where, query, call }) => {
        const disabledReason = refusalText(mayOf(call))
        return {
          id: key,
          label: t(key),
          detail: t('goTo.action'),
          ...(disabledReason && { disabledReason }),
          onSelect: () => void navigate(to(where, undefined, query)),
        }
      })
    : []
  const all = [...commands, ...actions, ...(inspector ? [inspector] : [])]
  const palette = (more: readonly MenuAction[]) => (
    <CommandPalette
      open={open}
      onClose={onClose}
      label={t('goTo.label')}
      commands={[...commandsOf(more, typed), ...all]}
      onQuery={setTyped}
    />
  )
  const kind = kindOfText(typed, sites)
  if (!Items) return palette([])
  return (
    <Suspense fallback={null}>
      <Items seen={{ kind: kind ?? 'other', value: typed.trim(), sites, span: null }} place="elsewhere">
        {(items) => palette(kind ? items : [])}
      </Items>
    </Suspense>
  )
}

/** The actions on the typed value; its text is their detail, so that the search finds them. */
const commandsOf = (items: readonly MenuAction[], typed: string): Command[] =>
  items.map(({ label, disabledReason, onSelect }) => ({
    id: `value ${label}`,
    label,
    detail: typed.trim(),
    ...(disabledReason && { disabledReason }),
    onSelect: () => onSelect?.(),
  }))

function Keys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(panelsWords)
  const { hasKeys, setKeys } = usePreferences()
  const [groups, setGroups] = useState<readonly ShortcutGroup[]>([])
  const [isShown, setShown] = useState(false)
  if (isShown !== open) {
    setShown(open)
    if (open) setGroups(keyGroups(t))
  }
  return (
    <ShortcutsSheet
      open={open}
      onClose={onClose}
      groups={groups}
      end={<Switch label={t('keys.on')} name="keys" value={hasKeys} onChange={setKeys} help={t('keys.onHelp')} />}
    />
  )
}
