import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { IconButton } from '../button/Button.tsx'
import { useLazyModule } from '../floating/lazyModule.ts'
import { Menu, MenuAt, type MenuItem } from '../menu/Menu.tsx'
import { defaultPageSize, Pagination, pageSizes } from '../pagination/Pagination.tsx'
import { media } from '../themes/contract.css.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { BulkAction } from './BulkBar.tsx'
import type { Column, Sort } from './column.ts'
import { prepareFilter } from './filterRows.ts'
import { nothingSelected, type Selection, select, selectAll, selectedCount } from './selection.ts'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import type { RowFeatures } from './TableRow.tsx'
import * as css from './table.css.ts'
import { tableExtras } from './tableExtras.ts'
import { viewItems } from './tableItems.ts'
import { saveText, toCsv } from './toCsv.ts'
import { useColumnTools } from './useColumnTools.tsx'
import { useDensity } from './useDensity.ts'
import { useMedia } from './useMedia.ts'
import { idsOf, useSelecting } from './useSelecting.ts'
import { useTableModel } from './useTableModel.ts'
import type { TableView } from './view.ts'

type Choosing =
  | {
      selection: Selection
      onSelect: (selection: Selection) => void
      bulk?: readonly BulkAction[]
    }
  | { selection?: undefined; onSelect?: undefined; bulk?: undefined }

/** A selection without `onChange`, or bulk actions without a selection, do not compile. */
export type DataTableProps<Row> = TableProps<Row> & Choosing

export interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort | null) => void
  /** The search text. Pass '' if a search may follow, so that the table prepares for it. */
  filter?: string
  /** Rows per page, 15 by default (§9); longer lists than 200 rows are windowed instead. */
  pageSize?: number
  sizes?: readonly number[]
  /** For server pages: the total, the page (from 1), and how to load another. */
  total?: number
  page?: number
  onPage?: (page: number) => void
  onPageSize?: (pageSize: number) => void
  empty?: ReactNode
  isLoading?: boolean
  /** Whether there are more rows than `rows`, for the check of state stories. */
  isPartial?: boolean
  /** The menu of a row; `more` are the items that `withMore` adds. */
  rowActions?: (row: Row, more: readonly MenuItem[]) => readonly MenuItem[]
  /** Renders the menu of a row with more items, which it may have to load. */
  withMore?: (row: Row, menu: (more: readonly MenuItem[]) => ReactNode) => ReactNode
  rowLabel?: (row: Row) => string
  expand?: (row: Row) => ReactNode
  /** Overrides the user's density (`data-density` on the root element). */
  density?: css.Density
  view?: TableView
  onView?: (view: TableView) => void
  /** The file name without extension; enables CSV download of all matching rows. */
  csv?: string
  readCsvRows?: () => Promise<readonly Row[] | null>
  toolbar?: ReactNode
  /** Height of a windowed table in px. */
  height?: number
  note?: ReactNode
}

const windowedFrom = 200

/**
 * A table with sortable columns, windowed above 200 rows and in pages below, shown as cards on phones. Exports contain the visible
 * columns in their order, sorted and filtered. Selection, details and column settings are enabled by their props.
 *
 * Keyboard: Tab moves through headers, checkboxes and actions, and to the table itself, which arrows then scroll. Enter on a header
 * sorts; the button beside it opens the column's menu (sort, move, width, hide). "Change width" focuses the column's edge: arrows
 * resize it (with Shift four times as far), Home and End set the limits, Enter or Escape return. On a row's checkbox Space selects,
 * with Shift all rows since the last; Up and Down move to the next checkbox, with Shift they select on the way; Enter goes to the
 * actions of the selected rows, Escape back.
 *
 * Screen readers: A table with its label and the count of all rows, although only a window is rendered; headers announce their
 * sorting, checkboxes and buttons their row. It is busy while rows load; the result of a bulk action is announced as a status. On
 * phones it is a list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, filter, rowActions, empty, isLoading = false, csv, note, expand } = props
  const t = useWords(tableWords)
  const isPhone = useMedia(media.phone)
  const isServed = props.onPage !== undefined
  const [own, setOwn] = useState<TableView>({})
  const view = props.view ?? own
  const preferred = useDensity()
  const density = view.density ?? props.density ?? preferred
  const setView = (next: TableView) => {
    setOwn(next)
    props.onView?.(next)
  }
  const changeView = (change: TableView) => setView({ ...view, ...change })
  const model = useTableModel({
    columns,
    rows,
    sort: props.sort,
    onSort: props.onSort,
    filter: filter ?? '',
    pageSize: view.pageSize ?? props.pageSize ?? defaultPageSize,
    view,
    isServed,
  })
  const isWindowed = !isPhone && !isServed && rows.length > windowedFrom

  const isSearched = filter !== undefined
  useEffect(() => {
    if (!isSearched || rows.length <= windowedFrom || typeof requestIdleCallback === 'undefined') return
    const leaving = new AbortController()
    const handle = requestIdleCallback(() => void prepareFilter(rows, columns, leaving.signal))
    return () => {
      cancelIdleCallback(handle)
      leaving.abort()
    }
  }, [isSearched, rows, columns])

  const [open, setOpen] = useState<{ row: Row; button: HTMLElement } | null>(null)
  const openActions = useCallback((row: Row, button: HTMLElement) => setOpen({ row, button }), [])

  const pageSize = props.onPageSize ? (props.pageSize ?? defaultPageSize) : (view.pageSize ?? model.pagination.pageSize)
  const total = props.total ?? model.order.length
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(pages, props.page ?? model.pagination.pageIndex + 1)
  const isPaged = !isWindowed && (isServed || total > Math.min(pageSize, ...(props.sizes ?? pageSizes)))
  const first = isServed || isWindowed ? 0 : (page - 1) * pageSize
  const order = useMemo(
    () => (isWindowed || isServed ? model.order : model.order.subarray(first, first + pageSize)),
    [model.order, isWindowed, isServed, first, pageSize],
  )

  const { selection, onSelect } = props
  const selecting = useSelecting({ selection, onSelect: onSelect ?? ignore, rows, order, getRowId })
  const canSelect = selection !== undefined && onSelect !== undefined
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const toggleRow = useCallback((id: string) => {
    setExpanded((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const title = model.columns[0]
  const { rowLabel } = props
  const tools = useMemo<RowFeatures<Row>>(
    () => ({
      nameOf: rowLabel ?? ((row) => String(title?.value(row) ?? getRowId(row))),
      onTick: canSelect ? selecting.tick : undefined,
      onExpand: expand && toggleRow,
      expand,
    }),
    [rowLabel, title, getRowId, canSelect, selecting.tick, expand, toggleRow],
  )

  const canChange = props.onView !== undefined && !isPhone
  const extras = useLazyModule(tableExtras, canChange || canSelect, ignore)
  const columnTools = useColumnTools({ extras, canChange, columns, model, view, changeView })

  const saveCsv = async (name: string) => {
    const saved = props.readCsvRows ? await props.readCsvRows() : rowsOf(rows, model.order)
    if (saved) saveText(`${name}.csv`, toCsv(model.columns, saved))
  }
  const items: MenuItem[] = canChange
    ? [...viewItems(t, columns, view, density, changeView, () => setView(withoutColumns(view)))]
    : []
  if (csv) {
    items.push({
      label: t('csv', { n: isServed ? total : model.order.length }),
      icon: 'download',
      onSelect: () => void saveCsv(csv),
    })
  }

  const shared = {
    label,
    columns: model.columns,
    rows,
    order,
    getRowId,
    sort: model.sort,
    onActions: rowActions && openActions,
    openRow: open?.row,
    tools,
    tick: canSelect ? { shown: selecting.shown, onToggle: selecting.tickShown } : undefined,
    selection: selection ?? nothingSelected,
    expanded,
    isLoading: isLoading && rows.length === 0,
    isBusy: isLoading || model.isSorting,
    loadingRows: Math.min(pageSize, 10),
    empty: empty ?? (filter?.trim() && rows.length > 0 ? t('noMatch', { query: filter.trim() }) : t('empty')),
  }
  const settings = items.length > 0 && (
    <Menu
      label={t('menu')}
      placement="bottom-end"
      items={items}
      trigger={<IconButton icon="more" size="s" label={t('menu')} />}
    />
  )
  const menu = (more: readonly MenuItem[]) => (
    <MenuAt
      open={open !== null}
      onClose={() => setOpen(null)}
      anchor={open?.button ?? null}
      label={t('actions')}
      items={open && rowActions ? rowActions(open.row, more) : noItems}
    />
  )
  return (
    <div className={css.frame} data-table>
      {props.toolbar && (
        <div className={css.toolbar}>
          <div className={css.toolbarMain}>{props.toolbar}</div>
          {settings}
        </div>
      )}
      {isPhone ? (
        <TableCards {...shared} onSort={model.setSort} />
      ) : (
        <TableGrid
          {...shared}
          onSort={model.toggleSort}
          density={density}
          isWindowed={isWindowed}
          asked={model.asked}
          height={props.height ?? 560}
          firstPlace={isServed ? (page - 1) * pageSize : first}
          total={total}
          widths={columnTools.widths}
          headTools={columnTools.headTools}
        />
      )}
      {canSelect && extras && (
        <extras.BulkBar
          selection={selection}
          onSelect={onSelect}
          total={total}
          actions={props.bulk ?? noActions}
          canSelectAll={selecting.shown === 'all' && selectedCount(selection, total) < total}
          onSelectAll={() => onSelect(isServed ? selectAll : select(idsOf(rows, model.order, getRowId)))}
        />
      )}
      {(isPaged || isWindowed || note || (settings && !props.toolbar)) && (
        <div className={css.foot} data-shows={props.isPartial ? 'partial' : undefined}>
          <div className={css.footMain}>
            {isPaged ? (
              <Pagination
                page={page}
                pageSize={pageSize}
                total={total}
                sizes={props.sizes}
                onPage={props.onPage ?? model.setPage}
                onPageSize={
                  isServed
                    ? props.onPageSize
                    : (size) => {
                        model.setPageSize(size)
                        changeView({ pageSize: size })
                      }
                }
              />
            ) : (
              (note ?? <span role="status">{!shared.isLoading && total > 0 && t('rows', { n: total })}</span>)
            )}
          </div>
          {isPaged && note}
          {!props.toolbar && settings}
        </div>
      )}
      {columnTools.menu}
      {rowActions && (open && props.withMore ? props.withMore(open.row, menu) : menu(noItems))}
    </div>
  )
}

const noActions: readonly BulkAction[] = []
const noItems: readonly MenuItem[] = []
const ignore = () => {}

function withoutColumns({ density, pageSize }: TableView): TableView {
  return { ...(density && { density }), ...(pageSize && { pageSize }) }
}

function* rowsOf<Row>(rows: readonly Row[], order: Uint32Array): Generator<Row> {
  for (const at of order) {
    const row = rows[at]
    if (row !== undefined) yield row
  }
}
