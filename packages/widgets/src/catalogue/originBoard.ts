import { type OriginEntry, stepsOf } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import type { BoardRow, RowContext, WidgetRow } from '../rows/row.ts'
import { classesChart } from './analyticsRows.ts'
import { originFailures } from './errorRows.ts'
import { familyShare, familyTable, valueChart } from './familyRows.ts'
import { barFilters, originTraffic } from './familySources.ts'
import { sampleOfKind } from './samples.ts'
import { responseChart, siteChart } from './trafficRows.ts'

const stages = {
  't-start': 'other',
  't-process': 'c6',
  't-connected': 'c3',
  't-fetch': 'c2',
  't-beresp': 'c4',
  't-ttfb': 'c1',
  't-berespbody': 'c5',
  't-error': 's5xx',
} as const satisfies Record<string, ColorToken>
const stageNames = Object.keys(stages) as (keyof typeof stages)[]

const stageOptions = {
  about: 'origins.stages.about',
  icon: 'timer',
  subtitle: 'origins.stages.sub',
  reads: originTraffic.overTime,
  supportedFilters: originTraffic.filters,
  entriesOf: (answer: unknown) => stepsOf(answer as Parameters<typeof stepsOf>[0]) as OriginEntry[],
  how: 'mean',
  unit: 'micros',
} as const

const stageLine = (key: (typeof stageNames)[number], { t }: RowContext) => ({
  key,
  label: t(`origins.${key}`),
  color: stages[key],
  of: (entry: OriginEntry) => entry[key],
})

const stageChart = (key: (typeof stageNames)[number]): WidgetRow =>
  valueChart<OriginEntry>(`analytics.backendsdelivery.${key}`, {
    ...stageOptions,
    title: `origins.${key}`,
    isHiddenAtFirst: true,
    height: 4,
    lines: (context) => [stageLine(key, context)],
    shape: 'area',
  })

const source = { source: originTraffic, tier: 'L1', sample: sampleOfKind.timeSeries } as const
const raw = { source: originTraffic, subtitle: 'origins.sub' } as const

/** Requests to the origins and the time of each of their stages (§2). */
export const originAnalytics: BoardRow = {
  code: 'analytics.backendsdelivery',
  columns: 2,
  ...barFilters(originTraffic),
  rows: [
    siteChart('analytics.backendsdelivery.requests', 'eventRate', {
      ...source,
      icon: 'server',
      title: 'origins.rate',
      subtitle: 'origins.bySite',
      about: 'origins.about',
    }),
    valueChart<OriginEntry>('analytics.backendsdelivery.stages', {
      ...stageOptions,
      title: 'origins.stages',
      lines: (context) => stageNames.map((key) => stageLine(key, context)),
      shape: 'line',
      figure: 't-ttfb',
    }),
    classesChart('analytics.backendsdelivery.statusClasses', source),
    originFailures('analytics.backendsdelivery.failures'),
    familyTable('analytics.backendsdelivery.backends', 'tcdn.varnish.backend-name', {
      ...raw,
      title: 'origins.backends',
      keyColumn: 'column.origin',
      icon: 'server',
    }),
    familyTable('analytics.backendsdelivery.sites', 'tcdn.varnish.vhost', {
      ...raw,
      title: 'sites.title',
      icon: 'globe',
      keyKind: 'site',
    }),
    familyTable('analytics.backendsdelivery.statusCodes', 'tcdn.varnish.response', {
      ...raw,
      title: 'codes.title',
      icon: 'list',
      keyKind: 'status',
    }),
    familyTable('analytics.backendsdelivery.urls', 'tcdn.varnish.path', {
      ...raw,
      title: 'urls.title',
      icon: 'file',
      keyKind: 'path',
    }),
    familyTable('analytics.backendsdelivery.referers', 'tcdn.varnish.referer', {
      ...raw,
      title: 'referers.title',
      icon: 'link',
      keyKind: 'referer',
    }),
    familyTable('analytics.backendsdelivery.cacheControl', 'tcdn.varnish.cache-control', {
      ...raw,
      title: 'origins.cacheControl',
      icon: 'tag',
      keyKind: 'header',
    }),
    familyTable('analytics.backendsdelivery.vary', 'tcdn.varnish.vary', {
      ...raw,
      title: 'origins.vary',
      icon: 'tag',
      keyKind: 'header',
    }),
    familyTable('analytics.backendsdelivery.varyTcdn', 'tcdn.varnish.x-vary-tcdn', {
      ...raw,
      title: 'origins.varyTcdn',
      icon: 'tag',
      keyKind: 'header',
    }),
    familyTable('analytics.backendsdelivery.asns', 'tcdn.varnish.asn', {
      ...raw,
      title: 'asns.title',
      keyColumn: 'column.asn',
      icon: 'layers',
    }),
    familyTable('analytics.backendsdelivery.countries', 'tcdn.varnish.countrycode', {
      ...raw,
      title: 'countries.title',
      icon: 'flag',
      keyKind: 'country',
      isHiddenAtFirst: true,
    }),
    familyTable('analytics.backendsdelivery.agents', 'tcdn.varnish.agent', {
      ...raw,
      title: 'agents.title',
      icon: 'devices',
      keyKind: 'agent',
      isHiddenAtFirst: true,
    }),
    familyShare('analytics.backendsdelivery.methods', 'tcdn.varnish.method', {
      ...raw,
      title: 'method.title',
      as: 'donut',
      icon: 'send',
      isHiddenAtFirst: true,
    }),
    responseChart('analytics.backendsdelivery.responseTime', { ...source, isHiddenAtFirst: true }),
    ...stageNames.map(stageChart),
  ],
}
