import { accessLogFields, type FilterKey, type Histogram, type Table } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import { countryCode } from '../kinds/country.ts'
import { type PlainKey, type WidgetRow, widget } from './row.ts'
import type { Line } from './series.ts'
import { cacheColor, toCountry, toParts, toRanking } from './tables.ts'
import { wholeSubtitle } from './texts.ts'
import { overTime, partsBy, ranking, totalsOf } from './traffic.ts'
import { commonRowOptions, linesChart, pickActions, type TrafficRowOptions } from './trafficRows.ts'

/** The key column of a ranking, by filter key. */
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

const logFieldOf = (key: FilterKey) => {
  const logField = accessLogFields.find((field) => field === key)
  return logField ? { logField } : {}
}

/** Answers per second by status class. */
export function classesChart(code: string, options: TrafficRowOptions): WidgetRow {
  return linesChart(code, options, {
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

/** Parts of all requests or of the volume by a key. */
export function keyShare(
  code: string,
  key: FilterKey,
  options: TrafficRowOptions & {
    title: PlainKey
    what: 'proto.sub' | 'method.sub' | 'cacheResults.sub' | 'codes.sub' | 'typesShare.sub'
    as: 'bars' | 'donut'
    by?: 'requests' | 'bytes'
    icon?: IconName
  },
): WidgetRow {
  const { source, tier, title, what, as, by = 'requests', icon = 'donut' } = options
  return widget(code, 'share', {
    ...commonRowOptions(options),
    title,
    about: 'share.about',
    icon,
    subtitle: (at) => wholeSubtitle(at.t(what), at),
    height: as === 'donut' ? 4 : 6,
    skeleton: 'bars',
    ...logFieldOf(key),
    reads: partsBy(source, tier, key),
    compares: true,
    also: overTime(source, tier),
    to: ({ main, before, also }, at) => {
      const ranked = toRanking(main, { before, whole: totalsOf(also, at.query) })
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
          ...pickActions(at),
        },
        figure: { value: total, unit, whole: 'total' },
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

/** A row that ranks keys by requests, with shares and comparison. */
export function keyTable(
  code: string,
  key: keyof typeof keyKinds,
  options: TrafficRowOptions & { title: PlainKey; what: PlainKey; icon: IconName; most?: number },
): WidgetRow {
  const { source, tier, title, what, icon, most } = options
  return widget(code, 'top', {
    ...commonRowOptions(options),
    title,
    about: 'table.about',
    icon,
    subtitle: (at) => wholeSubtitle(at.t(what), at),
    height: 6,
    skeleton: 'table',
    ...logFieldOf(key),
    reads: ranking(source, tier, key, most),
    compares: true,
    also: overTime(source, tier),
    to: ({ main, before, also }: { main: Table; before?: Table; also?: Histogram }, at) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, {
        before,
        whole: totalsOf(also, at.query),
        ...(key === 'countrycode' ? { keyOf: countryCode } : {}),
      })
      return {
        props: {
          label: at.title,
          keyKind: keyKinds[key],
          rows,
          total,
          atFirst: 10,
          ...(totalCount === undefined ? {} : { totalCount }),
          ...pickActions(at),
        },
        isEmpty,
      }
    },
  })
}

/** Countries tinted by their requests, with their ranking. */
export function countryMap(code: string, options: TrafficRowOptions): WidgetRow {
  return widget(code, 'map', {
    ...commonRowOptions(options),
    title: 'countriesMap.title',
    icon: 'globe',
    subtitle: (at) => wholeSubtitle(at.t('countriesMap.sub'), at),
    height: 5,
    skeleton: 'map',
    logField: 'countrycode',
    needs: () => import('../kinds/map/generated/world.ts'),
    reads: ranking(options.source, options.tier, 'countrycode', MOST_COUNTRIES),
    compares: true,
    to: ({ main, before }, at) => {
      const { rows, isEmpty } = toRanking(main, { before, keyOf: countryCode })
      return {
        props: {
          label: at.title,
          unit: 'requests',
          countries: rows.map(toCountry),
          ...pickActions(at),
        },
        isEmpty,
      }
    },
  })
}

/** There are about 240 countries (§9). */
export const MOST_COUNTRIES = 250

/** A row that shows the cache results. */
export function cacheTable(code: string, options: TrafficRowOptions): WidgetRow {
  return widget(code, 'hitRatio', {
    ...commonRowOptions(options),
    title: 'cache.title',
    about: 'cache.about',
    icon: 'gauge',
    subtitle: (at) => wholeSubtitle(at.t('cache.sub'), at),
    height: 5,
    skeleton: 'table',
    logField: 'cached',
    reads: ranking(options.source, options.tier, 'cached'),
    compares: true,
    to: ({ main, before }, at) => {
      const { rows, isEmpty } = toRanking(main)
      const earlier = before ? { before: toRanking(before).rows } : {}
      return {
        props: { label: at.title, rows, ...earlier, ...(at.actions.pick ? { onPick: at.actions.pick } : {}) },
        isEmpty,
      }
    },
  })
}
