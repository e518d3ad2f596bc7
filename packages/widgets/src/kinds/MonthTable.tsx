import { IconButton, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import type { TimeSpan } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { nothing, root, small } from './kinds.css.ts'
import { Sparkline } from './Sparkline.tsx'
import {
  actions,
  bar,
  bytesColumn,
  cell,
  end,
  head,
  keyCell,
  keyHead,
  limitMark,
  monthColumn,
  overLimit,
  row as rowStyle,
  running,
  spark,
  stackedCell,
  table,
  twoActions,
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
  /** The consumption of each day so far; null if unknown. */
  days: readonly (number | null)[]
  /** The number of known days, if some are missing. */
  known?: { days: number; of: number }
  /** The projection of the current month. */
  projected?: number
}

export interface MonthTableProps {
  label: string
  months: readonly MonthRow[]
  /** The unit of consumption; bytes by default. */
  by?: 'requests' | 'bytes'
  /** The header of the counts; requests by default. */
  countLabel?: string
  /** Now, epoch seconds: the month around it is still running. */
  now?: number
  /** The limits of a month, in the unit of consumption. */
  limits?: readonly number[]
  /** Sets the page's range to a month. */
  onMonth?: (span: TimeSpan) => void
  /** Saves the days of a month as a file. */
  onDetail?: (span: TimeSpan) => Promise<void>
}

/** Traffic by calendar month, newest first, with the shape of its days and where the running one is heading. */
export function MonthTable({
  label,
  months,
  now,
  onMonth,
  onDetail,
  limits = [],
  by = 'bytes',
  ...props
}: MonthTableProps) {
  const t = useWords(kindWords)
  const countLabel = props.countLabel ?? t('table.requests')
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
        { label: countLabel, kind: 'number', format: (value) => f.number(Number(value)) },
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
  const most = Math.max(...months.map((month) => Math.max(month[by], month.projected ?? 0)), ...limits, 1)
  const hasActions = onMonth !== undefined || onDetail !== undefined
  /** The limit that matters: the next one, or the last one passed. */
  const limitOf = (amount: number) => {
    const ascending = limits.toSorted((a, b) => a - b)
    return ascending.find((limit) => limit > amount) ?? ascending.at(-1)
  }
  return (
    <div className={root}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={cx(head, monthColumn, keyHead)}>
              {t('month.month')}
            </th>
            <th scope="col" className={cx(head, end)}>
              {hasBytes ? t('table.bandwidth') : countLabel}
            </th>
            {hasBytes && (
              <th scope="col" className={cx(head, bytesColumn, end, wide)}>
                {countLabel}
              </th>
            )}
            <th scope="col" className={cx(head, spark)} style={{ paddingInlineStart: 24 }}>
              {t('month.trend')}
            </th>
            {hasActions ? <td className={cx(head, onMonth && onDetail ? twoActions : actions)} /> : null}
          </tr>
        </thead>
        <tbody>
          {months.map((month, place) => {
            const name = f.date(month.from, 'monthYear')
            const limit = limitOf(month[by])
            const isRunning = now === undefined ? place === 0 && month.projected !== undefined : month.to > now
            return (
              <tr key={month.from} className={rowStyle}>
                <th scope="row" className={cx(cell, wrapped, keyCell)}>
                  <span className={bar} style={{ width: `${((month[by] / most) * 100).toFixed(2)}%` }} />
                  {limits.map((at) => (
                    <span key={at} className={limitMark} style={{ insetInlineStart: `${(at / most) * 100}%` }} />
                  ))}
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
                  <div className={isRunning ? stackedCell : undefined}>
                    <span title={f.number(month[by])}>{amount(month[by])}</span>
                    {month.projected === undefined ? null : (
                      <span className={cx(small, wrapping)}>
                        {t('month.projected', { value: amount(month.projected) })}
                      </span>
                    )}
                    {isRunning && limit !== undefined && (
                      <span className={cx(small, wrapping, month[by] >= limit && overLimit)}>
                        {t('month.limit', { share: f.percent(month[by] / limit, 0), limit: amount(limit) })}
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
                {hasActions ? (
                  <td className={cx(cell, actions)}>
                    {onDetail && (
                      <DetailButton name={name} onSave={() => onDetail({ from: month.from, to: month.to })} />
                    )}
                    {onMonth && (
                      <IconButton
                        icon="filter"
                        size="s"
                        label={t('month.filter', { month: name })}
                        onClick={() => onMonth({ from: month.from, to: month.to })}
                      />
                    )}
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

function DetailButton({ name, onSave }: { name: string; onSave: () => Promise<void> }) {
  const t = useWords(kindWords)
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    void onSave().finally(() => setBusy(false))
  }
  return <IconButton icon="download" size="s" label={t('month.detail', { month: name })} busy={isBusy} onClick={save} />
}
