import { type StorageEntry, usage } from '@parapet/api'
import { queryFilter } from '../rows/boardQuery.ts'
import { type BoardRow, type RowRequest, rowRequest } from '../rows/row.ts'
import { siteTotals, valueChart } from './familyRows.ts'
import { imageHistory, lookupHistory } from './familySources.ts'
import { months } from './monthsRow.ts'
import { sampleOfKind } from './samples.ts'
import { siteChart } from './trafficRows.ts'

const place = { tier: 'L1', supportedFilters: [], sample: sampleOfKind.timeSeries } as const

/** Geolocation lookups of visitor addresses (§2). */
export const lookupStats: BoardRow = {
  code: 'stats.ipinfo',
  columns: 2,
  filterKeys: [],
  rows: [
    siteChart('stats.ipinfo.rate', 'lookupRate', {
      ...place,
      source: lookupHistory,
      size: 2,
      icon: 'info',
      title: 'lookups.rate',
      subtitle: 'lookups.rate.sub',
      about: 'lookups.about',
    }),
    siteTotals('stats.ipinfo.bySite', { source: lookupHistory, subtitle: 'lookups.sub', title: 'lookups.bySite' }),
    months('stats.ipinfo.months', {
      source: lookupHistory,
      by: 'requests',
      title: 'lookups.months',
      count: 'lookups.count',
    }),
  ],
}

/** Optimised images. */
export const imageStats: BoardRow = {
  code: 'stats.i3',
  columns: 2,
  filterKeys: [],
  rows: [
    siteChart('stats.i3.rate', 'imageRate', {
      ...place,
      source: imageHistory,
      icon: 'image',
      title: 'images.rate',
      subtitle: 'rate.sub',
      about: 'images.about',
    }),
    siteChart('stats.i3.bandwidth', 'bandwidth', {
      ...place,
      source: imageHistory,
      icon: 'areaChart',
      title: 'bandwidth.title',
      subtitle: 'bandwidth.sub',
      about: 'bandwidth.about',
    }),
    siteTotals('stats.i3.bySite', { source: imageHistory, subtitle: 'images.sub', title: 'images.bySite' }),
    months('stats.i3.months', { source: imageHistory, by: 'bytes', title: 'images.months' }),
  ],
}

const stored = rowRequest(usage.storage, (query, span) => {
  const { timestamp, company } = queryFilter(query, 'L1', span ? { span } : {})
  return { filters: { timestamp, company, vhost: [] } }
}) as unknown as RowRequest

export const storageStats: BoardRow = {
  code: 'stats.storage',
  columns: 2,
  filterKeys: [],
  rows: [
    valueChart<StorageEntry>('stats.storage.bytes', {
      title: 'storage.bytes',
      about: 'storage.about',
      icon: 'storage',
      subtitle: 'storage.bytes.sub',
      reads: stored,
      isOfAllSites: true,
      entriesOf: (answer) => answer as StorageEntry[],
      lines: ({ t }) => [{ key: 'bytes', label: t('storage.bytes'), color: 'c1', of: ({ bytes }) => bytes }],
      how: 'last',
      shape: 'area',
      unit: 'bytes',
    }),
    valueChart<StorageEntry>('stats.storage.objects', {
      title: 'storage.objects',
      about: 'storage.about',
      icon: 'file',
      subtitle: 'storage.objects.sub',
      reads: stored,
      isOfAllSites: true,
      entriesOf: (answer) => answer as StorageEntry[],
      lines: ({ t }) => [{ key: 'objects', label: t('storage.objects'), color: 'c3', of: ({ objects }) => objects }],
      how: 'last',
      shape: 'area',
      unit: 'count',
    }),
  ],
}
