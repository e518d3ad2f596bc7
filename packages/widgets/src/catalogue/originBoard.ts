import { type OriginEntry, stepsOf } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import { classesChart } from './analyticsRows.ts'
import { originFailures } from './errorRows.ts'
import { familyShare, familyTable, valueChart } from './familyRows.ts'
import { barFilters, originTraffic } from './familySources.ts'
import type { BoardRow } from './row.ts'
import { sampleOfKind } from './samples.ts'
import { siteChart } from './trafficRows.ts'

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

const place = { source: originTraffic, tier: 'L1', sample: sampleOfKind.timeSeries } as const
const raw = { source: originTraffic, what: 'origins.sub' } as const

/** Requests to the origins and the time of each of their stages (§2). */
export const originAnalytics: BoardRow = {
  code: 'analytics.backendsdelivery',
  columns: 2,
  ...barFilters(originTraffic),
  rows: [
    siteChart('analytics.backendsdelivery.requests', 'eventRate', {
      ...place,
      icon: 'server',
      title: 'origins.rate',
      what: 'origins.bySite',
      about: 'origins.about',
    }),
    valueChart<OriginEntry>('analytics.backendsdelivery.stages', {
      title: 'origins.stages',
      about: 'origins.stages.about',
      icon: 'timer',
      what: 'origins.stages.sub',
      reads: originTraffic.overTime,
      takes: originTraffic.filters,
      entriesOf: (answer) => stepsOf(answer as Parameters<typeof stepsOf>[0]) as OriginEntry[],
      lines: ({ t }) =>
        stageNames.map((key) => ({ key, label: t(`origins.${key}`), color: stages[key], of: (entry) => entry[key] })),
      how: 'mean',
      shape: 'line',
      unit: 'micros',
      figure: 't-ttfb',
    }),
    classesChart('analytics.backendsdelivery.statusClasses', place),
    originFailures('analytics.backendsdelivery.failures'),
    familyTable('analytics.backendsdelivery.backends', 'tcdn.varnish.backend-name', {
      ...raw,
      title: 'origins.backends',
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
    familyTable('analytics.backendsdelivery.asns', 'tcdn.varnish.asn', { ...raw, title: 'asns.title', icon: 'layers' }),
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
  ],
}
