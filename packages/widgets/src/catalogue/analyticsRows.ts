import { accessLogFields, type FilterKey, type Histogram, type Table } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import { countryCode } from '../kinds/country.ts'
import { type PlainKey, type WidgetRow, widget } from '../rows/row.ts'
import { wholeSubtitle } from '../rows/texts.ts'
import { meaningColors } from './meaningColors.ts'
import { deliveryRanks } from './rankPlans.ts'
import type { Line } from './series.ts'
import { toCountry, toParts, toRanking } from './tables.ts'
import { overTime, partsBy, ranking, totalsOf } from './traffic.ts'
import {
  commonRowOptions,
  comparedRemark,
  linesChart,
  pickActions,
  rankingProps,
  type TrafficRowOptions,
  topRemark,
} from './trafficRows.ts'

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
  vhost: 'site',
} as const satisfies Partial<Record<FilterKey | 'vhost', string>>

const logFieldOf = (key: FilterKey | 'vhost') => {
  const logField = accessLogFields.find((field) => field === key)
  return logField ? { logField } : {}
}

/** Answers per second by status class. */
export function classesChart(code: string, options: TrafficRowOptions): WidgetRow {
  return linesChart(code, options, {
    title: 'classes.title',
    about: 'classes.about',
    icon: 'areaChart',
    subtitle: 'classes.sub',
    shape: 'stack',
    unit: 'req/s',
    lines: (context) =>
      (['2xx', '3xx', '4xx', '5xx'] as const).map(
        (name): Line => ({ metric: `s${name}`, label: context.t(`class.${name}`), color: `s${name}` }),
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
    subtitle: 'proto.sub' | 'method.sub' | 'cacheResults.sub' | 'codes.sub' | 'typesShare.sub'
    as: 'bars' | 'donut'
    by?: 'requests' | 'bytes'
    icon?: IconName
  },
): WidgetRow {
  const { source, tier, title, subtitle, as, by = 'requests', icon = 'donut' } = options
  return widget(code, 'share', {
    ...commonRowOptions(options),
    title,
    about: 'share.about',
    icon,
    subtitle: (context) => wholeSubtitle(context.t(subtitle), context),
    height: 4,
    skeleton: 'bars',
    ...logFieldOf(key),
    reads: partsBy(source, tier, key, by),
    compares: true,
    secondary: overTime(source, tier),
    secondaryName: 'part.whole',
    toView: ({ main, before, secondary }, context) => {
      const ranked = toRanking(main, { before, whole: totalsOf(secondary, context.query) })
      const { parts, total } = toParts(ranked, {
        by,
        most: as === 'donut' ? 4 : 6,
        restLabel: (n) => (n === null ? context.t('parts.rest') : context.t('parts.other', { n })),
        colorOf: meaningColors(key),
      })
      const unit = by === 'requests' ? 'requests' : 'bytes'
      return {
        props: {
          label: context.title,
          parts,
          total,
          unit,
          as,
          filterKey: key,
          ...pickActions(context),
        },
        figure: { value: total, unit, whole: 'total' },
        ...(by === 'bytes' ? comparedRemark(ranked) : {}),
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

/** A row that ranks keys by requests, with shares and comparison. */
export function keyTable(
  code: string,
  key: keyof typeof keyKinds,
  options: TrafficRowOptions & { title: PlainKey; subtitle: PlainKey; icon: IconName; most?: number; atFirst?: number },
): WidgetRow {
  const { source, tier, title, subtitle, icon, most, atFirst = 5 } = options
  return widget(code, 'top', {
    ...commonRowOptions(options),
    title,
    about: 'table.about',
    icon,
    subtitle: (context) => wholeSubtitle(context.t(subtitle), context),
    height: atFirst > 5 ? 5 : 4,
    skeleton: 'table',
    ...logFieldOf(key),
    reads: ranking(source, tier, key, most),
    ...deliveryRanks(source, tier, key),
    compares: true,
    secondary: overTime(source, tier),
    secondaryName: 'part.whole',
    toView: ({ main, before, secondary }: { main: Table; before?: Table; secondary?: Histogram }, context) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, {
        before,
        whole: totalsOf(secondary, context.query),
        ...(key === 'countrycode' ? { keyOf: countryCode } : {}),
      })
      return {
        props: {
          label: context.title,
          keyKind: keyKinds[key],
          rows,
          total,
          atFirst,
          ...rankingProps(context, totalCount),
          ...pickActions(context),
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
    about: 'map.about',
    icon: 'globe',
    subtitle: (context) => wholeSubtitle(context.t('countriesMap.sub'), context),
    height: 5,
    skeleton: 'map',
    logField: 'countrycode',
    needs: () => import('../kinds/map/generated/world.ts'),
    reads: partsBy(options.source, options.tier, 'countrycode'),
    compares: true,
    toView: ({ main, before }, context) => {
      const ranked = toRanking(main, { before, keyOf: countryCode })
      return {
        props: {
          label: context.title,
          unit: 'requests',
          countries: ranked.rows.map(toCountry),
          ...pickActions(context),
        },
        ...topRemark(ranked),
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

/** A row that shows the cache results. */
export function cacheTable(code: string, options: TrafficRowOptions): WidgetRow {
  return widget(code, 'hitRatio', {
    ...commonRowOptions(options),
    title: 'cache.title',
    about: 'cache.about',
    icon: 'gauge',
    subtitle: (context) => wholeSubtitle(context.t('cache.sub'), context),
    height: 4,
    skeleton: 'table',
    logField: 'cached',
    reads: ranking(options.source, options.tier, 'cached'),
    compares: true,
    toView: ({ main, before }, context) => {
      const { rows, isEmpty } = toRanking(main)
      const earlier = before ? { before: toRanking(before).rows } : {}
      return {
        props: {
          label: context.title,
          rows,
          ...earlier,
          ...(context.actions.pick ? { onPick: context.actions.pick } : {}),
        },
        isEmpty,
      }
    },
  })
}
