import { billing, billingFilter, type MonthTotals, monthTotals, useRead } from '@parapet/api'
import { formatMoney, Inline, KeyValue, Money, Stack, useFormat, useLocale, useWords } from '@parapet/ui'
import { useMemo } from 'react'
import { ResourceScreen } from '../../kit/resource/ResourceScreen.tsx'
import { BillingFilterRow } from '../../shared/billing/BillingFilterRow.tsx'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { MonthBars } from '../../shared/billing/MonthBars.tsx'
import { useStaffBilling } from '../../shared/billing/useStaffBilling.ts'
import { HowMadeButton } from '../../shared/explained/HowMadeButton.tsx'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { ClientConsumptionContext, clientConsumption } from './clientConsumption.tsx'
import { clientConsumptionWords } from './clientConsumption.words.ts'

const none: never[] = []

/** What every client consumes (§2, staff only): by client and by month. */
export default function StaffConsumptionScreen() {
  const t = useWords(clientConsumptionWords)
  const f = useFormat()
  const { locale } = useLocale()
  const amounts = useAmounts()
  const staff = useStaffBilling({ months: 6, isRunningIncluded: true })
  const { range, filter, runningMonth } = staff
  const filters = useMemo(() => billingFilter(range, filter), [range, filter])
  const { data: rows = none } = useRead(billing.consumption, { filters }, { keepPrevious: true })
  const products = useMemo(
    () => [...new Map(rows.map(({ product, unit }) => [product, { key: product, unit }])).values()],
    [rows],
  )
  const [first] = products
  const months = useMemo(() => monthTotals(rows, () => undefined), [rows])
  const total = ({ key }: { key: string }) => months.reduce((sum, month) => sum + (month.products[key] ?? 0), 0)
  const whole = first ? total(first) : 0
  const tools = useMemo(() => ({ filters, products, whole, ...amounts }), [filters, products, whole, amounts])
  const beyond = months.reduce((sum, month) => sum + month.beyond, 0)
  return (
    <ClientConsumptionContext value={tools}>
      <ResourceScreen
        resource={clientConsumption}
        intro={
          <Stack gap={6}>
            <BillingFilterRow staff={staff} hasProducts />
            <Inline justify="end">
              <HowMadeButton
                figures={['consumed', 'price']}
                requests={[{ call: billing.consumption, params: { filters } }]}
              />
            </Inline>
            {first && (
              <>
                <KeyValue
                  items={[
                    { label: t('clients'), value: f.number(new Set(rows.map(({ client }) => client)).size) },
                    ...products.map((one) => ({
                      label: amounts.serviceName(one.key),
                      value: amounts.amount(total(one), one.unit),
                    })),
                    { label: t('column.beyond'), value: formatMoney(beyond, CURRENCY, locale) },
                  ]}
                />
                <MonthBars
                  title={t('months', { product: amounts.serviceName(first.key) })}
                  months={months}
                  main={first.key}
                  fileName="consumption"
                  runningMonth={runningMonth}
                  amountOf={(month) => month.products[first.key] ?? 0}
                  columns={[
                    ...products.map(({ key, unit }) => ({
                      id: key,
                      header: amounts.serviceName(key),
                      value: (month: MonthTotals) => month.products[key] ?? null,
                      cell: (month: MonthTotals) => amounts.amount(month.products[key] ?? 0, unit),
                      numeric: true,
                    })),
                    {
                      id: 'beyond',
                      header: t('column.beyond'),
                      value: (month) => month.beyond,
                      cell: (month) => <Money value={month.beyond} currency={CURRENCY} />,
                      numeric: true,
                    },
                  ]}
                />
              </>
            )}
          </Stack>
        }
      />
    </ClientConsumptionContext>
  )
}
