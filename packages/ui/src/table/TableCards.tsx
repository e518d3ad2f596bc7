import { useId } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Tick } from '../field/Tick.tsx'
import { moveFocusOnRemoval } from '../focus/moveFocusToNext.ts'
import { useFormat } from '../format/useFormat.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { tableWords } from '../words/table.ts'
import { formatCell } from './cellText.tsx'
import type { Column, Sort } from './column.ts'
import { focusBulkBar } from './focusBulkBar.ts'
import { isSelected } from './selection.ts'
import type { TableLayoutProps } from './TableGrid.tsx'
import { ActionsButton, RowTick } from './TableRow.tsx'
import * as css from './table.css.ts'

const keyFields = 2

/** The table on a phone: one card a row, its key fields in sight and the others behind "More". */
export function TableCards<Row>(props: TableLayoutProps<Row> & { onSort: (sort: Sort | null) => void }) {
  const { label, columns, rows, order, getRowId, onActions, openRow, isLoading, loadingRows, empty, tools } = props
  const t = useWords(tableWords)
  const format = useFormat()
  const flagged = columns.filter((column) => column.primary)
  const others = columns.filter((column) => !column.primary)
  const front = [...flagged, ...others.slice(0, Math.max(0, 1 + keyFields - flagged.length))]
  const [title, ...keys] = front
  const rest = columns.filter((column) => !front.includes(column))
  if (!title) return null
  if (isLoading) {
    return (
      <ul className={css.cards} aria-label={label} aria-busy="true" data-shows="firstLoad">
        {Array.from({ length: Math.min(4, loadingRows) }, (_, at) => (
          <li key={at} className={css.card}>
            <Skeleton lines={keys.length + 1} />
          </li>
        ))}
      </ul>
    )
  }
  if (order.length === 0)
    return (
      <div className={css.nothing} data-shows="empty">
        {empty}
      </div>
    )
  return (
    <>
      <SortChoice {...props} />
      {props.tick && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is a component
        <label className={css.sortBar}>
          <Tick
            data-tick="all"
            onKeyDown={focusBulkBar}
            checked={props.tick.shown === 'all'}
            isMixed={props.tick.shown === 'some'}
            onChange={props.tick.onToggle}
          />
          {t('selectShown')}
        </label>
      )}
      <ul
        className={css.cards}
        aria-label={label}
        aria-busy={props.isBusy || undefined}
        data-shows={props.isBusy ? 'refreshing' : undefined}
      >
        {Array.from(order, (number, at) => {
          const row = rows[number]
          if (row === undefined) return null
          const id = getRowId(row)
          return (
            <li key={id} ref={moveFocusOnRemoval} className={css.card}>
              <div className={css.cardHead}>
                {tools.onTick && (
                  <RowTick
                    name={tools.nameOf(row)}
                    at={at}
                    isOn={isSelected(props.selection, id)}
                    onTick={tools.onTick}
                  />
                )}
                <div className={title.mono ? `${css.cardTitle} ${css.monoText}` : css.cardTitle}>
                  {formatCell(title, row, format)}
                </div>
                {onActions && (
                  <ActionsButton
                    label={t('actions')}
                    isOpen={row === openRow}
                    onOpen={(button) => onActions(row, button)}
                  />
                )}
              </div>
              <Pairs columns={keys} row={row} />
              {(rest.length > 0 || tools.expand) && (
                <details>
                  <summary className={css.more}>{t('more')}</summary>
                  <Pairs columns={rest} row={row} />
                  {tools.expand && <div className={css.cardDetail}>{tools.expand(row)}</div>}
                </details>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Pairs<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const format = useFormat()
  const pairs = columns.map((column) => ({ column, text: formatCell(column, row, format) }))
  const filled = pairs.filter(({ column, text }) => text !== null && column.value(row) !== '')
  if (filled.length === 0) return null
  return (
    <dl className={css.pairs}>
      {filled.map(({ column, text }) => (
        <div key={column.id} className={css.pair}>
          <dt className={css.pairKey}>{column.header}</dt>
          <dd className={column.mono ? `${css.pairValue} ${css.monoText}` : css.pairValue}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function SortChoice<Row>({ columns, sort, onSort }: TableLayoutProps<Row> & { onSort: (sort: Sort | null) => void }) {
  const t = useWords(tableWords)
  const id = useId()
  const sortable = columns.filter((column) => column.sortable !== false)
  if (sortable.length === 0) return null
  return (
    <div className={css.sortBar}>
      <label htmlFor={id}>{t('sortBy')}</label>
      <select
        id={id}
        className={css.select}
        value={sort ? `${sort.desc ? '-' : '+'}${sort.id}` : ''}
        onChange={({ target: { value } }) => onSort(value ? { id: value.slice(1), desc: value.startsWith('-') } : null)}
      >
        <option value="">{t('unsorted')}</option>
        {sortable.flatMap((column) => [
          <option key={`+${column.id}`} value={`+${column.id}`}>
            {t('upwards', { column: column.header })}
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {t('downwards', { column: column.header })}
          </option>,
        ])}
      </select>
    </div>
  )
}
