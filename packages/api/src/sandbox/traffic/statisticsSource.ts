import type { HistogramEntry, TableEntry } from '../../entities/Statistics.ts'
import type { Interval } from './buckets.ts'
import type { EdgeDay, Traffic } from './columns.ts'
import { dnsTraffic } from './dnsTraffic.ts'
import * as engine from './engine.ts'
import { gather } from './gather.ts'
import type { Question } from './scan.ts'

/** The leading keys of a table, and how many keys had any request. */
export interface Ranking {
  total_count: number
  results: TableEntry[]
}

/** What the statistics replies ask: counters of the requests of sites in a range. */
export interface StatisticsSource {
  /** Counters by bucket, also empty ones; `interval` in seconds or 'month', on the calendar of `zone`. */
  histogram(question: Question, interval: Interval, zone: string): Promise<HistogramEntry[]>
  /** One histogram for each key; other keys are added up under `rest`, or dropped without it. */
  splitHistogram(
    question: Question,
    interval: Interval,
    zone: string,
    keyField: engine.KeyField,
    keys: readonly string[],
    rest?: string,
  ): Promise<Record<string, HistogramEntry[]>>
  /** The keys with the most requests, descending, then by bytes, then by name. */
  table(question: Question, keyField: engine.KeyField, resultSize: number): Promise<Ranking>
  /** A source for several questions about these sites in this range; it may load their requests first. */
  within(sites: readonly string[], from: number, to: number): Promise<StatisticsSource>
  /** The DNS queries that the requests caused, as statistics of their own. */
  queries(): StatisticsSource
  /** Daily totals (tier L1) of a site if known without a question. */
  dailyTotals(site: string): ((day: number) => EdgeDay) | undefined
}

const sources = new WeakMap<Traffic, StatisticsSource>()

/** The statistics of requests in memory: the same object for the same traffic, as what is counted is kept by it. */
export function memoryStatistics(traffic: Traffic): StatisticsSource {
  const known = sources.get(traffic)
  if (known) return known
  let dns: StatisticsSource | undefined
  const source: StatisticsSource = {
    async histogram(...question) {
      return engine.histogram(traffic, ...question)
    },
    async splitHistogram(...question) {
      return engine.splitHistogram(traffic, ...question)
    },
    async table(...question) {
      return engine.table(traffic, ...question)
    },
    within: async (sites, from, to) => memoryStatistics(await gather(traffic, sites, from, to)),
    queries() {
      dns ??= memoryStatistics(dnsTraffic(traffic))
      return dns
    },
    dailyTotals: (site) => traffic.dailyTotals?.(site),
  }
  sources.set(traffic, source)
  return source
}

/** The series for sites beyond the limit of `detailedHistogram`. */
export const otherSites = '(other)'

/** One histogram a site; sites beyond `limit`, those with the fewest requests, are added up, so that the sum stays the total. */
export async function detailedHistogram(
  source: StatisticsSource,
  question: Question,
  interval: Interval,
  zone: string,
  limit = 50,
): Promise<Record<string, HistogramEntry[]>> {
  const { bySite } = engine
  const { sites } = question
  if (sites.length <= limit) return source.splitHistogram(question, interval, zone, bySite, sites)
  const { results } = await source.table(question, bySite, limit)
  const busiest = results.map(({ key }) => key)
  return source.splitHistogram(question, interval, zone, bySite, busiest, otherSites)
}
