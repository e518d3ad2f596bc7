import { capability, initialView, type RangeSection, type ViewState, type WidgetPreference } from '@parapet/api'
import { AnnouncerProvider, ToastProvider, useLocale } from '@parapet/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { AnalyticsTab, BoardLinks, BoardRow } from '../rows/row.ts'
import { RangeNotice } from '../toolbar/RangeNotice.tsx'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import { usePage } from '../toolbar/usePage.ts'
import { Board } from './Board.tsx'
import { BoardMenu } from './BoardMenu.tsx'
import * as css from './boardPage.css.ts'
import type { ServiceAccess } from './serviceAccess.ts'
import { type BoardState, useBoard } from './useBoard.ts'

export interface BoardPageProps {
  readonly board: BoardRow
  readonly company: number
  /** The host names of the company's sites, which the toolbar offers. */
  readonly sites: readonly string[]
  /** Where the links of the widgets lead; nowhere by default. */
  readonly links?: BoardLinks
  /** Where a company that has not hired more hours is sent. */
  readonly hireHref?: string
  /** The link to this view, from its query; the address of the page with that query by default. */
  readonly linkOf?: (query: URLSearchParams) => string
  /** Whether the company has hired statistics of its own, which opens more ranges; true by default. */
  readonly isDedicated?: boolean
  readonly view?: Partial<ViewState>
  readonly preferences?: WidgetPreference[] | undefined
  readonly access?: ServiceAccess
  /** Shows the layout being arranged or not, whatever the user chose. */
  readonly isArranging?: boolean | undefined
  /** Above the board. */
  readonly title?: ReactNode
}

/** Links that stay on the page. */
const noLinks: BoardLinks = { page: (name) => `#${name}`, hasAnalytics: false, service: (key) => `#services-${key}` }

const ownAddress = (query: URLSearchParams) => `${location.origin}${location.pathname}?${query}`

const isAnalytics = (code: BoardRow['code']): code is `analytics.${AnalyticsTab}` => code.startsWith('analytics.')
const sectionOf = (code: BoardRow['code']): RangeSection => (isAnalytics(code) ? code : 'stats')

/** A whole board with its toolbar, for apps outside the dashboard: it needs a `ThemeProvider` and an `ApiProvider`. */
export function BoardPage(props: BoardPageProps) {
  return (
    <AnnouncerProvider>
      <ToastProvider>
        <Page {...props} />
      </ToastProvider>
    </AnnouncerProvider>
  )
}

function Page({
  board: row,
  company,
  sites,
  links = noLinks,
  hireHref = '#hire',
  linkOf = ownAddress,
  isDedicated = true,
  view: first,
  preferences: stored,
  access = 'usable',
  isArranging,
  title,
}: BoardPageProps) {
  const { code } = row
  const { zone } = useLocale()
  const limits = useMemo(
    () => capability(sectionOf(code), { dedicated: isDedicated, retentionHours: 720, siteCount: sites.length }),
    [code, isDedicated, sites],
  )
  const defaults = useMemo<ViewState>(() => ({ ...initialView, range: limits.defaultRange }), [limits])
  const [view, change] = useState<ViewState>(() => ({ ...defaults, ...first }))
  const [preferences, setPreferences] = useState(stored)
  const { control, moment, query } = usePage({ view, change, company, zone, allSites: sites, capability: limits })
  const state = useBoard({ board: row, preferences, onPreferences: setPreferences, access: () => access })
  const board: BoardState = isArranging === undefined ? state : { ...state, isArranging }
  const menu = <BoardMenu board={board} />
  return (
    <main className={css.page}>
      {title}
      {code === 'home' ? (
        <div className={css.end}>{menu}</div>
      ) : (
        <>
          <Toolbar
            control={control}
            defaults={defaults}
            moment={moment}
            zone={zone}
            capability={limits}
            allSites={sites}
            hireHref={hireHref}
            linkOf={linkOf}
            end={menu}
          />
          <RangeNotice view={view} capability={limits} now={moment.now} zone={zone} />
        </>
      )}
      <Board board={board} query={query} actions={control.actions} links={links} />
    </main>
  )
}
