import { type Bill, billDay, billing, type ClientTotals, monthTotals, useRead } from '@parapet/api'
import { Link, ListTable, Money, Section, Stack, Text, useWords } from '@parapet/ui'
import { ReadSection } from '../../kit/read/ReadSection.tsx'
import { useTo } from '../../platform/session/useTo.ts'
import { useAmounts } from '../limits/useAmounts.ts'
import { CURRENCY } from './currency.ts'
import { staffBillingWords } from './staffBilling.words.ts'
import { useMonthName } from './useMonthName.ts'

/** The companies of a client with links to their traffic, its unpaid invoices, and its months. */
export function ClientPanel({ row }: { row: ClientTotals }) {
  const t = useWords(staffBillingWords)
  const to = useTo()
  const monthName = useMonthName()
  const { amount, serviceName } = useAmounts()
  const { data: clients } = useRead(billing.clients, {}, { quiet: true })
  const companies = clients?.find(({ id }) => id === row.client)?.companies ?? []
  const bills = useRead(billing.bills, { client: row.client })
  const unpaid = bills.data?.filter(({ status }) => status === 'pending')
  const units = new Map(row.rows.map(({ product, unit }) => [product, unit]))
  const months = monthTotals(row.rows, () => undefined)
  return (
    <Stack gap={6}>
      <Section title={t('panel.companies')}>
        {companies.length === 0 ? (
          <Text as="p">{t('panel.noCompanies')}</Text>
        ) : (
          <Stack as="ul" gap={1}>
            {companies.map(({ id, name }) => (
              <Text as="li" key={id}>
                <Link href={to('stats', { company: id })}>{name}</Link>
              </Text>
            ))}
          </Stack>
        )}
      </Section>
      <Section title={t('panel.unpaid')}>
        <ReadSection
          read={{ ...bills, data: unpaid }}
          failed={t('panel.billsFailed')}
          empty={{ title: t('panel.noUnpaid'), text: '' }}
        >
          {(rows) => (
            <ListTable<Bill>
              label={t('panel.unpaid')}
              isFitted
              rows={rows}
              getRowId={({ id }) => String(id)}
              columns={[
                { id: 'code', header: t('bill'), value: ({ code }) => code },
                { id: 'date', header: t('bill.date'), value: ({ date }) => billDay(date) },
                {
                  id: 'total',
                  header: t('bill.total'),
                  value: ({ total }) => total,
                  cell: ({ total, currency }) => <Money value={total} currency={currency} />,
                  numeric: true,
                },
              ]}
            />
          )}
        </ReadSection>
      </Section>
      <Section title={t('panel.months')}>
        <ListTable
          isFitted
          label={t('panel.months')}
          rows={months}
          getRowId={({ month }) => month}
          columns={[
            { id: 'month', header: t('month'), value: ({ month }) => monthName(month) },
            ...[...units].map(([product, unit]) => ({
              id: product,
              header: serviceName(product),
              value: ({ products }: (typeof months)[number]) => products[product] ?? null,
              cell: ({ products }: (typeof months)[number]) => amount(products[product] ?? 0, unit),
              numeric: true,
            })),
            {
              id: 'beyond',
              header: t('beyond'),
              value: ({ beyond }) => beyond,
              cell: ({ beyond }) => <Money value={beyond} currency={CURRENCY} />,
              numeric: true,
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
