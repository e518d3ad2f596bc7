import { type KeyboardEvent, memo, type ReactNode, useId } from 'react'
import { Tick } from '../field/Tick.tsx'
import { moveFocusOnRemoval } from '../focus/moveFocusToNext.ts'
import { useFormat } from '../format/useFormat.ts'
import { Icon } from '../icon/Icon.tsx'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import type { Column } from './column.ts'
import { RowCell } from './columnCells.tsx'
import { DetailRow, type Measured } from './DetailRow.tsx'
import { focusBulkBar } from './focusBulkBar.ts'
import * as css from './table.css.ts'
import type { RowToggle } from './useSelecting.ts'

/** The features of rows. The same object for the table's lifetime. */
export interface RowFeatures<Row> {
  nameOf: (row: Row) => string
  onTick: RowToggle | undefined
  onExpand: ((id: string) => void) | undefined
  expand: ((row: Row) => ReactNode) | undefined
}

export interface RowProps<Row> {
  id: string
  row: Row
  columns: readonly Column<Row>[]
  density: css.Density
  at: number
  /** Place in the whole table, from 1; the header is 1. */
  place: number
  tools: RowFeatures<Row>
  isSelected: boolean
  isExpanded: boolean
  onMeasure: Measured | undefined
  onActions: ((row: Row, button: HTMLElement) => void) | undefined
  actionsLabel: string
  isOpen: boolean
}

function PlainRow<Row>(props: RowProps<Row>) {
  const { id, row, columns, density, at, place, tools, isSelected, isExpanded, onActions, actionsLabel, isOpen } = props
  const format = useFormat()
  const detailId = useId()
  const leads = countLeads(tools)
  return (
    <>
      {/* A virtual row is also removed when it is scrolled away. */}
      <tr
        ref={props.onMeasure ? undefined : moveFocusOnRemoval}
        className={css.row[density]}
        aria-rowindex={place}
        aria-selected={tools.onTick ? isSelected : undefined}
      >
        {leads > 0 && (
          <td className={`${css.cell} ${css.lead}`}>
            <span className={css.leads}>
              {tools.onTick && <RowTick name={tools.nameOf(row)} at={at} isOn={isSelected} onTick={tools.onTick} />}
              {tools.onExpand && (
                <ExpandButton
                  name={tools.nameOf(row)}
                  isOpen={isExpanded}
                  panelId={detailId}
                  onToggle={() => tools.onExpand?.(id)}
                />
              )}
            </span>
          </td>
        )}
        {columns.map((column, index) => (
          <RowCell
            key={column.id}
            column={column}
            row={row}
            className={index === 0 ? `${css.cell} ${css.first}` : css.cell}
            format={format}
          />
        ))}
        {onActions && (
          <td className={`${css.cell} ${css.actions}`}>
            <ActionsButton label={actionsLabel} isOpen={isOpen} onOpen={(button) => onActions(row, button)} />
          </td>
        )}
      </tr>
      {isExpanded && (
        <DetailRow
          id={detailId}
          rowId={id}
          span={columns.length + Math.min(1, leads) + (onActions ? 1 : 0)}
          onMeasure={props.onMeasure}
        >
          {tools.expand?.(row)}
        </DetailRow>
      )}
    </>
  )
}

/** The number of control columns before the first column. */
export const countLeads = <Row,>({ onTick, onExpand }: RowFeatures<Row>): number =>
  (onTick ? 1 : 0) + (onExpand ? 1 : 0)

/** A table row, memoised: scrolling and sorting only move it. */
export const TableRow = memo(PlainRow) as typeof PlainRow

/** The checkbox of a row. Arrows go to the row above and below, with Shift they select on the way; Enter goes to the actions. */
export function RowTick({ name, at, isOn, onTick }: { name: string; at: number; isOn: boolean; onTick: RowToggle }) {
  const t = useWords(tableWords)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    focusBulkBar(event)
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const ticks = event.currentTarget.closest('table, ul')?.querySelectorAll<HTMLInputElement>('[data-tick]') ?? []
    const next = Array.from(ticks).find((tick) => tick.dataset.tick === `${at + by}`)
    if (!next) return
    next.focus()
    if (event.shiftKey) onTick(at + by, true, true)
  }
  return (
    <Tick
      aria-label={t('select', { row: name })}
      data-tick={at}
      checked={isOn}
      onKeyDown={press}
      onChange={(event) => {
        const { nativeEvent, target } = event
        onTick(at, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }}
    />
  )
}

function ExpandButton({
  name,
  isOpen,
  panelId,
  onToggle,
}: {
  name: string
  isOpen: boolean
  panelId: string
  onToggle: () => void
}) {
  const t = useWords(tableWords)
  return (
    <button
      type="button"
      className={css.expand}
      aria-label={t('expand', { row: name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
    >
      <Icon name="chevronRight" size={16} />
    </button>
  )
}

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
