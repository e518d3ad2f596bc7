import type { ReactNode } from 'react'

export type CellValue = string | number | null | undefined

/**
 * A column of a table. `value` is what is sorted, searched and exported; `cell` only says how it looks. Keep columns at module
 * level or in a memo: what is computed for a column is kept as long as the column is the same object.
 */
export interface Column<Row> {
  id: string
  header: string
  value: (row: Row) => CellValue
  cell?: (row: Row) => ReactNode
  /** Right-aligned with tabular figures; its first sort is downwards. */
  numeric?: boolean
  /** Addresses, paths, identifiers. */
  mono?: boolean
  /** px, or any CSS width. Columns without one share what is left. */
  width?: number | string
  sortable?: boolean
  /** Shown in front on phones; the first of them (or of all) is the card's title. */
  primary?: boolean
  /** A sentence about the column for its header's tip. */
  help?: string
}

export interface Sort {
  id: string
  desc: boolean
}
