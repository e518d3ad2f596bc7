import {
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocale } from '../words/LocaleProvider.tsx'
import type { Column, Sort } from './column.ts'
import { filterRows } from './filterRows.ts'
import { useOrder } from './useOrder.ts'
import { arrange, type TableView } from './view.ts'

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature })

// TanStack Table manages columns, sorting and pages without rows: 100,000 row objects cost a third of a second and 50
// MB, row numbers in typed arrays (order.ts) a tenth.
const noRows: Record<string, never>[] = []

export interface ModelOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort: Sort | undefined
  onSort: ((sort: Sort | null) => void) | undefined
  filter: string
  pageSize: number
  view: TableView
  isServed: boolean
}

/** Returns the columns, sorted row numbers, sort and page of a table. */
export function useTableModel<Row>({
  columns,
  rows,
  sort,
  onSort,
  filter,
  pageSize,
  view,
  isServed,
}: ModelOptions<Row>) {
  const { locale } = useLocale()
  const defs = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: () => null,
        enableSorting: column.sortable !== false,
        sortDescFirst: column.numeric === true,
      })),
    [columns],
  )
  const controlled: SortingState | undefined = onSort ? (sort ? [sort] : []) : undefined
  const table = useTable({
    features,
    columns: defs,
    data: noRows,
    manualSorting: true,
    manualPagination: true,
    enableMultiSort: false,
    initialState: { sorting: sort ? [sort] : [], pagination: { pageIndex: 0, pageSize } },
    state: {
      ...(controlled && { sorting: controlled }),
    },
    ...(onSort && {
      onSortingChange: (update) => {
        const next = typeof update === 'function' ? update(controlled ?? []) : update
        onSort(next[0] ?? null)
      },
    }),
  })
  const { sorting, pagination } = table.state
  const current = sorting[0] ?? null

  const { hidden, order: placed } = view
  const shown = useMemo(() => arrange(columns, { hidden, order: placed }), [columns, hidden, placed])

  const query = useDeferredValue(filter)
  const { sorted, isSorting } = useOrder(rows, columns, isServed ? null : current, locale)
  const order = useMemo(
    () => filterRows(rows, columns, sorted, isServed ? '' : query),
    [rows, columns, sorted, query, isServed],
  )

  const { setPageIndex } = table
  const asked = `${current?.id} ${current?.desc} ${query}`
  const shownFor = useRef(asked)
  useLayoutEffect(() => {
    if (shownFor.current === asked) return
    shownFor.current = asked
    setPageIndex(0)
  }, [asked, setPageIndex])

  return {
    columns: shown,
    asked,
    order,
    isSorting,
    sort: current,
    toggleSort: (id: string) => table.getColumn(id)?.toggleSorting(),
    setSort: (next: Sort | null) => table.setSorting(next ? [next] : []),
    pagination: pagination as PaginationState,
    setPage: (page: number) => table.setPageIndex(page - 1),
    setPageSize: (size: number) => table.setPageSize(size),
  }
}
