import type { ServiceKey } from '@parapet/api'
import { Banner, Button, useAnnounce, useFormat, useWords } from '@parapet/ui'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardQuery } from '../catalogue/boardQuery.ts'
import type { BoardActions, BoardLinks, WidgetRow } from '../catalogue/row.ts'
import { cx } from '../charts/cx.ts'
import { MarkersContext } from '../charts/markers.ts'
import type { Marker } from '../charts/types.ts'
import type { FrameLayout } from '../frame/WidgetFrame.tsx'
import { Widget } from '../Widget.tsx'
import { boardWords } from '../words/board.ts'
import { catalogueWords } from '../words/catalogue.ts'
import * as css from './board.css.ts'
import { type Cell, isResizable, type Layout, type LayoutAction } from './layout.ts'
import { columnsOf, type PlacedTile, placeTiles } from './placeTiles.ts'
import { PrefetchGateProvider, useIsPrefetching, usePrefetchGate } from './prefetchGate.ts'
import { createRefreshAnnouncer, RefreshAnnouncerProvider } from './refreshAnnouncer.ts'
import { FailureProvider, type SharedFailure, useFailureCollection, useSharedFailures } from './sharedFailures.ts'
import type { BoardState } from './useBoard.ts'
import { useNear } from './useNear.ts'

const Events = lazy(() => import('./Events.tsx').then((module) => ({ default: module.Events })))
const AllHidden = lazy(() => import('./AllHidden.tsx').then((module) => ({ default: module.AllHidden })))
const Arrange = lazy(() => import('./Arrange.tsx').then((module) => ({ default: module.Arrange })))

export interface BoardProps {
  /** From `useBoard`. */
  readonly board: BoardState
  readonly query: BoardQuery
  readonly actions?: BoardActions
  readonly links: BoardLinks
  /** Parts of the page that load after the visible tiles. */
  readonly lazyParts?: ReactNode
}

const noActions: BoardActions = {}
const noMarkers: readonly Marker[] = []

/**
 * Renders the widgets of a page in the user's layout. Hidden ones are not requested; distant ones only when they
 * come near.
 */
export function Board({ board, query, actions = noActions, links, lazyParts }: BoardProps) {
  const t = useWords(boardWords)
  const c = useWords(catalogueWords)
  const f = useFormat()
  const troubles = useFailureCollection()
  const shared = useSharedFailures(troubles)
  const ahead = usePrefetchGate()
  const [updates] = useState(() => createRefreshAnnouncer())
  const [markers, setMarkers] = useState<readonly Marker[]>(noMarkers)
  const announce = useAnnounce()
  useEffect(
    () => updates.subscribe(() => announce(t('updated', { time: f.date(Date.now() / 1000, 'time') }))),
    [updates, announce, t, f],
  )
  const { rows, layout, columns, isArranging } = board
  const [main, side] = columnsOf(rows, layout, columns)
  const isEmpty = main === null && side === null
  const name = c(`board.${board.code}`)
  const parts = { board, query, actions, links }
  if (isArranging)
    return (
      <Suspense fallback={null}>
        <Arrange board={board} />
      </Suspense>
    )
  return (
    <FailureProvider value={troubles}>
      <PrefetchGateProvider value={ahead}>
        <RefreshAnnouncerProvider value={updates}>
          <div className={css.board}>
            <TroubleBanners shared={shared} />
            <Suspense fallback={null}>{isEmpty && <AllHidden onReset={() => board.act({ type: 'reset' })} />}</Suspense>
            <Later>
              <Events
                sites={query.view.sites}
                hasService={board.hasService}
                links={links}
                isHome={board.code === 'home'}
                onMarkers={setMarkers}
              />
              {lazyParts}
            </Later>
            <MarkersContext value={markers}>
              <div className={css.columnsBox}>
                <div className={main && side === 1 ? css.withSide : css.stacked}>
                  {main && <Column {...parts} side="main" columns={main} label={t('board.label', { board: name })} />}
                  {side && <Column {...parts} side="side" columns={side} label={t('board.side', { board: name })} />}
                </div>
              </div>
            </MarkersContext>
          </div>
        </RefreshAnnouncerProvider>
      </PrefetchGateProvider>
    </FailureProvider>
  )
}

function Later({ children }: { children: ReactNode }) {
  return useIsPrefetching() ? <Suspense fallback={null}>{children}</Suspense> : null
}

function TroubleBanners({ shared }: { shared: readonly SharedFailure[] }) {
  const t = useWords(boardWords)
  return shared.map(({ cause, failure, count, retryAll }) => (
    <Banner
      key={cause}
      tone="bad"
      actions={
        <Button size="s" icon="refresh" onClick={retryAll}>
          {t('banner.retry')}
        </Button>
      }
    >
      {failure.kind === 'http'
        ? t('banner.http', { count, status: failure.status })
        : failure.kind === 'timeout'
          ? t('banner.timeout', { count })
          : t('banner.network')}
    </Banner>
  ))
}

interface ColumnProps extends Required<Omit<BoardProps, 'lazyParts'>> {
  readonly side: 'main' | 'side'
  readonly columns: 1 | 2 | 3
  readonly label: string
}

function Column({ board, side, columns, label, ...rest }: ColumnProps) {
  const { rows, layout } = board
  const cells = useMemo(() => styled(rows, layout, columns, side), [rows, layout, columns, side])
  const movable = cells.filter(({ row }) => !row.isFixed)
  if (cells.length === 0) return null
  return (
    <div className={css.gridBox}>
      <ul
        className={cx(
          css.grid,
          css.columns[columns],
          side === 'side' && css.natural,
          side === 'side' && columns === 3 && css.thirds,
        )}
        aria-label={label}
      >
        {cells.map(({ row, size, style, isTop }) => (
          <Tile
            key={row.code}
            row={row}
            size={size}
            style={style}
            isTop={isTop}
            isHired={board.isHired(row)}
            hasService={board.hasService}
            isTable={board.isTable(row.code)}
            setTable={board.setTable}
            act={board.act}
            isFirst={movable[0]?.row === row}
            isLast={movable.at(-1)?.row === row}
            {...rest}
          />
        ))}
      </ul>
    </div>
  )
}

interface PlacedRow extends Pick<PlacedTile, 'row' | 'size' | 'isTop'> {
  readonly style: CSSProperties
}

// Both layouts are in the styles and a container query selects one, so that nothing needs measuring.
function styled(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 1 | 2 | 3,
  side: 'main' | 'side',
): readonly PlacedRow[] {
  return placeTiles(rows, layout, columns, side).map(({ wide, narrow, ...tile }) => ({
    ...tile,
    style: assignInlineVars({
      [css.at.wideColumn]: column(wide),
      [css.at.wideRow]: line(wide),
      [css.at.narrowColumn]: column(narrow),
      [css.at.narrowRow]: line(narrow),
    }),
  }))
}

const column = ({ x, w }: Cell) => `${x + 1} / span ${w}`
const line = ({ y, h }: Cell) => `${y + 1} / span ${h}`

interface TileProps extends Omit<BoardProps, 'board' | 'actions' | 'lazyParts'>, PlacedRow {
  readonly isHired: boolean
  readonly hasService: (service: ServiceKey) => boolean
  readonly isFirst: boolean
  readonly isLast: boolean
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
  isTable,
  setTable,
  act,
  ...rest
}: TileProps) {
  const ref = useRef<HTMLLIElement>(null)
  const isNear = useNear(ref, isTop)
  const layout = useMemo<FrameLayout>(() => {
    const { code } = row
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
  }, [row, size, isFirst, isLast, isTable, setTable, act])
  return (
    <li ref={ref} className={css.cell} style={style}>
      <Widget row={row} layout={layout} isNear={isNear} {...rest} />
    </li>
  )
})
