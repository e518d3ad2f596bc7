import type { ListColumn, Unit } from '@parapet/ui'
import type { Twin, TwinCell, TwinColumn } from './exports.tsx'

/** A column of a list on a card and of its file. A hidden column is only in the file. */
export interface ListedColumn<Row> extends ListColumn<Row> {
  /** The unit of the raw cells, for file heads. */
  readonly unit?: Unit
  /** Raw cells are epoch seconds. */
  readonly isTime?: boolean
  /** Formats a raw cell where the file's table is shown on screen. */
  readonly format?: (cell: TwinCell) => string
  /** False for a column that only the card shows. */
  readonly isExported?: boolean
}

/** The table of a file, from the columns of the list on screen. */
export function columnTwin<Row>(caption: string, columns: readonly ListedColumn<Row>[], rows: readonly Row[]): Twin {
  const exported = columns.filter((column) => column.isExported !== false)
  return {
    caption,
    columns: exported.map(
      ({ header, unit, isTime, numeric, format }): TwinColumn => ({
        label: header,
        ...(unit && { unit }),
        ...(format && { format }),
        kind: isTime ? 'time' : numeric ? 'number' : 'text',
      }),
    ),
    rows: rows.map((row) => exported.map((column) => column.value(row) ?? null)),
  }
}
