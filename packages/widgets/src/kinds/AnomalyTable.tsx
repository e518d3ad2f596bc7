import { type Anomaly, anomalyKind, hostText } from '@parapet/api'
import { ListTable, Status, useFormat, useWords, withBreaks } from '@parapet/ui'
import { useState } from 'react'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import { commonSuffix } from '../charts/legendState.ts'
import { listWords } from '../words/lists.ts'
import { anomalyFigures } from './anomalyValue.ts'
import { endNote, valueEnd } from './keyLabel.css.ts'
import { root, small } from './kinds.css.ts'
import {
  chip,
  foot,
  narrowOnly,
  severalLines,
  timeColumn,
  underStatus,
  valueColumn,
  wide,
  wrapping,
} from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'

export interface AnomalyTableProps {
  label: string
  /** Newest first. */
  anomalies: readonly Anomaly[]
  /** How many the range has. */
  count: number
}

const AT_FIRST = 5

const kinds = [
  'traffic',
  'hitratio',
  'ip',
  'response_time',
  'status_code',
  'client_errors',
  'object_size',
  'waf_scan',
  'crawler',
] as const

/** A table of detected anomalies: what happened, on which site, when, and how far from usual. */
export function AnomalyTable({ label, anomalies, count }: AnomalyTableProps) {
  const t = useWords(listWords)
  const f = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { button, menu } = useValueMenu(undefined, 'vhost')
  const shown = isWhole ? anomalies : anomalies.slice(0, AT_FIRST)
  const end = commonSuffix(shown.map(({ site }) => site))
  const kindName = (row: Anomaly) => {
    const kind = anomalyKind(row)
    const known = kinds.find((one) => one === kind)
    return known ? t(`anomaly.${known}`) : kind
  }
  const columns: readonly ListedColumn<Anomaly>[] = [
    {
      id: 'kind',
      header: t('anomaly.kind'),
      value: kindName,
      cell: (row) => (
        <>
          <Status tone={row.end === null ? 'bad' : 'quiet'} label={kindName(row)} />
          <div className={cx(small, underStatus, narrowOnly)}>
            {withBreaks(row.site.slice(0, row.site.length - end.length))}
            <span className={valueEnd}>{end}</span>
          </div>
          <div className={cx(small, underStatus)}>
            {row.end === null ? t('anomaly.ongoing') : f.duration(row.end - row.timestamp)}
          </div>
        </>
      ),
      cellClassName: cx(wrapping, severalLines),
    },
    {
      id: 'site',
      header: t('anomaly.site'),
      value: ({ site }) => site,
      cell: ({ site }) => withBreaks(site),
      className: wide,
      cellClassName: wrapping,
    },
    {
      id: 'from',
      header: t('anomaly.from'),
      value: ({ timestamp }) => timestamp,
      cell: ({ timestamp }) => f.date(timestamp, 'dateTime'),
      isTime: true,
      headClassName: timeColumn,
      cellClassName: wrapping,
    },
    {
      id: 'value',
      header: t('anomaly.value'),
      value: ({ detail }) => detail?.value ?? null,
      cell: (row) => {
        const figures = anomalyFigures(row, f)
        return (
          figures && (
            <>
              {figures.value}
              <div className={small}>{t('anomaly.usual', { usual: figures.usual })}</div>
            </>
          )
        )
      },
      numeric: true,
      headClassName: valueColumn,
      cellClassName: severalLines,
    },
  ]
  useExports({ twin: () => columnTwin(label, columns, anomalies) })
  return (
    <div className={root}>
      <ListTable
        label={label}
        columns={columns}
        rows={shown}
        getRowId={({ id }) => String(id)}
        control={({ site }) => button({ value: site, label: hostText(site) })}
      />
      {menu}
      {!isWhole && anomalies.length > AT_FIRST && (
        <div className={foot}>
          <span>{end && <span className={endNote}>*{end}</span>}</span>
          <button type="button" className={chip} onClick={() => setWhole(true)}>
            {t('failure.all', { n: f.number(anomalies.length) })}
          </button>
        </div>
      )}
      {(isWhole || anomalies.length <= AT_FIRST) && count > anomalies.length && (
        <p className={small}>{t('anomaly.more', { n: anomalies.length, count: f.number(count) })}</p>
      )}
    </div>
  )
}
