import { Button, Status, useFormat, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { root, small } from './kinds.css.ts'
import { cell, foot, head, row as rowStyle, severalLines, table, underStatus, wrapping } from './table.css.ts'

export interface FailureTableProps {
  label: string
  /** Times in epoch seconds; `until` is null while ongoing. */
  failures: readonly {
    readonly origin: string
    readonly from: number
    readonly until: number | null
    readonly nodes: number
    readonly errors: readonly string[]
  }[]
  /** Epoch seconds. */
  now: number
}

const AT_FIRST = 6
const MOST = 50

/** A table of failed probes: origin, start, duration and errors. */
export function FailureTable({ label, failures, now }: FailureTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('failure.origin') },
        { label: t('failure.from') },
        { label: t('failure.until') },
        { label: t('failure.error') },
      ],
      rows: failures.map(({ origin, from, until, errors }) => [
        origin,
        f.date(from, 'dateTime'),
        until === null ? null : f.date(until, 'dateTime'),
        errors.join(' · '),
      ]),
    }),
  })
  return (
    <div className={root}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('failure.origin')}
            </th>
            <th scope="col" className={head} style={{ width: 132 }}>
              {t('failure.from')}
            </th>
          </tr>
        </thead>
        <tbody>
          {failures.slice(0, isWhole ? MOST : AT_FIRST).map(({ origin, from, until, nodes, errors }) => (
            <tr key={`${origin} ${from}`} className={rowStyle}>
              <th scope="row" className={cx(cell, wrapping, severalLines)}>
                <Status
                  tone={until === null ? 'bad' : 'quiet'}
                  label={
                    until === null
                      ? t('failure.ongoing', { origin })
                      : t('failure.over', { origin, length: f.duration(until - from) })
                  }
                />
                {errors.length > 0 && <div className={cx(small, underStatus)}>{errors.join(' · ').slice(0, 300)}</div>}
              </th>
              <td className={cx(cell, severalLines)} title={f.date(from, 'dateTime')}>
                {f.date(from, f.date(from, 'date') === f.date(now, 'date') ? 'time' : 'dateTime')}
                <div className={small}>{t('failure.nodes', { n: nodes })}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && failures.length > AT_FIRST && (
        <div className={foot}>
          <Button size="s" tone="quiet" onClick={() => setWhole(true)}>
            {t('failure.all', { n: f.number(failures.length) })}
          </Button>
        </div>
      )}
      {isWhole && failures.length > MOST && <p className={small}>{t('failure.more', { n: failures.length - MOST })}</p>}
    </div>
  )
}
