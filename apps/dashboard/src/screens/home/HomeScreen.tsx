import { type Company, initialView, readPreferences, type User, zoneOf } from '@parapet/api'
import { Button, useLocale, useWords } from '@parapet/ui'
import {
  type AheadInput,
  type Ask,
  askAhead,
  askOf,
  Board,
  BoardMenu,
  homeBoard,
  nowSeconds,
  useBoard,
  useMoment,
} from '@parapet/widgets'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { earlyMoment } from '../../boot/early.ts'
import type { Screen } from '../../page.ts'
import { usePreferences } from '../../preferences/PreferencesProvider.tsx'
import { useSession } from '../../session/SessionContext.ts'
import { Extra } from '../../shell/Extra.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { homeWords } from '../../words/home.ts'
import { useBoardLinks } from '../board/boardLinks.ts'
import { standingOf } from '../board/standing.ts'
import { useSites, useStanding } from '../board/useStable.ts'

// Shown until the first site is there.
const NoCompany = lazy(async () => ({ default: (await import('./NoCompany.tsx')).NoCompany }))
// For the next visit.
const NextVisit = lazy(async () => ({ default: (await import('../board/NextVisit.tsx')).NextVisit }))
const FirstRun = lazy(async () => ({ default: (await import('./FirstRun.tsx')).FirstRun }))

// Outside React: it is known before there is a page.
let begun: { readonly company: number; readonly at: number } | undefined

// A page that is drawn later than this asks anew, seconds: what was asked for it is given up by then.
const BEGUN_FOR = 30

// The page goes on from the moment its first questions were asked for: where the minute turned in between they would all be asked again.
function begunFor(company: number): number | undefined {
  return begun?.company === company && nowSeconds() - begun.at < BEGUN_FOR ? begun.at : undefined
}

/**
 * Asks what the first tiles will ask. What differs from what they ask in the end (a layout that was not saved yet) is asked in vain.
 *
 * @public The router runs it, by the type of the screens' modules.
 */
export const ahead: NonNullable<Screen['ahead']> = ({ user, company }, api) => {
  if (!user || !company || company.sites.length === 0) return
  // What the start script asked already is asked as of the same moment.
  const now = earlyMoment(`home ${company.id}`) ?? nowSeconds()
  begun = { company: company.id, at: now }
  const { preferences, timezone } = readPreferences(user.user_preferences)
  const askAt = asking({
    company: company.id,
    allSites: company.sites.map(({ url }) => url),
    zone: zoneOf(timezone),
  })
  askAhead(
    {
      board: homeBoard,
      preferences: preferences.boards[homeBoard.code],
      standing: (service) => standingOf(service, { user, company }),
      ask: askAt(now),
    },
    api,
  )
}

// What the board is asked with at a moment, epoch seconds.
const asking =
  (page: { readonly company: number; readonly allSites: readonly string[]; readonly zone: string }) =>
  (now: number): Ask =>
    askOf(initialView, { ...page, now })

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
  const links = useBoardLinks()
  const { layoutOf, saveLayout } = usePreferences()
  const preferences = layoutOf('home')
  const moment = useMoment({ refreshMs: 0, of: company.id, begunAt: begunFor(company.id) })
  const allSites = useSites(company)
  const askAt = useMemo(() => asking({ company: company.id, allSites, zone }), [company.id, allSites, zone])
  const ask = useMemo(() => askAt(moment.now), [askAt, moment.now])
  const standing = useStanding(user, company)
  const inputAt = useCallback(
    (now: number): AheadInput => ({ board: homeBoard, preferences, standing, ask: askAt(now) }),
    [preferences, standing, askAt],
  )
  const board = useBoard({
    board: homeBoard,
    preferences,
    onPreferences: (layout) => saveLayout('home', layout),
    standing,
  })
  return (
    <>
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
            <BoardMenu board={board} />
          </>
        }
      />
      <Board
        board={board}
        ask={ask}
        links={links}
        later={
          <Extra>
            <NextVisit page={`home ${company.id}`} inputAt={inputAt} />
          </Extra>
        }
      />
    </>
  )
}
