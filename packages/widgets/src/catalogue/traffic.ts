import {
  type FilterKey,
  type Histogram,
  type ReadCall,
  type Span,
  statistics,
  stepsOf,
  type Tier,
  type ViewFilterKey,
} from '@parapet/api'
import type { TimeSpan } from '../charts/types.ts'
import type { KeyFigureProps } from '../frame/KeyFigure.tsx'
import { type BoardQuery, bucketsIn, queryFilter } from '../rows/boardQuery.ts'
import type { RankPlan } from '../rows/rank.ts'
import { type RowContext, type RowRequest, rowRequest } from '../rows/row.ts'
import { bucketSums, knownTotal } from '../rows/sums.ts'
import { metrics } from './metrics.ts'
import { partsSize, rankingFile, rankingSize } from './rankingSize.ts'
import type { Figure, SeriesAnswer } from './series.ts'

export type HistogramReading = RowRequest<typeof statistics.historicHistogram>
export type TableReading = RowRequest<typeof statistics.historicTable>

/** The requests of a statistics family other than delivery. */
export interface FamilySource {
  readonly overTime: HistogramReading
  readonly bySite: HistogramReading
  readonly daily: HistogramReading
  readonly split: (key: string) => HistogramReading
  readonly ranking: (key: string, most?: number) => TableReading
  readonly parts: (key: string) => TableReading
  readonly filters: readonly ViewFilterKey[]
  /** How its keys are ranked in other orders, where its answers have what that needs. */
  readonly rank?: Omit<RankPlan, 'key' | 'nameOf'>
}

/** A data source: aggregated history, kept for years, raw analytics, or another family. */
export type TrafficSource = 'historic' | 'analytic' | FamilySource

const calls = {
  historic: { histogram: statistics.historicHistogram, table: statistics.historicTable },
  analytic: { histogram: statistics.analyticHistogram, table: statistics.analyticTable },
} as const

/** The histogram of all sites together. Widgets with the same request share one answer. */
export function overTime(source: TrafficSource, tier: Tier): HistogramReading {
  if (typeof source === 'object') return source.overTime
  return rowRequest(calls[source].histogram, (query, span) => ({
    filters: queryFilter(query, tier, span ? { span } : {}),
  }))
}

const DAY = 86_400

/** The histogram of all sites by day, of any span. */
export function dailySteps(source: TrafficSource, tier: Tier): HistogramReading {
  if (typeof source === 'object') return source.daily
  return rowRequest(calls[source].histogram, (query, span) => ({
    filters: queryFilter(query, tier, { ...(span ? { span } : {}), step: DAY }),
  }))
}

export function overTimeBySite(source: TrafficSource, tier: Tier): HistogramReading {
  if (typeof source === 'object') return source.bySite
  return rowRequest(calls[source].histogram, (query, span) => ({
    filters: queryFilter(query, tier, span ? { span } : {}),
    detailed: true,
  }))
}

/** The ranking of a key with its number of values. Its file has up to `resultSize` rows of the contract (§9). */
export function ranking(source: TrafficSource, tier: Tier, key: FilterKey | 'vhost', most?: number): TableReading {
  if (typeof source === 'object') return source.ranking(key, most)
  const params = tableParams(tier, key)
  return rowRequest(
    calls[source].table,
    (query, span) => params(query, rankingSize(query, most), span),
    rankingFile(params),
  )
}

/** A ranking for a picture of the largest parts. */
export function partsBy(
  source: TrafficSource,
  tier: Tier,
  key: FilterKey | 'vhost',
  by?: 'requests' | 'bytes',
): TableReading {
  if (typeof source === 'object') return source.parts(key)
  const params = tableParams(tier, key)
  return rowRequest(calls[source].table, (query, span) => params(query, partsSize(query, by), span))
}

/** The call that ranks the keys of delivery and midtier. */
export const tableCall = (source: 'historic' | 'analytic'): ReadCall => calls[source].table

/** The parameters of the ranking of a key. */
export const tableParams =
  (tier: Tier, key: FilterKey | 'vhost') => (query: BoardQuery, resultSize: number, span?: Span) => ({
    filters: queryFilter(query, tier, { ...(span ? { span } : {}), resultSize }),
    key_field: key,
    total_count: true,
  })

/** The totals of a span; undefined if they are unknown. */
export function totalsOf(
  histogram: Histogram | undefined,
  query: BoardQuery,
): { requests: number; bytes: number } | undefined {
  if (!histogram) return undefined
  const sums = knownTotal(bucketSums(stepsOf(histogram), bucketsIn(query.span, query.step, query.zone, query.now)))
  return sums ? { requests: sums.requests, bytes: sums.bytes } : undefined
}

/** A chart's figure for its header. */
export function headFigure(
  { value, metric, previous, sample }: Figure,
  { query }: RowContext,
  label?: string,
): KeyFigureProps {
  const { unit, whole, meaning } = metrics[metric]
  const { compare } = query.view
  return {
    value,
    unit,
    whole,
    ...(label ? { label } : {}),
    ...(previous === undefined || compare === 'off'
      ? {}
      : { change: { previous, meaning, against: compare, ...(sample === undefined ? {} : { sample }) } }),
  }
}

type DrawnAnswer = Pick<SeriesAnswer, 'times' | 'step' | 'series' | 'incompleteFrom'> &
  Partial<Pick<SeriesAnswer, 'collected'>>

/** The props that every chart over time takes from its answer and its page. */
export function chartProps(answer: DrawnAnswer, { code, title, actions }: RowContext, height: number) {
  const { times, step, series, collected, incompleteFrom } = answer
  return {
    label: title,
    times,
    step,
    series,
    syncKey: 'page',
    height,
    ...(collected ? { collected } : {}),
    ...(incompleteFrom === undefined ? {} : { incompleteFrom }),
    ...(actions.onZoom ? { onZoom: actions.onZoom } : {}),
    ...(actions.onZoomReset ? { onZoomReset: actions.onZoomReset } : {}),
    ...(actions.onExplain ? { onExplain: (span: TimeSpan | null) => actions.onExplain?.({ code, title, span }) } : {}),
    ...(actions.onNote ? { onNote: actions.onNote } : {}),
    // Without the board code: links stay short, and tabs share legend state.
    ...(actions.legends ? { legend: actions.legends.of(code.slice(code.lastIndexOf('.') + 1)) } : {}),
  }
}
