import type { ReactElement, ReactNode } from 'react'
import { Tooltip } from '../feedback/Tooltip.tsx'
import type { Format } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { formatCell } from './cellText.tsx'
import type { Column, Sort } from './column.ts'
import * as css from './columnCells.css.ts'

interface HeadCellProps<Row> {
  column: Column<Row>
  className: string
  sort: Sort | null
  /** Makes the header a button, unless the column cannot be sorted. */
  onSort: ((id: string) => void) | undefined
  /** For tables without a colgroup. */
  width?: number | string | undefined
  tools?: ReactNode
}

/** The header cell of a column, in every table. */
export function HeadCell<Row>({ column, className, sort, onSort, width, tools }: HeadCellProps<Row>) {
  const direction = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
  const words = <span className={css.headWords}>{column.header}</span>
  return (
    <th
      scope="col"
      className={className}
      // The other controls in the header are not part of its name.
      aria-label={tools ? column.header : undefined}
      data-column={column.id}
      data-numeric={column.numeric || undefined}
      aria-sort={direction}
      style={width === undefined ? undefined : { inlineSize: width }}
    >
      <Tip text={column.help}>
        {onSort === undefined || column.sortable === false ? (
          words
        ) : (
          <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
            {words}
            <span className={css.sortMark}>
              <Icon
                name={direction === 'ascending' ? 'arrowUp' : direction ? 'arrowDown' : 'chevronsUpDown'}
                size={16}
              />
            </span>
          </button>
        )}
      </Tip>
      {tools}
    </th>
  )
}

interface RowCellProps<Row> {
  column: Column<Row>
  row: Row
  className: string
  format: Format
  isRowHead?: boolean
}

/** The cell of a column in a row, in every table. */
export function RowCell<Row>({ column, row, className, format, isRowHead = false }: RowCellProps<Row>) {
  const cell = {
    className,
    title: column.title?.(row),
    'data-numeric': column.numeric || undefined,
    'data-mono': column.mono || undefined,
    children: formatCell(column, row, format),
  }
  const maxInlineSize = typeof column.width === 'number' ? column.width : undefined
  return isRowHead ? (
    <th scope="row" {...cell} />
  ) : (
    <td {...cell} style={maxInlineSize ? { maxInlineSize } : undefined} />
  )
}

function Tip({ text, children }: { text: string | undefined; children: ReactElement<object> }) {
  return text ? <Tooltip text={text}>{children}</Tooltip> : children
}
