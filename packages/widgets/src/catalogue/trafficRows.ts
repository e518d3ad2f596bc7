import type { FilterKey, Histogram, Table, Tier } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import type { MetricName } from './metrics.ts'
import { plotHeight } from './plotHeight.ts'
import { type At, type PlainKey, type WidgetRow, widget } from './row.ts'
import { type Line, type SeriesAnswer, toSeries, toSiteSeries } from './series.ts'
import { cacheColor, toParts, toRanking, toSiteParts } from './tables.ts'
import { seriesSubtitle, spanText } from './texts.ts'
import { chartProps, headFigure, overTime, overTimeBySite, partsBy, ranking, type Source, wholeOf } from './traffic.ts'

/** The columns of a table that rows are ranked in, by the filter that a row stands for. */
export const keyKinds = {
  request: 'path',
  agent: 'agent',
  countrycode: 'country',
  clientip: 'address',
  response: 'status',
  content_type: 'contentType',
  referer: 'referer',
  cached: 'cache',
  method: 'method',
  proto: 'proto',
} as const satisfies Partial<Record<FilterKey, string>>

type Place = { source: Source; tier: Tier; size?: 1 | 2; takes?: readonly FilterKey[]; isHiddenAtFirst?: boolean }

const common = ({ size = 1, tier, takes, isHiddenAtFirst }: Place) => ({
  size,
  tier,
  ...(takes ? { takes } : {}),
  ...(isHiddenAtFirst ? { isHiddenAtFirst } : {}),
})

/** A metric over time as a stack of the largest sites. */
export function siteChart(
  code: string,
  metric: MetricName,
  place: Place & { icon: IconName; title: PlainKey; what: 'rate.sub' | 'bandwidth.sub'; about: PlainKey },
): WidgetRow {
  const { title, what, about, icon, source, tier } = place
  return widget(code, 'timeSeries', {
    ...common(place),
    title,
    about,
    icon,
    subtitle: (at) => seriesSubtitle(at.t(what), at),
    height: 5,
    skeleton: 'chart',
    reads: overTimeBySite(source, tier),
    compares: true,
    to: ({ main, before }, at) =>
      drawnChart(
        toSiteSeries(main, at.ask, metric, {
          before,
          allLabel: at.t('series.all'),
          otherLabel: (n) => at.t('series.other', { n }),
        }),
        at,
        'stack',
        metric === 'bandwidth' ? 'bit/s' : 'req/s',
        { rows: 5 },
      ),
  })
}

// What a row, a bar or a country offers to do with its value.
const picks = ({ actions: { pick } }: At) => (pick ? { onPick: pick } : {})

/** The line under a chart of which a part is missing, px. */
const REMARK = 35

function drawnChart(
  answer: SeriesAnswer,
  at: At,
  shape: 'line' | 'area' | 'stack' | 'bar',
  unit: 'req/s' | 'bit/s' | 'percent' | 'micros',
  { rows = 4, figureLabel }: { rows?: number; figureLabel?: string } = {},
) {
  return {
    props: {
      ...chartProps(answer, at, plotHeight(rows, answer.series.length) - (answer.gap > 0 ? REMARK : 0)),
      shape,
      unit,
    },
    figure: headFigure(answer.figure, at, figureLabel),
    isEmpty: answer.isEmpty,
    ...(answer.gap > 0 ? { remarks: [{ is: 'gap', share: answer.gap } as const] } : {}),
  }
}

interface LinesOverTime {
  title: PlainKey
  about: PlainKey
  icon: IconName
  sub: PlainKey
  shape: 'line' | 'area' | 'stack'
  unit: 'req/s' | 'percent' | 'micros'
  height?: number
  lines: (at: At) => readonly Line[]
  /** What the figure beside the title shows and is called, when it is not the first line. */
  figure?: { metric: MetricName; label: PlainKey }
}

/** A chart of some lines of all sites together, compared when the page compares. */
function linesChart(code: string, place: Place, row: LinesOverTime): WidgetRow {
  const { title, about, icon, sub, shape, unit, height = 4, lines, figure } = row
  return widget(code, 'timeSeries', {
    ...common(place),
    title,
    about,
    icon,
    subtitle: (at) => seriesSubtitle(at.t(sub), at),
    height,
    skeleton: 'chart',
    reads: overTime(place.source, place.tier),
    compares: true,
    to: ({ main, before }, at) => {
      const answer = toSeries(main, at.ask, lines(at), { before, ...(figure ? { figure: figure.metric } : {}) })
      const named = figure ? { figureLabel: at.t(figure.label) } : {}
      return drawnChart(answer, at, shape, unit, { rows: height, ...named })
    },
  })
}

/** Hit ratio by requests and by volume over time. */
export function hitsChart(code: string, place: Place): WidgetRow {
  return linesChart(code, place, {
    title: 'hits.title',
    about: 'hits.about',
    icon: 'gauge',
    sub: 'hits.sub',
    shape: 'line',
    unit: 'percent',
    lines: (at) => [
      { metric: 'hitRatio', label: at.t('hits.requests'), color: 'hit' },
      { metric: 'hitRatioBytes', label: at.t('hits.bytes'), color: 'c1' },
    ],
  })
}

/** Mean response time over time. */
export function responseChart(code: string, place: Place & { height?: number }): WidgetRow {
  return linesChart(code, place, {
    title: 'response.title',
    about: 'response.about',
    icon: 'timer',
    sub: 'response.sub',
    shape: 'area',
    unit: 'micros',
    ...(place.height === undefined ? {} : { height: place.height }),
    lines: (at) => [{ metric: 'responseTime', label: at.t('response.title'), color: 'c4' }],
  })
}

/** Answers per second by status class. */
export function classesChart(code: string, place: Place): WidgetRow {
  return linesChart(code, place, {
    title: 'classes.title',
    about: 'classes.about',
    icon: 'areaChart',
    sub: 'classes.sub',
    shape: 'stack',
    unit: 'req/s',
    lines: (at) =>
      (['2xx', '3xx', '4xx', '5xx'] as const).map(
        (name): Line => ({ metric: `s${name}`, label: at.t(`class.${name}`), color: `s${name}` }),
      ),
    figure: { metric: 'errorRatio', label: 'classes.figure' },
  })
}

/** Requests or volume by site, ranked. */
export function siteShare(code: string, by: 'requests' | 'bytes', place: Place): WidgetRow {
  return widget(code, 'share', {
    ...common(place),
    title: by === 'requests' ? 'requestsBySite.title' : 'transferBySite.title',
    about: 'bySite.about',
    icon: 'barChart',
    subtitle: (at) =>
      at.t('sub.parts', {
        what: at.t(by === 'requests' ? 'requestsBySite.sub' : 'transferBySite.sub'),
        range: spanText(at.ask.span, at),
      }),
    height: 4,
    skeleton: 'bars',
    reads: partsBy(place.source, place.tier, 'vhost'),
    also: overTime(place.source, place.tier),
    to: ({ main, also }, at) => {
      const ranked = toRanking(main, { whole: wholeOf(also, at.ask) })
      const { parts, total } = toSiteParts(ranked, by, at.ask.allSites, (n) =>
        n === null ? at.t('parts.rest') : at.t('series.other', { n }),
      )
      const unit = by === 'requests' ? 'requests' : 'bytes'
      return {
        props: {
          label: at.title,
          parts,
          total,
          unit,
          as: 'bars',
          filterKey: 'vhost',
          ...picks(at),
        },
        figure: { value: total, unit, whole: 'total' },
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

/** Parts of all requests or of the volume by a key. */
export function keyShare(
  code: string,
  key: FilterKey,
  place: Place & {
    title: PlainKey
    what: 'proto.sub' | 'method.sub' | 'cacheResults.sub' | 'typesShare.sub'
    as: 'bars' | 'donut'
    by?: 'requests' | 'bytes'
    icon?: IconName
  },
): WidgetRow {
  const { source, tier, title, what, as, by = 'requests', icon = 'donut' } = place
  return widget(code, 'share', {
    ...common(place),
    title,
    about: 'share.about',
    icon,
    subtitle: (at) => at.t('sub.parts', { what: at.t(what), range: spanText(at.ask.span, at) }),
    height: as === 'donut' ? 4 : 6,
    skeleton: 'bars',
    reads: partsBy(source, tier, key),
    also: overTime(source, tier),
    to: ({ main, also }, at) => {
      const ranked = toRanking(main, { whole: wholeOf(also, at.ask) })
      const { parts, total } = toParts(ranked, {
        by,
        most: as === 'donut' ? 4 : 8,
        restLabel: (n) => (n === null ? at.t('parts.rest') : at.t('parts.other', { n })),
        ...(key === 'cached' ? { colorOf: cacheColor } : {}),
      })
      const unit = by === 'requests' ? 'requests' : 'bytes'
      return {
        props: {
          label: at.title,
          parts,
          total,
          unit,
          as,
          filterKey: key,
          ...picks(at),
        },
        figure: { value: total, unit, whole: 'total' },
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

/** Keys with the most requests, with shares of the whole and what they had before. */
export function keyTable(
  code: string,
  key: keyof typeof keyKinds,
  place: Place & { title: PlainKey; what: PlainKey; icon: IconName; most?: number },
): WidgetRow {
  const { source, tier, title, what, icon, most } = place
  return widget(code, 'top', {
    ...common(place),
    title,
    about: 'table.about',
    icon,
    subtitle: (at) => at.t('sub.parts', { what: at.t(what), range: spanText(at.ask.span, at) }),
    height: 6,
    skeleton: 'table',
    reads: ranking(source, tier, key, most),
    compares: true,
    also: overTime(source, tier),
    to: ({ main, before, also }: { main: Table; before?: Table; also?: Histogram }, at) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, { before, whole: wholeOf(also, at.ask) })
      return {
        props: {
          label: at.title,
          keyKind: keyKinds[key],
          rows,
          total,
          atFirst: 10,
          ...(totalCount === undefined ? {} : { totalCount }),
          ...picks(at),
        },
        isEmpty,
      }
    },
  })
}

/** Countries tinted by their requests, with their ranking. */
export function countryMap(code: string, place: Place): WidgetRow {
  return widget(code, 'map', {
    ...common(place),
    title: 'countriesMap.title',
    icon: 'globe',
    subtitle: (at) => at.t('sub.parts', { what: at.t('countriesMap.sub'), range: spanText(at.ask.span, at) }),
    height: 5,
    skeleton: 'map',
    needs: () => import('../kinds/map/generated/world.ts'),
    reads: ranking(place.source, place.tier, 'countrycode', MOST_COUNTRIES),
    to: ({ main }, at) => {
      const { rows, isEmpty } = toRanking(main)
      return {
        props: {
          label: at.title,
          unit: 'requests',
          countries: rows.map((row) => ({ code: row.key, value: row.requests })),
          ...picks(at),
        },
        isEmpty,
      }
    },
  })
}

/** There are about 240 countries (§9). */
export const MOST_COUNTRIES = 250

/** How well the cache answers, and what it did with the rest. */
export function cacheTable(code: string, place: Place): WidgetRow {
  return widget(code, 'hitRatio', {
    ...common(place),
    title: 'cache.title',
    about: 'cache.about',
    icon: 'gauge',
    subtitle: (at) => at.t('sub.parts', { what: at.t('cache.sub'), range: spanText(at.ask.span, at) }),
    height: 5,
    skeleton: 'table',
    reads: ranking(place.source, place.tier, 'cached'),
    to: ({ main }, at) => {
      const { rows, isEmpty } = toRanking(main)
      return {
        props: { label: at.title, rows, ...(at.actions.pick ? { onPick: at.actions.pick } : {}) },
        isEmpty,
      }
    },
  })
}
