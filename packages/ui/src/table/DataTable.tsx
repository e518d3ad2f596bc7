import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { IconButton } from '../button/Button.tsx'
import { Menu, MenuAt, type MenuItem } from '../menu/Menu.tsx'
import { Pagination, pageSizes } from '../pagination/Pagination.tsx'
import { media } from '../themes/contract.css.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import type { Column, Sort } from './column.ts'
import { prepareFilter } from './filterRows.ts'
import { TableCards } from './TableCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import * as css from './table.css.ts'
import { saveText, toCsv } from './toCsv.ts'
import { useMedia } from './useMedia.ts'
import { useTableModel } from './useTableModel.ts'

/** What the reader has chosen about a table; remembered by the caller. */
export interface TableLayout {
  density?: css.Density
  /** Ids of columns not shown. */
  hidden?: readonly string[]
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** The first sort; with `onSort` the current one. */
  sort?: Sort
  onSort?: (sort: Sort | null) => void
  /** Rows that contain these words. Give '' where a search may come, so that the table prepares for it. */
  filter?: string
  /** Rows a page; lists above 200 rows are windowed instead. */
  pageSize?: number
  sizes?: readonly number[]
  /** For pages that the server cuts: all rows there are, the page (from 1), and how to get another. */
  total?: number
  page?: number
  onPage?: (page: number) => void
  onPageSize?: (pageSize: number) => void
  /** Said instead of rows when there are none; 'No data available' (§8) by default. */
  empty?: ReactNode
  /** No rows yet: the table stands there in its final size. */
  isLoading?: boolean
  rowActions?: (row: Row) => readonly MenuItem[]
  density?: css.Density
  layout?: TableLayout
  /** Given when the reader may choose density and columns. */
  onLayout?: (layout: TableLayout) => void
  /** Name of the file without ending: offers what is shown as CSV. */
  csv?: string
  /** Height of a windowed table in px. */
  height?: number
  /** A quiet line under the table: "top 10 of 4,312". */
  note?: ReactNode
}

/** From so many rows on a table is windowed. */
const windowedFrom = 200

/**
 * A table: sorted by every column, windowed above 200 rows and in pages below, cards on phones. What is exported is what is shown:
 * its columns, its order, its filter.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, filter, rowActions, empty, isLoading = false, csv, note, onLayout } = props
  const t = useWords(uiWords)
  const isPhone = useMedia(media.phone)
  const isServed = props.onPage !== undefined
  const [own, setOwn] = useState<TableLayout>({})
  const layout = { ...own, ...props.layout }
  const density = layout.density ?? props.density ?? 'comfortable'
  const model = useTableModel({
    columns,
    rows,
    sort: props.sort,
    onSort: props.onSort,
    filter: filter ?? '',
    pageSize: props.pageSize ?? 20,
    hidden: layout.hidden ?? none,
    isServed,
  })
  const isWindowed = !isPhone && !isServed && rows.length > windowedFrom

  const isSearched = filter !== undefined
  // Not needed for the first picture, and noticed only if it comes with the first letter.
  useEffect(() => {
    if (!isSearched || rows.length <= windowedFrom || typeof requestIdleCallback === 'undefined') return
    const handle = requestIdleCallback(() => prepareFilter(rows, columns))
    return () => cancelIdleCallback(handle)
  }, [isSearched, rows, columns])

  const [open, setOpen] = useState<{ row: Row; button: HTMLElement } | null>(null)
  const openActions = useCallback((row: Row, button: HTMLElement) => setOpen({ row, button }), [])

  const pageSize = props.onPageSize ? (props.pageSize ?? 20) : model.pagination.pageSize
  const total = props.total ?? model.order.length
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(pages, props.page ?? model.pagination.pageIndex + 1)
  const isPaged = !isWindowed && (isServed || total > Math.min(pageSize, ...(props.sizes ?? pageSizes)))
  const first = isServed || isWindowed ? 0 : (page - 1) * pageSize
  const order = isWindowed || isServed ? model.order : model.order.subarray(first, first + pageSize)

  const chooseLayout = (change: TableLayout) => {
    const next = { ...layout, ...change }
    setOwn(next)
    onLayout?.(next)
  }
  const items: MenuItem[] = []
  if (onLayout && !isPhone) {
    const hidden = layout.hidden ?? none
    items.push(
      ...(['comfortable', 'compact'] as const).map((one) => ({
        label: t(`table.${one}`),
        group: t('table.density'),
        checked: density === one,
        onSelect: () => chooseLayout({ density: one }),
      })),
      ...columns.map((column) => ({
        label: column.header,
        group: t('table.columns'),
        checked: !hidden.includes(column.id),
        disabledReason: !hidden.includes(column.id) && model.columns.length === 1 ? t('table.lastColumn') : undefined,
        onSelect: () =>
          chooseLayout({
            hidden: hidden.includes(column.id) ? hidden.filter((id) => id !== column.id) : [...hidden, column.id],
          }),
      })),
    )
  }
  if (csv) {
    items.push({
      label: t('table.csv', { n: model.order.length }),
      icon: 'download',
      onSelect: () => saveText(`${csv}.csv`, toCsv(model.columns, rowsOf(rows, model.order))),
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
    isLoading: isLoading && rows.length === 0,
    isBusy: isLoading || model.isSorting,
    loadingRows: Math.min(pageSize, 10),
    empty:
      filter?.trim() && rows.length > 0 && !isServed
        ? t('table.noMatch', { query: filter.trim() })
        : (empty ?? t('table.empty')),
  }
  return (
    <div className={css.frame}>
      {isPhone ? (
        <TableCards {...shared} onSort={model.setSort} />
      ) : (
        <TableGrid
          {...shared}
          onSort={model.toggleSort}
          density={density}
          isWindowed={isWindowed}
          height={props.height ?? 560}
          firstPlace={isServed ? (page - 1) * pageSize : first}
          total={total}
        />
      )}
      {(isPaged || isWindowed || items.length > 0 || note) && (
        <div className={css.foot}>
          <div className={css.footMain}>
            {isPaged ? (
              <Pagination
                page={page}
                pageSize={pageSize}
                total={total}
                sizes={props.sizes}
                onPage={props.onPage ?? model.setPage}
                onPageSize={isServed ? props.onPageSize : model.setPageSize}
              />
            ) : (
              (note ?? <span role="status">{!shared.isLoading && total > 0 && t('table.rows', { n: total })}</span>)
            )}
          </div>
          {items.length > 0 && (
            <Menu
              label={t('table.menu')}
              placement="bottom-end"
              items={items}
              trigger={<IconButton icon="more" size="s" label={t('table.menu')} />}
            />
          )}
        </div>
      )}
      {isPaged && note && <div className={css.foot}>{note}</div>}
      {rowActions && (
        <MenuAt
          open={open !== null}
          onClose={() => setOpen(null)}
          anchor={open?.button ?? null}
          label={t('table.actions')}
          items={open ? rowActions(open.row) : []}
        />
      )}
    </div>
  )
}

const none: readonly string[] = []

function* rowsOf<Row>(rows: readonly Row[], order: Uint32Array): Generator<Row> {
  for (const at of order) {
    const row = rows[at]
    if (row !== undefined) yield row
  }
}
