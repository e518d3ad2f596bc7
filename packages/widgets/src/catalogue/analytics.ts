import { filterKeys, type Tier, type ViewFilterKey } from '@parapet/api'
import type { BoardRow, WidgetRow } from '../rows/row.ts'
import { cacheTable, classesChart, countryMap, keyShare, keyTable } from './analyticsRows.ts'
import { errorChart, errorsBySite, originFailures } from './errorRows.ts'
import { purgesChart } from './purges.ts'
import { partsBy } from './traffic.ts'
import { hitsChart, MOST_COUNTRIES, responseChart, siteChart } from './trafficRows.ts'

function analytics(board: string, tier: Tier, extraRows: readonly WidgetRow[] = []): readonly WidgetRow[] {
  const source = { source: 'analytic', tier } as const
  const hidden = { ...source, isHiddenAtFirst: true } as const
  return [
    siteChart(`${board}.requests`, 'rate', {
      ...source,
      icon: 'chart',
      title: 'requests.title',
      subtitle: 'rate.sub',
      about: 'rate.about',
    }),
    siteChart(`${board}.bandwidth`, 'bandwidth', {
      ...source,
      icon: 'areaChart',
      title: 'transfer.title',
      subtitle: 'bandwidth.sub',
      about: 'bandwidth.about',
    }),
    cacheTable(`${board}.hitRatio`, source),
    responseChart(`${board}.responseTime`, source),
    classesChart(`${board}.statusClasses`, source),
    errorChart(`${board}.errors`, source),
    errorsBySite(`${board}.errorsBySite`, source),
    ...extraRows,
    keyTable(`${board}.statusCodes`, 'response', {
      ...source,
      title: 'codes.title',
      subtitle: 'codes.sub',
      icon: 'list',
      atFirst: 8,
    }),
    keyTable(`${board}.urls`, 'request', {
      ...source,
      title: 'urls.title',
      subtitle: 'urls.sub',
      icon: 'file',
      atFirst: 8,
    }),
    countryMap(`${board}.countryMap`, { ...source, size: 2 }),
    keyTable(`${board}.countries`, 'countrycode', {
      ...source,
      title: 'countries.title',
      subtitle: 'countries.sub',
      icon: 'flag',
      most: MOST_COUNTRIES,
    }),
    keyTable(`${board}.agents`, 'agent', { ...source, title: 'agents.title', subtitle: 'agents.sub', icon: 'devices' }),
    keyTable(`${board}.contentTypes`, 'content_type', {
      ...source,
      title: 'types.title',
      subtitle: 'types.sub',
      icon: 'tag',
    }),
    keyShare(`${board}.contentTypeShare`, 'content_type', {
      ...source,
      title: 'typesShare.title',
      subtitle: 'typesShare.sub',
      as: 'bars',
      by: 'bytes',
      icon: 'barChart',
    }),
    keyTable(`${board}.referers`, 'referer', {
      ...source,
      title: 'referers.title',
      subtitle: 'referers.sub',
      icon: 'link',
    }),
    keyTable(`${board}.addresses`, 'clientip', {
      ...source,
      title: 'addresses.title',
      subtitle: 'addresses.sub',
      icon: 'server',
    }),
    keyShare(`${board}.protocol`, 'proto', {
      ...source,
      title: 'proto.title',
      subtitle: 'proto.sub',
      as: 'donut',
      icon: 'lock',
    }),
    keyTable(`${board}.sites`, 'vhost', {
      ...hidden,
      title: 'sites.title',
      subtitle: 'requestsBySite.sub',
      icon: 'globe',
    }),
    hitsChart(`${board}.hitRatioOverTime`, hidden),
    keyShare(`${board}.cacheResults`, 'cached', {
      ...hidden,
      title: 'cacheResults.title',
      subtitle: 'cacheResults.sub',
      as: 'donut',
    }),
    keyShare(`${board}.statusShare`, 'response', {
      ...hidden,
      title: 'codesShare.title',
      subtitle: 'codes.sub',
      as: 'donut',
    }),
    keyShare(`${board}.methods`, 'method', {
      ...hidden,
      title: 'method.title',
      subtitle: 'method.sub',
      as: 'donut',
      icon: 'send',
    }),
  ]
}

const valuesOf = (tier: Tier) => (key: ViewFilterKey) => {
  const own = filterKeys.find((one) => one === key)
  return own ? partsBy('analytic', tier, own) : null
}

/** Analytics, by tier (§2). */
export const analyticsBoards: Readonly<Record<'delivery' | 'midtier', BoardRow>> = {
  delivery: {
    code: 'analytics.delivery',
    columns: 2,
    rows: [
      ...analytics('analytics.delivery', 'L1', [originFailures('analytics.delivery.failures')]),
      purgesChart('analytics.delivery.purges'),
    ],
    valuesOf: valuesOf('L1'),
  },
  midtier: {
    code: 'analytics.midtier',
    columns: 2,
    rows: analytics('analytics.midtier', 'L2'),
    valuesOf: valuesOf('L2'),
  },
}
