import {
  type Capability,
  type Company,
  checkRange,
  encodeView,
  initialView,
  type User,
  type ViewDefaults,
  type ViewState,
} from '@parapet/api'
import { useLocale, useWords } from '@parapet/ui'
import type { CrossPageLink } from '@parapet/widgets'
import { useEffect } from 'react'
import { paths } from '../../platform/paths/paths.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { type BoardScreenName, type BoardTab, isTabOpen, tabsFor } from './boardTabs.ts'
import { crossPageLinkWords } from './crossPageLinks.words.ts'
import { useCapability } from './useCapability.ts'

const carried: ViewDefaults = { ...initialView, range: { rel: '' } }

/** The address of a view on another page. How often it refreshes is what one is used to there. */
export function carriedQuery(view: ViewState, company: number): URLSearchParams {
  const whose = view.sites.length > 0 ? { company } : {}
  return encodeView({ ...view, ...whose, refreshMs: 0 }, carried)
}

/** Whether a page has data for the whole range; a partial total would not match. */
export function coversRange(view: ViewState, capability: Capability, context: { now: number; zone: string }): boolean {
  const check = checkRange(view.range, capability, context)
  return 'ok' in check && !check.clamped.includes('old')
}

interface CrossPageLinksProps {
  screen: BoardScreenName
  tab: BoardTab
  user: User
  company: Company
  onCrossPageLink: (link: (view: ViewState) => CrossPageLink | null) => void
}

/** Adds links between History and Analytics to widget menus, for users who may open the other board. */
export function CrossPageLinks({ screen, tab, user, company, onCrossPageLink }: CrossPageLinksProps) {
  const t = useWords(crossPageLinkWords)
  const to = useTo()
  const { zone } = useLocale()
  const other = screen === 'stats' ? 'analytics' : 'stats'
  const visitor = { user, company }
  const there = tabsFor(other, visitor).find(({ id }) => id === tab.id)
  const { capability } = useCapability((there ?? tab).section, visitor)
  const mayGo = there !== undefined && isTabOpen(there, visitor) && paths[other].guard.allows(visitor)
  const { id } = company
  useEffect(() => {
    onCrossPageLink((view) => {
      if (!mayGo) return null
      const isWhole = coversRange(view, capability, { now: Math.ceil(Date.now() / 60_000) * 60, zone })
      return {
        label: t(other),
        href: to(other, undefined, carriedQuery(view, id)),
        ...(isWhole ? {} : { disabledReason: t(`${other}.short`) }),
      }
    })
  }, [onCrossPageLink, mayGo, capability, zone, other, id, t, to])
  return null
}
