import { shiftMonth } from '@parapet/api'
import type { T } from '@parapet/ui'
import { type CellValue, saveText, toCsv } from '@parapet/ui/table'
import type en from './staffBilling.en.ts'

interface MonthColumn<Row> {
  readonly header: string
  readonly value: (row: Row) => CellValue
}

interface MonthsCsvWords {
  readonly from: string
  /** The first day after the month. */
  readonly until: string
  readonly currency: string
}

/** The headers of the period and the currency. */
export const csvWords = (t: T<typeof en>): MonthsCsvWords => ({
  from: t('csv.from'),
  until: t('csv.until'),
  currency: t('csv.currency'),
})

const day = (month: string) => `${month}-01`

/** Months as CSV: the period as dates (UTC) and the currency in each row, then the figures. */
export const monthsCsv = <Row extends { readonly month: string }>(
  words: MonthsCsvWords,
  columns: readonly MonthColumn<Row>[],
  rows: readonly Row[],
  currencyOf: (row: Row) => string,
): string =>
  toCsv<Row>(
    [
      { header: words.from, value: ({ month }) => day(month) },
      { header: words.until, value: ({ month }) => day(shiftMonth(month, 1)) },
      { header: words.currency, value: currencyOf },
      ...columns,
    ],
    rows,
  )

/** Saves months as CSV; the name of the file has their period. */
export function saveMonths(name: string, months: readonly { readonly month: string }[], text: string): void {
  const sorted = months.map(({ month }) => month).sort()
  saveText(`${[name, sorted[0], sorted.at(-1)].filter(Boolean).join('-')}.csv`, text)
}
