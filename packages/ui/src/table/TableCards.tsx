import { useId } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { useFormat } from '../format/useFormat.ts'
import { useWords } from '../words/LocaleProvider.tsx'
import { uiWords } from '../words/ui.ts'
import { showCell } from './cellText.tsx'
import type { Column, Sort } from './column.ts'
import type { ShownTable } from './TableGrid.tsx'
import { ActionsButton } from './TableRow.tsx'
import * as css from './table.css.ts'

/** Key fields under a card's title where the columns do not say which. */
const keyFields = 3

/** The table on a phone: one card a row, its key fields in sight and the others behind "More". */
export function TableCards<Row>(props: ShownTable<Row> & { onSort: (sort: Sort | null) => void }) {
  const { label, columns, rows, order, getRowId, onActions, openRow, isLoading, loadingRows, empty } = props
  const t = useWords(uiWords)
  const format = useFormat()
  const flagged = columns.filter((column) => column.primary)
  const front = flagged.length > 0 ? flagged : columns.slice(0, 1 + keyFields)
  const [title, ...keys] = front
  const rest = columns.filter((column) => !front.includes(column))
  if (!title) return null
  if (isLoading) {
    return (
      <ul className={css.cards} aria-label={label} aria-busy="true">
        {Array.from({ length: Math.min(4, loadingRows) }, (_, at) => (
          <li key={at} className={css.card}>
            <Skeleton lines={keys.length + 1} />
          </li>
        ))}
      </ul>
    )
  }
  if (order.length === 0) return <div className={css.nothing}>{empty}</div>
  return (
    <>
      <SortChoice {...props} />
      <ul className={css.cards} aria-label={label}>
        {Array.from(order, (at) => {
          const row = rows[at]
          if (row === undefined) return null
          return (
            <li key={getRowId(row)} className={css.card}>
              <div className={css.cardHead}>
                <div className={title.mono ? `${css.cardTitle} ${css.monoText}` : css.cardTitle}>
                  {showCell(title, row, format)}
                </div>
                {onActions && (
                  <ActionsButton
                    label={t('table.actions')}
                    isOpen={row === openRow}
                    onOpen={(button) => onActions(row, button)}
                  />
                )}
              </div>
              <Pairs columns={keys} row={row} />
              {rest.length > 0 && (
                <details>
                  <summary className={css.more}>{t('table.more')}</summary>
                  <Pairs columns={rest} row={row} />
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
  return (
    <dl className={css.pairs}>
      {columns.map((column) => (
        <div key={column.id} className={css.pair}>
          <dt className={css.pairKey}>{column.header}</dt>
          <dd className={column.mono ? `${css.pairValue} ${css.monoText}` : css.pairValue}>
            {showCell(column, row, format)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function SortChoice<Row>({ columns, sort, onSort }: ShownTable<Row> & { onSort: (sort: Sort | null) => void }) {
  const t = useWords(uiWords)
  const id = useId()
  const sortable = columns.filter((column) => column.sortable !== false)
  if (sortable.length === 0) return null
  return (
    <div className={css.sortBar}>
      <label htmlFor={id}>{t('table.sortBy')}</label>
      <select
        id={id}
        className={css.select}
        value={sort ? `${sort.desc ? '-' : '+'}${sort.id}` : ''}
        onChange={({ target: { value } }) => onSort(value ? { id: value.slice(1), desc: value.startsWith('-') } : null)}
      >
        <option value="">{t('table.unsorted')}</option>
        {sortable.flatMap((column) => [
          <option key={`+${column.id}`} value={`+${column.id}`}>
            {t('table.upwards', { column: column.header })}
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {t('table.downwards', { column: column.header })}
          </option>,
        ])}
      </select>
    </div>
  )
}
