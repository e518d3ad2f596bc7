import { useFormat } from '@parapet/ui'
import { cx } from './cx.ts'
import type { Twin, TwinCell, TwinColumn } from './exports.tsx'
import {
  twinCaption,
  twinCell,
  twinCorner,
  twinFirst,
  twinHead,
  twinNumber,
  twinScroll,
  twinTable,
  twinTime,
} from './twin.css.ts'

const most = 500

const focus = (element: HTMLElement | null) => element?.focus()

/** The data of a chart as a table, for `T` and screen readers; `isFocused` takes the focus on mount. */
export function TwinTable({ twin, isFocused = false }: { twin: Twin; isFocused?: boolean }) {
  const f = useFormat()
  const text = (cell: TwinCell, column: TwinColumn): string => {
    // Formatting null would print a zero.
    if (cell === null) return '—'
    if (column.format) return column.format(cell)
    if (typeof cell === 'string') return cell
    return column.kind === 'time' ? f.date(cell, 'dateTime') : f.number(cell)
  }
  return (
    // A group and no section: the widget around it is the landmark of that name already.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={isFocused ? focus : null}
      role="group"
      className={twinScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={twin.caption}
      data-twin
    >
      <table className={twinTable}>
        <caption className={twinCaption}>{twin.caption}</caption>
        <thead>
          <tr>
            {twin.columns.map((column, index) => (
              <th
                key={column.label}
                scope="col"
                className={cx(twinHead, index === 0 && twinCorner, column.kind === 'number' && twinNumber)}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {twin.rows.slice(0, most).map((row, place) => (
            <tr key={place}>
              {twin.columns.map((column, index) => {
                const cell = text(row[index] ?? null, column)
                return index === 0 ? (
                  <th
                    key={column.label}
                    scope="row"
                    className={cx(twinCell, twinFirst, column.kind === 'time' && twinTime)}
                  >
                    {cell}
                  </th>
                ) : (
                  <td key={column.label} className={cx(twinCell, column.kind === 'number' && twinNumber)}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
