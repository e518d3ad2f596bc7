import type { ReactNode } from 'react'
import { useFormat } from '../format/useFormat.ts'
import type { Column, Sort } from './column.ts'
import { HeadCell, RowCell } from './columnCells.tsx'
import * as css from './listTable.css.ts'

/** A column of a short list. Its classes can hide, size or wrap it by the width of the container. */
export interface ListColumn<Row> extends Column<Row> {
  className?: string
  /** Of its header, which sizes the column. */
  headClassName?: string
  cellClassName?: string
}

export interface ListTableProps<Row> {
  label: string
  /** The first column names the row. Hidden columns are only in files. */
  columns: readonly ListColumn<Row>[]
  /** In their order: the owner sorts. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  sort?: Sort
  /** Makes the headers buttons, except those of columns that are not `sortable`. */
  onSort?: (id: string) => void
  /** Columns as wide as their content, whose words wrap instead of being cut; all columns are equal by default. */
  isFitted?: boolean
  /** The one control of a row, behind its last cell. */
  control?: (row: Row) => ReactNode
}

/**
 * A short list on a card, from the same column objects as `DataTable` but without pages, search, selection and settings.
 * Its rows are there already, so the frame around it shows every other state.
 *
 * Keyboard: Tab moves through the headers that sort, and through the links and controls of the rows. Enter on a header sorts.
 *
 * Screen readers: A table with its label; the first column names the row, headers announce their sorting.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, getRowId, sort, onSort, isFitted = false, control } = props
  const format = useFormat()
  const shown = columns.filter((column) => !column.isHidden)
  return (
    <table className={classes(css.table, isFitted ? css.fitted : undefined)} aria-label={label}>
      <thead>
        <tr>
          {shown.map((column) => (
            <HeadCell
              key={column.id}
              column={column}
              className={classes(css.head, column.className, column.headClassName)}
              sort={sort ?? null}
              onSort={onSort}
              width={column.width}
            />
          ))}
          {control && <td className={classes(css.head, css.control)} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getRowId(row)} className={css.row}>
            {shown.map((column, index) => (
              <RowCell
                key={column.id}
                column={column}
                row={row}
                className={classes(css.cell, column.className, column.cellClassName)}
                format={format}
                isRowHead={index === 0}
              />
            ))}
            {control && <td className={classes(css.cell, css.control)}>{control(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const classes = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ')
