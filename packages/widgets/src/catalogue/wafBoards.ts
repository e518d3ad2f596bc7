import type { BoardRow } from '../rows/row.ts'
import { familyMap, familyShare, familyTable, siteTotals } from './familyRows.ts'
import { barFilters, wafHistory, wafTraffic } from './familySources.ts'
import { months } from './monthsRow.ts'
import { sampleOfKind } from './samples.ts'
import { siteChart } from './trafficRows.ts'

const rate = {
  tier: 'L1',
  sample: sampleOfKind.timeSeries,
  icon: 'shield',
  title: 'waf.rate',
  subtitle: 'waf.bySite',
  about: 'waf.about',
} as const
const past = { source: wafHistory, subtitle: 'waf.sub' } as const
const raw = { source: wafTraffic, subtitle: 'waf.sub' } as const

/** Requests denied by the firewall, of months and years (§2). */
export const wafStats: BoardRow = {
  code: 'stats.waf',
  columns: 2,
  filterKeys: [],
  rows: [
    siteChart('stats.waf.rate', 'eventRate', { ...rate, source: wafHistory, size: 2 }),
    siteTotals('stats.waf.bySite', past),
    months('stats.waf.months', { source: wafHistory, by: 'requests', title: 'waf.months', limitsOf: 'waf' }),
  ],
}

/** Requests denied by the firewall in recent hours, by every key (§2). */
export const wafAnalytics: BoardRow = {
  code: 'analytics.waf',
  columns: 2,
  ...barFilters(wafTraffic),
  rows: [
    siteChart('analytics.waf.rate', 'eventRate', { ...rate, source: wafTraffic }),
    familyShare('analytics.waf.categories', 'payloaddetails', {
      ...raw,
      title: 'waf.categories',
      as: 'bars',
      height: 5,
      icon: 'barChart',
    }),
    familyTable('analytics.waf.rules', 'ruleid', {
      ...raw,
      title: 'waf.rules',
      keyColumn: 'column.rule',
      icon: 'list',
    }),
    familyTable('analytics.waf.messages', 'message', {
      ...raw,
      title: 'waf.messages',
      keyColumn: 'column.message',
      icon: 'info',
    }),
    familyMap('analytics.waf.countryMap', 'geoip', raw),
    familyTable('analytics.waf.countries', 'geoip', {
      ...raw,
      title: 'countries.title',
      icon: 'flag',
      keyKind: 'country',
    }),
    familyTable('analytics.waf.addresses', 'clientip', {
      ...raw,
      title: 'addresses.title',
      icon: 'server',
      keyKind: 'address',
    }),
    familyTable('analytics.waf.paths', 'targetpath', { ...raw, title: 'urls.title', icon: 'file', keyKind: 'path' }),
    familyTable('analytics.waf.targets', 'targeturi', { ...raw, title: 'waf.targets', icon: 'link', keyKind: 'path' }),
    familyTable('analytics.waf.agents', 'useragent', {
      ...raw,
      title: 'agents.title',
      icon: 'devices',
      keyKind: 'agent',
    }),
    familyShare('analytics.waf.methods', 'requestmethod', { ...raw, title: 'method.title', as: 'donut', icon: 'send' }),
    familyTable('analytics.waf.cities', 'geoip.city_name', {
      ...raw,
      title: 'waf.cities',
      keyColumn: 'column.city',
      icon: 'mapPin',
      isHiddenAtFirst: true,
    }),
  ],
}
