import { billing, billTotals, useRead } from '@parapet/api'
import { Card, formatMoney, Grid, Stack, Text, useLocale, useWords } from '@parapet/ui'
import { useListState } from '../../kit/resource/useListState.ts'
import { invoiceFilters } from './invoices.tsx'
import { invoicesWords } from './invoices.words.ts'

/** The sums of the invoices of the chosen year and status, by currency. */
export function InvoiceTotals({ client }: { client: number | null }) {
  const t = useWords(invoicesWords)
  const { locale } = useLocale()
  const { data } = useRead(billing.bills, client === null ? null : { client })
  const { filters } = useListState(Object.keys(invoiceFilters), undefined).query
  const listed = (data ?? []).filter((row) =>
    Object.entries(invoiceFilters).every(([id, matches]) => filters[id] === undefined || matches(row, filters[id])),
  )
  if (listed.length === 0) return null
  return (
    <Grid min={260}>
      {billTotals(listed).map(({ currency, count, total, pending, pendingCount }) => (
        <Card key={currency} as="section" label={t('totals.title')}>
          <Stack gap={1}>
            <Text tone="muted">{t('totals.title')}</Text>
            <Text size="xl" weight="semibold" numeric>
              {formatMoney(total, currency, locale)}
            </Text>
            <Text tone="muted">{t('totals.text', { n: count })}</Text>
            <Text>
              {pendingCount === 0
                ? t('totals.paid')
                : t('totals.pending', { n: pendingCount, amount: formatMoney(pending, currency, locale) })}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}
