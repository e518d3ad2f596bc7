import { type Company, SHARED, serviceOf, serviceState, type User } from '@parapet/api'
import { ChunkError, type LazyModule, useLazyModule, useWords } from '@parapet/ui'
import { type BoardRow, SampleBoard } from '@parapet/widgets'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import * as css from './board.css.ts'
import { boardScreenWords } from './board.words.ts'
import { useBoardLinks } from './boardLinks.ts'
import { type BoardScreenName, type BoardTab, isTabOpen, tabsFor } from './boardTabs.ts'
import { TabBoard, type TabBoardProps } from './TabBoard.tsx'
import { TabRow } from './TabRow.tsx'

const ServiceOffer = lazy(async () => ({ default: (await import('../services/ServiceOffer.tsx')).ServiceOffer }))
const NoSites = lazy(async () => ({ default: (await import('./NoSites.tsx')).NoSites }))

const noBoards = {}

const SharedView = lazy(async () => ({ default: (await import('./sharing.ts')).SharedView }))

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
  const unknownTab = requestedTab !== null && !found ? requestedTab : null
  const opened = { name: screen, user, company, tab, tabs, unknownTab }
  const row = boards[tab.id]
  if (row) return <TabBoard key={tab.id} row={row} {...opened} />
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
}: Omit<TabBoardProps, 'row'> & { code: LazyModule<BoardRow>; head: ReactNode }) {
  const row = useBoardRow(code)
  return row ? <TabBoard row={row} {...opened} /> : head
}

function Samples({ code, company }: { code: LazyModule<BoardRow>; company: number }) {
  const row = useBoardRow(code)
  const links = useBoardLinks()
  return row ? <SampleBoard board={row} company={company} links={links} /> : null
}
