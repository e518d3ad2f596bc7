import type { ServiceKey } from '@parapet/api'
import { useAnnounce, useFormat, useWords } from '@parapet/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import {
  type CSSProperties,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from '../charts/cx.ts'
import { EventCutsContext, MarkersContext, TimelineLinkContext } from '../charts/markers.ts'
import type { Marker, TimeSpan } from '../charts/types.ts'
import { frame } from '../frame/frame.css.ts'
import type { FrameLayout } from '../frame/WidgetFrame.tsx'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { isResizable, type LayoutAction } from '../rows/layout.ts'
import type { BoardActions, BoardLinks, WidgetRow } from '../rows/row.ts'
import { PrefetchGateProvider, useIsPrefetching } from '../tiles/performance/prefetchGate.ts'
import { createRefreshAnnouncer, RefreshAnnouncerProvider } from '../tiles/refreshAnnouncer.ts'
import { ProblemProvider, useProblemCollection, useSharedProblems } from '../tiles/sharedProblems.ts'
import { Widget } from '../tiles/Widget.tsx'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'
import * as css from './board.css.ts'
import type { BoardEvents } from './Events.tsx'
import { useNear } from './performance/useNear.ts'
import { usePrefetchGate } from './performance/usePrefetchGate.ts'
import { useWholeBoard } from './performance/useWholeBoard.ts'
import { type BoardPart, type PlacedTile, placeParts, type ShelfCell } from './placeTiles.ts'
import type { BoardState } from './useBoard.ts'
import { usePrintShortcut } from './usePrint.ts'

const Events = lazy(() => import('./Events.tsx').then((module) => ({ default: module.Events })))
const AllHidden = lazy(() => import('./AllHidden.tsx').then((module) => ({ default: module.AllHidden })))
const ProblemBanners = lazy(() => import('./ProblemBanners.tsx').then((module) => ({ default: module.ProblemBanners })))
const Arrange = lazy(() => import('./Arrange.tsx').then((module) => ({ default: module.Arrange })))

export interface BoardProps {
  readonly board: BoardState
  readonly query: BoardQuery
  /** The query of a widget whose data have other limits; that of the board by default. The same object until it changes. */
  readonly queryOf?: ((row: WidgetRow) => BoardQuery) | undefined
  readonly actions?: BoardActions
  readonly links: BoardLinks
  readonly notes?: readonly Marker[]
  readonly lazyParts?: ReactNode
}

const noActions: BoardActions = {}
const noMarkers: readonly Marker[] = []
const noEvents: BoardEvents = { markers: [], cuts: [] }

/** Renders the widgets of a page in the user's layout; distant ones are requested when they come near. */
export function Board({ board, query, queryOf, actions = noActions, links, notes = noMarkers, lazyParts }: BoardProps) {
  const t = useWords(boardWords)
  const c = useWords(catalogueWords)
  const f = useFormat()
  const problems = useProblemCollection()
  const shared = useSharedProblems(problems)
  const ahead = usePrefetchGate()
  const isWhole = useWholeBoard()
  const [updates] = useState(() => createRefreshAnnouncer())
  const [events, setEvents] = useState<BoardEvents>(noEvents)
  const markers = useMemo(
    () => (notes.length > 0 ? [...events.markers, ...notes] : events.markers),
    [events.markers, notes],
  )
  const announce = useAnnounce()
  useEffect(
    () => updates.subscribe(() => announce(t('updated', { time: f.date(Date.now() / 1000, 'time') }), 'data')),
    [updates, announce, t, f],
  )
  const { now } = query
  const { sites } = query.view
  const timelineLink = useCallback(
    ({ from, to }: TimeSpan) =>
      links.page(
        'timeline',
        new URLSearchParams({
          from: String(Math.floor(from)),
          to: String(Math.min(Math.ceil(to), now)),
          ...(sites.length > 0 && { sites: sites.join(',') }),
        }),
      ),
    [links, sites, now],
  )
  usePrintShortcut()
  const { rows, layout, columns, isArranging } = board
  const parts = useMemo(() => placeParts(rows, layout, columns), [rows, layout, columns])
  const isEmpty = parts.length === 0
  const isBeside = parts.length > 1 && parts.at(-1)?.columns === 1
  const name = c(`board.${board.code}`)
  const common = { board, query, queryOf, actions, links, isWhole }
  if (isArranging)
    return (
      <Suspense fallback={null}>
        <Arrange board={board} />
      </Suspense>
    )
  return (
    <ProblemProvider value={problems}>
      <PrefetchGateProvider value={ahead}>
        <RefreshAnnouncerProvider value={updates}>
          <div className={css.board}>
            {shared.length > 0 && (
              <Suspense fallback={null}>
                <ProblemBanners shared={shared} />
              </Suspense>
            )}
            <Suspense fallback={null}>{isEmpty && <AllHidden onReset={() => board.act({ type: 'reset' })} />}</Suspense>
            <Later>
              <Events
                query={query}
                hasService={board.hasService}
                links={links}
                isHome={board.code === 'home'}
                onEvents={setEvents}
              />
              {lazyParts}
            </Later>
            <MarkersContext value={markers}>
              <EventCutsContext value={events.cuts}>
                <TimelineLinkContext value={timelineLink}>
                  <div className={css.columnsBox} data-tiles>
                    <div className={isBeside ? cx(css.withSide, parts[0]?.name === 'top' && css.withTop) : css.stacked}>
                      {parts.map((part) => (
                        <Column key={part.name} {...common} part={part} label={t(labels[part.name], { board: name })} />
                      ))}
                    </div>
                  </div>
                </TimelineLinkContext>
              </EventCutsContext>
            </MarkersContext>
          </div>
        </RefreshAnnouncerProvider>
      </PrefetchGateProvider>
    </ProblemProvider>
  )
}

function Later({ children }: { children: ReactNode }) {
  return useIsPrefetching() ? <Suspense fallback={null}>{children}</Suspense> : null
}

interface ColumnProps
  extends Required<Omit<BoardProps, 'lazyParts' | 'notes' | 'queryOf'>>,
    Pick<BoardProps, 'queryOf'> {
  readonly part: BoardPart
  readonly label: string
  readonly isWhole: boolean
}

const labels = { top: 'board.top', main: 'board.label', side: 'board.side' } as const

function Column({ board, part, label, isWhole, query, queryOf, ...rest }: ColumnProps) {
  const { name, columns, broad } = part
  const cells = useMemo(() => styled(part), [part])
  const movable = cells.filter(({ row }) => !row.isFixed)
  return (
    <div className={css.gridBox}>
      <ul
        className={cx(
          css.grid,
          css.columns[columns],
          name === 'side' && columns === 3 && css.thirds,
          name === 'top' && columns === 3 && css.figures,
          name === 'main' && columns === 3 && css.mixed,
        )}
        style={assignInlineVars({ [css.at.broadColumns]: String(broad) })}
        aria-label={label}
      >
        {cells.map(({ row, size, style, isTop }) =>
          isTop || isWhole ? (
            <Tile
              key={row.code}
              row={row}
              size={size}
              style={style}
              isTop={isTop}
              isHired={board.isHired(row)}
              hasService={board.hasService}
              isReadOnly={board.isReadOnly}
              isTable={board.isTable(row.code)}
              setTable={board.setTable}
              act={board.act}
              isFirst={movable[0]?.row === row}
              isLast={movable.at(-1)?.row === row}
              query={queryOf?.(row) ?? query}
              {...rest}
            />
          ) : (
            <li key={row.code} className={css.cell} style={style} data-tile data-small={row.isSmall}>
              <div className={frame} data-away="true" />
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

interface PlacedRow extends Pick<PlacedTile, 'row' | 'size' | 'isTop'> {
  readonly style: CSSProperties
}

// All layouts are in the styles and a container query selects one, so that nothing needs measuring.
function styled({ tiles: placed }: BoardPart): readonly PlacedRow[] {
  return placed.map(({ row, size, isTop, ...cells }) => ({
    row,
    size,
    isTop,
    style: assignInlineVars({
      [css.at.wideColumn]: column(cells.wide),
      [css.at.wideRow]: String(cells.wide.shelf + 1),
      [css.at.narrowColumn]: column(cells.narrow),
      [css.at.narrowRow]: String(cells.narrow.shelf + 1),
      [css.at.broadColumn]: column(cells.broad),
      [css.at.broadRow]: String(cells.broad.shelf + 1),
      [css.at.rows]: String(row.height),
    }),
  }))
}

const column = ({ x, w }: ShelfCell) => `${x + 1} / span ${w}`
interface TileProps extends Omit<BoardProps, 'board' | 'actions' | 'lazyParts' | 'notes' | 'queryOf'>, PlacedRow {
  readonly isHired: boolean
  readonly hasService: (service: ServiceKey) => boolean
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isReadOnly: boolean
  readonly isTable: boolean
  readonly setTable: (code: string, isTable: boolean) => void
  readonly act: (action: LayoutAction) => void
  readonly actions: BoardActions
}

const Tile = memo(function Tile({
  row,
  size,
  style,
  isTop,
  isFirst,
  isLast,
  isReadOnly,
  isTable,
  setTable,
  act,
  ...rest
}: TileProps) {
  const ref = useRef<HTMLLIElement>(null)
  const isNear = useNear(ref, isTop)
  const layout = useMemo<FrameLayout>(() => {
    const { code } = row
    if (isReadOnly) return { size }
    return {
      size,
      isFirst,
      isLast,
      isTable,
      onTable: (next) => setTable(code, next),
      ...(isResizable(row) ? { onSize: (next: 1 | 2) => act({ type: 'resize', code, size: next }) } : {}),
      ...(row.isAlwaysVisible ? {} : { onHide: () => act({ type: 'hide', code }) }),
      ...(row.isFixed ? {} : { onMove: (by: -1 | 1) => act({ type: 'move', code, by }) }),
    }
  }, [row, size, isFirst, isLast, isReadOnly, isTable, setTable, act])
  return (
    <li ref={ref} className={css.cell} style={style} data-tile data-small={row.isSmall}>
      <Widget row={row} layout={layout} isNear={isNear} {...rest} />
    </li>
  )
})
