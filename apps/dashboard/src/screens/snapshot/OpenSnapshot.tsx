import {
  type Company,
  decodeView,
  initialView,
  type Legends,
  packSaved,
  type SavedView,
  type SharedId,
  type SharedUrl,
  type User,
  user as userCalls,
} from '@parapet/api'
import {
  Button,
  ChunkError,
  IconButton,
  type LazyModule,
  LinkButton,
  Notice,
  Skeleton,
  Stack,
  Text,
  useFormat,
  useLazyModule,
  useLocale,
  useToast,
  useWords,
} from '@parapet/ui'
import {
  analyticsBoards,
  Board,
  type BoardRow,
  homeBoard,
  lazyAnalyticsBoards,
  lazyPerimetricalBoards,
  lazyStatsBoards,
  RangeNotice,
  statsBoards,
  toBoardQuery,
  useBoard,
  useNarrowedText,
  usePage,
} from '@parapet/widgets'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../../kit/action/useAction.ts'
import { PageHeader } from '../../kit/page/PageHeader.tsx'
import { paths } from '../../platform/paths/paths.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { authorName } from '../../platform/session/authorName.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { boardScreenWords } from '../../shared/board/board.words.ts'
import { useBoardLinks } from '../../shared/board/boardLinks.ts'
import { type BoardTab, isTabOpen, tabsFor } from '../../shared/board/boardTabs.ts'
import { useCapability } from '../../shared/board/useCapability.ts'
import { useServiceAccess, useSites } from '../../shared/board/useServiceAccess.ts'
import { Gone } from '../../shared/board/views/Gone.tsx'
import { savedAt } from '../../shared/board/views/savedRow.ts'
import { viewsWords } from '../../shared/board/views/views.words.ts'

interface OpenSnapshotProps {
  id: SharedId
  sId: string
  row: SharedUrl
  saved: SavedView
  user: User
  company: Company
}

const boardsOf: Readonly<
  Record<
    Exclude<SavedView['page'], 'home'>,
    {
      boards: Partial<Record<BoardTab['id'], BoardRow>>
      lazyBoards: Partial<Record<BoardTab['id'], LazyModule<BoardRow>>>
    }
  >
> = {
  stats: { boards: statsBoards, lazyBoards: lazyStatsBoards },
  analytics: { boards: analyticsBoards, lazyBoards: lazyAnalyticsBoards },
  perimetrical: { boards: {}, lazyBoards: lazyPerimetricalBoards },
}

/** The board of a saved view, if this user may open it. */
export function OpenSnapshot(props: OpenSnapshotProps) {
  const { saved, user, company } = props
  const t = useWords(viewsWords)
  const viewer = { user, company }
  const page = t(`about.${saved.page}`)
  if (saved.page === 'home') return <Snapshot {...props} board={homeBoard} tab={null} />
  const named = new URLSearchParams(saved.query).get('tab')
  const tabs = tabsFor(saved.page, viewer)
  const tab = named === null ? tabs[0] : tabs.find(({ id }) => id === named)
  if (!tab || !paths[saved.page].guard.allows(viewer) || !isTabOpen(tab, viewer))
    return <Gone why="notUsable" page={page} />
  const { boards, lazyBoards } = boardsOf[saved.page]
  const board = boards[tab.id]
  if (board) return <Snapshot {...props} board={board} tab={tab} />
  const code = lazyBoards[tab.id]
  return code ? <LazySnapshot {...props} code={code} tab={tab} /> : <Gone why="notUsable" page={page} />
}

function LazySnapshot({ code, ...props }: OpenSnapshotProps & { code: LazyModule<BoardRow>; tab: BoardTab }) {
  const [isLost, setLost] = useState(false)
  const lose = useCallback(() => setLost(true), [])
  const board = useLazyModule(code, true, lose)
  if (isLost) throw new ChunkError('board')
  return board ? <Snapshot {...props} board={board} /> : <Skeleton width="100%" height="240px" />
}

const unchanged = () => undefined

function Snapshot({
  id,
  row,
  saved,
  user,
  company,
  board: boardRow,
  tab,
}: OpenSnapshotProps & { board: BoardRow; tab: BoardTab | null }) {
  const t = useWords(viewsWords)
  const b = useWords(boardScreenWords)
  const f = useFormat()
  const to = useTo()
  const { zone } = useLocale()
  const allSites = useSites(company)
  const access = useServiceAccess(user, company)
  const links = useBoardLinks()
  const { capability } = useCapability(tab?.section ?? 'stats', { user, company })
  const decoded = useMemo(
    () => decodeView(new URLSearchParams(saved.query), { ...initialView, range: capability.defaultRange }),
    [saved.query, capability],
  )
  const [legends, setLegends] = useState<Legends>(decoded.legends)
  const { state: view } = decoded
  const page = usePage({
    view,
    legends,
    change: unchanged,
    changeLegends: setLegends,
    company: company.id,
    zone,
    allSites,
    capability,
  })
  const { now } = page.moment
  const homeQuery = useMemo(
    () => toBoardQuery(initialView, { company: company.id, now, zone, allSites }),
    [company.id, now, zone, allSites],
  )
  const query = tab ? page.query : homeQuery
  const board = useBoard({ board: boardRow, preferences: saved.layout, access })
  const legendStore = page.control.actions.legends
  const actions = useMemo(() => (legendStore ? { legends: legendStore } : {}), [legendStore])
  const filters = useNarrowedText(query)
  const at = savedAt(row)
  const date = at === null ? '' : f.date(at, 'date')
  const name =
    saved.page === 'home' ? t('about.home') : `${t(`about.${saved.page}`)} · ${b(`tab.${tab?.id ?? 'delivery'}`)}`
  const sites = view.sites.length
  const parts = [
    saved.author ? t('snapshot.by', { author: saved.author, date }) : t('snapshot.byNobody', { date }),
    name,
    ...(tab
      ? [
          b('sentence', {
            from: f.date(query.span.from, 'dateTime'),
            to: f.date(query.span.to, 'dateTime'),
            sites:
              sites === 0
                ? b('sites.all', { n: allSites.length })
                : b('sites.some', { n: sites, total: f.number(allSites.length) }),
            zone,
          }),
        ]
      : []),
    ...(saved.expiresAt === null ? [] : [t('snapshot.expires', { date: f.date(saved.expiresAt - 1, 'date') })]),
  ]
  const href = to(saved.page, undefined, new URLSearchParams(saved.query))
  return (
    <>
      <PageHeader
        title={saved.name}
        trail={[{ label: t('title'), href: to('views') }]}
        sentence={parts.join(' · ')}
        actions={
          <>
            <IconButton icon="refresh" label={b('refresh')} onClick={page.moment.refresh} />
            <LinkButton href={href}>{t('snapshot.open', { page: t(`about.${saved.page}`) })}</LinkButton>
            <TakeOver row={row} saved={saved} href={href} isOwn={id.user === user.id} user={user.id} />
          </>
        }
      />
      <Stack gap={4}>
        {row.description && <Text as="p">{row.description}</Text>}
        <Text as="p" tone="muted" size="s">
          {[t('snapshot.readOnly'), filters].filter(Boolean).join(' ')}
        </Text>
        {tab && <RangeNotice view={view} capability={capability} now={now} zone={zone} />}
        {decoded.ignored.length > 0 && (
          <Notice tone="watch">{b('ignored.text', { names: decoded.ignored.join(', ') })}</Notice>
        )}
        <Board board={board} query={query} actions={actions} links={links} />
      </Stack>
    </>
  )
}

interface TakeOverProps extends Pick<OpenSnapshotProps, 'row' | 'saved'> {
  href: string
  isOwn: boolean
  user: number
}

function TakeOver({ row, saved, href, isOwn, user }: TakeOverProps) {
  const t = useWords(viewsWords)
  const toast = useToast()
  const { run, isBusy } = useAction(userCalls.addSharedUrl)
  const navigate = useNavigate()
  const session = useSession()
  const { layoutOf, saveLayout } = usePreferences()
  const { name, board } = saved
  const layout = layoutOf(board, saved.company)
  const isOtherLayout = saved.layout.length > 0 && JSON.stringify(saved.layout) !== JSON.stringify(layout ?? [])
  const takeLayout = async () => {
    saveLayout(board, saved.company, [...saved.layout])
    toast.info(t('snapshot.layoutDone', { name }), {
      label: t('snapshot.undo'),
      onAct: () => saveLayout(board, saved.company, layout ?? []),
    })
  }
  const takeOver = async () => {
    if (!isOwn) {
      const mine = { ...saved, author: authorName(session), expiresAt: null }
      const body = { user, ...packSaved(mine, row.description ?? '') }
      await run(
        { user, body },
        {
          done: t('snapshot.savedCopy', { name }),
          ...(isOtherLayout && { undo: () => takeLayout, undoLabel: t('snapshot.layout') }),
          onFailed: () => {
            toast.warning(t('snapshot.failedCopy'))
            return true
          },
        },
      )
    }
    navigate(href)
  }
  return (
    <Button tone="primary" busy={isBusy} onClick={() => void takeOver()}>
      {t('snapshot.mine')}
    </Button>
  )
}
