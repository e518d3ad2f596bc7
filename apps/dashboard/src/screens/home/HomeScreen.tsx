import {
  type Company,
  initialView,
  layoutIn,
  readPreferences,
  resolveZone,
  type Span,
  type User,
  type WidgetPreference,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { Button, useLocale, useWords } from '@parapet/ui'
import {
  Board,
  BoardMenu,
  type BoardQuery,
  defaultLayout,
  type FirstRequestsInput,
  homeBoard,
  prefetchBoard,
  toBoardQuery,
  useBoard,
  useMoment,
} from '@parapet/widgets'
import { lazy, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OptionalBoundary } from '../../kit/error/OptionalBoundary.tsx'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { to } from '../../platform/links/to.ts'
import type { Screen } from '../../platform/paths/page.ts'
import { earlyRequestTime } from '../../platform/performance/earlyRequests.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useOwnRefresh } from '../../shared/board/boardLinks.ts'
import { BoardFeatures, featureActions } from '../../shared/board/features/boardFeatures.tsx'
import { type OpenBoard, OpenBoardContext, useBoardStores } from '../../shared/board/OpenBoard.ts'
import { serviceAccessOf } from '../../shared/board/serviceAccess.ts'
import { useBoardExtras } from '../../shared/board/useBoardExtras.tsx'
import { useLinkedWidget } from '../../shared/board/useLinkedWidget.ts'
import { useServiceAccess, useSites } from '../../shared/board/useServiceAccess.ts'
import type { ViewSource } from '../../shared/board/views/viewSource.ts'
import { isWall, wallRefreshMs } from '../../shell/wall/wallParams.ts'
import { homeWords } from './home.words.ts'
import { useHomeLinks } from './useHomeLinks.ts'

const NoCompany = lazy(async () => ({ default: (await import('./NoCompany.tsx')).NoCompany }))
const PinnedViews = lazy(async () => ({ default: (await import('./PinnedViews.tsx')).PinnedViews }))
const Onboarding = lazy(async () => ({ default: (await import('./Onboarding.tsx')).Onboarding }))
const FirstRun = lazy(async () => ({ default: (await import('./FirstRun.tsx')).FirstRun }))

let begun: { readonly company: number; readonly at: number } | undefined

const BEGUN_FOR_SECONDS = 30

const noSites: readonly string[] = []

function begunFor(company: number): number | undefined {
  return begun?.company === company && nowSeconds() - begun.at < BEGUN_FOR_SECONDS ? begun.at : undefined
}

/** Sends the first requests of the board before it renders. @public Called by the router through the Screen type. */
export const prefetch: NonNullable<Screen['prefetch']> = ({ user, company }, api) => {
  if (!user || !company || company.sites.length === 0) return
  const now = earlyRequestTime(to('home', { company: company.id })) ?? nowSeconds()
  begun = { company: company.id, at: now }
  const { preferences, timezone } = readPreferences(user.user_preferences)
  const askAt = createQueryAt({
    company: company.id,
    allSites: company.sites.map(({ url }) => url),
    zone: resolveZone(timezone),
  })
  prefetchBoard(
    {
      board: homeBoard,
      preferences: layoutIn(preferences, homeBoard.code, company.id),
      access: (service) => serviceAccessOf(service, { user, company }),
      query: askAt(now),
    },
    api,
  )
}

const createQueryAt =
  (page: { readonly company: number; readonly allSites: readonly string[]; readonly zone: string }) =>
  (now: number): BoardQuery =>
    toBoardQuery(initialView, { ...page, now })

/** Home: a greeting, and the board of the company; its first steps while it has no sites. */
export function HomeScreen() {
  const t = useWords(homeWords)
  const { user, company } = useSession()
  if (!user) return null
  const greeting = t('greeting', { name: user.first_name || user.username })
  if (company && company.sites.length > 0)
    return <CompanyHome key={company.id} user={user} company={company} greeting={greeting} />
  return (
    <>
      <PageHeader isHome name={t('title')} title={greeting} sentence={company && <Sentence company={company} />} />
      <Suspense fallback={null}>{company ? <FirstRun user={user} company={company} /> : <NoCompany />}</Suspense>
    </>
  )
}

function Sentence({ company }: { company: Company }) {
  const t = useWords(homeWords)
  return t('sentence', { company: company.name, sites: company.sites.length })
}

function CompanyHome({ user, company, greeting }: { user: User; company: Company; greeting: string }) {
  const t = useWords(homeWords)
  const { zone } = useLocale()
  const [unfinished, setUnfinished] = useState<readonly string[]>(noSites)
  const links = useHomeLinks(unfinished)
  useLinkedWidget(homeBoard.code)
  const { layoutOf, saveLayout, pinsOf } = usePreferences()
  const preferences = layoutOf('home', company.id)
  const [params] = useSearchParams()
  const ownRefreshMs = useOwnRefresh(company.id)
  const moment = useMoment({
    refreshMs: isWall(params) ? wallRefreshMs(params) : ownRefreshMs,
    resetKey: company.id,
    begunAt: begunFor(company.id),
  })
  const allSites = useSites(company)
  const askAt = useMemo(() => createQueryAt({ company: company.id, allSites, zone }), [company.id, allSites, zone])
  const query = useMemo(() => askAt(moment.now), [askAt, moment.now])
  const access = useServiceAccess(user, company)
  const inputAt = useCallback(
    (now: number): FirstRequestsInput => ({ board: homeBoard, preferences, access, query: askAt(now) }),
    [preferences, access, askAt],
  )
  const stores = useBoardStores()
  const layout = preferences ?? defaultLayout(homeBoard)
  const open: OpenBoard = {
    ...stores,
    ...{ name: 'home', tab: null, user, company, row: homeBoard, title: t('title'), query, inputAt, links, layout },
    source: useHomeSource(preferences, query.span),
    hrefOf: (asked) => to('home', { company: company.id }, asked),
    range: null,
  }
  const { requests, findings } = stores
  const actions = useMemo(
    () => featureActions({ name: 'home', tab: null, user, company }, requests),
    [user, company, requests],
  )
  const notes = useSyncExternalStore(findings.notes.subscribe, findings.notes.get)
  const extras = useBoardExtras({
    board: homeBoard.code,
    title: t('title'),
    layout,
    evidence: requests.evidence,
    copiedQuery: () => '',
  })
  const board = useBoard({
    board: homeBoard,
    preferences,
    onPreferences: (next) => saveLayout('home', company.id, next, defaultLayout(homeBoard)),
    access,
  })
  return (
    <OpenBoardContext value={open}>
      <PageHeader
        isHome
        name={t('title')}
        title={greeting}
        sentence={<Sentence company={company} />}
        actions={
          <>
            <Button size="s" tone="quiet" icon="refresh" onClick={moment.refresh}>
              {t('refresh')}
            </Button>
            <BoardMenu board={board} layoutItems={extras.layoutItems} more={extras.items} />
            <BoardFeatures slot="title" />
          </>
        }
      />
      <BoardFeatures slot="notices" />
      {!links.accessLog && (
        <OptionalBoundary>
          <Onboarding user={user} company={company} now={query.now} onOpen={setUnfinished} />
        </OptionalBoundary>
      )}
      {pinsOf(company.id).length > 0 && (
        <OptionalBoundary>
          <PinnedViews company={company.id} />
        </OptionalBoundary>
      )}
      {extras.dialog}
      <Board
        board={board}
        query={query}
        actions={actions}
        links={links}
        notes={notes}
        lazyParts={<BoardFeatures slot="later" />}
      />
    </OpenBoardContext>
  )
}

/** Home as it can be saved: it has neither range nor filters. */
function useHomeSource(layout: readonly WidgetPreference[] | undefined, span: Span): ViewSource {
  const t = useWords(homeWords)
  return useMemo(
    () => ({
      page: 'home',
      title: t('title'),
      board: homeBoard.code,
      layout: layout ?? [],
      query: () => new URLSearchParams(),
      span,
      rolling: null,
      sites: [],
      applyFilters: null,
    }),
    [t, layout, span],
  )
}
