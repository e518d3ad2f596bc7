import {
  type Anomaly,
  anomalies,
  type BotEntry,
  itemsOf,
  protection,
  type ServiceKey,
  stepsOf,
  underAttackSince,
  wireSites,
} from '@parapet/api'
import { bucketsIn } from '../rows/boardQuery.ts'
import {
  type AboutKey,
  type BoardRow,
  type PlainKey,
  type RowContext,
  rowRequest,
  type WidgetRow,
  widget,
} from '../rows/row.ts'
import { bucketSums, knownTotal } from '../rows/sums.ts'
import { wholeSubtitle } from '../rows/texts.ts'
import { outcomeName, outcomesChart } from './botOutcomes.ts'
import { reasonsChart } from './ddosBoard.ts'
import { familyMap, familyShare } from './familyRows.ts'
import { barFilters, botTraffic, ddosTraffic, wafTraffic } from './familySources.ts'
import { valuesOf } from './metrics.ts'
import { sampleOfKind } from './samples.ts'
import type { FamilySource } from './traffic.ts'
import { siteChart } from './trafficRows.ts'

const board = 'perimetrical.home'
const small = { height: 2, isSmall: true, skeleton: 'figure' } as const
const MOST_ANOMALIES = 20

const sampleCounter = (context: RowContext) => ({ label: context.title, value: 1234, unit: 'requests' as const })

interface CounterOptions {
  readonly source: FamilySource
  readonly title: PlainKey
  readonly about: AboutKey
  readonly service?: ServiceKey
  /** Returns the requests of an entry that count; all by default. */
  readonly of?: (entry: BotEntry) => number
}

function stopped(name: string, { source, title, about, service, of }: CounterOptions): WidgetRow {
  return widget(`${board}.${name}`, 'counter', {
    ...small,
    title,
    about,
    icon: 'shield',
    subtitle: (context) => wholeSubtitle(context.t('perimetrical.range'), context),
    ...(service ? { service, sample: sampleCounter } : {}),
    supportedFilters: source.filters,
    reads: source.overTime,
    toView: ({ main }, context) => {
      const { span, step, zone, now } = context.query
      const buckets = bucketsIn(span, step, zone, now)
      const entries = stepsOf(main)
      const counted = of ? entries.map((entry) => ({ ...entry, requests: of(entry as BotEntry) })) : entries
      const cells = bucketSums(counted, buckets)
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

const attacks = rowRequest(protection.underAttack, () => ({}))
const ofTheCompany = { supportedFilters: [], isOfAllSites: true } as const

const attackedSites = widget(`${board}.attacked`, 'counter', {
  ...small,
  ...ofTheCompany,
  title: 'perimetrical.attacked',
  about: 'perimetrical.attacked.about',
  icon: 'siren',
  service: 'uam',
  subtitle: (context) => context.t('perimetrical.now'),
  sample: (context) => ({ label: context.title, value: 2, unit: 'count' }),
  reads: attacks,
  toView: ({ main }, context) => {
    const value = main.filter(({ active }) => active).length
    return { props: { label: context.title, value, unit: 'count', ...(value > 0 ? { tone: 'watch' as const } : {}) } }
  },
})

const attackTable = widget(`${board}.underAttack`, 'attacks', {
  ...ofTheCompany,
  title: 'perimetrical.underAttack',
  about: 'perimetrical.attacked.about',
  icon: 'siren',
  service: 'uam',
  subtitle: (context) => context.t('perimetrical.now'),
  height: 4,
  skeleton: 'table',
  isHiddenAtFirst: true,
  reads: attacks,
  sample: (context) => ({
    label: context.title,
    now: context.query.now,
    sites: [{ site: 1, url: 'www.example.com', since: context.query.now - 5400, by: 'ana@example.com' }],
  }),
  toView: ({ main }, context) => {
    const sites = main
      .filter(({ active }) => active)
      .map((row) => ({ site: row.site, url: row.url, since: underAttackSince(row), by: row.activated_by ?? '' }))
    return {
      props: { label: context.title, now: context.query.now, sites },
      isEmpty: sites.length === 0,
      emptyText: context.t('perimetrical.underAttack.none'),
    }
  },
})

const sampleAnomaly = (context: RowContext, id: number, over: Partial<Anomaly>): Anomaly => ({
  id,
  timestamp: context.query.now - id * 4000,
  end: context.query.now - id * 4000 + 900,
  anomaly_type: 'traffic',
  service_type: 'Delivery',
  site: 'www.example.com',
  site_id: 1,
  detail: { value: 240, usual: 80, unit: 'req/s' },
  reactions: [],
  ...over,
})

const anomalyTable = widget(`${board}.anomalies`, 'anomalies', {
  title: 'perimetrical.anomalies',
  about: 'perimetrical.anomalies.about',
  icon: 'anomaly',
  service: 'anomalydetection',
  subtitle: (context) => wholeSubtitle(context.t('perimetrical.anomalies.sub'), context),
  height: 5,
  skeleton: 'table',
  supportedFilters: [],
  reads: rowRequest(anomalies.list, ({ company, span, view, allSites }) => ({
    filters: { timestamp: span, vhost: wireSites(company, view.sites, { allSites, filterCompany: view.company }) },
    limit: MOST_ANOMALIES,
    offset: 0,
  })),
  sample: (context) => ({
    label: context.title,
    count: 2,
    anomalies: [sampleAnomaly(context, 1, {}), sampleAnomaly(context, 2, { anomaly_type: 'status_code' })],
  }),
  toView: ({ main }, context) => {
    const { items, count } = itemsOf(main)
    return {
      props: { label: context.title, anomalies: items, count },
      isEmpty: items.length === 0,
      emptyText: context.t('perimetrical.anomalies.none'),
    }
  },
})

/**
 * The perimetrical board (§2): what each protection stopped. `size` is the grid unit x; y is 1 for counters and 2 for
 * the others (decision 0040).
 */
export const perimetricalBoard: BoardRow = {
  code: board,
  columns: 2,
  ...barFilters(wafTraffic),
  rows: [
    stopped('denied', { source: wafTraffic, title: 'perimetrical.denied', about: 'waf.count.about', service: 'waf' }),
    stopped('bots', {
      source: botTraffic,
      title: 'bots.clients',
      about: 'bots.count.about',
      service: 'botmitigation',
      of: ({ block }) => block,
    }),
    stopped('limited', { source: ddosTraffic, title: 'perimetrical.limited', about: 'ddos.reasons.about' }),
    attackedSites,
    siteChart(`${board}.rate`, 'eventRate', {
      source: wafTraffic,
      tier: 'L1',
      service: 'waf',
      sample: sampleOfKind.timeSeries,
      icon: 'shield',
      title: 'waf.rate',
      subtitle: 'waf.bySite',
      about: 'waf.about',
    }),
    { ...reasonsChart(`${board}.reasons`), size: 1 },
    outcomesChart(`${board}.outcomes`, botTraffic, { shape: 'bar', service: 'botmitigation' }),
    familyShare(`${board}.categories`, 'payloaddetails', {
      source: wafTraffic,
      subtitle: 'waf.sub',
      service: 'waf',
      title: 'waf.categories',
      as: 'bars',
      height: 5,
      icon: 'barChart',
    }),
    familyShare(`${board}.actions`, 'action', {
      source: botTraffic,
      subtitle: 'bots.sub',
      service: 'botmitigation',
      title: 'bots.actions',
      as: 'donut',
      icon: 'donut',
      labelOf: outcomeName,
    }),
    anomalyTable,
    familyMap(`${board}.countryMap`, 'geoip', {
      source: wafTraffic,
      subtitle: 'waf.sub',
      service: 'waf',
      title: 'perimetrical.countries',
    }),
    attackTable,
  ],
}
