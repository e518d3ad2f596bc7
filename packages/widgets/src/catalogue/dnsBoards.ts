import type { BoardRow, WidgetRow } from '../rows/row.ts'
import { familyMap, familyShare, familyTable, siteTotals } from './familyRows.ts'
import { barFilters, dnsHistory, dnsTraffic, domainHistory } from './familySources.ts'
import { months } from './monthsRow.ts'
import { sampleOfKind } from './samples.ts'
import { siteChart } from './trafficRows.ts'

const rate = {
  tier: 'L1',
  sample: sampleOfKind.timeSeries,
  icon: 'dns',
  title: 'dns.rate',
  subtitle: 'dns.rate.sub',
  about: 'dns.about',
} as const
const raw = { source: dnsTraffic, subtitle: 'dns.sub', count: 'dns.count' } as const

/** An access log says nothing of the queries of its names: they are unknown there, not none. */
const ofQueries = (row: WidgetRow): WidgetRow => ('component' in row ? row : { ...row, logField: 'queries' })

/** DNS queries of months and years (§2). */
export const dnsStats: BoardRow = {
  code: 'stats.dns',
  columns: 2,
  filterKeys: [],
  rows: [
    siteChart('stats.dns.rate', 'queryRate', { ...rate, source: dnsHistory, size: 2 }),
    siteTotals('stats.dns.domains', { source: domainHistory, subtitle: 'dns.sub', title: 'dns.domains' }),
    familyShare('stats.dns.types', 'client.record.type', {
      source: dnsHistory,
      subtitle: 'dns.sub',
      title: 'dns.types',
      as: 'donut',
      icon: 'donut',
    }),
    months('stats.dns.months', { source: dnsHistory, by: 'requests', title: 'dns.months', count: 'dns.count' }),
  ].map(ofQueries),
}

/** DNS queries of recent hours, by every key (§2). */
export const dnsAnalytics: BoardRow = {
  code: 'analytics.dns',
  columns: 2,
  ...barFilters(dnsTraffic),
  rows: [
    siteChart('analytics.dns.rate', 'queryRate', { ...rate, source: dnsTraffic }),
    familyShare('analytics.dns.types', 'client.record.type', {
      ...raw,
      title: 'dns.types',
      as: 'donut',
      icon: 'donut',
    }),
    familyTable('analytics.dns.names', 'client.record.name', { ...raw, title: 'dns.names', icon: 'tag' }),
    familyTable('analytics.dns.organizations', 'client.organization', {
      ...raw,
      title: 'networks.title',
      keyColumn: 'column.network',
      icon: 'building',
    }),
    familyMap('analytics.dns.countryMap', 'client.geo.country', { ...raw, title: 'dns.countryMap' }),
    familyTable('analytics.dns.countries', 'client.geo.country', {
      ...raw,
      title: 'countries.title',
      icon: 'flag',
      keyKind: 'country',
    }),
    familyTable('analytics.dns.addresses', 'client.ip', {
      ...raw,
      title: 'addresses.title',
      icon: 'server',
      keyKind: 'address',
    }),
    familyTable('analytics.dns.asns', 'client.asn', {
      ...raw,
      title: 'asns.title',
      keyColumn: 'column.asn',
      icon: 'layers',
    }),
    familyTable('analytics.dns.regions', 'client.geo.region', {
      ...raw,
      title: 'regions.title',
      keyColumn: 'column.region',
      icon: 'mapPin',
      isHiddenAtFirst: true,
    }),
  ].map(ofQueries),
}
