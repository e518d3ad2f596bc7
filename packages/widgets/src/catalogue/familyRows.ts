import { type Histogram, type ServiceKey, type Span, stepsBySite, type ViewFilterKey } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import { countryCode } from '../kinds/country.ts'
import type { KeyKind } from '../kinds/KeyLabel.tsx'
import { bucketsIn } from './boardQuery.ts'
import { plotHeight } from './plotHeight.ts'
import { type AboutKey, type PlainKey, type RowContext, type RowRequest, type WidgetRow, widget } from './row.ts'
import { sampleOfKind } from './samples.ts'
import { bucketSums, total as totalOf } from './sums.ts'
import { toCountry, toParts, toRanking, toSiteParts } from './tables.ts'
import { seriesSubtitle, wholeSubtitle } from './texts.ts'
import { chartProps, type FamilySource, totalsOf } from './traffic.ts'
import { pickActions } from './trafficRows.ts'
import { type Gathering, toValueSeries, type ValueLine } from './valueSeries.ts'

/** Options that the rows of a family share. */
export interface FamilyOptions {
  readonly source: FamilySource
  readonly what: PlainKey
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
const common = (takes: readonly ViewFilterKey[], options: SourceOptions) => {
  const { size = 1, isHiddenAtFirst, service, isOfAllSites, isNeverOffer } = options
  return {
    size,
    takes,
    ...(isHiddenAtFirst ? { isHiddenAtFirst } : {}),
    ...(service ? { service } : {}),
    ...(isOfAllSites ? { isOfAllSites } : {}),
    ...(isNeverOffer ? { isNeverOffer } : {}),
  }
}
const picking = ({ filters }: FamilySource, key: string, at: RowContext) => {
  const filterKey = filters.find((one) => one === key)
  return filterKey ? { filterKey, ...pickActions(at) } : {}
}
const partsSubtitle = (what: PlainKey) => (at: RowContext) => wholeSubtitle(at.t(what), at)

/** A table that ranks the values of a key. */
export function familyTable(
  code: string,
  key: string,
  { keyKind = 'name', ...place }: RankOptions & { keyKind?: KeyKind },
): WidgetRow {
  return widget(code, 'top', {
    ...common(place.source.filters, place),
    title: place.title,
    about: 'family.table',
    icon: place.icon,
    subtitle: partsSubtitle(place.what),
    height: 6,
    skeleton: 'table',
    reads: place.source.ranking(key, keyKind === 'country' ? 250 : undefined),
    compares: true,
    also: place.source.overTime,
    sample: sampleOfKind.top,
    to: ({ main, before, also }, at) => {
      const { rows, total, totalCount, isEmpty } = toRanking(main, {
        before,
        whole: totalsOf(also, at.query),
        ...(keyKind === 'country' ? { keyOf: countryCode } : {}),
      })
      return {
        props: {
          label: at.title,
          keyKind,
          ...(keyKind === 'name' ? { keyLabel: at.title } : {}),
          ...(place.count ? { countLabel: at.t(place.count) } : {}),
          hasBytes: false,
          filterKey: null,
          ...picking(place.source, key, at),
          rows,
          total,
          atFirst: 10,
          ...(totalCount === undefined ? {} : { totalCount }),
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
  options: RankOptions & { as: 'bars' | 'donut'; height?: number; labelOf?: (key: string, at: RowContext) => string },
): WidgetRow {
  const { as, labelOf } = options
  return widget(code, 'share', {
    ...common(options.source.filters, options),
    title: options.title,
    about: 'family.share',
    icon: options.icon,
    subtitle: partsSubtitle(options.what),
    height: options.height ?? (as === 'donut' ? 4 : 6),
    skeleton: 'bars',
    reads: options.source.ranking(key, 250),
    compares: true,
    sample: sampleOfKind.share,
    to: ({ main, before }, at) => {
      const ranked = toRanking(main, { before })
      const { parts, total } = toParts(ranked, {
        most: as === 'donut' ? 4 : 8,
        labelOf: (value) => labelOf?.(value, at) ?? value,
        restLabel: (n) => (n === null ? at.t('parts.rest') : at.t('parts.other', { n })),
      })
      return {
        props: { label: at.title, parts, total, unit: 'requests', as, ...picking(options.source, key, at) },
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
    subtitle: partsSubtitle(options.what),
    height: 4,
    skeleton: 'bars',
    reads: options.source.bySite,
    compares: true,
    sample: sampleOfKind.share,
    to: ({ main, before }, at) => {
      const { span, step, zone, now } = at.query
      const sumsIn = (answer: Histogram, part: Span) => {
        const buckets = bucketsIn(part, step, zone, now)
        return new Map(
          Object.entries(stepsBySite(answer)).map(([key, steps]) => [key, totalOf(bucketSums(steps, buckets))]),
        )
      }
      const earlier = before && at.query.before ? sumsIn(before, at.query.before) : null
      const rows = [...sumsIn(main, span)].map(([key, { requests, bytes }]) => {
        const was = earlier ? { previous: earlier.get(key)?.requests ?? 0 } : {}
        return { key, requests, bytes, ...was }
      })
      const { parts, total } = toSiteParts({ rows, total: null }, 'requests', at.query.allSites, (n) =>
        n === null ? at.t('parts.rest') : at.t('series.other', { n }),
      )
      return {
        props: { label: at.title, parts, total, unit: 'requests', as: 'bars', filterKey: 'vhost', ...pickActions(at) },
        figure: { value: total, unit: 'requests', whole: 'total' },
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
    icon: 'globe',
    subtitle: partsSubtitle(options.what),
    height: 5,
    skeleton: 'map',
    needs: () => import('../kinds/map/generated/world.ts'),
    reads: options.source.ranking(key, 250),
    compares: true,
    sample: sampleOfKind.map,
    to: ({ main, before }, at) => {
      const { rows, isEmpty } = toRanking(main, { before, keyOf: countryCode })
      return {
        props: {
          label: at.title,
          unit: 'requests',
          countries: rows.map(toCountry),
          ...picking(options.source, key, at),
        },
        isEmpty,
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
    readonly lines: (at: RowContext) => readonly ValueLine<Entry>[]
    readonly how: Gathering
    readonly shape: 'line' | 'area' | 'stack'
    readonly unit: 'req/s' | 'micros' | 'bytes' | 'count'
    readonly figure?: string
    readonly height?: number
    readonly takes?: readonly ViewFilterKey[]
  },
): WidgetRow {
  const { title, about, icon, what, how, shape, unit, height = 5, lines, entriesOf, takes = [] } = row
  return widget(code, 'timeSeries', {
    ...common(takes, row),
    title,
    about,
    icon,
    subtitle: (at) => seriesSubtitle(at.t(what), at),
    height,
    skeleton: 'chart',
    reads: row.reads,
    sample: sampleOfKind.timeSeries,
    to: ({ main }: { main: unknown }, at: RowContext) => {
      const answer = toValueSeries(entriesOf(main), at.query, lines(at), how)
      const told = answer.series.filter(({ key }) =>
        shape === 'stack' ? true : key === (row.figure ?? answer.series[0]?.key),
      )
      const means = told.map(({ mean }) => mean ?? null)
      const isKnown = means.some((mean) => mean !== null)
      return {
        props: { ...chartProps(answer, at, plotHeight(height, answer.series.length)), shape, unit },
        figure: {
          value: isKnown ? means.reduce<number>((sum, mean) => sum + (mean ?? 0), 0) : null,
          unit,
          whole: 'average',
          ...(how === 'last' ? { label: at.t('family.now') } : {}),
        },
        isEmpty: answer.isEmpty,
      }
    },
  })
}
