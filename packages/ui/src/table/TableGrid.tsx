import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { Column, Sort } from './column.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import * as css from './table.css.ts'

/** What cards and grid are both given. */
export interface ShownTable<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Numbers of the rows to show, in their order. */
  order: Uint32Array
  getRowId: (row: Row) => string
  sort: Sort | null
  onActions: ((row: Row, button: HTMLElement) => void) | undefined
  openRow: Row | undefined
  isLoading: boolean
  /** Being loaded anew or sorted: what is shown stays until then. */
  isBusy: boolean
  loadingRows: number
  empty: ReactNode
}

interface GridProps<Row> extends ShownTable<Row> {
  onSort: (id: string) => void
  density: css.Density
  isWindowed: boolean
  height: number
  /** Rows before the first one given (pages). */
  firstPlace: number
  total: number
}

/** Room of a column without a width, px: below it the table scrolls sideways. */
const leastWidth = 112

/** The table itself, in a region that scrolls and can be reached by keyboard. */
export function TableGrid<Row>(props: GridProps<Row>) {
  const { label, columns, order, sort, onSort, onActions, isWindowed, height, isLoading, total } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [isMoved, setMoved] = useState(false)
  const hasActions = onActions !== undefined
  const leastTable = columns.reduce(
    (sum, column) => sum + (typeof column.width === 'number' ? column.width : leastWidth),
    hasActions ? 44 : 0,
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section has no role without a name, and this one is a scroller first
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
      tabIndex={0}
      className={css.scroller}
      style={isWindowed ? { blockSize: height } : undefined}
      data-moved={isMoved || undefined}
      onScroll={(event) => setMoved(event.currentTarget.scrollLeft !== 0)}
    >
      <table
        className={isWindowed ? `${css.table} ${css.fixed}` : css.table}
        style={{ minInlineSize: leastTable }}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={props.isBusy || undefined}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={column.width === undefined ? undefined : { inlineSize: column.width }} />
          ))}
          {hasActions && <col style={{ inlineSize: 44 }} />}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={onSort} hasActions={hasActions} />
        {isLoading ? (
          <LoadingBody {...props} />
        ) : order.length === 0 ? (
          <tbody>
            <tr>
              <td className={css.nothing} colSpan={columns.length + (hasActions ? 1 : 0)}>
                {props.empty}
              </td>
            </tr>
          </tbody>
        ) : isWindowed ? (
          <WindowedBody {...props} scroller={scroller} />
        ) : (
          <tbody>
            <Rows {...props} from={0} to={order.length} />
          </tbody>
        )}
      </table>
    </div>
  )
}

function Rows<Row>({
  rows,
  order,
  from,
  to,
  getRowId,
  columns,
  density,
  firstPlace,
  onActions,
  openRow,
}: GridProps<Row> & { from: number; to: number }) {
  const t = useWords(uiWords)
  const label = t('table.actions')
  const drawn: ReactNode[] = []
  for (let at = from; at < to; at += 1) {
    const row = rows[order[at] ?? 0]
    if (row === undefined) continue
    drawn.push(
      <TableRow
        key={getRowId(row)}
        row={row}
        columns={columns}
        density={density}
        place={firstPlace + at + 2}
        onActions={onActions}
        actionsLabel={label}
        isOpen={row === openRow}
      />,
    )
  }
  return drawn
}

/** Only the rows in sight, between two empty ones that keep the scrollbar true. */
function WindowedBody<Row>(props: GridProps<Row> & { scroller: RefObject<HTMLDivElement | null> }) {
  'use no memo'
  const { order, density, scroller, columns, sort } = props
  const height = css.rowHeight[density]
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
    initialRect: { width: 0, height: props.height },
  })
  // Sizes are remembered; another density has others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height is the reason to measure again
  useEffect(() => virtualizer.measure(), [height, virtualizer])
  // Another order begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sort is the reason to go up
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [sort, scroller])

  const items = virtualizer.getVirtualItems()
  const from = items[0]?.index ?? 0
  const to = (items.at(-1)?.index ?? -1) + 1
  const span = columns.length + (props.onActions ? 1 : 0)
  return (
    <tbody>
      {from > 0 && <Spacer height={from * height} span={span} />}
      <Rows {...props} from={from} to={to} />
      {to < order.length && <Spacer height={(order.length - to) * height} span={span} />}
    </tbody>
  )
}

function Spacer({ height, span }: { height: number; span: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: there is nothing in it that could be focused
    <tr aria-hidden="true">
      <td className={css.spacer} colSpan={span} style={{ blockSize: height }} />
    </tr>
  )
}

function LoadingBody<Row>({ columns, loadingRows, density, onActions }: GridProps<Row>) {
  const t = useWords(uiWords)
  return (
    <tbody>
      {Array.from({ length: loadingRows }, (_, at) => (
        <tr key={at} className={css.row[density]} aria-hidden={at > 0 || undefined}>
          {columns.map((column, place) => (
            <td key={column.id} className={css.cell} data-numeric={column.numeric || undefined}>
              {at === 0 && place === 0 && <VisuallyHidden>{t('table.loading')}</VisuallyHidden>}
              <span className={css.bone}>
                <Skeleton width={column.numeric ? 56 : `${[72, 48, 64, 56, 80][(at + place) % 5]}%`} height={12} />
              </span>
            </td>
          ))}
          {onActions && <td className={`${css.cell} ${css.actions}`} />}
        </tr>
      ))}
    </tbody>
  )
}
