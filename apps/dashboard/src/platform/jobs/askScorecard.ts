import {
  type ApiContext,
  callApi,
  failureOf,
  neighboursOf,
  origins,
  readScorecard,
  type Scorecard,
  statistics,
  type VclConfig,
  watchedSites,
  watchParams,
  windowOf,
} from '@parapet/api'

interface ScorecardQuestion {
  readonly row: VclConfig
  /** The deployments among which those next to it are looked for. */
  readonly versions: readonly VclConfig[]
  readonly sites: readonly string[]
  /** Whether the user may read how origins answered at that time. */
  readonly hasOrigins: boolean
  /** Epoch seconds. */
  readonly now: number
}

/** Waits for an answer without which the other figures stand alone: null where it fails. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (problem) {
    if (failureOf(problem).kind === 'cancelled') throw problem
    return null
  }
}

/** Reads the scorecard of a version as its panel does; null if it never went live. */
export async function askScorecard(
  { row, versions, sites, hasOrigins, now }: ScorecardQuestion,
  company: number,
  api: ApiContext,
): Promise<Scorecard | null> {
  const window = windowOf(row, neighboursOf(row, versions), now)
  if (!window) return null
  const params = watchParams({ company, allSites: sites, window })
  const [total, busiest, worst, originTotal] = await Promise.all([
    callApi(statistics.historicHistogram, { company, ...params.total }, api),
    params.busiest ? callApi(statistics.historicTable, { company, ...params.busiest }, api) : undefined,
    params.worst ? callApi(statistics.historicTable, { company, ...params.worst }, api) : undefined,
    hasOrigins ? orNull(callApi(origins.analyticHistogram, { company, ...params.originTotal }, api)) : null,
  ])
  const chosen = watchedSites(sites, busiest, worst)
  const [bySite, originBySite] = await Promise.all([
    callApi(statistics.historicHistogram, { company, ...params.bySite(chosen) }, api),
    originTotal ? orNull(callApi(origins.analyticHistogram, { company, ...params.originBySite(chosen) }, api)) : null,
  ])
  const hasBoth = originTotal !== null && originBySite !== null
  return readScorecard(window, chosen, {
    total,
    bySite,
    originTotal: hasBoth ? originTotal : null,
    originBySite: hasBoth ? originBySite : null,
  })
}
