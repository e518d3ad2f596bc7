import { bots, type ClientAnalysis, type Span, type TrafficStep, toAnalysisFilter } from '@parapet/api'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { type BoardRow, type RowContext, widget } from '../rows/row.ts'
import { wholeSubtitle } from '../rows/texts.ts'
import { outcomeName, outcomesChart } from './botOutcomes.ts'
import { familyMap, familyShare, familyTable, siteTotals } from './familyRows.ts'
import { barFilters, botHistory, botTraffic } from './familySources.ts'
import { gapHeight, gapRemark, gapShare } from './gap.ts'
import { months } from './monthsRow.ts'
import { plotHeight } from './plotHeight.ts'
import { sampleOfKind } from './samples.ts'
import { siteChart } from './trafficRows.ts'

const reasonWords = [
  'abuse',
  'ai_scraper',
  'automated_navigation',
  'crawler',
  'monitoring',
  'scraper',
  'search_engine',
] as const
function reasonName(key: string, { t }: RowContext): string {
  const known = reasonWords.find((one) => one === key)
  return known ? t(`bots.reason.${known}`) : key
}

const rate = {
  tier: 'L1',
  sample: sampleOfKind.timeSeries,
  icon: 'chart',
  title: 'bots.rate',
  subtitle: 'bots.bySite',
  about: 'bots.about',
} as const

const MONTH = 31 * 86_400
/** The analyses are hourly, so their range is a month at most (§9). */
const analysed = ({ span }: BoardQuery): Span => ({ from: Math.max(span.from, span.to - MONTH), to: span.to })
const analysisFilter = (query: BoardQuery, onlyBots = false) => ({
  filters: toAnalysisFilter(
    { company: query.company, span: analysed(query), sites: query.view.sites },
    { allSites: query.allSites, filterCompany: query.view.company ?? null },
    { onlyBots },
  ),
})

const PEOPLE_ROWS = 4

const people = widget('stats.botmitigation.people', 'timeSeries', {
  title: 'bots.people',
  about: 'bots.people.about',
  icon: 'users',
  subtitle: (context) => wholeSubtitle(context.t('bots.people.sub'), context, analysed(context.query)),
  height: PEOPLE_ROWS,
  skeleton: 'chart',
  supportedFilters: [],
  span: analysed,
  reads: { call: bots.trafficAnalysis, params: (query) => analysisFilter(query) },
  sample: sampleOfKind.timeSeries,
  toView: ({ main }, context) => peopleView(main, context),
})

function peopleView(steps: readonly TrafficStep[], context: RowContext) {
  const HOUR = 3600
  const inHour = (count: number) => count / HOUR
  const byHour = new Map(steps.map((step) => [step.timestamp / 1000, step]))
  const from = Math.min(...byHour.keys())
  const to = Math.max(...byHour.keys())
  // Every hour between the first and the last: one that was not collected is a gap, not a line across it.
  const times = steps.length === 0 ? [] : Array.from({ length: (to - from) / HOUR + 1 }, (_, n) => from + n * HOUR)
  const valuesOf = (of: (step: TrafficStep) => number) =>
    times.map((time) => {
      const step = byHour.get(time)
      return step ? inHour(of(step)) : null
    })
  const collected = times.map((time) => byHour.has(time))
  const gap = gapShare(collected, times.length)
  const all = steps.reduce((sum, step) => sum + step.total, 0)
  const crawlers = steps.reduce((sum, step) => sum + step.crawler_total, 0)
  return {
    props: {
      label: context.title,
      times,
      collected,
      step: HOUR,
      height: plotHeight(PEOPLE_ROWS, 2) - gapHeight(gap),
      syncKey: 'page',
      shape: 'stack' as const,
      unit: 'req/s' as const,
      series: [
        {
          key: 'human',
          label: context.t('bots.human'),
          color: 'c1' as const,
          values: valuesOf((step) => step.human_total),
        },
        {
          key: 'crawler',
          label: context.t('bots.crawler'),
          color: 'c4' as const,
          values: valuesOf((step) => step.crawler_total),
        },
      ],
    },
    figure: {
      value: all > 0 ? crawlers / all : null,
      unit: 'percent' as const,
      whole: 'average' as const,
      label: context.t('bots.share'),
    },
    ...gapRemark(gap),
    isEmpty: all === 0,
  }
}

const clients = widget('stats.botmitigation.clients', 'top', {
  title: 'bots.clients',
  about: 'bots.clients.about',
  icon: 'bot',
  subtitle: (context) => wholeSubtitle(context.t('bots.clients.sub'), context, analysed(context.query)),
  size: 2,
  height: 5,
  skeleton: 'table',
  supportedFilters: [],
  span: analysed,
  reads: { call: bots.clientAnalysis, params: (query) => analysisFilter(query, true) },
  sample: sampleOfKind.top,
  toView: ({ main }, context) => clientsView(main, context),
})

function clientsView({ clients: list, crawler_total }: ClientAnalysis, context: RowContext) {
  const rows = list
    .map(({ name, reason, requests }) => ({
      key: [name, reason && reasonName(reason, context)].filter(Boolean).join(' · '),
      requests,
      bytes: 0,
    }))
    .sort((a, b) => b.requests - a.requests)
  return {
    props: {
      label: context.title,
      keyKind: 'name' as const,
      keyLabel: context.t('column.bot'),
      hasBytes: false,
      filterKey: null,
      rows,
      total: { requests: crawler_total, bytes: 0 },
      totalCount: rows.length,
      atFirst: 8,
    },
    figure: { value: crawler_total, unit: 'requests' as const, whole: 'total' as const },
    isEmpty: rows.length === 0,
    emptyText: context.t('bots.clients.none'),
  }
}

/** Bot statistics of months and years (§2). */
export const botStats: BoardRow = {
  code: 'stats.botmitigation',
  columns: 2,
  filterKeys: [],
  rows: [
    outcomesChart('stats.botmitigation.outcomes', botHistory),
    siteChart('stats.botmitigation.rate', 'eventRate', { ...rate, source: botHistory }),
    people,
    siteTotals('stats.botmitigation.bySite', { source: botHistory, subtitle: 'bots.sub' }),
    clients,
    months('stats.botmitigation.months', {
      source: botHistory,
      by: 'requests',
      title: 'bots.months',
      limitsOf: 'botmitigation',
    }),
  ],
}

const raw = { source: botTraffic, subtitle: 'bots.sub' } as const

/** Bot statistics of recent hours, by every key (§2). */
export const botAnalytics: BoardRow = {
  code: 'analytics.botmitigation',
  columns: 2,
  ...barFilters(botTraffic),
  rows: [
    outcomesChart('analytics.botmitigation.outcomes', botTraffic),
    siteChart('analytics.botmitigation.rate', 'eventRate', { ...rate, source: botTraffic }),
    familyShare('analytics.botmitigation.actions', 'action', {
      ...raw,
      title: 'bots.actions',
      as: 'donut',
      icon: 'donut',
      labelOf: outcomeName,
    }),
    familyShare('analytics.botmitigation.reasons', 'reason', {
      ...raw,
      title: 'bots.reasons',
      as: 'donut',
      icon: 'info',
      labelOf: reasonName,
    }),
    familyTable('analytics.botmitigation.crawlers', 'crawler', {
      ...raw,
      title: 'bots.crawlers',
      keyColumn: 'column.bot',
      icon: 'bot',
    }),
    familyTable('analytics.botmitigation.agents', 'user-agent', {
      ...raw,
      title: 'agents.title',
      icon: 'devices',
      keyKind: 'agent',
    }),
    familyMap('analytics.botmitigation.countryMap', 'country', raw),
    familyTable('analytics.botmitigation.countries', 'country', {
      ...raw,
      title: 'countries.title',
      icon: 'flag',
      keyKind: 'country',
    }),
    familyTable('analytics.botmitigation.addresses', 'assess-ip', {
      ...raw,
      title: 'addresses.title',
      icon: 'server',
      keyKind: 'address',
    }),
    familyTable('analytics.botmitigation.urls', 'url', {
      ...raw,
      title: 'urls.title',
      icon: 'file',
      keyKind: 'path',
    }),
    familyTable('analytics.botmitigation.statusCodes', 'status', {
      ...raw,
      title: 'codes.title',
      icon: 'list',
      keyKind: 'status',
    }),
    familyShare('analytics.botmitigation.cacheResults', 'cache', {
      ...raw,
      title: 'cacheResults.title',
      as: 'donut',
      icon: 'donut',
      isHiddenAtFirst: true,
    }),
  ],
}
