import { bots, ddos, origins, type ReadCall, type Span, usage, type WireFilter, waf } from '@parapet/api'
import { type BoardQuery, queryFilter } from './boardQuery.ts'
import { type RowRequest, rowRequest } from './row.ts'
import type { FamilySource, HistogramReading, TableReading } from './traffic.ts'

type FamilyFilter = Pick<WireFilter, 'timestamp' | 'vhost' | 'company' | 'result_size' | 'exclude'>

/** The filter of a statistics family other than delivery: range and sites. */
export function familyFilter(
  ask: BoardQuery,
  over: { span?: Span; step?: number; resultSize?: number } = {},
): FamilyFilter {
  const { timestamp, vhost, company, result_size, exclude } = queryFilter(ask, 'L1', over)
  return {
    timestamp,
    vhost,
    company,
    ...(result_size === undefined ? {} : { result_size }),
    ...(exclude?.vhost ? { exclude: { vhost: exclude.vhost } } : {}),
  }
}

const DAY = 86_400
const MOST_ROWS = 50

interface FamilyCalls {
  readonly histogram: ReadCall
  readonly table?: ReadCall
  /** Further params of both. */
  readonly params?: object
}

// The families answer in the shape of delivery; only their filters differ, which `familyFilter` makes.
const asked = <R>(call: ReadCall, params: RowRequest['params']): R => rowRequest(call, params) as unknown as R

function source({ histogram, table, params = {} }: FamilyCalls): FamilySource {
  const over = (span?: Span) => (span ? { span } : {})
  const filters = (ask: BoardQuery, span?: Span) => ({ filters: familyFilter(ask, over(span)), ...params })
  return {
    overTime: asked<HistogramReading>(histogram, filters),
    bySite: asked<HistogramReading>(histogram, (ask, span) => ({ ...filters(ask, span), detailed: true })),
    daily: asked<HistogramReading>(histogram, (ask, span) => ({
      filters: familyFilter(ask, { ...over(span), step: DAY }),
      ...params,
    })),
    split: (key) => asked<HistogramReading>(histogram, (ask, span) => ({ ...filters(ask, span), key_field: key })),
    ranking: (key, most = MOST_ROWS) =>
      asked<TableReading>(table ?? histogram, (ask, span) => ({
        filters: familyFilter(ask, { ...over(span), resultSize: Math.min(Math.max(ask.resultSize, 10), most) }),
        ...params,
        key_field: key,
        total_count: true,
      })),
  }
}

/** Denied requests, for years by site and for days by every key. */
export const wafHistory = source({ histogram: waf.historicHistogram })
export const wafTraffic = source({ histogram: waf.analyticHistogram, table: waf.analyticTable })

/** Requests of bots. */
export const botHistory = source({ histogram: bots.historicHistogram })
export const botTraffic = source({ histogram: bots.analyticHistogram, table: bots.analyticTable })

/** Requests that rate limits and deny lists refused (§9: three reasons). */
export const ddosTraffic = source({ histogram: ddos.analyticHistogram, table: ddos.analyticTable })

/** Requests that the origins answered, or should have. */
export const originTraffic = source({ histogram: origins.analyticHistogram, table: origins.analyticTable })

const dnsOf = (mode: 'historic' | 'analytic') =>
  source({ histogram: usage.dnsHistogram, table: usage.dnsTable, params: { mode } })

/** DNS queries. */
export const dnsHistory = dnsOf('historic')
export const dnsTraffic = dnsOf('analytic')
/** DNS queries by delegated domain. */
export const domainHistory = source({ histogram: usage.domains })

/** Look-ups of visitors' addresses. */
export const lookupHistory = source({ histogram: usage.lookups })
/** Optimised images. */
export const imageHistory = source({ histogram: usage.images })
