import { memo } from 'react'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { showCell } from './cellText.tsx'
import type { Column } from './column.ts'
import * as css from './table.css.ts'

export interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  density: css.Density
  /** Place in the whole table, from 1; the header is 1. */
  place: number
  /** Given when the rows have actions. */
  onActions: ((row: Row, button: HTMLElement) => void) | undefined
  actionsLabel: string
  isOpen: boolean
}

function PlainRow<Row>({ row, columns, density, place, onActions, actionsLabel, isOpen }: RowProps<Row>) {
  const format = useFormat()
  return (
    <tr className={css.row[density]} aria-rowindex={place}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={css.cell}
          data-numeric={column.numeric || undefined}
          data-mono={column.mono || undefined}
        >
          {showCell(column, row, format)}
        </td>
      ))}
      {onActions && (
        <td className={`${css.cell} ${css.actions}`}>
          <ActionsButton label={actionsLabel} isOpen={isOpen} onOpen={(button) => onActions(row, button)} />
        </td>
      )}
    </tr>
  )
}

/** A row is drawn again only when it is another row: scrolling and sorting move it. */
export const TableRow = memo(PlainRow) as typeof PlainRow

/** One plain button a row; the menu itself is one for the whole table. */
export function ActionsButton({
  label,
  isOpen,
  onOpen,
}: {
  label: string
  isOpen: boolean
  onOpen: (button: HTMLElement) => void
}) {
  return (
    <button
      type="button"
      className={css.action}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon name="more" size={16} />
    </button>
  )
}
