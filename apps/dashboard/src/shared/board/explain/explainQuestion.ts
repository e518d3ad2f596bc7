import {
  type Capability,
  type ExplainDimension,
  type ExplainMetric,
  explainDimensions,
  type FilterPair,
  isEverySite,
  narrowToMetric,
  previousSpan,
  type Span,
  type Tier,
  type ViewState,
} from '@parapet/api'
import type { BoardQuery } from '@parapet/widgets'
import type { ExplainQuestion } from './explainChange.ts'

/** The periods a span can be compared with. */
export const baselines = ['previous', 'week'] as const
export type Baseline = (typeof baselines)[number]

/** The board a chart belongs to. */
export interface BoardSource {
  readonly source: ExplainQuestion['source']
  readonly tier: Tier
  readonly query: BoardQuery
  readonly capability: Pick<Capability, 'oldestSeconds' | 'maxSpanSeconds'>
}

type Metrics = readonly [ExplainMetric, ...ExplainMetric[]]

const metricsOfWidget: Readonly<Record<string, Metrics>> = {
  bandwidth: ['bytes'],
  errors: ['errors', 'refused'],
  statusClasses: ['errors', 'refused'],
  hitRatio: ['misses'],
  hitRatioOverTime: ['misses'],
  responseTime: ['time'],
}

/** The metrics that a chart shows, by its code, without those that the page's filters leave empty; at least one. */
export function metricsOf(code: string, filters: FilterPair): Metrics {
  const all = metricsOfWidget[code.slice(code.lastIndexOf('.') + 1)] ?? ['requests']
  const [first, ...others] = all.filter((metric) => narrowToMetric(metric, filters) !== null)
  return first ? [first, ...others] : all
}

/** Whether filters or chosen sites narrow what a view counts. */
export const isFiltered = ({ include, exclude, sites }: ViewState): boolean =>
  sites.length > 0 || [include, exclude].some((lists) => Object.keys(lists).length > 0)

/** Cuts a span at the current moment; whole seconds. */
export function pastSpan({ from, to }: Span, now: number): Span {
  return { from: Math.floor(from), to: Math.max(Math.floor(from) + 1, Math.min(Math.ceil(to), now)) }
}

/** Returns the span of a baseline; null if it is beyond the contract's retention. */
export function baselineSpan(baseline: Baseline, span: Span, { query, capability }: BoardSource): Span | null {
  const earlier = previousSpan(span, baseline, { zone: query.zone })
  return earlier.from >= query.now - capability.oldestSeconds ? earlier : null
}

/** A dimension that is not queried, and the reason. */
export interface SkippedDimension {
  readonly dimension: ExplainDimension
  readonly reason: 'history' | 'single'
}

/** Splits the dimensions into those to query and those to leave out: missing in the data, or filtered to one value. */
export function dimensionsOf({ source, query }: BoardSource): {
  asked: ExplainDimension[]
  leftOut: SkippedDimension[]
} {
  const { view, allSites } = query
  const asked: ExplainDimension[] = []
  const leftOut: SkippedDimension[] = []
  for (const dimension of explainDimensions) {
    const isSingle =
      dimension === 'vhost'
        ? allSites.length === 1 || (view.sites.length === 1 && !isEverySite(view.sites, allSites))
        : view.include[dimension]?.length === 1 && !/^[1-5]xx$/.test(view.include[dimension][0] ?? '')
    if (isSingle) leftOut.push({ dimension, reason: 'single' })
    else if (source === 'historic' && dimension === 'tcdndebugreason') leftOut.push({ dimension, reason: 'history' })
    else asked.push(dimension)
  }
  return { asked, leftOut }
}

/** Creates the question for a metric of a board in a span. */
export function questionOf(
  board: BoardSource,
  { metric, span, baseline }: { metric: ExplainMetric; span: Span; baseline: Span },
): ExplainQuestion {
  const { query, source, tier, capability } = board
  const { view } = query
  return {
    company: query.company,
    source,
    tier,
    metric,
    span,
    baseline,
    zone: query.zone,
    sites: view.sites,
    allSites: query.allSites,
    filterCompany: view.company ?? null,
    include: view.include,
    exclude: view.exclude,
    dimensions: dimensionsOf(board).asked,
    oldest: query.now - capability.oldestSeconds,
    maxSpanSeconds: capability.maxSpanSeconds,
  }
}
