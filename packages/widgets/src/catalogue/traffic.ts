import { type FilterKey, type Histogram, statistics, stepsOf, type Tier } from '@parapet/api'
import type { KeyFigureProps } from '../frame/KeyFigure.tsx'
import { type BoardQuery, bucketsIn, queryFilter } from './boardQuery.ts'
import { metrics } from './metrics.ts'
import { type RowContext, type RowRequest, rowRequest } from './row.ts'
import type { Figure, SeriesAnswer } from './series.ts'
import { bucketSums, total } from './sums.ts'

/** The filters that aggregated history supports (§3, statistics filter); analytics supports all. */
export const historyFilters = [
  'response',
  'content_type',
  'clientip',
  'cached',
  'proto',
  'countrycode',
  'request',
  'referer',
  'agent',
] as const satisfies readonly FilterKey[]

/** A data source: aggregated history, kept for years, or raw analytics. */
export type TrafficSource = 'historic' | 'analytic'

type HistogramReading = RowRequest<typeof statistics.historicHistogram>
type TableReading = RowRequest<typeof statistics.historicTable>

const calls = {
  historic: { histogram: statistics.historicHistogram, table: statistics.historicTable },
  analytic: { histogram: statistics.analyticHistogram, table: statistics.analyticTable },
} as const

/** The histogram of all sites together. Widgets with the same request share one answer. */
export function overTime(source: TrafficSource, tier: Tier): HistogramReading {
  return rowRequest(calls[source].histogram, (ask, span) => ({ filters: queryFilter(ask, tier, span ? { span } : {}) }))
}

/** Steps of each site. */
export function overTimeBySite(source: TrafficSource, tier: Tier): HistogramReading {
  return rowRequest(calls[source].histogram, (ask, span) => ({
    filters: queryFilter(ask, tier, span ? { span } : {}),
    detailed: true,
  }))
}

/** Rows that a table shows at most: the file of more is the provider's own export. */
const MOST_ROWS = 50

/** A ranking by key, with the number of keys. */
export function ranking(source: TrafficSource, tier: Tier, key: FilterKey | 'vhost', most = MOST_ROWS): TableReading {
  return rowRequest(calls[source].table, (ask, span) => ({
    filters: queryFilter(ask, tier, { ...(span ? { span } : {}), resultSize: Math.min(ask.resultSize, most) }),
    key_field: key,
    total_count: true,
  }))
}

/**
 * The provider ranks by requests; a key with few requests may still have most of the volume, so this many rows are
 * requested.
 */
const MOST_PARTS = 250

/** A ranking for a picture of the largest parts. §9 limits the rows of a download, which this is not. */
export function partsBy(source: TrafficSource, tier: Tier, key: FilterKey | 'vhost'): TableReading {
  return rowRequest(calls[source].table, (ask) => ({
    filters: queryFilter(ask, tier, { resultSize: MOST_PARTS }),
    key_field: key,
    total_count: true,
  }))
}

/** The totals of a span. */
export function wholeOf(
  histogram: Histogram | undefined,
  ask: BoardQuery,
): { requests: number; bytes: number } | undefined {
  if (!histogram) return undefined
  const { requests, bytes } = total(bucketSums(stepsOf(histogram), bucketsIn(ask.span, ask.step, ask.zone, ask.now)))
  return { requests, bytes }
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

type DrawnAnswer = Pick<SeriesAnswer, 'times' | 'step' | 'series' | 'incompleteFrom'>

/** The props that every chart over time takes from its answer and its page. */
export function chartProps(answer: DrawnAnswer, { code, title, actions }: RowContext, height: number) {
  const { times, step, series, incompleteFrom } = answer
  return {
    label: title,
    times,
    step,
    series,
    syncKey: 'page',
    height,
    ...(incompleteFrom === undefined ? {} : { incompleteFrom }),
    ...(actions.onZoom ? { onZoom: actions.onZoom } : {}),
    ...(actions.onZoomReset ? { onZoomReset: actions.onZoomReset } : {}),
    // Without the board code: links stay short, and tabs share legend state.
    ...(actions.legends ? { legend: actions.legends.of(code.slice(code.lastIndexOf('.') + 1)) } : {}),
  }
}
