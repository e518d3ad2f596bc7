import { historyFilters, type Tier, type ViewFilterKey } from '@parapet/api'
import type { BoardRow, WidgetRow } from '../rows/row.ts'
import { errorChart, errorsBySite, originFailures } from './errorRows.ts'
import { months } from './monthsRow.ts'
import { partsBy } from './traffic.ts'
import { hitsChart, responseChart, siteChart, siteShare } from './trafficRows.ts'

function history(board: string, tier: Tier, extraRows: readonly WidgetRow[] = []): readonly WidgetRow[] {
  const options = { source: 'historic', tier, supportedFilters: historyFilters } as const
  return [
    siteChart(`${board}.rate`, 'rate', {
      ...options,
      icon: 'chart',
      title: 'rate.title',
      subtitle: 'rate.sub',
      about: 'rate.about',
    }),
    siteChart(`${board}.bandwidth`, 'bandwidth', {
      ...options,
      icon: 'areaChart',
      title: 'bandwidth.title',
      subtitle: 'bandwidth.sub',
      about: 'bandwidth.about',
    }),
    siteShare(`${board}.requestsBySite`, 'requests', options),
    siteShare(`${board}.transferBySite`, 'bytes', options),
    hitsChart(`${board}.hitRatio`, options),
    responseChart(`${board}.responseTime`, options),
    errorChart(`${board}.errors`, options),
    errorsBySite(`${board}.errorsBySite`, options),
    ...extraRows,
    months(`${board}.months`, { ...options, ...(tier === 'L1' ? { limitsOf: 'delivery' as const } : {}) }),
  ]
}

const filtersOf = (tier: Tier) => ({
  filterKeys: historyFilters,
  valuesOf: (key: ViewFilterKey) => {
    const own = historyFilters.find((one) => one === key)
    return own ? partsBy('historic', tier, own) : null
  },
})

/** History, by tier (§2). */
export const statsBoards: Readonly<Record<'delivery' | 'midtier', BoardRow>> = {
  delivery: {
    code: 'stats.delivery',
    columns: 2,
    rows: history('stats.delivery', 'L1', [originFailures('stats.delivery.failures')]),
    ...filtersOf('L1'),
  },
  midtier: { code: 'stats.midtier', columns: 2, rows: history('stats.midtier', 'L2'), ...filtersOf('L2') },
}
