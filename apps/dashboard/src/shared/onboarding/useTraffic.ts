import { type ApiContext, callApi, type Fact, known, rowsOf, type SiteCounts, statistics, toWire } from '@parapet/api'

/** The most sites that one question about traffic names (§9). */
export const SITES_A_QUESTION = 10

const HOUR = 3600

/** What is asked: of which sites (none is all), over how long, and how many rows at most. */
export interface TrafficQuestion {
  readonly company: number
  readonly allSites: readonly string[]
  readonly sites: readonly string[]
  readonly span: { readonly from: number; readonly to: number }
  readonly resultSize: number
}

/** Counts of sites in a time; a site that a whole answer does not name had no requests. */
export interface SiteTrafficCounts {
  readonly counts: ReadonlyMap<string, SiteCounts>
  /** Whether sites that it does not name had no requests: false if the ranking was cut. */
  readonly isWhole: boolean
}

const nothing: SiteCounts = { requests: 0, hits: 0 }

/** Returns the params of the ranking of sites by requests. */
export function trafficParams({ company, allSites, sites, span, resultSize }: TrafficQuestion) {
  return {
    filters: toWire(
      {
        ...{ company, tier: 'L1' as const, span, step: HOUR, zone: 'UTC', sites, include: {}, exclude: {} },
        resultSize,
      },
      { allSites },
    ),
  }
}

/** Reads a ranking of sites. */
export function readCounts(table: Parameters<typeof rowsOf>[0], resultSize: number): SiteTrafficCounts {
  const { rows } = rowsOf(table)
  return {
    counts: new Map(rows.map(({ key, requests, hits }) => [key, { requests, hits: hits ?? null }])),
    isWhole: rows.length < resultSize,
  }
}

/** Returns the counts of a site; undefined if a cut ranking does not name it. */
export function countsIn({ counts, isWhole }: SiteTrafficCounts, host: string): Fact<SiteCounts> | undefined {
  const found = counts.get(host) ?? (isWhole ? nothing : undefined)
  return found && known(found)
}

/** Asks for the counts of up to ten sites, all of which the answer names if they had requests. */
export async function askCounts(question: TrafficQuestion, api: ApiContext, signal: AbortSignal) {
  const size = Math.max(SITES_A_QUESTION, question.sites.length)
  const table = await callApi(statistics.historicTable, trafficParams({ ...question, resultSize: size }), api, {
    signal,
    isQuiet: true,
  })
  const { counts } = readCounts(table, size)
  return new Map(question.sites.map((site) => [site, counts.get(site) ?? nothing]))
}
