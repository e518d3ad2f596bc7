import {
  bots,
  ddos,
  type Family,
  familyFilters,
  fieldOf,
  filterKeys,
  origins,
  pickLists,
  type ReadCall,
  type Span,
  timingOf,
  toFamilyFilter,
  toSpanFilter,
  usage,
  type ViewFilterKey,
  type WireFilter,
  waf,
} from '@parapet/api'
import type { BoardQuery } from '../rows/boardQuery.ts'
import type { RankPlan } from '../rows/rank.ts'
import { type BoardRow, type RowRequest, rowRequest } from '../rows/row.ts'
import { partsSize, rankingFile, rankingSize } from './rankingSize.ts'
import type { FamilySource, HistogramReading, TableReading } from './traffic.ts'

function familyFilter(
  family: Family | null,
  keys: readonly ViewFilterKey[],
  query: BoardQuery,
  over: { span?: Span; step?: number; resultSize?: number } = {},
): Pick<WireFilter, 'timestamp' | 'vhost' | 'company' | 'result_size' | 'exclude'> {
  const { company, zone, allSites, view } = query
  const { span = query.span, step = query.step, resultSize } = over
  const { vhost = [] } = view.exclude
  const question = { company, span, step, zone, sites: view.sites }
  const context = { allSites, filterCompany: view.company ?? null }
  if (family !== null) {
    const size = resultSize === undefined ? {} : { resultSize }
    const include = pickLists(view.include, keys)
    const exclude = pickLists(view.exclude, ['vhost', ...keys] as const)
    return toFamilyFilter(family, { ...question, ...size, include, exclude }, context)
  }
  return {
    ...toSpanFilter(question, context),
    ...(vhost.length > 0 ? { exclude: { vhost } } : {}),
    ...(resultSize === undefined ? {} : { result_size: resultSize }),
  }
}

const DAY = 86_400

const tableKeys: Readonly<Partial<Record<ViewFilterKey, string>>> = {
  'client.record.name': 'record.name',
  'client.record.type': 'record.type',
  geoip: 'geoip.country_code2',
  message: 'transaction.messages.message',
  ruleid: 'transaction.messages.details.ruleId',
}

interface FamilyCalls {
  readonly histogram: ReadCall
  readonly table?: ReadCall
  readonly params?: object
  readonly ranks?: Pick<RankPlan, 'orders' | 'cache' | 'status'>
}

const asked = <R>(call: ReadCall, params: RowRequest['params'], file?: RowRequest['file']): R =>
  ({ ...rowRequest(call, params), ...(file ? { file } : {}) }) as unknown as R

function source(
  family: Family | null,
  { histogram, table, params = {}, ranks }: FamilyCalls,
  keys: readonly ViewFilterKey[] = [],
): FamilySource {
  const over = (span?: Span) => (span ? { span } : {})
  const filters = (query: BoardQuery, span?: Span) => ({
    filters: familyFilter(family, keys, query, over(span)),
    ...params,
  })
  const rowsOfKey = (key: string) => (query: BoardQuery, resultSize: number, span?: Span) => ({
    filters: familyFilter(family, keys, query, { ...over(span), resultSize }),
    ...params,
    key_field: tableKeys[key as ViewFilterKey] ?? key,
    total_count: true,
  })
  const overTime = asked<HistogramReading>(histogram, filters)
  return {
    overTime,
    bySite: asked<HistogramReading>(histogram, (query, span) => ({ ...filters(query, span), detailed: true })),
    daily: asked<HistogramReading>(histogram, (query, span) => ({
      filters: familyFilter(family, keys, query, { ...over(span), step: DAY }),
      ...params,
    })),
    split: (key) =>
      asked<HistogramReading>(histogram, (query, span) => ({
        ...filters(query, span),
        key_field: tableKeys[key as ViewFilterKey] ?? key,
      })),
    ranking: (key, most) => {
      const paramsOf = rowsOfKey(key)
      return asked<TableReading>(
        table ?? histogram,
        (query, span) => paramsOf(query, rankingSize(query, most), span),
        rankingFile(paramsOf),
      )
    },
    parts: (key) =>
      asked<TableReading>(table ?? histogram, (query, span) => rowsOfKey(key)(query, partsSize(query), span)),
    filters: keys,
    ...(ranks && table
      ? { rank: { ...ranks, call: table, totals: overTime, params: (query, key, size) => rowsOfKey(key)(query, size) } }
      : {}),
  }
}

/** Denied requests: histograms by site for years, rankings by every key for days. */
export const wafHistory = source('waf', { histogram: waf.historicHistogram })
export const wafTraffic = source(
  'waf',
  { histogram: waf.analyticHistogram, table: waf.analyticTable },
  familyFilters.waf,
)

export const botHistory = source('bots', { histogram: bots.historicHistogram })
export const botTraffic = source(
  'bots',
  {
    histogram: bots.analyticHistogram,
    table: bots.analyticTable,
    ranks: { orders: ['requests', 'misses', 'errors', 'errorShare', 'refused'], cache: 'cache', status: 'status' },
  },
  familyFilters.bots,
)

/** Requests refused by rate limits and deny lists (§9: three reasons). */
export const ddosTraffic = source(
  'ddos',
  { histogram: ddos.analyticHistogram, table: ddos.analyticTable },
  familyFilters.ddos,
)

/** Requests to the origins, failed ones included. */
export const originTraffic = source(
  'origins',
  {
    histogram: origins.analyticHistogram,
    table: origins.analyticTable,
    ranks: {
      orders: ['requests', 'bytes', 'errors', 'errorShare', 'refused', 'time'],
      status: 'tcdn.varnish.response',
    },
  },
  familyFilters.origins,
)

const dnsOf = (mode: 'historic' | 'analytic', keys?: readonly ViewFilterKey[]) =>
  source('dns', { histogram: usage.dnsHistogram, table: usage.dnsTable, params: { mode } }, keys)

export const dnsHistory = dnsOf('historic')
export const dnsTraffic = dnsOf('analytic', familyFilters.dns)
/** DNS queries by delegated domain. */
export const domainHistory = source(null, { histogram: usage.domains })

/** Geolocation lookups of visitor addresses. */
export const lookupHistory = source(null, { histogram: usage.lookups })
export const imageHistory = source(null, { histogram: usage.images })

/**
 * Returns the filter fields of a board without duplicates, and the calls that count their values. A family's own name
 * for a field (§3: `geoip` of WAF) replaces the general one (`countrycode`).
 */
export function barFilters({ filters, parts }: FamilySource): Pick<BoardRow, 'filterKeys' | 'valuesOf'> {
  const byField = new Map<unknown, ViewFilterKey>()
  for (const key of filters) {
    const field = fieldOf(key) ?? timingOf(key)
    const known = byField.get(field)
    if (field !== undefined && (known === undefined || isGeneral(known))) byField.set(field, key)
  }
  return {
    filterKeys: [...byField.values()],
    valuesOf: (key) => (timingOf(key) ? null : parts(key)),
  }
}

const isGeneral = (key: ViewFilterKey): boolean => filterKeys.some((general) => general === key)
