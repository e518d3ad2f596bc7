import type { HistogramEntry } from '@parapet/api'
import { MonthTable, type MonthTableProps } from '../kinds/MonthTable.tsx'
import { toMonths } from './monthRows.ts'

export interface MonthsProps extends Pick<MonthTableProps, 'label' | 'onMonth' | 'by'> {
  readonly steps: readonly HistogramEntry[]
  /** Epoch seconds. */
  readonly now: number
  /** IANA zone in which months start. */
  readonly zone: string
}

/** The monthly table of a daily histogram. */
export function Months({ steps, now, zone, by = 'bytes', ...table }: MonthsProps) {
  return <MonthTable {...table} by={by} now={now} months={toMonths(steps, now, zone, by)} />
}
