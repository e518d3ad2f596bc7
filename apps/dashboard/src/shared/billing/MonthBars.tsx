import type { MonthTotals } from '@parapet/api'
import {
  Button,
  Card,
  type ListColumn,
  ListTable,
  media,
  Percent,
  Progress,
  Section,
  useMedia,
  useWords,
} from '@parapet/ui'
import { CURRENCY } from './currency.ts'
import { csvWords, monthsCsv, saveMonths } from './monthsCsv.ts'
import { staffBillingWords } from './staffBilling.words.ts'
import { useMonthName } from './useMonthName.ts'

interface MonthBarsProps {
  title: string
  months: readonly MonthTotals[]
  runningMonth: string
  /** What a bar is as long as. */
  amountOf: (month: MonthTotals) => number
  columns: readonly ListColumn<MonthTotals>[]
  /** The id of the column that a phone shows. */
  main: string
  /** The first part of the name of its file. */
  fileName: string
}

/** Months as bars, each with its figures and the change from the month before; a running month has no change. */
export function MonthBars({ title, months, runningMonth, amountOf, columns, main, fileName }: MonthBarsProps) {
  const t = useWords(staffBillingWords)
  const monthName = useMonthName()
  const isPhone = useMedia(media.phone)
  const highest = Math.max(...months.map(amountOf), 0)
  const nameOf = ({ month }: MonthTotals) =>
    month === runningMonth ? t('month.running', { month: monthName(month) }) : monthName(month)
  const changeOf = (one: MonthTotals): number | null => {
    const before = months[months.indexOf(one) + 1]
    if (!before || one.month === runningMonth || amountOf(before) <= 0) return null
    return amountOf(one) / amountOf(before) - 1
  }
  if (months.length === 0) return null
  return (
    <Section
      title={title}
      actions={
        <Button
          size="s"
          icon="download"
          onClick={() =>
            saveMonths(
              fileName,
              months,
              monthsCsv(csvWords(t), columns, months, () => CURRENCY),
            )
          }
        >
          {t('csv')}
        </Button>
      }
    >
      <Card>
        <ListTable<MonthTotals>
          isFitted
          label={title}
          rows={months}
          getRowId={({ month }) => month}
          columns={[
            { id: 'month', header: t('month'), value: nameOf },
            {
              id: 'bar',
              header: t('bar'),
              value: (one) => (highest > 0 ? amountOf(one) / highest : 0),
              cell: (one) => <Progress label={nameOf(one)} value={highest > 0 ? amountOf(one) / highest : 0} quiet />,
              width: isPhone ? '20%' : '30%',
            },
            ...columns.map((column) => ({ ...column, isHidden: isPhone && column.id !== main })),
            {
              id: 'change',
              header: t('change'),
              value: changeOf,
              cell: (one) => <Change value={changeOf(one)} />,
              numeric: true,
              isHidden: isPhone,
            },
          ]}
        />
      </Card>
    </Section>
  )
}

/** A signed change, such as +12 %; a dash without one. */
export function Change({ value }: { value: number | null }) {
  if (value === null) return '—'
  return (
    <>
      {value > 0 && '+'}
      <Percent value={value} />
    </>
  )
}
