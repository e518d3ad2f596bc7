import type { HistogramEntry } from '@parapet/api'
import { MonthTable, type MonthTableProps } from '../kinds/MonthTable.tsx'
import { toMonths } from './monthRows.ts'

export interface MonthsProps extends Pick<MonthTableProps, 'label' | 'onMonth'> {
  readonly steps: readonly HistogramEntry[]
  /** Epoch seconds. */
  readonly now: number
  /** IANA zone in which months begin. */
  readonly zone: string
}

/** The table of months of an answer by days. They are added up here, when the table is seen: a board that begins does not need it. */
export function Months({ steps, now, zone, ...table }: MonthsProps) {
  return <MonthTable {...table} now={now} months={toMonths(steps, now, zone)} />
}
