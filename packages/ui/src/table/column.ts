import type { ReactNode } from 'react'

export type CellValue = string | number | null | undefined

/** A column of a table: `value` is sorted, searched and exported. Keep columns stable: data is cached by them. */
export interface Column<Row> {
  id: string
  header: string
  value: (row: Row) => CellValue
  /** What the column is sorted by instead of its value; null stays last. */
  order?: (row: Row) => number | null
  cell?: (row: Row) => ReactNode
  /** The tip of a cell: the exact number of a rounded one. */
  title?: (row: Row) => string | undefined
  /** Right-aligned with tabular figures; its first sort is downwards. */
  numeric?: boolean
  mono?: boolean
  /** In px, or any CSS width. Columns without one share the rest. */
  width?: number | string
  sortable?: boolean
  /** Shown in front on phones, filled up to three columns; the first of them (or of all) is the card's title. */
  primary?: boolean
  isHidden?: boolean
  help?: string
}

export interface Sort {
  id: string
  desc: boolean
}
