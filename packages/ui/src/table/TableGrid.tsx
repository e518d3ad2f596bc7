import { useVirtualizer } from '@tanstack/react-virtual'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column, Sort } from './column.ts'
import type { Measured } from './DetailRow.tsx'
import { isSelected, type Selection } from './selection.ts'
import { type HeadTick, TableHead } from './TableHead.tsx'
import { countLeads, type RowFeatures, TableRow } from './TableRow.tsx'
import * as css from './table.css.ts'

export interface TableLayoutProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  order: Uint32Array
  getRowId: (row: Row) => string
  sort: Sort | null
  onActions: ((row: Row, button: HTMLElement) => void) | undefined
  openRow: Row | undefined
  tools: RowFeatures<Row>
  tick: HeadTick | undefined
  selection: Selection
  expanded: ReadonlySet<string>
  isLoading: boolean
  isBusy: boolean
  loadingRows: number
  empty: ReactNode
}

interface GridProps<Row> extends TableLayoutProps<Row> {
  onSort: (id: string) => void
  density: css.Density
  isWindowed: boolean
  asked: string
  height: number
  firstPlace: number
  total: number
  widths: Readonly<Record<string, number>>
  headTools: ((column: Column<Row>) => ReactNode) | undefined
}

const leastWidth = 112
const leastNumber = 84
const newWidth = 160
const actionsWidth = 44
const leadWidth = [0, 44, 68] as const

/** The table itself, in a region that scrolls and can be reached by keyboard. */
export function TableGrid<Row>(props: GridProps<Row>) {
  const { label, columns, order, sort, onSort, onActions, isWindowed, height, isLoading, total, widths, tools } = props
  const scroller = useRef<HTMLDivElement>(null)
  const hasActions = onActions !== undefined
  const leads = countLeads(tools)
  const lead = leadWidth[leads] ?? 0
  const isSized = Object.keys(widths).length > 0
  const isFixed = isWindowed || isSized
  const widthOf = (column: Column<Row>) =>
    isSized ? (widths[column.id] ?? (typeof column.width === 'number' ? column.width : newWidth)) : column.width
  const room = columns.reduce(
    (sum, column) => {
      const width = widthOf(column)
      return sum + (typeof width === 'number' ? width : column.numeric ? leastNumber : leastWidth)
    },
    lead + (hasActions ? actionsWidth : 0),
  )
  const span = columns.length + (leads > 0 ? 1 : 0) + (hasActions ? 1 : 0)
  useEffect(() => {
    const region = scroller.current
    if (!region || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => markEdges(region))
    for (const box of [region, ...region.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [])
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
      onScroll={(event) => markEdges(event.currentTarget)}
    >
      <table
        className={isFixed ? `${css.table} ${css.fixed}` : css.table}
        // Resizing a column widens the table instead of shrinking other columns.
        style={{
          ...(isFixed && { minInlineSize: room }),
          ...(isSized && { inlineSize: room }),
          ...assignInlineVars({ [css.leadSize]: `${lead}px` }),
        }}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-busy={props.isBusy || undefined}
        data-shows={isLoading ? 'firstLoad' : props.isBusy ? 'refreshing' : undefined}
      >
        <colgroup>
          {leads > 0 && <col style={{ inlineSize: lead }} />}
          {columns.map((column) => {
            const width = widthOf(column)
            return <col key={column.id} style={width === undefined ? undefined : { inlineSize: width }} />
          })}
          {hasActions && <col style={{ inlineSize: actionsWidth }} />}
        </colgroup>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          hasActions={hasActions}
          hasLead={leads > 0}
          tick={props.tick}
          tools={props.headTools}
        />
        {isLoading ? (
          <LoadingBody {...props} />
        ) : order.length === 0 ? (
          <tbody>
            <tr>
              <td className={css.nothing} colSpan={span} data-shows="empty">
                {props.empty}
              </td>
            </tr>
          </tbody>
        ) : isWindowed ? (
          <WindowedBody {...props} scroller={scroller} span={span} />
        ) : (
          <tbody>
            <Rows {...props} from={0} to={order.length} onMeasure={undefined} />
          </tbody>
        )}
      </table>
    </div>
  )
}

/** Marks whether the table scrolls sideways and on which sides columns are out of sight; styles read the marks. */
function markEdges(region: HTMLElement): void {
  const hidden = region.scrollWidth - region.clientWidth
  const moved = Math.abs(region.scrollLeft)
  region.toggleAttribute('data-wide', hidden > 0)
  region.toggleAttribute('data-moved', moved > 0)
  region.toggleAttribute('data-more', hidden - moved > 1)
}

function Rows<Row>(props: GridProps<Row> & { from: number; to: number; onMeasure: Measured | undefined }) {
  const { rows, order, from, to, getRowId, selection, expanded, firstPlace } = props
  const t = useWords(tableWords)
  const label = t('actions')
  const drawn: ReactNode[] = []
  for (let at = from; at < to; at += 1) {
    const row = rows[order[at] ?? 0]
    if (row === undefined) continue
    const id = getRowId(row)
    drawn.push(
      <TableRow
        key={id}
        id={id}
        row={row}
        columns={props.columns}
        density={props.density}
        at={at}
        place={firstPlace + at + 2}
        tools={props.tools}
        isSelected={isSelected(selection, id)}
        isExpanded={expanded.has(id)}
        onMeasure={props.onMeasure}
        onActions={props.onActions}
        actionsLabel={label}
        isOpen={row === props.openRow}
      />,
    )
  }
  return drawn
}

const likelyDetail = 160

function WindowedBody<Row>(props: GridProps<Row> & { scroller: RefObject<HTMLDivElement | null>; span: number }) {
  'use no memo'
  const { order, density, scroller, asked, span, expanded, rows, getRowId } = props
  const height = css.rowHeight[density]
  const [details, setDetails] = useState<ReadonlyMap<string, number>>(new Map())
  const measureDetail = useCallback<Measured>(
    (id, px) => setDetails((before) => (before.get(id) === px ? before : new Map(before).set(id, px))),
    [],
  )
  // A new sort or search paints the rows in sight first, those beyond the edges afterwards.
  const [shown, setShown] = useState(order)
  useEffect(() => startTransition(() => setShown(order)), [order])
  const virtualizer = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => {
      const row = expanded.size > 0 ? rows[order[at] ?? 0] : undefined
      if (row === undefined) return height
      const id = getRowId(row)
      return expanded.has(id) ? height + (details.get(id) ?? likelyDetail) : height
    },
    overscan: shown === order ? 6 : 0,
    initialRect: { width: 0, height: props.height },
  })
  const sized = expanded.size > 0 ? order : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the reasons to measure again
  useEffect(() => virtualizer.measure(), [height, expanded, details, sized, virtualizer])
  // A new sort or search scrolls to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sort or search is the reason to scroll
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [asked, scroller])

  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const from = first?.index ?? 0
  const to = (last?.index ?? -1) + 1
  const isEven = expanded.size === 0
  const above = isEven ? from * height : (first?.start ?? 0)
  const below = isEven ? (order.length - to) * height : virtualizer.getTotalSize() - (last?.end ?? 0)
  return (
    <tbody>
      {above > 0 && <Spacer height={above} span={span} />}
      <Rows {...props} from={from} to={to} onMeasure={measureDetail} />
      {below > 0 && <Spacer height={below} span={span} />}
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

function LoadingBody<Row>({ columns, loadingRows, density, onActions, tools }: GridProps<Row>) {
  const t = useWords(tableWords)
  return (
    <tbody>
      {Array.from({ length: loadingRows }, (_, at) => (
        <tr key={at} className={css.row[density]} aria-hidden={at > 0 || undefined}>
          {countLeads(tools) > 0 && <td className={`${css.cell} ${css.lead}`} />}
          {columns.map((column, place) => (
            <td
              key={column.id}
              className={place === 0 ? `${css.cell} ${css.first}` : css.cell}
              data-numeric={column.numeric || undefined}
            >
              {at === 0 && place === 0 && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
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
