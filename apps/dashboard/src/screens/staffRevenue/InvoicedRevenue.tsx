import {
  type Bill,
  billing,
  callApi,
  type Fact,
  type InvoicedMonth,
  invoicedMonths,
  invoicedProducts,
  useApi,
} from '@parapet/api'
import {
  Button,
  Card,
  EmptyState,
  ListTable,
  Money,
  Notice,
  Progress,
  Section,
  Stack,
  Text,
  useFormat,
  useWords,
} from '@parapet/ui'
import { useMemo, useState } from 'react'
import { csvWords, monthsCsv, saveMonths } from '../../shared/billing/monthsCsv.ts'
import { staffBillingWords } from '../../shared/billing/staffBilling.words.ts'
import { useMonthName } from '../../shared/billing/useMonthName.ts'
import type { StaffBilling } from '../../shared/billing/useStaffBilling.ts'
import { useAmounts } from '../../shared/limits/useAmounts.ts'
import { factFrom } from '../../shared/onboarding/facts.ts'
import { useAskedRows } from '../../shared/onboarding/useAskedRows.ts'
import { clientRevenueWords } from './clientRevenue.words.ts'

/** Clients whose invoices are read at one press of the button; a request for each year. */
const MOST_CLIENTS = 50
const AT_ONCE = 4
/** Requests in all while the page is open. */
const MOST_REQUESTS = 400

const none: readonly string[] = []

/** The revenue as it was invoiced, with extras and by product line: read when it is asked for, a client and year at a time. */
export function InvoicedRevenue({ staff }: { staff: StaffBilling }) {
  const t = useWords(clientRevenueWords)
  const csv = useWords(staffBillingWords)
  const f = useFormat()
  const api = useApi()
  const { range, filter, clients } = staff
  const [wanted, setWanted] = useState(none)
  const ids = useMemo(
    () => (filter.clients.length > 0 ? filter.clients : (clients ?? []).map(({ id }) => id)),
    [filter.clients, clients],
  )
  const keys = useMemo(() => {
    const years = [...new Set([range.from.slice(0, 4), range.to.slice(0, 4)])]
    return ids.slice(0, MOST_CLIENTS).flatMap((id) => years.map((year) => `${id} ${year}`))
  }, [ids, range])
  const { answers } = useAskedRows<Fact<readonly Bill[]>>(wanted, {
    group: AT_ONCE,
    most: MOST_REQUESTS,
    reads: [billing.billsOfYear],
    ask: async (part, signal) =>
      new Map(
        await Promise.all(
          part.map(async (key) => {
            const [client = '', year = ''] = key.split(' ')
            const bills = callApi(billing.billsOfYear, { client: Number(client), year: Number(year) }, api, {
              signal,
              isQuiet: true,
            })
            return [key, await factFrom(bills)] as const
          }),
        ),
      ),
  })
  const answered = keys.flatMap((key) => answers.get(key) ?? [])
  const isAsked = keys.length > 0 && keys.every((key) => wanted.includes(key))
  const isDone = isAsked && answered.length === keys.length
  const failed = answered.filter(({ kind }) => kind === 'unknown').length
  const months = useMemo(
    () =>
      invoicedMonths(
        keys.flatMap((key) => {
          const fact = answers.get(key)
          return fact?.kind === 'known' ? fact.value : []
        }),
        range,
      ),
    [keys, answers, range],
  )
  if (!clients || keys.length === 0) return null
  return (
    <Section
      title={t('invoiced.title')}
      actions={isDone && months.length > 0 && <SaveMonths months={months} label={csv('csv')} />}
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('invoiced.text')}{' '}
          {ids.length > MOST_CLIENTS && t('invoiced.cut', { all: f.number(ids.length), n: f.number(MOST_CLIENTS) })}
        </Text>
        {!isAsked && (
          <div>
            <Button icon="receipt" onClick={() => setWanted((before) => [...new Set([...before, ...keys])])}>
              {t('invoiced.read', { n: keys.filter((key) => !answers.has(key)).length })}
            </Button>
          </div>
        )}
        {isAsked && !isDone && (
          <Progress
            label={t('invoiced.reading', { done: f.number(answered.length), all: f.number(keys.length) })}
            value={answered.length / keys.length}
          />
        )}
        {isDone && failed > 0 && (
          <Notice tone="watch" live>
            {t('invoiced.failed', { n: failed })}
          </Notice>
        )}
        {isDone && months.length === 0 && failed === 0 && (
          <EmptyState size="s" title={t('invoiced.none')} text={t('invoiced.noneText')} />
        )}
        {isDone && months.length > 0 && <Months months={months} />}
      </Stack>
    </Section>
  )
}

function useLineName(): (product: string) => string {
  const t = useWords(clientRevenueWords)
  const { serviceName } = useAmounts()
  return (product) => {
    if (product === 'package' || product === 'extra') return t(`line.${product}`)
    return t('line.beyond', { product: serviceName(product) })
  }
}

const hasUnlisted = (months: readonly InvoicedMonth[]) => months.some(({ unlisted }) => unlisted !== 0)

function Months({ months }: { months: readonly InvoicedMonth[] }) {
  const t = useWords(clientRevenueWords)
  const monthName = useMonthName()
  const lineName = useLineName()
  const money = (id: string, header: string, of: (month: InvoicedMonth) => number) => ({
    id,
    header,
    value: of,
    cell: (month: InvoicedMonth) => <Money value={of(month)} currency={month.currency} />,
    numeric: true,
  })
  return (
    <Card>
      <ListTable<InvoicedMonth>
        isFitted
        label={t('invoiced.title')}
        rows={months}
        getRowId={({ month, currency }) => `${month} ${currency}`}
        columns={[
          { id: 'month', header: t('invoiced.month'), value: ({ month }) => monthName(month) },
          ...invoicedProducts(months).map((product) =>
            money(`line-${product}`, lineName(product), ({ lines }) => lines[product] ?? 0),
          ),
          ...(hasUnlisted(months) ? [money('unlisted', t('invoiced.unlisted'), ({ unlisted }) => unlisted)] : []),
          money('total', t('invoiced.total'), ({ total }) => total),
          { id: 'invoices', header: t('invoiced.invoices'), value: ({ invoices }) => invoices, numeric: true },
        ]}
      />
    </Card>
  )
}

function SaveMonths({ months, label }: { months: readonly InvoicedMonth[]; label: string }) {
  const t = useWords(clientRevenueWords)
  const csv = useWords(staffBillingWords)
  const lineName = useLineName()
  const save = () => {
    const columns = [
      { header: t('invoiced.invoices'), value: ({ invoices }: InvoicedMonth) => invoices },
      { header: t('invoiced.clients'), value: ({ clients }: InvoicedMonth) => clients },
      ...invoicedProducts(months).map((product) => ({
        header: lineName(product),
        value: ({ lines }: InvoicedMonth) => lines[product] ?? 0,
      })),
      { header: t('invoiced.unlisted'), value: ({ unlisted }: InvoicedMonth) => unlisted },
      { header: t('invoiced.total'), value: ({ total }: InvoicedMonth) => total },
    ]
    saveMonths(
      'invoiced',
      months,
      monthsCsv(csvWords(csv), columns, months, ({ currency }) => currency),
    )
  }
  return (
    <Button size="s" icon="download" onClick={save}>
      {label}
    </Button>
  )
}
