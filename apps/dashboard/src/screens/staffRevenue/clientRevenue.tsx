import {
  type BillingFilter,
  billing,
  type ClientRevenue,
  clientRevenues,
  type PackagePrice,
  type Solution,
} from '@parapet/api'
import { Percent, Progress, Stack } from '@parapet/ui'
import { createTools } from '../../kit/resource/createTools.ts'
import { allRows, derivedRows, resource } from '../../kit/resource/resource.ts'
import { ClientPanel } from '../../shared/billing/ClientPanel.tsx'
import { CURRENCY } from '../../shared/billing/currency.ts'
import { Change } from '../../shared/billing/MonthBars.tsx'
import { clientRevenueWords } from './clientRevenue.words.ts'

export interface ClientRevenueTools {
  /** Covers the range and as many months before it. */
  readonly filters: BillingFilter
  /** The first month of the range. */
  readonly from: string
  readonly priceOf: PackagePrice
  readonly solutionOf: (client: number) => Solution | undefined
  /** The revenue of all clients in the range. */
  readonly whole: number
}

/** Given by the page, whose filter and sums are above the list. */
export const [ClientRevenueContext, useClientRevenueTools] = createTools<ClientRevenueTools>()

const currency = () => CURRENCY
const trendOf = ({ before, change }: ClientRevenue) =>
  change === null ? (before === null ? 'new' : 'other') : change === 0 ? 'same' : change > 0 ? 'up' : 'down'

/** The revenue of all clients in a range of months: packages and what was consumed beyond them (§2, §7). */
export const clientRevenue = resource({
  code: 'staffrevenue',
  words: clientRevenueWords,
  list: derivedRows(
    allRows(billing.consumption, (_query, _params, { filters }: ClientRevenueTools) => ({ filters })),
    (rows, _count, { from, priceOf }: ClientRevenueTools) => clientRevenues(rows, from, priceOf),
  ),
  getId: (row: ClientRevenue) => String(row.client),
  getTitle: (row) => row.name,
  sort: { id: 'revenue', desc: true },
  panels: [{ id: 'client', icon: 'building', Panel: ClientPanel }],
  use: useClientRevenueTools,
  of: ({ solutionOf, whole }) => {
    const shareOf = (row: ClientRevenue) => (row.revenue !== null && whole > 0 ? row.revenue / whole : null)
    return {
      columns: (make) => [
        make.text('client', (row) => row.name, { primary: true }),
        make.text('package', (row) => solutionOf(row.client)?.name ?? '—'),
        make.money('packages', (row) => row.packages, currency),
        make.money('beyond', (row) => row.beyond, currency),
        make.money('revenue', (row) => row.revenue, currency, { primary: true }),
        make.money('before', (row) => row.before, currency),
        make.custom(
          'change',
          (row) => row.change,
          (row) => <Change value={row.change} />,
          { numeric: true, primary: true },
        ),
        make.custom('share', shareOf, (row) => (
          <Stack gap={1}>
            <Percent value={shareOf(row)} />
            <Progress label={row.name} value={shareOf(row) ?? 0} quiet />
          </Stack>
        )),
      ],
      filters: [
        {
          id: 'package',
          options: (rows) =>
            [...new Set(rows.flatMap((row) => solutionOf(row.client)?.name ?? []))].map((value) => ({
              value,
              label: value,
            })),
          matches: (row, name) => solutionOf(row.client)?.name === name,
        },
        {
          id: 'trend',
          options: (_, t) =>
            (['up', 'down', 'same', 'new', 'other'] as const).map((value) => ({ value, label: t(`trend.${value}`) })),
          matches: (row, trend) => trendOf(row) === trend,
        },
      ],
    }
  },
})
