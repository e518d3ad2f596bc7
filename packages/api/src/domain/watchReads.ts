import type { OriginEntry, OriginHistogram } from '../entities/Origins.ts'
import { type Histogram, type HistogramEntry, rowsOf, stepsOf, type Table } from '../entities/Statistics.ts'
import type { VclConfig } from '../entities/VclConfig.ts'
import { type Scorecard, scorecardOf, type WatchedSteps, type WatchWindow, watchWindow } from './deployWatch.ts'
import { toWire, type WireFilter, wireScope } from './filters.ts'

const MINUTE_S = 60

/** The most sites of a scorecard; above, those with the most requests and the most 5xx after the deployment. */
export const MOST_WATCHED = 50
const MOST_OF_EACH = MOST_WATCHED / 2

/** The params of the deployments among which the neighbours of a version are looked for. */
export const deployedVersions = { deployed: true, limit: 50, offset: 0 } as const

/** What a scorecard is read of. */
export interface WatchScope {
  readonly company: number
  readonly allSites: readonly string[]
  readonly window: WatchWindow
}

const secondsOf = (text: string | null | undefined): number | null => {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : ms / 1000
}

/** When a version went live, in epoch seconds; null if it never did. */
export const liveSince = ({ production_dt }: VclConfig): number | null => secondsOf(production_dt)

/** The deployments next to a version. */
export interface Neighbours {
  readonly previous: VclConfig | null
  readonly next: VclConfig | null
  /** Whether the version is among those loaded: else others may have gone live in between. */
  readonly isKnown: boolean
}

/** Finds the deployments before and after a version among those loaded. */
export function neighboursOf(row: VclConfig, loaded: readonly VclConfig[]): Neighbours {
  const at = liveSince(row)
  const timed = loaded
    .flatMap((one) => {
      const since = liveSince(one)
      return since === null || one.id === row.id ? [] : [{ one, since }]
    })
    .sort((a, b) => a.since - b.since)
  return {
    previous: (at !== null && timed.findLast(({ since }) => since < at)?.one) || null,
    next: (at !== null && timed.find(({ since }) => since > at)?.one) || null,
    isKnown: loaded.some(({ id }) => id === row.id),
  }
}

/** The minutes to compare around a version by now; null if it never went live. */
export function windowOf(row: VclConfig, { previous, next }: Neighbours, now: number): WatchWindow | null {
  const at = liveSince(row)
  if (at === null) return null
  return watchWindow({ at, previousAt: previous && liveSince(previous), nextAt: next && liveSince(next), now })
}

function filterOf(
  { company, allSites, window }: WatchScope,
  sites: readonly string[],
  over: { resultSize?: number; from?: number; status?: '5xx' } = {},
): WireFilter {
  const span = { from: over.from ?? window.before.from, to: Math.max(window.knownTo, window.before.to) }
  const { resultSize, status } = over
  return toWire(
    {
      ...{ company, tier: 'L1', span, step: MINUTE_S, zone: 'UTC', sites, exclude: {} },
      include: status ? { response: [status] } : {},
      ...(resultSize === undefined ? {} : { resultSize }),
    },
    { allSites },
  )
}

const ranked = { key_field: 'vhost' } as const

/** The params of all statistics calls of a scorecard. */
export function watchParams(scope: WatchScope) {
  const { company, allSites, window } = scope
  const span = { from: window.before.from, to: Math.max(window.knownTo, window.before.to) }
  const originFilter = (sites: readonly string[]) =>
    wireScope({ company, span, step: MINUTE_S, zone: 'UTC', sites }, { allSites })
  const isMany = allSites.length > MOST_WATCHED
  return {
    total: { filters: filterOf(scope, []) },
    /** Which sites are compared, where there are more than fit; null otherwise. */
    busiest: isMany ? { ...ranked, filters: filterOf(scope, [], { resultSize: MOST_OF_EACH }) } : null,
    worst: isMany
      ? {
          ...ranked,
          filters: filterOf(scope, [], { resultSize: MOST_OF_EACH, from: window.before.to, status: '5xx' }),
        }
      : null,
    bySite: (sites: readonly string[]) => ({ filters: filterOf(scope, sites), detailed: true }),
    originTotal: { filters: originFilter([]) },
    originBySite: (sites: readonly string[]) => ({ filters: originFilter(sites), detailed: true }),
  }
}

/** The sites of a scorecard: all, or the busiest and the worst. */
export function watchedSites(
  allSites: readonly string[],
  busiest: Table | undefined,
  worst: Table | undefined,
): readonly string[] {
  if (allSites.length <= MOST_WATCHED) return allSites
  const names = [worst, busiest].flatMap((table) => (table ? rowsOf(table).rows.map(({ key }) => key) : []))
  return [...new Set(names)]
}

/** The answers of a scorecard's calls; those of origins are null where they were not asked or not given. */
export interface WatchAnswers {
  readonly total: Histogram
  readonly bySite: Histogram
  readonly originTotal: OriginHistogram | null
  readonly originBySite: OriginHistogram | null
}

function split<E>(answer: E[] | Record<string, E[]>, sites: readonly string[]): Record<string, E[]> {
  if (!Array.isArray(answer)) return answer
  // A provider that does not split by site can only mean the one site there is.
  const [only] = sites
  return sites.length === 1 && only !== undefined ? { [only]: answer } : {}
}

const originSteps = (answer: OriginHistogram | null): OriginEntry[] | null =>
  answer && (Array.isArray(answer) ? answer : [])

/** Makes the scorecard of a window from the answers of its calls. */
export function readScorecard(window: WatchWindow, sites: readonly string[], answers: WatchAnswers): Scorecard {
  const steps: Record<string, HistogramEntry[]> = split(answers.bySite, sites)
  const origins = answers.originBySite && split<OriginEntry>(answers.originBySite, sites)
  const each = sites.flatMap((site): [string, WatchedSteps][] =>
    steps[site] ? [[site, { steps: steps[site], origins: origins && (origins[site] ?? []) }]] : [],
  )
  const total = { steps: stepsOf(answers.total), origins: originSteps(answers.originTotal) }
  return scorecardOf(window, total, new Map(each))
}
