import { IconButton, useFormat, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import type { TimeSpan } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { nothing, root, small } from './kinds.css.ts'
import { Sparkline } from './Sparkline.tsx'
import {
  actions,
  bar,
  barCell,
  barFigure,
  bytesColumn,
  cell,
  end,
  head,
  monthColumn,
  row as rowStyle,
  running,
  spark,
  stackedCell,
  table,
  wide,
  wrapped,
  wrapping,
} from './table.css.ts'

export interface MonthRow {
  /** First instant of the month and of the next one, epoch seconds. */
  from: number
  to: number
  requests: number
  bytes: number
  days: readonly (number | null)[]
  known?: { days: number; of: number }
  projected?: number
}

export interface MonthTableProps {
  label: string
  months: readonly MonthRow[]
  by?: 'requests' | 'bytes'
  /** Now, epoch seconds: the month around it is still running. */
  now?: number
  onMonth?: (span: TimeSpan) => void
}

/** Traffic by calendar month, newest first, with the shape of its days and where the running one is heading. */
export function MonthTable({ label, months, now, onMonth, by = 'bytes' }: MonthTableProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const hasBytes = by === 'bytes'
  const amount = (value: number) => (hasBytes ? f.bytes(value) : f.count(value))
  const isPart = months.some((month) => month.known)
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('month.month'), kind: 'time', format: (value) => f.date(Number(value), 'monthYear') },
        ...(hasBytes
          ? [
              {
                label: t('table.bandwidth'),
                kind: 'number' as const,
                unit: 'bytes' as const,
                format: (value: TwinCell) => f.bytes(Number(value)),
              },
            ]
          : []),
        { label: t('table.requests'), kind: 'number', format: (value) => f.number(Number(value)) },
        ...(isPart
          ? [{ label: t('month.days'), kind: 'number' as const, format: (value: TwinCell) => f.number(Number(value)) }]
          : []),
      ],
      rows: months.map((month) => [
        month.from,
        ...(hasBytes ? [month.bytes] : []),
        month.requests,
        ...(isPart ? [month.known?.days ?? month.days.length] : []),
      ]),
    }),
  })
  if (months.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  const most = Math.max(...months.map((month) => Math.max(month[by], month.projected ?? 0)), 1)
  return (
    <div className={root}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={cx(head, monthColumn)}>
              {t('month.month')}
            </th>
            <th scope="col" className={cx(head, end)}>
              {t(hasBytes ? 'table.bandwidth' : 'table.requests')}
            </th>
            {hasBytes && (
              <th scope="col" className={cx(head, bytesColumn, end, wide)}>
                {t('table.requests')}
              </th>
            )}
            <th scope="col" className={cx(head, spark)} style={{ paddingInlineStart: 24 }}>
              {t('month.trend')}
            </th>
            {onMonth ? <td className={cx(head, actions)} /> : null}
          </tr>
        </thead>
        <tbody>
          {months.map((month, place) => {
            const name = f.date(month.from, 'monthYear')
            const isRunning = now === undefined ? place === 0 && month.projected !== undefined : month.to > now
            return (
              <tr key={month.from} className={rowStyle}>
                <th scope="row" className={cx(cell, wrapped)}>
                  <div className={isRunning || month.known ? stackedCell : undefined}>
                    <span>{name}</span>
                    {isRunning ? (
                      <span>
                        <span className={running}>{t('month.running')}</span>
                      </span>
                    ) : null}
                    {month.known ? <span className={cx(small, wrapping)}>{t('month.known', month.known)}</span> : null}
                  </div>
                </th>
                <td className={cx(cell, end)}>
                  <div className={month.projected === undefined ? undefined : stackedCell}>
                    <div className={barCell} title={f.number(month[by])}>
                      <span
                        className={bar}
                        style={{ insetInlineEnd: 0, maxWidth: '100%', width: `${(month[by] / most) * 100}%` }}
                      />
                      <span className={barFigure}>{amount(month[by])}</span>
                    </div>
                    {month.projected === undefined ? null : (
                      <span className={cx(small, wrapping)}>
                        {t('month.projected', { value: amount(month.projected) })}
                      </span>
                    )}
                  </div>
                </td>
                {hasBytes && (
                  <td className={cx(cell, end, wide)} title={f.number(month.requests)}>
                    {f.count(month.requests)}
                  </td>
                )}
                <td className={cx(cell, spark)} style={{ paddingInlineStart: 24 }}>
                  <Sparkline values={month.days} />
                </td>
                {onMonth ? (
                  <td className={cx(cell, actions)}>
                    <IconButton
                      icon="filter"
                      size="s"
                      label={t('month.filter', { month: name })}
                      onClick={() => onMonth({ from: month.from, to: month.to })}
                    />
                  </td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
