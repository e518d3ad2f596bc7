import { IconButton, ListTable, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import type { TimeSpan } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { nothing, root, small } from './kinds.css.ts'
import { Sparkline } from './Sparkline.tsx'
import {
  bar,
  bytesColumn,
  chip,
  foot,
  keyColumn,
  limitMark,
  monthColumn,
  overLimit,
  running,
  screenOnly,
  spark,
  stackedCell,
  wide,
  wrapped,
  wrapping,
} from './table.css.ts'

export interface MonthRow {
  /** First instant of the month and of the next one, epoch seconds. */
  from: number
  to: number
  /** null if no day of it was collected. */
  requests: number | null
  bytes: number | null
  days: readonly (number | null)[]
  known?: { days: number; of: number }
  projected?: number
}

const AT_FIRST = 6

export interface MonthTableProps {
  label: string
  months: readonly MonthRow[]
  by?: 'requests' | 'bytes'
  /** The header of the counts; requests by default. */
  countLabel?: string
  limits?: readonly number[]
  now?: number
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
  const [isLong, setLong] = useState(false)
  const countLabel = props.countLabel ?? t('table.requests')
  const f = useFormat()
  const hasBytes = by === 'bytes'
  const amount = (value: number | null) => (hasBytes ? f.bytes(value) : f.count(value))
  const nameOf = (month: MonthRow) => f.date(month.from, 'monthYear')
  const isPart = months.some((month) => month.known)
  const largest = Math.max(...months.map((month) => Math.max(month[by] ?? 0, month.projected ?? 0)), 1)
  // A limit far above all months would leave no bars to compare.
  const marked = limits.filter((limit) => limit <= largest * 2)
  const most = Math.max(largest, ...marked)
  const isRunning = (month: MonthRow) =>
    now === undefined ? month === months[0] && month.projected !== undefined : month.to > now
  /** The next limit, or the last one when all are passed. */
  const limitOf = (consumed: number) => {
    const ascending = limits.toSorted((a, b) => a - b)
    return ascending.find((limit) => limit > consumed) ?? ascending.at(-1)
  }
  const figure = (month: MonthRow) => {
    const consumed = month[by]
    const limit = isRunning(month) && consumed !== null ? limitOf(consumed) : undefined
    return (
      <div className={isRunning(month) ? stackedCell : undefined}>
        <span title={f.number(month[by])}>{amount(month[by])}</span>
        {month.projected === undefined ? null : (
          <span className={cx(small, wrapping)}>{t('month.projected', { value: amount(month.projected) })}</span>
        )}
        {limit === undefined || consumed === null ? null : (
          <span className={cx(small, wrapping, consumed >= limit && overLimit)}>
            {t('month.limit', { share: f.percent(consumed / limit, 0), limit: amount(limit) })}
          </span>
        )}
      </div>
    )
  }
  const requests: ListedColumn<MonthRow> = {
    id: 'requests',
    header: countLabel,
    value: (month) => month.requests,
    cell: hasBytes ? (month) => f.count(month.requests) : figure,
    numeric: true,
  }
  const columns: readonly ListedColumn<MonthRow>[] = [
    {
      id: 'month',
      header: t('month.month'),
      value: (month) => month.from,
      cell: (month) => (
        <>
          <span className={bar} style={{ width: `${(((month[by] ?? 0) / most) * 100).toFixed(2)}%` }} />
          {marked.map((limit) => (
            <span key={limit} className={limitMark} style={{ insetInlineStart: `${(limit / most) * 100}%` }} />
          ))}
          <div className={isRunning(month) || month.known ? stackedCell : undefined}>
            <span>{nameOf(month)}</span>
            {isRunning(month) ? (
              <span>
                <span className={running}>{t('month.running')}</span>
              </span>
            ) : null}
            {month.known ? <span className={cx(small, wrapping)}>{t('month.known', month.known)}</span> : null}
          </div>
        </>
      ),
      format: (value) => f.date(Number(value), 'monthYear'),
      isTime: true,
      className: keyColumn,
      headClassName: monthColumn,
      cellClassName: wrapped,
    },
    ...(hasBytes
      ? [
          {
            id: 'bytes',
            header: t('table.bandwidth'),
            value: (month: MonthRow) => month.bytes,
            cell: figure,
            format: (value: TwinCell) => f.bytes(Number(value)),
            unit: 'bytes' as const,
            numeric: true,
          },
          {
            ...requests,
            title: (month: MonthRow) => f.number(month.requests),
            className: wide,
            headClassName: bytesColumn,
          },
        ]
      : [requests]),
    {
      id: 'days',
      header: t('month.days'),
      value: (month) => month.known?.days ?? month.days.length,
      numeric: true,
      isHidden: true,
      isExported: isPart,
    },
    {
      id: 'trend',
      header: t('month.trend'),
      value: () => null,
      cell: (month) => <Sparkline values={month.days} />,
      className: spark,
      isExported: false,
    },
    ...(onDetail
      ? [
          {
            id: 'detail',
            header: 'CSV',
            value: () => null,
            cell: (month: MonthRow) => (
              <DetailButton name={nameOf(month)} onSave={() => onDetail({ from: month.from, to: month.to })} />
            ),
            width: 48,
            className: screenOnly,
            isExported: false,
          },
        ]
      : []),
  ]
  useExports({ twin: () => columnTwin(label, columns, months) })
  if (months.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  return (
    <div className={root}>
      <ListTable
        label={label}
        columns={columns}
        rows={isLong ? months : months.slice(0, AT_FIRST)}
        getRowId={({ from }) => String(from)}
        control={
          onMonth &&
          ((month) => (
            <IconButton
              icon="filter"
              size="s"
              label={t('month.filter', { month: nameOf(month) })}
              onClick={() => onMonth({ from: month.from, to: month.to })}
            />
          ))
        }
      />
      {months.length > AT_FIRST && (
        <div className={foot}>
          <span>{isLong ? '' : t('month.latest', { n: AT_FIRST, total: months.length })}</span>
          <button type="button" className={chip} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {t(isLong ? 'table.less' : 'table.more', { n: isLong ? AT_FIRST : months.length })}
          </button>
        </div>
      )}
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
