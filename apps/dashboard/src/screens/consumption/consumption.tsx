import { billing, type Consumption, consumptionFilter, monthKey } from '@parapet/api'
import { allRows, resource } from '../../kit/resource/resource.ts'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { UsedShare } from '../../shared/limits/UsedShare.tsx'
import { consumptionWords } from './consumption.words.ts'
import { type ConsumptionTools, useConsumptionTools } from './useConsumptionTools.ts'

const shareOf = ({ consumed, committed }: Consumption) => (committed > 0 ? consumed / committed : null)

/** A year of consumption by month and service (§7, Billing), as the provider charges it. */
export const consumption = resource({
  code: 'consumption',
  words: consumptionWords,
  list: allRows(billing.consumption, (_query, _params, { client }: ConsumptionTools) =>
    client === null ? null : { filters: consumptionFilter(client, Date.now() / 1000) },
  ),
  getId: (row: Consumption) => `${monthKey(row.timestamp)}-${row.product}`,
  sort: { id: 'month', desc: true },
  use: useConsumptionTools,
  of: ({ amount, serviceName, unitName, monthName }) => ({
    getTitle: (row) => `${serviceName(row.product)}, ${monthName(monthKey(row.timestamp))}`,
    columns: (make) => [
      make.custom(
        'month',
        (row) => monthKey(row.timestamp),
        (row) => monthName(monthKey(row.timestamp)),
        { primary: true },
      ),
      make.text('service', (row) => serviceName(row.product), { primary: true }),
      make.custom(
        'consumed',
        (row) => row.consumed,
        (row) => amount(row.consumed, row.unit),
        { primary: true, numeric: true },
      ),
      make.custom(
        'committed',
        (row) => row.committed,
        (row) => (row.committed > 0 ? amount(row.committed, row.unit) : '—'),
        { numeric: true },
      ),
      make.custom('share', shareOf, (row) => <UsedShare value={shareOf(row)} of="package" />, { numeric: true }),
      make.money(
        'amount',
        (row) => row.amount,
        () => CURRENCY,
      ),
      make.text('unit', (row) => unitName(row.unit), { isHidden: true }),
    ],
    filters: [
      {
        id: 'service',
        options: (rows) =>
          [...new Set(rows.map((row) => row.product))].map((value) => ({ value, label: serviceName(value) })),
        matches: (row, service) => row.product === service,
      },
    ],
  }),
})
