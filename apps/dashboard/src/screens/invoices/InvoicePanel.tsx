import type { Bill, BillLine } from '@parapet/api'
import { Button, Inline, KeyValue, ListTable, Money, Stack, Text, useFormat, useWords } from '@parapet/ui'
import { invoicesWords } from './invoices.words.ts'
import { useInvoiceDownload } from './useInvoiceDownload.ts'

type NumberedLine = BillLine & { readonly at: number }

/** The items of an invoice, its sums, and its document. */
export function InvoicePanel({ row }: { row: Bill }) {
  const t = useWords(invoicesWords)
  const f = useFormat()
  const { isBusy, download, view } = useInvoiceDownload()
  const { lines, currency } = row
  const money = (value: number) => <Money value={value} currency={currency} />
  return (
    <Stack gap={6}>
      {lines.length === 0 ? (
        <Text as="p">{t('lines.none')}</Text>
      ) : (
        <ListTable<NumberedLine>
          isFitted
          label={t('panel.lines')}
          rows={lines.map((line, at) => ({ ...line, at }))}
          getRowId={({ at }) => String(at)}
          columns={[
            {
              id: 'description',
              header: t('line.description'),
              value: ({ description, product }) => description || product,
            },
            {
              id: 'quantity',
              header: t('line.quantity'),
              value: ({ quantity }) => quantity,
              cell: ({ quantity, unit }) => [f.number(quantity), unit].filter(Boolean).join(' '),
              numeric: true,
            },
            {
              id: 'price',
              header: t('line.price'),
              value: ({ unit_price }) => unit_price,
              cell: ({ unit_price }) => <Money value={unit_price} currency={currency} maxDecimals={4} />,
              numeric: true,
            },
            {
              id: 'amount',
              header: t('line.amount'),
              value: ({ amount }) => amount,
              cell: ({ amount }) => money(amount),
              numeric: true,
            },
          ]}
        />
      )}
      <KeyValue
        items={[
          { label: t('column.base'), value: money(row.base) },
          { label: t('column.tax'), value: money(row.tax) },
          { label: t('column.total'), value: money(row.total) },
        ]}
      />
      <Inline>
        <Button tone="primary" icon="eye" onClick={() => view(row)}>
          {t('view')}
        </Button>
        <Button icon="download" busy={isBusy} onClick={() => void download([row])}>
          {t('download')}
        </Button>
      </Inline>
    </Stack>
  )
}
