import { type Company, encodeView, SHARED, type User, useApi } from '@parapet/api'
import { Notice, useFormat, useLocale, useWords } from '@parapet/ui'
import {
  Board,
  BoardMenu,
  type BoardRow,
  defaultLayout,
  type PageState,
  RangeNotice,
  Toolbar,
  useBoard,
} from '@parapet/widgets'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { PageBar } from '../../kit/page/PageBar.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useReported } from '../../kit/page/reported.ts'
import { to as addressTo } from '../../platform/links/to.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import * as css from './board.css.ts'
import { boardScreenWords } from './board.words.ts'
import { useBoardLinks } from './boardLinks.ts'
import type { BoardScreenName, BoardTab } from './boardTabs.ts'
import { BoardFeatures, featureActions } from './features/boardFeatures.tsx'
import { OpenBoardContext, type RangedBoard, useBoardStores } from './OpenBoard.ts'
import { TabRow } from './TabRow.tsx'
import { useBoardExtras } from './useBoardExtras.tsx'
import { useBoardPage } from './useBoardPage.ts'
import { useCapability } from './useCapability.ts'
import { useLinkedWidget } from './useLinkedWidget.ts'
import { useServiceAccess, useSites } from './useServiceAccess.ts'
import { useViewSource } from './useViewSource.ts'

const loadSharing = () => import('./sharing.ts')
const LONGEST_TAB = 60

export interface TabBoardProps {
  name: BoardScreenName
  user: User
  company: Company
  row: BoardRow
  tab: BoardTab
  tabs: readonly BoardTab[]
  /** A tab of the address that does not exist. */
  unknownTab: string | null
}

/** The board of a tab: title, tabs, toolbar, notices and tiles, with the features that the table gives it. */
export function TabBoard(props: TabBoardProps) {
  const { name, user, company, tab, tabs } = props
  const { open, address, board, allSites } = useTabBoard(props)
  const { requests, findings } = open
  const notes = useSyncExternalStore(findings.notes.subscribe, findings.notes.get)
  const { actions: own } = address.page.control
  const actions = useMemo(
    () => ({ ...own, ...featureActions({ name, tab, user, company }, requests) }),
    [own, name, tab, user, company, requests],
  )
  return (
    <OpenBoardContext value={open}>
      <Title name={name} open={open} />
      <TabRow
        screen={name}
        tabs={tabs}
        selected={tab}
        query={(id) => encodeView({ ...address.view, tab: id }, address.linkDefaults, address.legends)}
      />
      <Tools {...props} open={open} address={address} board={board} allSites={allSites} />
      <BoardFeatures slot="notices" />
      <AddressNotices {...props} open={open} address={address} />
      <Board
        board={board}
        query={open.query}
        actions={actions}
        links={open.links}
        notes={notes}
        lazyParts={<BoardFeatures slot="later" />}
      />
    </OpenBoardContext>
  )
}

type Address = ReturnType<typeof useBoardPage>

interface FrameProps extends TabBoardProps {
  open: RangedBoard
  address: Address
}

function useTabBoard({ name, row, user, company, tab }: TabBoardProps) {
  const t = useWords(boardScreenWords)
  const allSites = useSites(company)
  useLinkedWidget(row.code)
  const links = useBoardLinks()
  const access = useServiceAccess(user, company)
  const stores = useBoardStores()
  const { capability, isDedicated, retentionHours } = useCapability(tab.section, { user, company })
  const { crossPageLink } = stores.findings
  const address = useBoardPage({
    path: addressTo(name, { company: company.id }),
    board: row.code,
    user,
    company,
    allSites,
    capability,
    crossPageLink: useSyncExternalStore(crossPageLink.subscribe, crossPageLink.get),
  })
  const { control, query, queryAt } = address.page
  const { layoutOf, saveLayout } = usePreferences()
  const preferences = layoutOf(row.code, company.id)
  const title = `${t(`${name}.title`)} · ${t(`tab.${tab.id}`)}`
  const source = useViewSource({
    page: name,
    title,
    board: row.code,
    layout: preferences,
    control,
    span: query.span,
    company: company.id,
  })
  const inputAt = useCallback(
    (now: number) => ({ board: row, preferences, access, query: queryAt(now) }),
    [row, preferences, access, queryAt],
  )
  const board = useBoard({
    board: row,
    preferences,
    onPreferences: (layout) => saveLayout(row.code, company.id, layout, defaultLayout(row)),
    access,
  })
  const sentence = useSentence(address.page, allSites)
  const layout = preferences ?? defaultLayout(row)
  const open: RangedBoard = {
    ...stores,
    ...{ name, tab, user, company, row, title, query, inputAt, links, layout, source },
    hrefOf: (asked) => addressTo(name, { company: company.id }, asked),
    range: { control, capability, isDedicated, retentionHours, sentence },
  }
  useReported(() => ({
    link: new URL(open.hrefOf(source.query(true)), location.origin).href,
    span: query.span,
    sites: query.view.sites,
  }))
  return { open, address, board, allSites }
}

function useSentence({ query: { view, span } }: PageState, allSites: readonly string[]): string {
  const t = useWords(boardScreenWords)
  const f = useFormat()
  const { zone } = useLocale()
  const chosen = view.sites.length
  return t('sentence', {
    ...f.ends(span),
    sites:
      chosen === 0
        ? t('sites.all', { n: allSites.length })
        : t('sites.some', { n: chosen, total: f.number(allSites.length) }),
    zone,
  })
}

function Title({ name, open: { company, query, range } }: Pick<FrameProps, 'name' | 'open'>) {
  const t = useWords(boardScreenWords)
  const f = useFormat()
  const { view, span, before } = query
  const shown = range.sentence
  const compared = before && f.ends({ from: before.from, to: before.from + (span.to - span.from) })
  return (
    <PageHeader
      isCompact
      title={t(`${name}.title`)}
      scope={view.sites.length === 1 ? view.sites[0] : company.name}
      sentence={compared ? t('sentence.compared', { shown, ...compared }) : shown}
      actions={<BoardFeatures slot="title" />}
    />
  )
}

interface ToolsProps extends FrameProps {
  board: ReturnType<typeof useBoard>
  allSites: readonly string[]
}

/** The bar of a board: range, sites, filters, comparison, link, and the menu of its tiles. */
function Tools({ name, user, company, row, tab, open, address, board, allSites }: ToolsProps) {
  const to = useTo()
  const { zone } = useLocale()
  const { page, linkDefaults } = address
  const { requests, findings, layout, query, range } = open
  const extras = useBoardExtras({
    board: row.code,
    title: open.title,
    layout,
    evidence: requests.evidence,
    copiedQuery: () => open.source.query(false).toString(),
  })
  const siteStatuses = useSyncExternalStore(findings.siteStatuses.subscribe, findings.siteStatuses.get)
  const { valuesOf } = row
  const filterValues = useMemo(() => valuesOf && { query, reading: valuesOf }, [query, valuesOf])
  const linkOf = (params: URLSearchParams) => new URL(to(name, undefined, params), location.origin).href
  const shorten = useShorten({ name, user, company, linkOf })
  const access = useServiceAccess(user, company)
  const hired = tab.extendedBy
  const mayHire = hired !== undefined && !range.isDedicated && access(hired) === 'offered'
  return (
    <>
      <PageBar>
        <Toolbar
          control={page.control}
          defaults={linkDefaults}
          moment={page.moment}
          zone={zone}
          capability={range.capability}
          allSites={allSites}
          siteStatuses={siteStatuses}
          onSitesOpen={() => requests.siteStatuses.set(true)}
          hireHref={mayHire ? to('marketing', { service: hired }) : undefined}
          linkOf={linkOf}
          shorten={shorten}
          filterKeys={row.filterKeys}
          filterValues={filterValues}
          end={<BoardMenu board={board} control={page.control} layoutItems={extras.layoutItems} more={extras.items} />}
        />
      </PageBar>
      {extras.dialog}
    </>
  )
}

type ShortenInput = Pick<TabBoardProps, 'name' | 'user' | 'company'> & { linkOf: (params: URLSearchParams) => string }

/** Returns a function that stores a view at the provider and returns its short link. */
function useShorten({ name, user, company, linkOf }: ShortenInput): (query: URLSearchParams) => Promise<string> {
  const t = useWords(boardScreenWords)
  const api = useApi()
  return async (query) => {
    const { storeView } = await loadSharing()
    const description = `${t(`${name}.title`)} · ${company.name}`
    return linkOf(new URLSearchParams({ [SHARED]: await storeView({ page: name, query, user, description }, api) }))
  }
}

/** What of the address is not shown as it says, and why. */
function AddressNotices({ company, tab, unknownTab, open, address }: FrameProps) {
  const t = useWords(boardScreenWords)
  const { zone } = useLocale()
  const { view, page, change, ignored, isSitesDropped } = address
  const keep = () => change(view, 'replace')
  return (
    <div className={css.notices}>
      <RangeNotice view={view} capability={open.range.capability} now={page.moment.now} zone={zone} />
      {unknownTab !== null && (
        <Notice tone="watch" onDismiss={() => change({ ...view, tab: tab.id }, 'replace')}>
          {t('tab.unknown', { name: unknownTab.slice(0, LONGEST_TAB), first: t(`tab.${tab.id}`) })}
        </Notice>
      )}
      {isSitesDropped && (
        <Notice tone="watch" onDismiss={keep}>
          {t('sites.dropped', { company: company.name })}
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="watch" onDismiss={keep}>
          {t('ignored.text', { names: ignored.join(', ') })}
        </Notice>
      )}
    </div>
  )
}
