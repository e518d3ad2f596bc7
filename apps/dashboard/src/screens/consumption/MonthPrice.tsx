import { type AnswerOf, billing, type Consumption, clientIdOf, expectedPrice, priceSoFar, useRead } from '@parapet/api'
import { Card, formatMoney, Heading, Link, Stack, Text, useLocale, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useTo } from '../../platform/session/useTo.ts'
import { billOfMonth } from '../../shared/billing/billOfMonth.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { type Plan, usePlan } from '../../shared/billing/usePlan.ts'
import { consumptionWords } from './consumption.words.ts'

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

function PriceSoFar(props: MonthPriceProps) {
  const t = useWords(consumptionWords)
  const read = usePlan(clientIdOf(useSession().company))
  return (
    <ReadSection read={read} failed={t('plan.failed')} size="s">
      {(held) => <PlanPrice {...props} held={held} />}
    </ReadSection>
  )
}

function PlanPrice({ rows, now, held }: MonthPriceProps & { held: Plan }) {
  const t = useWords(consumptionWords)
  const { locale } = useLocale()
  const { plan, extras } = held
  if (!plan) return <Text as="p">{t('price.unknown', { name: held.held.solution_type })}</Text>
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
  const client = clientIdOf(useSession().company)
  const read = useRead(billing.bills, client === null ? null : { client })
  return (
    <ReadSection read={read} failed={t('invoices')} lines={2} size="s">
      {(bills) => <BillPrice month={month} bills={bills} />}
    </ReadSection>
  )
}

interface BillPriceProps {
  month: string
  bills: AnswerOf<typeof billing.bills>
}

function BillPrice({ month, bills }: BillPriceProps) {
  const t = useWords(consumptionWords)
  const { locale } = useLocale()
  const to = useTo()
  const bill = billOfMonth(bills, month)
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
