import {
  type Company,
  encodeView,
  initialView,
  SHARED,
  serviceOf,
  serviceState,
  type User,
  useApi,
  type ViewState,
} from '@parapet/api'
import { createStore } from '@parapet/base'
import {
  ChunkError,
  type LazyModule,
  LinkButton,
  Notice,
  Tag,
  Tooltip,
  useFormat,
  useLazyModule,
  useLocale,
  useWords,
} from '@parapet/ui'
import {
  Board,
  BoardMenu,
  type BoardRow,
  type CrossPageLink,
  defaultLayout,
  type Marker,
  RangeNotice,
  SampleBoard,
  Toolbar,
  type ToolbarProps,
  useBoard,
} from '@parapet/widgets'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { PageBar } from '../../kit/page/PageBar.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import * as css from './board.css.ts'
import { boardScreenWords } from './board.words.ts'
import { useBoardLinks } from './boardLinks.ts'
import { type BoardScreenName, type BoardTab, isTabOpen, tabsFor } from './boardTabs.ts'
import { type BoardRequests, withRequests } from './explain/explainRequest.ts'
import { TabRow } from './TabRow.tsx'
import { useBoardExtras } from './useBoardExtras.tsx'
import { useBoardPage } from './useBoardPage.ts'
import { useCapability } from './useCapability.ts'
import { useLinkedWidget } from './useLinkedWidget.ts'
import { useServiceAccess, useSites } from './useServiceAccess.ts'
import { useViewSource } from './useViewSource.ts'
import { ViewsButton } from './views/ViewsButton.tsx'

const ServiceOffer = lazy(async () => ({ default: (await import('../services/ServiceOffer.tsx')).ServiceOffer }))
const WafReport = lazy(async () => ({ default: (await import('./WafReport.tsx')).WafReport }))
const NoSites = lazy(async () => ({ default: (await import('./NoSites.tsx')).NoSites }))

const AccessLogNotice = lazy(async () => ({ default: (await import('./AccessLogNotice.tsx')).AccessLogNotice }))
const BoardHosts = lazy(async () => ({ default: (await import('./BoardHosts.tsx')).BoardHosts }))
const SiteStatuses = lazy(async () => ({ default: (await import('./SiteStatuses.tsx')).SiteStatuses }))
const noLink = () => null
/** Links to another page always name the range. */
const withoutRange = { ...initialView, range: { rel: '' } }
const noBoards = {}
const noNotes: readonly Marker[] = []

const loadSharing = () => import('./sharing.ts')
const SharedView = lazy(async () => ({ default: (await loadSharing()).SharedView }))

type TabsOf<T> = Readonly<Partial<Record<BoardTab['id'], T>>>

interface BoardScreenProps {
  screen: BoardScreenName
  boards?: TabsOf<BoardRow>
  lazyBoards: TabsOf<LazyModule<BoardRow>>
  /** What tabs without a board show. */
  panels?: TabsOf<ComponentType>
}

/** A page with tabs, a toolbar and a board: its users differ in their rows only. */
export function BoardScreen({ screen, ...boards }: BoardScreenProps) {
  const { user, company } = useSession()
  if (!user || !company) return null
  return <CompanyBoards key={company.id} screen={screen} {...boards} user={user} company={company} />
}

interface BoardsProps extends BoardScreenProps {
  user: User
  company: Company
}

function CompanyBoards({ screen, boards = noBoards, lazyBoards, panels = noBoards, user, company }: BoardsProps) {
  const t = useWords(boardScreenWords)
  const [params] = useSearchParams()
  const tabs = tabsFor(screen, { user, company })
  const requestedTab = params.get('tab')
  const found = tabs.find(({ id }) => id === requestedTab)
  const tab = found ?? tabs[0]
  if (!tab) return null
  if (company.sites.length === 0) {
    return (
      <>
        <PageHeader title={t(`${screen}.title`)} />
        <Suspense fallback={null}>
          <NoSites company={company.name} />
        </Suspense>
      </>
    )
  }
  const shared = params.get(SHARED)
  if (shared !== null) {
    return (
      <>
        <PageHeader title={t(`${screen}.title`)} />
        <Suspense fallback={null}>
          <SharedView screen={screen} shared={shared} />
        </Suspense>
      </>
    )
  }
  const head = (
    <>
      <PageHeader isCompact title={t(`${screen}.title`)} />
      <TabRow
        screen={screen}
        tabs={tabs}
        selected={tab}
        query={(id) => new URLSearchParams(id === tabs[0]?.id ? {} : { tab: id })}
      />
    </>
  )
  const lazyBoard = lazyBoards[tab.id]
  if (!isTabOpen(tab, { user, company }) && tab.service) {
    const icon = serviceOf(tab.service)?.icon ?? 'circle'
    return (
      <>
        {head}
        <div className={css.offer}>
          <Suspense fallback={null}>
            <ServiceOffer service={tab.service} icon={icon} />
            {lazyBoard && !serviceState(tab.service, { user, company }).hired && (
              <Samples code={lazyBoard} company={company.id} />
            )}
          </Suspense>
        </div>
      </>
    )
  }
  const Panel = panels[tab.id]
  if (Panel)
    return (
      <>
        {head}
        <div className={css.offer}>
          <Panel />
        </div>
      </>
    )
  const opened = { screen, user, company, tab, tabs, unknownTab: requestedTab !== null && !found ? requestedTab : null }
  const row = boards[tab.id]
  if (row) return <OpenBoard key={tab.id} row={row} {...opened} />
  return lazyBoard ? <LazyBoard key={tab.id} code={lazyBoard} head={head} {...opened} /> : head
}

function useBoardRow(code: LazyModule<BoardRow>): BoardRow | undefined {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const row = useLazyModule(code, true, lose)
  if (isLost) throw new ChunkError('board')
  return row
}

function LazyBoard({
  code,
  head,
  ...opened
}: Omit<OpenBoardProps, 'row'> & { code: LazyModule<BoardRow>; head: ReactNode }) {
  const row = useBoardRow(code)
  return row ? <OpenBoard row={row} {...opened} /> : head
}

function Samples({ code, company }: { code: LazyModule<BoardRow>; company: number }) {
  const row = useBoardRow(code)
  const links = useBoardLinks()
  return row ? <SampleBoard board={row} company={company} links={links} /> : null
}

interface OpenBoardProps extends Pick<BoardsProps, 'screen' | 'user' | 'company'> {
  row: BoardRow
  unknownTab: string | null
  tab: BoardTab
  tabs: readonly BoardTab[]
}

function OpenBoard({ screen, row, user, company, tab, tabs, unknownTab }: OpenBoardProps) {
  const t = useWords(boardScreenWords)
  const f = useFormat()
  const to = useTo()
  const { zone } = useLocale()
  useLinkedWidget(row.code)
  const links = useBoardLinks()
  const allSites = useSites(company)
  const access = useServiceAccess(user, company)
  const { capability, isDedicated, retentionHours } = useCapability(tab.section, { user, company })
  const [crossPageLink, setCrossPageLink] = useState<(view: ViewState) => CrossPageLink | null>(() => noLink)
  const onCrossPageLink = useCallback((link: typeof crossPageLink) => setCrossPageLink(() => link), [])
  const { page, view, linkDefaults, legends, change, ignored, isSitesDropped } = useBoardPage({
    screen,
    board: row.code,
    user,
    company,
    allSites,
    capability,
    crossPageLink,
  })
  const { layoutOf, saveLayout } = usePreferences()
  const preferences = layoutOf(row.code, company.id)
  const api = useApi()
  const linkOf = (query: URLSearchParams) => new URL(to(screen, undefined, query), location.origin).href
  const shorten = async (query: URLSearchParams) => {
    const { storeView } = await loadSharing()
    const description = `${t(`${screen}.title`)} · ${company.name}`
    return linkOf(new URLSearchParams({ [SHARED]: await storeView({ page: screen, query, user, description }, api) }))
  }
  const board = useBoard({
    board: row,
    preferences,
    onPreferences: (layout) => saveLayout(row.code, company.id, layout, defaultLayout(row)),
    access,
  })
  const { queryAt } = page
  const inputAt = useCallback(
    (now: number) => ({ board: row, preferences, access, query: queryAt(now) }),
    [row, preferences, access, queryAt],
  )
  const [requests] = useState(
    (): BoardRequests => ({ explained: createStore(null), evidence: createStore(null), noted: createStore(null) }),
  )
  const { actions } = page.control
  const canExplain = tab.id === 'delivery' || tab.id === 'midtier'
  const ownActions = useMemo(() => withRequests(actions, requests, canExplain), [actions, requests, canExplain])
  const { span, before } = page.query
  const sites = view.sites.length
  const { query } = page
  const { valuesOf } = row
  const filterValues = useMemo(() => valuesOf && { query, reading: valuesOf }, [query, valuesOf])
  const [hasOpenedSites, setOpenedSites] = useState(false)
  const [siteStatuses, setSiteStatuses] = useState<ToolbarProps['siteStatuses']>()
  const shown = t('sentence', {
    ...f.ends(span),
    sites:
      sites === 0
        ? t('sites.all', { n: allSites.length })
        : t('sites.some', { n: sites, total: f.number(allSites.length) }),
    zone,
  })
  const extras = useBoardExtras({
    board: row.code,
    title: `${t(`${screen}.title`)} · ${t(`tab.${tab.id}`)}`,
    layout: preferences ?? defaultLayout(row),
    evidence: requests.evidence,
  })
  const [notes, setNotes] = useState<readonly Marker[]>(noNotes)
  const source = useViewSource({
    page: screen,
    title: `${t(`${screen}.title`)} · ${t(`tab.${tab.id}`)}`,
    board: row.code,
    layout: preferences,
    control: page.control,
    span,
    company: company.id,
  })
  const canHire = screen === 'analytics' && !isDedicated && access('dedicatedanalytics') === 'offered'
  return (
    <>
      <PageHeader
        isCompact
        title={t(`${screen}.title`)}
        scope={sites === 1 ? view.sites[0] : company.name}
        sentence={
          before
            ? t('sentence.compared', {
                shown,
                ...f.ends({ from: before.from, to: before.from + (span.to - span.from) }),
              })
            : shown
        }
        actions={
          <>
            {screen === 'analytics' && tab.id === 'waf' && (
              <Suspense fallback={null}>
                <WafReport company={company} email={user.email} query={page.query} />
              </Suspense>
            )}
            {screen === 'analytics' && paths.anomalydetection.guard.allows({ user, company }) && (
              <LinkButton
                size="s"
                icon="anomaly"
                href={to(
                  'anomalydetection',
                  undefined,
                  encodeView({ ...initialView, range: view.range }, withoutRange),
                )}
              >
                {t('anomalies')}
              </LinkButton>
            )}
            {screen === 'analytics' && isDedicated && <Dedicated hours={retentionHours} />}
            <ViewsButton source={source} />
          </>
        }
      />
      <TabRow
        screen={screen}
        tabs={tabs}
        selected={tab}
        query={(id) => encodeView({ ...view, tab: id }, linkDefaults, legends)}
      />
      <PageBar>
        <Toolbar
          control={page.control}
          defaults={linkDefaults}
          moment={page.moment}
          zone={zone}
          capability={capability}
          allSites={allSites}
          siteStatuses={siteStatuses}
          onSitesOpen={() => setOpenedSites(true)}
          hireHref={canHire ? to('marketing', { service: 'dedicatedanalytics' }) : undefined}
          linkOf={linkOf}
          shorten={shorten}
          filterKeys={row.filterKeys}
          filterValues={filterValues}
          end={<BoardMenu board={board} control={page.control} layoutItems={extras.layoutItems} more={extras.items} />}
        />
      </PageBar>
      {links.accessLog && (
        <Suspense fallback={null}>
          <AccessLogNotice log={links.accessLog} links={links} />
        </Suspense>
      )}
      <div className={css.notices}>
        <RangeNotice view={view} capability={capability} now={page.moment.now} zone={zone} />
        {unknownTab !== null && (
          <Notice tone="watch" onDismiss={() => change({ ...view, tab: tab.id }, 'replace')}>
            {t('tab.unknown', { name: unknownTab.slice(0, 60), first: t(`tab.${tab.id}`) })}
          </Notice>
        )}
        {isSitesDropped && (
          <Notice tone="watch" onDismiss={() => change(view, 'replace')}>
            {t('sites.dropped', { company: company.name })}
          </Notice>
        )}
        {ignored.length > 0 && (
          <Notice tone="watch" onDismiss={() => change(view, 'replace')}>
            {t('ignored.text', { names: ignored.join(', ') })}
          </Notice>
        )}
      </div>
      {extras.dialog}
      <Board
        board={board}
        query={page.query}
        actions={ownActions}
        links={links}
        notes={notes}
        lazyParts={
          <OptionalBoundary>
            {hasOpenedSites && access('stats') === 'usable' && (
              <SiteStatuses query={query} onStatuses={setSiteStatuses} />
            )}
            <BoardHosts
              screen={screen}
              tab={tab}
              user={user}
              company={company}
              onCrossPageLink={onCrossPageLink}
              query={page.query}
              sentence={shown}
              inputAt={inputAt}
              requests={requests}
              capability={capability}
              actions={actions}
              links={links}
              onNotes={setNotes}
              source={source}
            />
          </OptionalBoundary>
        }
      />
    </>
  )
}

function Dedicated({ hours }: { hours: number | null }) {
  const t = useWords(boardScreenWords)
  const tag = <Tag icon="zap">{t('dedicated.badge')}</Tag>
  if (hours === null) return tag
  return (
    <Tooltip text={t('dedicated.hint', { hours })}>
      <span className={css.badge}>{tag}</span>
    </Tooltip>
  )
}
