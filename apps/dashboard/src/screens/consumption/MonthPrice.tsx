import { billing, type Consumption, clientIdOf, expectedPrice, monthKey, priceSoFar, useRead } from '@parapet/api'
import { Card, ErrorState, formatMoney, Heading, Link, Skeleton, Stack, Text, useLocale, useWords } from '@parapet/ui'
import { CURRENCY } from '../../billing/currency.ts'
import { usePlan } from '../../billing/usePlan.ts'
import { useDescribeFailure } from '../../failure/describeFailure.ts'
import { useSession } from '../../session/SessionContext.ts'
import { useTo } from '../../session/useTo.ts'
import { consumptionWords } from '../../words/consumption.ts'

interface MonthPriceProps {
  rows: readonly Consumption[]
  /** Such as `2026-06`. */
  month: string
  now: number
  isRunning: boolean
}

/** The price of a month before tax: of its invoice, or so far and expected while it runs. */
export function MonthPrice(props: MonthPriceProps) {
  const t = useWords(consumptionWords)
  return (
    <Card as="section" label={t('price.title')}>
      <Stack gap={3}>
        <Heading level={3}>{t('price.title')}</Heading>
        {props.isRunning ? <PriceSoFar {...props} /> : <InvoicedPrice month={props.month} />}
      </Stack>
    </Card>
  )
}

function PriceSoFar({ rows, now }: MonthPriceProps) {
  const t = useWords(consumptionWords)
  const { locale } = useLocale()
  const describe = useDescribeFailure()
  const { plan, extras, failure, retry } = usePlan(clientIdOf(useSession().company))
  if (failure) return <ErrorState size="s" title={t('plan.failed')} text={describe(failure)} onRetry={retry} />
  if (!plan || extras === undefined) return <Skeleton lines={4} />
  const money = (value: number) => formatMoney(value, CURRENCY, locale)
  const total = priceSoFar(rows, plan, extras)
  const expected = expectedPrice(rows, plan, extras, now)
  return (
    <>
      <Text size="xl" weight="semibold" numeric>
        {money(total)}
      </Text>
      <Stack as="ul" gap={1}>
        <Text as="li">{t('price.package', { name: plan.name, price: money(plan.price) })}</Text>
        {extras > 0 && <Text as="li">{t('price.extras', { price: money(extras) })}</Text>}
        <Text as="li">{t('price.beyond', { price: money(total - plan.price - extras) })}</Text>
      </Stack>
      <Text as="p" tone="muted">
        {expected === null ? t('price.early') : t('price.expected', { price: money(expected) })}
      </Text>
    </>
  )
}

function InvoicedPrice({ month }: { month: string }) {
  const t = useWords(consumptionWords)
  const { locale } = useLocale()
  const to = useTo()
  const describe = useDescribeFailure()
  const client = clientIdOf(useSession().company)
  const { data, failure, retry } = useRead(billing.bills, client === null ? null : { client })
  if (failure && !data) return <ErrorState size="s" title={t('invoices')} text={describe(failure)} onRetry={retry} />
  if (!data) return <Skeleton lines={2} />
  const bill = data.find((one) => monthKey(Date.UTC(one.year, one.month - 1) / 1000) === month)
  if (!bill) return <Text as="p">{t('price.unbilled')}</Text>
  return (
    <>
      <Text size="xl" weight="semibold" numeric>
        {formatMoney(bill.base, bill.currency, locale)}
      </Text>
      <Link href={to('user-invoices', undefined, { open: String(bill.id) })}>
        {t('price.invoice', { code: bill.code })}
      </Link>
    </>
  )
}
