import type { Column } from './column.ts'
import type { Density } from './table.css.ts'

/** The user's table settings as plain data, for preferences or the address. Unknown column ids are ignored. */
export interface TableView {
  density?: Density
  hidden?: readonly string[]
  /** Column ids in order; unlisted columns keep their place. */
  order?: readonly string[]
  /** Widths of columns in px. */
  widths?: Readonly<Record<string, number>>
  pageSize?: number
}

/** Limits of a column's width in px. */
export const narrowest = 64
export const widest = 960
export const clampWidth = (px: number): number => Math.round(Math.min(widest, Math.max(narrowest, px)))

/** All columns in the reader's order. */
export function orderedColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[] = [],
): readonly Column<Row>[] {
  if (order.length === 0) return columns
  const ids = [...new Set(order)].filter((id) => columns.some((column) => column.id === id))
  for (const [at, { id }] of columns.entries()) {
    if (ids.includes(id)) continue
    const before = columns[at - 1]
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id)
  }
  return ids.flatMap((id) => columns.filter((column) => column.id === id))
}

/** The columns to show, in their order. A view that hides all of them hides none. */
export function arrange<Row>(columns: readonly Column<Row>[], view: TableView): readonly Column<Row>[] {
  const ordered = orderedColumns(columns, view.order)
  const { hidden = [] } = view
  if (hidden.length === 0) return ordered
  const shown = ordered.filter((column) => !hidden.includes(column.id))
  return shown.length > 0 ? shown : ordered
}

/** The order after a column was moved over its neighbour among those shown. */
export function moved<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  id: string,
  by: 1 | -1,
): readonly string[] {
  const shown = arrange(columns, view)
  const at = shown.findIndex((column) => column.id === id)
  const other = shown[at + by]
  const ids = orderedColumns(columns, view.order).map((column) => column.id)
  if (at < 0 || !other) return ids
  const rest = ids.filter((one) => one !== id)
  rest.splice(rest.indexOf(other.id) + (by > 0 ? 1 : 0), 0, id)
  return rest
}

/** The hidden columns after one was shown or hidden. */
export function toggled(hidden: readonly string[], id: string): readonly string[] {
  return hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]
}
