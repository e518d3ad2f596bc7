import { type Bill, billDay, billing, middleOfMonth } from '@parapet/api'
import { DateTime } from '@parapet/ui'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { InvoicePanel } from './InvoicePanel.tsx'
import { invoicesWords } from './invoices.words.ts'
import { type InvoiceTools, useInvoiceTools } from './useInvoiceTools.ts'

const tones = { paid: 'good', pending: 'watch', unknown: 'quiet' } as const
const statusOf = ({ status }: Bill): keyof typeof tones => status ?? 'unknown'

/** The filters of the list, by the name that each has in the URL. */
export const invoiceFilters = {
  year: (row: Bill, value: string) => String(row.year) === value,
  status: (row: Bill, value: string) => statusOf(row) === value,
}

/** The invoices of a client (§7): read, shown and downloaded, never changed. */
export const invoices = resource({
  code: 'invoices',
  words: invoicesWords,
  list: allRows(billing.bills, (_query, _params, { client }: InvoiceTools) => (client === null ? null : { client })),
  getId: (row: Bill) => String(row.id),
  getTitle: (row) => row.code,
  columns: (make, t) => [
    make.text('code', (row) => row.code, { primary: true }),
    make.custom(
      'period',
      ({ year, month }) => `${year}-${String(month).padStart(2, '0')}`,
      (row) => <DateTime value={middleOfMonth(row)} style="monthYear" />,
      { primary: true },
    ),
    make.custom(
      'date',
      (row) => row.date,
      (row) => billDay(row.date),
    ),
    // On a narrow table what is to be paid comes before what it is made of.
    make.status('status', (row) => ({ tone: tones[statusOf(row)], label: t(`status.${statusOf(row)}`) })),
    make.money(
      'total',
      (row) => row.total,
      (row) => row.currency,
      { primary: true },
    ),
    make.money(
      'base',
      (row) => row.base,
      (row) => row.currency,
    ),
    make.money(
      'tax',
      (row) => row.tax,
      (row) => row.currency,
    ),
    make.text('currency', (row) => row.currency, { isHidden: true }),
  ],
  sort: { id: 'period', desc: true },
  filters: [
    {
      id: 'year',
      options: (rows) =>
        [...new Set(rows.map((row) => row.year))]
          .sort((a, b) => b - a)
          .map((year) => ({ value: String(year), label: String(year) })),
      matches: invoiceFilters.year,
    },
    {
      id: 'status',
      options: (_, t) => (['paid', 'pending'] as const).map((value) => ({ value, label: t(`status.${value}`) })),
      matches: invoiceFilters.status,
    },
  ],
  panels: [{ id: 'lines', icon: 'list', Panel: InvoicePanel }],
  use: useInvoiceTools,
  of: ({ view, download }) => ({
    actions: [
      { key: 'view', icon: 'eye', call: billing.download, run: view },
      {
        key: 'download',
        icon: 'download',
        call: billing.download,
        run: (row) => void download([row]),
        runMany: download,
      },
    ],
  }),
})
