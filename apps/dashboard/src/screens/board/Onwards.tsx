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
import type { Onward } from '@parapet/widgets'
import { useEffect } from 'react'
import { useTo } from '../../links/useTo.ts'
import { pages } from '../../pages.ts'
import { onwardWords } from '../../words/onward.ts'
import { type BoardScreenName, type BoardTab, isTabOpen, tabsFor } from './boardTabs.ts'
import { useCapability } from './useCapability.ts'

// Pages begin with different ranges: what is carried from one to the other always says its own.
const carried: ViewDefaults = { ...initialView, range: { rel: '' } }

/** The address of a view on another page. How often it refreshes is what one is used to there. */
export function carriedQuery(view: ViewState, company: number): URLSearchParams {
  const whose = view.sites.length > 0 ? { company } : {}
  return encodeView({ ...view, ...whose, refreshMs: 0 }, carried)
}

/** Whether a page has all figures of a range: those it would leave out would not add up. */
export function reaches(view: ViewState, capability: Capability, context: { now: number; zone: string }): boolean {
  const check = checkRange(view.range, capability, context)
  return 'ok' in check && !check.clamped.includes('old')
}

interface OnwardsProps {
  screen: BoardScreenName
  tab: BoardTab
  user: User
  company: Company
  /** Given where a view of this page can be seen on the other one, as often as that changes. */
  onWay: (way: (view: ViewState) => Onward | null) => void
}

/**
 * From history to the raw requests behind it, and back to the years around them, for whoever may go there. Comes when the first picture stands:
 * menus ask for it when they open.
 */
export function Onwards({ screen, tab, user, company, onWay }: OnwardsProps) {
  const t = useWords(onwardWords)
  const to = useTo()
  const { zone } = useLocale()
  const other = screen === 'stats' ? 'analytics' : 'stats'
  const visitor = { user, company }
  const there = tabsFor(other, visitor).find(({ id }) => id === tab.id)
  const { capability } = useCapability((there ?? tab).section, visitor)
  const mayGo = there !== undefined && isTabOpen(there, visitor) && pages[other].guard.admits(visitor)
  const { id } = company
  // The page holds it for its widgets.
  useEffect(() => {
    onWay((view) => {
      if (!mayGo) return null
      const isWhole = reaches(view, capability, { now: Math.ceil(Date.now() / 60_000) * 60, zone })
      return {
        label: t(other),
        href: to(other, undefined, carriedQuery(view, id)),
        ...(isWhole ? {} : { disabledReason: t(`${other}.short`) }),
      }
    })
  }, [onWay, mayGo, capability, zone, other, id, t, to])
  return null
}
