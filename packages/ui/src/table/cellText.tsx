import type { ReactNode } from 'react'
import type { Format } from '../format/useFormat.ts'
import type { Column } from './column.ts'

/** Formats a cell value by default: grouped numbers, plain text, an em dash for nothing. */
export function formatCell<Row>(column: Column<Row>, row: Row, format: Format): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'number' ? format.number(value) : value
}
