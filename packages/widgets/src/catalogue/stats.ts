import { type FilterKey, statistics, stepsOf, type Tier } from '@parapet/api'
import { type BoardQuery, queryFilter } from './boardQuery.ts'
import { errorChart, errorsBySite, originFailures } from './errorRows.ts'
import { lastMonths } from './months.ts'
import { type BoardRow, type WidgetRow, widget } from './row.ts'
import { zoneText } from './texts.ts'
import { historyFilters, partsBy } from './traffic.ts'
import { hitsChart, responseChart, siteChart, siteShare } from './trafficRows.ts'

const MONTHS = 12
const DAY = 86_400

/** The rows of a History tab (§2). */
function history(board: string, tier: Tier, further: readonly WidgetRow[] = []): readonly WidgetRow[] {
  const place = { source: 'historic', tier, takes: historyFilters } as const
  return [
    siteChart(`${board}.rate`, 'rate', {
      ...place,
      icon: 'chart',
      title: 'rate.title',
      what: 'rate.sub',
      about: 'rate.about',
    }),
    siteChart(`${board}.bandwidth`, 'bandwidth', {
      ...place,
      icon: 'areaChart',
      title: 'bandwidth.title',
      what: 'bandwidth.sub',
      about: 'bandwidth.about',
    }),
    siteShare(`${board}.requestsBySite`, 'requests', place),
    siteShare(`${board}.transferBySite`, 'bytes', place),
    hitsChart(`${board}.hitRatio`, place),
    responseChart(`${board}.responseTime`, place),
    errorChart(`${board}.errors`, place),
    errorsBySite(`${board}.errorsBySite`, place),
    ...further,
    months(`${board}.months`, tier),
  ]
}

const shownMonths = ({ now, zone }: BoardQuery) => lastMonths(MONTHS, now, zone)

// §2: monthly-consume widgets are double size. They ignore the page's range, and say so.
function months(code: string, tier: Tier): WidgetRow {
  return widget(code, 'months', {
    title: 'months.title',
    about: 'months.about',
    icon: 'calendar',
    subtitle: (at) => at.t('months.sub', { zone: zoneText(at.query.zone) }),
    size: 2,
    height: 7,
    skeleton: 'table',
    tier,
    takes: historyFilters,
    span: shownMonths,
    reads: {
      call: statistics.historicHistogram,
      params: (ask) => ({ filters: queryFilter(ask, tier, { span: shownMonths(ask), step: DAY }) }),
    },
    to: ({ main }, at) => {
      const { now, zone } = at.query
      const steps = stepsOf(main)
      return {
        props: {
          label: at.title,
          steps,
          now,
          zone,
          ...(at.actions.onZoom ? { onMonth: at.actions.onZoom } : {}),
        },
        isEmpty: !steps.some((step) => step.requests > 0),
      }
    },
  })
}

const filtersOf = (tier: Tier) => ({
  filterKeys: historyFilters,
  valuesOf: (key: FilterKey) => partsBy('historic', tier, key),
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
