import type { AccessLogField, ServiceKey, Tier, ViewFilterKey } from '@parapet/api'
import type { IconName, Unit } from '@parapet/ui'
import { peakOf } from '../charts/series.ts'
import type { TimeSeriesProps } from '../kinds/TimeSeries.tsx'
import { type AboutKey, type PlainKey, type RowContext, type WidgetRow, widget } from '../rows/row.ts'
import { seriesSubtitle, wholeSubtitle } from '../rows/texts.ts'
import { gapHeight, gapRemark } from './gap.ts'
import { type MetricName, metrics } from './metrics.ts'
import { plotHeight } from './plotHeight.ts'
import { type Line, type SeriesAnswer, toSeries, toSiteSeries } from './series.ts'
import { type Ranking, toRanking, toSiteParts } from './tables.ts'
import { chartProps, headFigure, overTime, overTimeBySite, partsBy, type TrafficSource, totalsOf } from './traffic.ts'

/** The source, tier and default position of a row. */
export type TrafficRowOptions = {
  source: TrafficSource
  tier: Tier
  size?: 1 | 2
  supportedFilters?: readonly ViewFilterKey[]
  isHiddenAtFirst?: boolean
  service?: ServiceKey
  sample?: (context: RowContext) => TimeSeriesProps
}

/** The properties every row takes from its source. */
export const commonRowOptions = ({
  source,
  size = 1,
  tier,
  supportedFilters,
  isHiddenAtFirst,
  service,
}: TrafficRowOptions) => ({
  size,
  ...(typeof source === 'object' ? {} : { tier }),
  ...(supportedFilters ? { supportedFilters } : typeof source === 'object' ? { supportedFilters: source.filters } : {}),
  ...(isHiddenAtFirst ? { isHiddenAtFirst } : {}),
  ...(service ? { service } : {}),
})

/** A metric over time as a stack of the largest sites. */
export function siteChart(
  code: string,
  metric: MetricName,
  place: TrafficRowOptions & { icon: IconName; title: PlainKey; subtitle: PlainKey; about: AboutKey },
): WidgetRow {
  const { title, subtitle, about, icon, source, tier } = place
  return widget(code, 'timeSeries', {
    ...commonRowOptions(place),
    title,
    about,
    icon,
    subtitle: (context) => seriesSubtitle(context.t(subtitle), context),
    height: 5,
    skeleton: 'chart',
    ...(metric === 'bandwidth' ? { logField: 'bytes' as const } : {}),
    ...(place.sample ? { sample: place.sample } : {}),
    reads: overTimeBySite(source, tier),
    compares: true,
    toView: ({ main, before }, context) => {
      const view = drawnChart(
        toSiteSeries(main, context.query, metric, {
          before,
          allLabel: context.t('series.all'),
          otherLabel: (n) => context.t('series.other', { n }),
        }),
        context,
        'stack',
        metrics[metric].unit,
        { rows: 5 },
      )
      return { ...view, props: { ...view.props, filterKey: 'vhost', ...pickActions(context) } }
    },
  })
}

/** The actions for the value of a table row, bar or country. */
export const pickActions = ({ actions: { pick } }: RowContext) => (pick ? { onPick: pick } : {})

/** There are about 240 countries (§9). */
export const MOST_COUNTRIES = 250

/** The actions and the number of keys of a ranking. */
export const rankingProps = (context: RowContext, totalCount: number | undefined) => ({
  ...(totalCount === undefined ? {} : { totalCount }),
  ...(context.onLongRanking ? { onLong: context.onLongRanking } : {}),
})

/** Says which keys were compared where the provider's ranking by requests leaves some out. */
export const comparedRemark = ({ rows, totalCount = 0 }: Ranking) =>
  totalCount > rows.length ? { remarks: [{ kind: 'compared', rows: rows.length, total: totalCount } as const] } : {}

/** Says how many keys a picture of the largest has. */
export const topRemark = ({ rows, totalCount = 0 }: Ranking) =>
  totalCount > rows.length ? { remarks: [{ kind: 'top', shown: rows.length, total: totalCount } as const] } : {}

/** The view of a chart over time with its figure. */
export function drawnChart(
  answer: SeriesAnswer,
  context: RowContext,
  shape: 'line' | 'area' | 'stack' | 'bar',
  unit: Unit,
  { rows = 4, figureLabel }: { rows?: number; figureLabel?: string } = {},
) {
  return {
    props: {
      ...chartProps(answer, context, plotHeight(rows, answer.series.length) - gapHeight(answer.gap)),
      shape,
      unit,
    },
    figure: {
      ...headFigure(answer.figure, context, figureLabel),
      peak: peakOf(answer.series, shape, answer.times.length),
    },
    isEmpty: answer.isEmpty,
    ...gapRemark(answer.gap),
  }
}

interface LinesOverTime {
  title: PlainKey
  about: AboutKey
  icon: IconName
  subtitle: PlainKey
  shape: 'line' | 'area' | 'stack'
  unit: 'req/s' | 'percent' | 'micros'
  height?: number
  logField?: AccessLogField
  lines: (context: RowContext) => readonly Line[]
  reads?: ReturnType<typeof overTime>
  figure?: { metric: MetricName; label: PlainKey }
}

/** A chart of some lines of all sites together, compared when the page compares. */
export function linesChart(code: string, place: TrafficRowOptions, row: LinesOverTime): WidgetRow {
  const { title, about, icon, subtitle, shape, unit, height = 4, logField, lines, figure } = row
  return widget(code, 'timeSeries', {
    ...commonRowOptions(place),
    title,
    about,
    icon,
    subtitle: (context) => seriesSubtitle(context.t(subtitle), context),
    height,
    skeleton: 'chart',
    ...(logField ? { logField } : {}),
    reads: row.reads ?? overTime(place.source, place.tier),
    compares: true,
    toView: ({ main, before }, context) => {
      const answer = toSeries(main, context.query, lines(context), {
        before,
        ...(figure ? { figure: figure.metric } : {}),
      })
      const named = figure ? { figureLabel: context.t(figure.label) } : {}
      return drawnChart(answer, context, shape, unit, { rows: height, ...named })
    },
  })
}

/** Hit ratio by requests and by volume over time. */
export function hitsChart(code: string, place: TrafficRowOptions): WidgetRow {
  return linesChart(code, place, {
    title: 'hits.title',
    about: 'hits.about',
    icon: 'gauge',
    subtitle: 'hits.sub',
    logField: 'cached',
    shape: 'line',
    unit: 'percent',
    lines: (context) => [
      { metric: 'hitRatio', label: context.t('hits.requests'), color: 'hit' },
      { metric: 'hitRatioBytes', label: context.t('hits.bytes'), color: 'c1' },
    ],
  })
}

/** Mean response time over time. */
export function responseChart(code: string, place: TrafficRowOptions & { height?: number }): WidgetRow {
  return linesChart(code, place, {
    title: 'response.title',
    about: 'response.about',
    icon: 'timer',
    subtitle: 'response.sub',
    logField: 'response_time',
    shape: 'area',
    unit: 'micros',
    ...(place.height === undefined ? {} : { height: place.height }),
    lines: (context) => [{ metric: 'responseTime', label: context.t('response.title'), color: 'c4' }],
  })
}

/** Requests or volume by site, ranked. */
export function siteShare(code: string, by: 'requests' | 'bytes', place: TrafficRowOptions): WidgetRow {
  return widget(code, 'share', {
    ...commonRowOptions(place),
    title: by === 'requests' ? 'requestsBySite.title' : 'transferBySite.title',
    about: 'bySite.about',
    icon: 'barChart',
    subtitle: (context) =>
      wholeSubtitle(context.t(by === 'requests' ? 'requestsBySite.sub' : 'transferBySite.sub'), context),
    height: 4,
    skeleton: 'bars',
    ...(by === 'bytes' ? { logField: 'bytes' as const } : {}),
    reads: partsBy(place.source, place.tier, 'vhost', by),
    compares: true,
    secondary: overTime(place.source, place.tier),
    secondaryName: 'part.whole',
    toView: ({ main, before, secondary }, context) => {
      const ranked = toRanking(main, { before, whole: totalsOf(secondary, context.query) })
      const { parts, total } = toSiteParts(ranked, by, context.query.allSites, (n) =>
        n === null ? context.t('parts.rest') : context.t('series.other', { n }),
      )
      const unit = by === 'requests' ? 'requests' : 'bytes'
      return {
        props: {
          label: context.title,
          parts,
          total,
          unit,
          as: 'bars',
          filterKey: 'vhost',
          ...pickActions(context),
        },
        figure: { value: total, unit, whole: 'total' },
        ...(by === 'bytes' ? comparedRemark(ranked) : {}),
        isEmpty: ranked.isEmpty,
      }
    },
  })
}
