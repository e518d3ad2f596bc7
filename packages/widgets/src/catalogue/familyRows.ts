import { type Histogram, hasBuckets, type ServiceKey, type Span, stepsBySite, type ViewFilterKey } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import { peakOf } from '../charts/series.ts'
import { countryCode } from '../kinds/country.ts'
import type { KeyKind } from '../kinds/KeyLabel.tsx'
import { bucketsIn } from '../rows/boardQuery.ts'
import { type AboutKey, type PlainKey, type RowContext, type RowRequest, type WidgetRow, widget } from '../rows/row.ts'
import { bucketSums, total as totalOf } from '../rows/sums.ts'
import { seriesSubtitle, wholeSubtitle } from '../rows/texts.ts'
import { gapHeight, gapRemark } from './gap.ts'
import { meaningColors } from './meaningColors.ts'
import { plotHeight } from './plotHeight.ts'
import { familyRanks } from './rankPlans.ts'
import { sampleOfKind } from './samples.ts'
import { toCountry, toParts, toRanking, toSiteParts } from './tables.ts'
import { chartProps, type FamilySource, totalsOf } from './traffic.ts'
import { MOST_COUNTRIES, pickActions, rankingProps, topRemark } from './trafficRows.ts'
import { type Gathering, toValueSeries, type ValueLine } from './valueSeries.ts'

export interface FamilyOptions {
  readonly source: FamilySource
  readonly subtitle: PlainKey
  readonly count?: PlainKey
  readonly size?: 1 | 2
  readonly isHiddenAtFirst?: boolean
  readonly service?: ServiceKey
  readonly isNeverOffer?: boolean
  readonly isOfAllSites?: boolean
}

interface RankOptions extends FamilyOptions {
  readonly title: PlainKey
  readonly icon: IconName
}

type SourceOptions = Pick<FamilyOptions, 'size' | 'isHiddenAtFirst' | 'service' | 'isOfAllSites' | 'isNeverOffer'>
const common = (supportedFilters: readonly ViewFilterKey[], options: SourceOptions) => {
  const { size = 1, isHiddenAtFirst, service, isOfAllSites, isNeverOffer } = options
  return {
    size,
    supportedFilters,
    ...(isHiddenAtFirst ? { isHiddenAtFirst } : {}),
    ...(service ? { service } : {}),
    ...(isOfAllSites ? { isOfAllSites } : {}),
    ...(isNeverOffer ? { isNeverOffer } : {}),
  }
}
const picking = ({ filters }: FamilySource, key: string, context: RowContext) => {
  const filterKey = filters.find((one) => one === key)
  return filterKey ? { filterKey, ...pickActions(context) } : {}
}
const partsSubtitle = (subtitle: PlainKey) => (context: RowContext) => wholeSubtitle(context.t(subtitle), context)

/** A table that ranks the values of a key. */
export function familyTable(
  code: string,
  key: string,
  { keyKind = 'name', keyColumn, ...place }: RankOptions & { keyKind?: KeyKind; keyColumn?: PlainKey },
): WidgetRow {
  return widget(code, 'top', {
    ...common(place.source.filters, place),
    title: place.title,
    about: 'family.table',
    icon: place.icon,
    subtitle: partsSubtitle(place.subtitle),
    height: 4,
    skeleton: 'table',
    reads: place.source.ranking(key, keyKind === 'country' ? MOST_COUNTRIES : undefined),
    ...familyRanks(place.source, key, keyKind),
    compares: true,
    secondary: place.source.overTime,
    secondaryName: 'part.whole',
    sample: sampleOfKind.top,
    toView: ({ main, before, secondary }, context) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, {
        before,
        whole: totalsOf(secondary, context.query),
        ...(keyKind === 'country' ? { keyOf: countryCode } : {}),
      })
      return {
        props: {
          label: context.title,
          keyKind,
          ...(keyColumn ? { keyLabel: context.t(keyColumn) } : {}),
          ...(place.count ? { countLabel: context.t(place.count) } : {}),
          hasBytes: false,
          filterKey: null,
          ...picking(place.source, key, context),
          rows,
          total,
          atFirst: 5,
          ...rankingProps(context, totalCount),
        },
        isEmpty,
      }
    },
  })
}

/** A donut of the largest values of a key. */
export function familyShare(
  code: string,
  key: string,
  options: RankOptions & {
    as: 'bars' | 'donut'
    height?: number
    labelOf?: (key: string, context: RowContext) => string
  },
): WidgetRow {
  const { as, labelOf } = options
  return widget(code, 'share', {
    ...common(options.source.filters, options),
    title: options.title,
    about: 'family.share',
    icon: options.icon,
    subtitle: partsSubtitle(options.subtitle),
    height: options.height ?? 4,
    skeleton: 'bars',
    reads: options.source.parts(key),
    compares: true,
    sample: sampleOfKind.share,
    toView: ({ main, before }, context) => {
      const ranked = toRanking(main, { before })
      const { parts, total } = toParts(ranked, {
        most: as === 'donut' ? 4 : 6,
        labelOf: (value) => labelOf?.(value, context) ?? value,
        colorOf: meaningColors(key),
        restLabel: (n) => (n === null ? context.t('parts.rest') : context.t('parts.other', { n })),
      })
      return {
        props: { label: context.title, parts, total, unit: 'requests', as, ...picking(options.source, key, context) },
        figure: { value: total, unit: 'requests', whole: 'total' },
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

export function siteTotals(code: string, options: FamilyOptions & { readonly title?: PlainKey }): WidgetRow {
  return widget(code, 'share', {
    ...common(options.source.filters, options),
    title: options.title ?? 'requestsBySite.title',
    about: 'bySite.about',
    icon: 'barChart',
    subtitle: partsSubtitle(options.subtitle),
    height: 4,
    skeleton: 'bars',
    reads: options.source.bySite,
    compares: true,
    sample: sampleOfKind.share,
    toView: ({ main, before }, context) => {
      const { span, step, zone, now } = context.query
      const sumsIn = (answer: Histogram, part: Span) => {
        const buckets = bucketsIn(part, step, zone, now)
        return new Map(
          Object.entries(stepsBySite(answer)).map(([key, steps]) => [key, totalOf(bucketSums(steps, buckets))]),
        )
      }
      const earlier = before && hasBuckets(before) && context.query.before ? sumsIn(before, context.query.before) : null
      const rows = [...sumsIn(main, span)].map(([key, { requests, bytes }]) => {
        const was = earlier ? { previous: earlier.get(key)?.requests ?? 0 } : {}
        return { key, requests, bytes, ...was }
      })
      const { parts, total } = toSiteParts({ rows, total: null }, 'requests', context.query.allSites, (n) =>
        n === null ? context.t('parts.rest') : context.t('series.other', { n }),
      )
      return {
        props: {
          label: context.title,
          parts,
          total,
          unit: 'requests',
          as: 'bars',
          filterKey: 'vhost',
          ...pickActions(context),
        },
        figure: { value: hasBuckets(main) ? total : null, unit: 'requests', whole: 'total' },
        isEmpty: total === 0,
      }
    },
  })
}

/** A map of countries coloured by their requests. */
export function familyMap(code: string, key: string, options: FamilyOptions & { title?: PlainKey }): WidgetRow {
  return widget(code, 'map', {
    ...common(options.source.filters, { size: 2, ...options }),
    title: options.title ?? 'countriesMap.title',
    about: 'map.about',
    icon: 'globe',
    subtitle: partsSubtitle(options.subtitle),
    height: 5,
    skeleton: 'map',
    needs: () => import('../kinds/map/generated/world.ts'),
    reads: options.source.parts(key),
    compares: true,
    sample: sampleOfKind.map,
    toView: ({ main, before }, context) => {
      const ranked = toRanking(main, { before, keyOf: countryCode })
      return {
        props: {
          label: context.title,
          unit: 'requests',
          countries: ranked.rows.map(toCountry),
          ...picking(options.source, key, context),
        },
        ...topRemark(ranked),
        isEmpty: ranked.isEmpty,
      }
    },
  })
}

type Steps = { readonly timestamp: number; readonly requests?: number }

/** A chart of values other than delivery's counters. */
export function valueChart<Entry extends Steps>(
  code: string,
  row: Omit<FamilyOptions, 'source'> & {
    readonly title: PlainKey
    readonly about: AboutKey
    readonly icon: IconName
    readonly reads: RowRequest
    readonly entriesOf: (answer: unknown) => readonly Entry[]
    readonly lines: (context: RowContext) => readonly ValueLine<Entry>[]
    readonly how: Gathering
    readonly shape: 'line' | 'area' | 'stack' | 'bar'
    readonly unit: 'req/s' | 'micros' | 'bytes' | 'count'
    readonly figure?: string
    readonly height?: number
    readonly supportedFilters?: readonly ViewFilterKey[]
  },
): WidgetRow {
  const { title, about, icon, subtitle, how, shape, unit, height = 5, lines, entriesOf, supportedFilters = [] } = row
  return widget(code, 'timeSeries', {
    ...common(supportedFilters, row),
    title,
    about,
    icon,
    subtitle: (context) => seriesSubtitle(context.t(subtitle), context),
    height,
    skeleton: 'chart',
    reads: row.reads,
    sample: sampleOfKind.timeSeries,
    toView: ({ main }: { main: unknown }, context: RowContext) => {
      const answer = toValueSeries(entriesOf(main), context.query, lines(context), how)
      const told = answer.series.filter(({ key }) =>
        shape === 'stack' || shape === 'bar' ? true : key === (row.figure ?? answer.series[0]?.key),
      )
      const means = told.map(({ mean }) => mean ?? null)
      const isKnown = means.some((mean) => mean !== null)
      return {
        props: {
          ...chartProps(answer, context, plotHeight(height, answer.series.length) - gapHeight(answer.gap)),
          shape,
          unit,
        },
        figure: {
          value: isKnown ? means.reduce<number>((sum, mean) => sum + (mean ?? 0), 0) : null,
          unit,
          peak: peakOf(answer.series, shape, answer.times.length),
          whole: 'average',
          ...(how === 'last' ? { label: context.t('family.now') } : {}),
        },
        isEmpty: answer.isEmpty,
        ...gapRemark(answer.gap),
      }
    },
  })
}
