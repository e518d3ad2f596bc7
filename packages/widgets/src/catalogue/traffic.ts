import { type FilterKey, type Histogram, statistics, stepsOf, type Tier } from '@parapet/api'
import type { KeyFigureProps } from '../frame/KeyFigure.tsx'
import { type Ask, bucketsIn, filterOf } from './ask.ts'
import { metrics } from './metrics.ts'
import { type At, type Reading, reading } from './row.ts'
import type { Figure, SeriesAnswer } from './series.ts'
import { gather, total } from './sums.ts'

/** What the aggregated history can be filtered by (§3, the statistics filter); raw analytics take every filter. */
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

/** Where figures come from: aggregated history, kept for years, or raw analytics. */
export type Source = 'historic' | 'analytic'

type HistogramReading = Reading<typeof statistics.historicHistogram>
type TableReading = Reading<typeof statistics.historicTable>

const calls = {
  historic: { histogram: statistics.historicHistogram, table: statistics.historicTable },
  analytic: { histogram: statistics.analyticHistogram, table: statistics.analyticTable },
} as const

/** Steps of all sites together. Widgets that ask this share one answer. */
export function overTime(source: Source, tier: Tier): HistogramReading {
  return reading(calls[source].histogram, (ask, span) => ({ filters: filterOf(ask, tier, span ? { span } : {}) }))
}

/** Steps of each site. */
export function overTimeBySite(source: Source, tier: Tier): HistogramReading {
  return reading(calls[source].histogram, (ask, span) => ({
    filters: filterOf(ask, tier, span ? { span } : {}),
    detailed: true,
  }))
}

/** Rows that a table shows at most: the file of more is the provider's own export. */
const MOST_ROWS = 50

/** A ranking by a key, with how many keys there are in all. */
export function ranking(source: Source, tier: Tier, key: FilterKey | 'vhost', most = MOST_ROWS): TableReading {
  return reading(calls[source].table, (ask, span) => ({
    filters: filterOf(ask, tier, { ...(span ? { span } : {}), resultSize: Math.min(ask.resultSize, most) }),
    key_field: key,
    total_count: true,
  }))
}

/** So many keys are looked through for the largest parts: the provider ranks by requests, and little asked for may be most of the volume. */
const MOST_PARTS = 250

/** A ranking for a picture of the largest parts. §9 limits the rows of a download, which this is not. */
export function partsBy(source: Source, tier: Tier, key: FilterKey | 'vhost'): TableReading {
  return reading(calls[source].table, (ask) => ({
    filters: filterOf(ask, tier, { resultSize: MOST_PARTS }),
    key_field: key,
    total_count: true,
  }))
}

/** What all requests of a span amount to. */
export function wholeOf(histogram: Histogram | undefined, ask: Ask): { requests: number; bytes: number } | undefined {
  if (!histogram) return undefined
  const { requests, bytes } = total(gather(stepsOf(histogram), bucketsIn(ask.span, ask.step, ask.zone, ask.now)))
  return { requests, bytes }
}

/** A chart's figure for its header. */
export function headFigure({ value, metric, previous, sample }: Figure, { ask }: At, label?: string): KeyFigureProps {
  const { unit, whole, meaning } = metrics[metric]
  const { compare } = ask.view
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

/** What is drawn of an answer. */
type DrawnAnswer = Pick<SeriesAnswer, 'times' | 'step' | 'series' | 'incompleteFrom'>

/** The props that every chart over time takes from its answer and its page. */
export function chartProps(answer: DrawnAnswer, { code, title, actions }: At, height: number) {
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
    // Without its board: links stay short, and what is hidden in one tab is hidden in the next.
    ...(actions.legends ? { legend: actions.legends.of(code.slice(code.lastIndexOf('.') + 1)) } : {}),
  }
}
