import { type ApiContext, alerts, type Histogram, type HistogramEntry, limitBytes, useApi, useRead } from '@parapet/api'
import { useFormat, useToast, useWords } from '@parapet/ui'
import type { TimeSpan } from '../charts/types.ts'
import { MonthTable, type MonthTableProps } from '../kinds/MonthTable.tsx'
import { kindWords } from '../words/kinds.ts'
import { toMonths } from './monthRows.ts'

export interface MonthsProps extends Pick<MonthTableProps, 'label' | 'onMonth' | 'by' | 'countLabel'> {
  readonly steps: readonly HistogramEntry[]
  /** Epoch seconds. */
  readonly now: number
  /** IANA zone in which months start. */
  readonly zone: string
  readonly loadDays: (span: TimeSpan, api: ApiContext) => Promise<Histogram>
  readonly company?: string
  readonly limitsOf?: string
}

/** The monthly table of a daily histogram, with the company's limits and the days of a month as a file. */
export function Months({ steps, now, zone, by = 'bytes', loadDays, company, limitsOf, ...table }: MonthsProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const api = useApi()
  const toast = useToast()
  const found = useRead(alerts.list, limitsOf ? {} : null, { quiet: true }).data ?? []
  const limits = found
    .filter(({ active, service }) => active && service === limitsOf)
    .flatMap((alert) => (by === 'bytes' ? (limitBytes(alert) ?? []) : alert.unit === 'requests' ? alert.limit : []))
  const save = async (span: TimeSpan) => {
    const range = f.date(span.from, 'monthYear')
    try {
      const [{ saveMonthDetail }, answer] = await Promise.all([import('./monthDetail.ts'), loadDays(span, api)])
      await saveMonthDetail(answer, {
        about: { title: table.label, range, ...(company ? { company } : {}) },
        hasBytes: by === 'bytes',
        t,
        countLabel: table.countLabel ?? t('table.requests'),
      })
    } catch {
      toast.error(t('month.detailFailed', { month: range }))
    }
  }
  return (
    <MonthTable {...table} by={by} now={now} months={toMonths(steps, now, zone, by)} limits={limits} onDetail={save} />
  )
}
