import { type BillingFilter, billing, type ClientTotals, clientTotals, type ProductLine } from '@parapet/api'
import { Percent, Progress, Stack } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, derivedRows, resource } from '../../kit/resource/resource.ts'
import { ClientPanel } from '../../shared/billing/ClientPanel.tsx'
import { CURRENCY } from '../../shared/billing/currency.ts'
import type { useAmounts } from '../../shared/limits/useAmounts.ts'
import { clientConsumptionWords } from './clientConsumption.words.ts'

export interface ClientConsumptionTools extends Pick<ReturnType<typeof useAmounts>, 'amount' | 'serviceName'> {
  readonly filters: BillingFilter
  /** The products that have columns. */
  readonly products: readonly Pick<ProductLine, 'key' | 'unit'>[]
  /** What all clients consumed of the first product. */
  readonly whole: number
}

/** Given by the page, whose filter and sums are above the list. */
export const [ClientConsumptionContext, useClientConsumptionTools] = createTools<ClientConsumptionTools>()

/** The consumption of all clients in a range of months, by product (§2, §7). */
export const clientConsumption = resource({
  code: 'staffconsumption',
  words: clientConsumptionWords,
  list: derivedRows(
    allRows(billing.consumption, (_query, _params, { filters }: ClientConsumptionTools) => ({ filters })),
    (rows) => clientTotals(rows, () => undefined),
  ),
  getId: (row: ClientTotals) => String(row.client),
  getTitle: (row) => row.name,
  filters: [
    {
      id: 'excess',
      options: (_, t) => (['beyond', 'within'] as const).map((value) => ({ value, label: t(`excess.${value}`) })),
      matches: (row, excess) => row.beyond > 0 === (excess === 'beyond'),
    },
  ],
  panels: [{ id: 'client', icon: 'building', Panel: ClientPanel }],
  use: useClientConsumptionTools,
  of: ({ products, whole, amount, serviceName }) => {
    const shareOf = (row: ClientTotals) => (whole > 0 ? (row.products[products[0]?.key ?? ''] ?? 0) / whole : null)
    return {
      columns: (make) => [
        make.text('client', (row) => row.name, { primary: true }),
        ...products.map(({ key, unit }, index) => ({
          id: key,
          header: serviceName(key),
          value: (row: ClientTotals) => row.products[key] ?? null,
          cell: (row: ClientTotals) => (row.products[key] === undefined ? '—' : amount(row.products[key], unit)),
          numeric: true,
          primary: index === 0,
        })),
        make.money(
          'beyond',
          (row) => row.beyond,
          () => CURRENCY,
          { primary: true },
        ),
        make.custom('share', shareOf, (row) => (
          <Stack gap={1}>
            <Percent value={shareOf(row)} />
            <Progress label={row.name} value={shareOf(row) ?? 0} quiet />
          </Stack>
        )),
      ],
      sort: { id: products[0]?.key ?? 'beyond', desc: true },
    }
  },
})
