import type { Anomaly } from '@parapet/api'
import { ListTable, Status, useFormat, useWords } from '@parapet/ui'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { listWords } from '../words/lists.ts'
import { root, small } from './kinds.css.ts'
import { severalLines, underStatus, wrapping } from './table.css.ts'

export interface AnomalyTableProps {
  label: string
  /** Newest first. */
  anomalies: readonly Anomaly[]
  /** How many the range has. */
  count: number
}

const kinds = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'object_size'] as const

/** A table of detected anomalies: what happened, on which site, when, and how far from usual. */
export function AnomalyTable({ label, anomalies, count }: AnomalyTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const kindName = ({ anomaly_type }: Anomaly) => {
    const known = kinds.find((one) => one === anomaly_type)
    return known ? t(`anomaly.${known}`) : anomaly_type
  }
  const columns: readonly ListedColumn<Anomaly>[] = [
    {
      id: 'kind',
      header: t('anomaly.kind'),
      value: kindName,
      cell: (row) => (
        <>
          <Status tone={row.end === null ? 'bad' : 'quiet'} label={kindName(row)} />
          <div className={cx(small, underStatus)}>
            {row.end === null ? t('anomaly.ongoing') : f.duration(row.end - row.timestamp)}
          </div>
        </>
      ),
      cellClassName: severalLines,
    },
    { id: 'site', header: t('anomaly.site'), value: ({ site }) => site, cellClassName: wrapping },
    {
      id: 'from',
      header: t('anomaly.from'),
      value: ({ timestamp }) => timestamp,
      cell: ({ timestamp }) => f.date(timestamp, 'dateTime'),
      isTime: true,
      width: 150,
    },
    {
      id: 'value',
      header: t('anomaly.value'),
      value: ({ detail }) => detail?.value ?? null,
      cell: ({ detail }) =>
        detail && (
          <>
            {f.number(detail.value)} {detail.unit}
            <div className={small}>{t('anomaly.usual', { usual: f.number(detail.usual) })}</div>
          </>
        ),
      numeric: true,
      cellClassName: severalLines,
    },
  ]
  useExports({ twin: () => columnTwin(label, columns, anomalies) })
  return (
    <div className={root}>
      <ListTable label={label} columns={columns} rows={anomalies} getRowId={({ id }) => String(id)} />
      {count > anomalies.length && (
        <p className={small}>{t('anomaly.more', { n: anomalies.length, count: f.number(count) })}</p>
      )}
    </div>
  )
}
