import { ListTable, Status, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { root, small } from './kinds.css.ts'
import { chip, foot, severalLines, underStatus, wrapping } from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'

interface Failure {
  readonly origin: string
  /** Epoch seconds. */
  readonly from: number
  /** Epoch seconds; null while ongoing. */
  readonly until: number | null
  readonly nodes: number
  readonly errors: readonly string[]
}

export interface FailureTableProps {
  label: string
  failures: readonly Failure[]
  /** Epoch seconds. */
  now: number
}

const AT_FIRST = 3
const MOST = 50

/** A table of failed probes: origin, start, duration and errors. */
export function FailureTable({ label, failures, now }: FailureTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { button, menu } = useValueMenu(undefined, undefined, { kind: 'backend' })
  const columns: readonly ListedColumn<Failure>[] = [
    {
      id: 'origin',
      header: t('failure.origin'),
      value: ({ origin }) => origin,
      cell: ({ origin, from, until, errors }) => (
        <>
          <Status
            tone={until === null ? 'bad' : 'quiet'}
            label={
              until === null
                ? t('failure.ongoing', { origin })
                : t('failure.over', { origin, length: f.duration(until - from) })
            }
          />
          {errors.length > 0 && <div className={cx(small, underStatus)}>{errors.join(' · ').slice(0, 300)}</div>}
        </>
      ),
      cellClassName: cx(wrapping, severalLines),
    },
    {
      id: 'from',
      header: t('failure.from'),
      value: ({ from }) => f.date(from, 'dateTime'),
      cell: ({ from, nodes }) => (
        <>
          {f.date(from, f.date(from, 'date') === f.date(now, 'date') ? 'time' : 'dateTime')}
          <div className={small}>{t('failure.nodes', { n: nodes })}</div>
        </>
      ),
      title: ({ from }) => f.date(from, 'dateTime'),
      width: 132,
      cellClassName: severalLines,
    },
    {
      id: 'until',
      header: t('failure.until'),
      value: ({ until }) => (until === null ? null : f.date(until, 'dateTime')),
      isHidden: true,
    },
    { id: 'error', header: t('failure.error'), value: ({ errors }) => errors.join(' · '), isHidden: true },
  ]
  useExports({ twin: () => columnTwin(label, columns, failures) })
  return (
    <div className={root}>
      <ListTable
        label={label}
        columns={columns}
        rows={failures.slice(0, isWhole ? MOST : AT_FIRST)}
        getRowId={({ origin, from }) => `${origin} ${from}`}
        control={({ origin }) => button({ value: origin, label: origin })}
      />
      {!isWhole && failures.length > AT_FIRST && (
        <div className={foot}>
          <span />
          <button type="button" className={chip} onClick={() => setWhole(true)}>
            {t('failure.all', { n: f.number(failures.length) })}
          </button>
        </div>
      )}
      {menu}
      {isWhole && failures.length > MOST && <p className={small}>{t('failure.more', { n: failures.length - MOST })}</p>}
    </div>
  )
}
