import type { HistogramEntry } from '../../entities/Statistics.ts'
import type { Interval } from './buckets.ts'
import type { EdgeDay, Traffic } from './columns.ts'
import { dnsTraffic } from './dnsTraffic.ts'
import * as engine from './engine.ts'
import { gather } from './gather.ts'
import type { Question } from './scan.ts'

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
  table(question: Question, keyField: engine.KeyField, resultSize: number): Promise<engine.Ranking>
  /** A source for several questions about these sites in this range; it may load their requests first. */
  within(sites: readonly string[], from: number, to: number): Promise<StatisticsSource>
  /** The DNS queries that the requests caused, as statistics of their own. */
  queries(): StatisticsSource
  /** How long a question may take before its answer becomes a task, in milliseconds; memory answers at once. */
  readonly patienceMs?: number
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

function added(a: HistogramEntry, b: HistogramEntry): HistogramEntry {
  const sum = (name: keyof HistogramEntry) => Number(a[name] ?? 0) + Number(b[name] ?? 0)
  return {
    timestamp: a.timestamp,
    requests: sum('requests'),
    bytes: sum('bytes'),
    hits: sum('hits'),
    misses: sum('misses'),
    hit_bytes: sum('hit_bytes'),
    miss_bytes: sum('miss_bytes'),
    // The mean of both would need how many requests each was measured of.
    response_time:
      a.response_time === null || a.requests === 0 ? b.response_time : b.requests === 0 ? a.response_time : null,
    status_2xx: sum('status_2xx'),
    status_3xx: sum('status_3xx'),
    status_4xx: sum('status_4xx'),
    status_5xx: sum('status_5xx'),
  }
}

/**
 * The statistics of a log's company from the log, and those of all others from `others`. Of sites of both, which only bills
 * ask for, histograms are added up; for the rest a site that is not in the log has no requests.
 */
export function logFirst(
  log: StatisticsSource,
  isLogged: (site: string) => boolean,
  others: StatisticsSource,
): StatisticsSource {
  const sourceFor = (sites: readonly string[]) => (sites.some(isLogged) ? log : others)
  return {
    async histogram(question, interval, zone) {
      const own = question.sites.filter(isLogged)
      const rest = question.sites.filter((site) => !isLogged(site))
      if (own.length === 0 || rest.length === 0) return sourceFor(question.sites).histogram(question, interval, zone)
      const left = await log.histogram({ ...question, sites: own }, interval, zone)
      const right = await others.histogram({ ...question, sites: rest }, interval, zone)
      return left.map((entry, i) => added(entry, right[i] ?? entry))
    },
    splitHistogram: (question, ...rest) => sourceFor(question.sites).splitHistogram(question, ...rest),
    table: (question, ...rest) => sourceFor(question.sites).table(question, ...rest),
    async within(sites, from, to) {
      const rest = sites.filter((site) => !isLogged(site))
      if (rest.length === sites.length) return others.within(sites, from, to)
      return rest.length === 0 ? log : logFirst(log, isLogged, await others.within(rest, from, to))
    },
    queries: () => logFirst(log.queries(), isLogged, others.queries()),
    ...(log.patienceMs === undefined ? {} : { patienceMs: log.patienceMs }),
    dailyTotals: (site) => sourceFor([site]).dailyTotals(site),
  }
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
