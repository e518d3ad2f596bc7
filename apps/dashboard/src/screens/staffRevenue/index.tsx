import {
  billing,
  billingFilter,
  clientRevenues,
  type MonthTotals,
  monthCount,
  monthKey,
  monthTotals,
  shiftMonth,
  useRead,
} from '@parapet/api'
import { formatMoney, KeyValue, Money, Stack, Text, useFormat, useLocale, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { BillingFilterRow } from '../../shared/billing/BillingFilterRow.tsx'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { Change, MonthBars } from '../../shared/billing/MonthBars.tsx'
import { useStaffBilling } from '../../shared/billing/useStaffBilling.ts'
import { ClientRevenueContext, clientRevenue } from './clientRevenue.tsx'
import { clientRevenueWords } from './clientRevenue.words.ts'
import { InvoicedRevenue } from './InvoicedRevenue.tsx'

const none: never[] = []

/** What the provider earns (§2, staff only): by client and by month, against the months before. */
export default function StaffRevenueScreen() {
  const t = useWords(clientRevenueWords)
  const f = useFormat()
  const { locale } = useLocale()
  const staff = useStaffBilling({ months: 6, isRunningIncluded: false })
  const { range, filter, runningMonth, priceOf, solutionOf } = staff
  const filters = useMemo(
    () =>
      billingFilter({ from: shiftMonth(range.from, -monthCount(range)), to: range.to }, { ...filter, products: [] }),
    [range, filter],
  )
  const { data: rows = none } = useRead(billing.consumption, { filters }, { keepPrevious: true })
  const months = useMemo(() => monthTotals(rows, priceOf), [rows, priceOf])
  const sums = useMemo(() => {
    const clients = clientRevenues(rows, range.from, priceOf)
    const sum = (of: (row: (typeof clients)[number]) => number | null) =>
      clients.reduce((all, row) => all + (of(row) ?? 0), 0)
    return {
      revenue: sum((row) => row.revenue),
      packages: sum((row) => row.packages),
      beyond: sum((row) => row.beyond),
      before: sum((row) => row.before),
      unknown: clients.filter((row) => row.revenue === null).length,
    }
  }, [rows, range.from, priceOf])
  const { revenue: whole } = sums
  const tools = useMemo(
    () => ({ filters, from: range.from, priceOf, solutionOf, whole }),
    [filters, range.from, priceOf, solutionOf, whole],
  )
  const money = (value: number) => formatMoney(value, CURRENCY, locale)
  const isKnown = rows.length > 0 && staff.solutions !== undefined && staff.clients !== undefined
  const hasBefore = rows.some(({ timestamp }) => monthKey(timestamp) < range.from)
  const column = (id: 'packages' | 'beyond' | 'revenue') => ({
    id,
    header: t(`column.${id}`),
    value: (month: MonthTotals) => month[id],
    cell: (month: MonthTotals) => <Money value={month[id]} currency={CURRENCY} />,
    numeric: true,
  })
  return (
    <ClientRevenueContext value={tools}>
      <ResourceScreen
        resource={clientRevenue}
        intro={
          <Stack gap={6}>
            <BillingFilterRow staff={staff} />
            <Text as="p" tone="muted">
              {t('basis')} {sums.unknown > 0 && isKnown && t('unknown', { n: sums.unknown })}
            </Text>
            {isKnown && (
              <>
                <KeyValue
                  items={[
                    { label: t('column.revenue'), value: money(sums.revenue) },
                    { label: t('column.packages'), value: money(sums.packages) },
                    {
                      label: t('column.beyond'),
                      value: t('beyond.share', {
                        amount: money(sums.beyond),
                        share: f.percent(whole > 0 ? sums.beyond / whole : 0),
                      }),
                    },
                    {
                      label: t('column.before'),
                      value: hasBefore ? (
                        <>
                          {money(sums.before)} (<Change value={sums.before > 0 ? whole / sums.before - 1 : null} />)
                        </>
                      ) : (
                        '—'
                      ),
                    },
                  ]}
                />
                <MonthBars
                  title={t('months')}
                  main="revenue"
                  fileName="revenue"
                  months={months.filter(({ month }) => month >= range.from)}
                  runningMonth={runningMonth}
                  amountOf={({ revenue }) => revenue ?? 0}
                  columns={[column('packages'), column('beyond'), column('revenue')]}
                />
              </>
            )}
            <InvoicedRevenue staff={staff} />
          </Stack>
        }
      />
    </ClientRevenueContext>
  )
}
