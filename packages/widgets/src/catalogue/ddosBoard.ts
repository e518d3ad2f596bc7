import { type DdosReason, ddosReasons, type Histogram, stepsBySite } from '@parapet/api'
import { bucketsIn, runningFrom } from '../rows/boardQuery.ts'
import type { BoardRow, RowContext, WidgetRow } from '../rows/row.ts'
import { widget } from '../rows/row.ts'
import { bucketSums, knownTotal, zeroSums } from '../rows/sums.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import { familyShare, familyTable } from './familyRows.ts'
import { barFilters, ddosTraffic } from './familySources.ts'
import { gapHeight, gapRemark, gapShare } from './gap.ts'
import { refusalColors } from './meaningColors.ts'
import { valuesOf } from './metrics.ts'
import { plotHeight } from './plotHeight.ts'
import { sampleOfKind } from './samples.ts'
import { chartProps } from './traffic.ts'
import { siteChart } from './trafficRows.ts'

const all = Object.keys(ddosReasons) as DdosReason[]

function reasonCells(histogram: Histogram, { query }: RowContext) {
  const buckets = bucketsIn(query.span, query.step, query.zone, query.now)
  const parts = stepsBySite(histogram)
  const known = bucketSums(Object.values(parts).flat(), buckets)
  // The provider omits reasons without refused requests.
  const of = (reason: DdosReason) =>
    bucketSums(parts[ddosReasons[reason]] ?? [], buckets).map((cell, index) => cell ?? (known[index] ? zeroSums : null))
  return { buckets, of }
}

function counter(reason: DdosReason): WidgetRow {
  return widget(`analytics.antiddos.${reason}`, 'counter', {
    title: `ddos.${reason}`,
    about: 'ddos.counter.about',
    icon: 'shield',
    height: 2,
    isSmall: true,
    skeleton: 'figure',
    supportedFilters: ddosTraffic.filters,
    reads: ddosTraffic.split('debug_reason'),
    toView: ({ main }, context) => {
      const { buckets, of } = reasonCells(main, context)
      const cells = of(reason)
      return {
        props: {
          label: context.title,
          value: knownTotal(cells)?.requests ?? null,
          unit: 'requests',
          spark: valuesOf('eventRate', cells, buckets.seconds),
        },
      }
    },
  })
}

/** A chart of refused requests by reason. */
export const reasonsChart = (code: string): WidgetRow =>
  widget(code, 'timeSeries', {
    title: 'ddos.reasons',
    about: 'ddos.reasons.about',
    icon: 'areaChart',
    service: 'antiddos',
    subtitle: (context) => seriesSubtitle(context.t('ddos.reasons.sub'), context),
    size: 2,
    height: 5,
    skeleton: 'chart',
    supportedFilters: ddosTraffic.filters,
    reads: ddosTraffic.split('debug_reason'),
    sample: sampleOfKind.timeSeries,
    toView: ({ main }, context) => {
      const { buckets, of } = reasonCells(main, context)
      const series = all.map((reason) => ({
        key: reason,
        label: context.t(`ddos.${reason}`),
        color: refusalColors[reason],
        values: valuesOf('eventRate', of(reason), buckets.seconds),
      }))
      const sums = all.flatMap((reason) => knownTotal(of(reason)) ?? [])
      const sum = sums.length > 0 ? sums.reduce((requests, one) => requests + one.requests, 0) : null
      const collected = buckets.times.map((_, at) => series.some(({ values }) => values[at] !== null))
      const gap = gapShare(collected, buckets.complete)
      return {
        props: {
          ...chartProps(
            { ...buckets, series, collected, ...runningFrom(buckets) },
            context,
            plotHeight(5, series.length) - gapHeight(gap),
          ),
          shape: 'stack',
          unit: 'req/s',
        },
        figure: { value: sum, unit: 'requests', whole: 'total' },
        ...gapRemark(gap),
        isEmpty: !sum,
        emptyText: context.t('ddos.none'),
      }
    },
  })

const offered = { source: ddosTraffic, subtitle: 'ddos.sub', service: 'antiddos' } as const
const raw = { ...offered, isNeverOffer: true } as const

/** Requests refused by rate limits and the deny list (§2): the counters are free, the rest needs the service. */
export const ddosAnalytics: BoardRow = {
  code: 'analytics.antiddos',
  columns: 3,
  ...barFilters(ddosTraffic),
  rows: [
    ...all.map(counter),
    reasonsChart('analytics.antiddos.reasons'),
    siteChart('analytics.antiddos.rate', 'eventRate', {
      source: ddosTraffic,
      tier: 'L1',
      sample: sampleOfKind.timeSeries,
      icon: 'chart',
      title: 'ddos.rate',
      subtitle: 'ddos.bySite',
      about: 'ddos.about',
      service: 'antiddos',
    }),
    familyTable('analytics.antiddos.addresses', 'client_ip', {
      ...offered,
      title: 'addresses.title',
      icon: 'server',
      keyKind: 'address',
    }),
    familyTable('analytics.antiddos.networks', 'geoip.asn.organization_name', {
      ...raw,
      title: 'networks.title',
      keyColumn: 'column.network',
      icon: 'building',
    }),
    familyTable('analytics.antiddos.countries', 'geoip.country.country_name', {
      ...raw,
      title: 'countries.title',
      icon: 'flag',
      keyKind: 'country',
    }),
    familyTable('analytics.antiddos.urls', 'ReqURL', { ...raw, title: 'urls.title', icon: 'file', keyKind: 'path' }),
    familyTable('analytics.antiddos.agents', 'user_agent', {
      ...raw,
      title: 'agents.title',
      icon: 'devices',
      keyKind: 'agent',
    }),
    familyTable('analytics.antiddos.hosts', 'host', { ...raw, title: 'sites.title', icon: 'globe', keyKind: 'site' }),
    familyShare('analytics.antiddos.methods', 'ReqMethod', {
      ...raw,
      title: 'method.title',
      as: 'donut',
      icon: 'send',
    }),
    familyShare('analytics.antiddos.protocols', 'ReqProtocol', {
      ...raw,
      title: 'proto.title',
      as: 'bars',
      height: 4,
      icon: 'lock',
    }),
    familyTable('analytics.antiddos.referers', 'referer', {
      ...raw,
      title: 'referers.title',
      icon: 'link',
      keyKind: 'referer',
      isHiddenAtFirst: true,
    }),
    familyTable('analytics.antiddos.accept', 'accept', {
      ...raw,
      title: 'ddos.accept',
      keyColumn: 'column.accept',
      icon: 'tag',
      isHiddenAtFirst: true,
    }),
  ],
}
