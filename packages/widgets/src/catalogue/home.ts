import {
  type AccessLogField,
  blockedNow,
  blog,
  boardLists,
  encodeView,
  type FilterLists,
  initialView,
  inventory,
  media,
  type Span,
  statics,
  statistics,
  status,
  stepsOf,
  tickets,
  usage,
  type ViewState,
  waf,
} from '@parapet/api'
import { addMonths } from '@parapet/base'
import type { IconName } from '@parapet/ui'
import { zoneText } from '../frame/zoneText.ts'
import { type BoardQuery, type Buckets, bucketsIn, queryFilter, runningFrom } from '../rows/boardQuery.ts'
import { monthToDate } from '../rows/months.ts'
import {
  type AboutKey,
  type BoardRow,
  type PlainKey,
  type RowContext,
  rowRequest,
  type WidgetRow,
  widget,
} from '../rows/row.ts'
import { bucketSums, type Sums, total } from '../rows/sums.ts'
import { Attention, attentionRequests } from '../tiles/Attention.tsx'
import { SiteHealth } from '../tiles/SiteHealth.tsx'
import { siteHealthRequests } from '../tiles/siteHealthRequests.ts'
import { gapHeight, gapRemark, gapShare } from './gap.ts'
import { sampleDay, sampleOf, sampleTickets } from './homeSamples.ts'
import { type MetricName, metricOver, metrics, valuesOf } from './metrics.ts'
import { plotHeight } from './plotHeight.ts'

const HOUR = 3600
const STEP = 300
const BUCKETS_AN_HOUR = HOUR / STEP
const BUCKETS_A_DAY = 24 * BUCKETS_AN_HOUR

const lastDay = ({ now }: Pick<BoardQuery, 'now'>): Span => ({ from: now - 25 * HOUR, to: now })

/** Cuts the last 24 hours out of an answer that starts an hour earlier: a partial first bucket would show as a peak. */
export const shownDay = (now: number): Span => ({
  from: Math.ceil((now - 24 * HOUR) / STEP) * STEP,
  to: now,
})

const dayOfSteps = rowRequest(statistics.historicHistogram, (query) => ({
  filters: queryFilter(query, 'L1', { span: lastDay(query), step: STEP }),
}))

type Steps = Parameters<typeof bucketSums>[0]
interface Day extends Pick<BoardQuery, 'now' | 'zone'> {
  readonly steps: Steps
  readonly buckets: Buckets
  readonly cells: (Sums | null)[]
}

let last: Day | undefined

function dayOf(steps: Steps, { now, zone }: Pick<BoardQuery, 'now' | 'zone'>): Day {
  if (last?.steps === steps && last.now === now && last.zone === zone) return last
  const buckets = bucketsIn(lastDay({ now }), STEP, zone, now)
  last = { steps, now, zone, buckets, cells: bucketSums(steps, buckets) }
  return last
}

/** The last hour of a metric, its shape over a day, and the same hour of yesterday. */
export function hourFigure(metric: MetricName, steps: Steps, query: BoardQuery) {
  const { buckets, cells } = dayOf(steps, query)
  const hour = (end: number) => {
    const from = Math.max(0, end - BUCKETS_AN_HOUR)
    const part = cells.slice(from, end)
    return {
      value: metricOver(metrics[metric], part, buckets.seconds.slice(from, end)),
      requests: total(part).requests,
    }
  }
  const now = hour(cells.length)
  const yesterday = hour(cells.length - BUCKETS_A_DAY)
  const spark: (number | null)[] = []
  const chunk = BUCKETS_AN_HOUR / 2
  for (let from = cells.length % chunk; from < cells.length; from += chunk)
    spark.push(metricOver(metrics[metric], cells.slice(from, from + chunk), buckets.seconds.slice(from, from + chunk)))
  return {
    span: { from: buckets.times.at(-BUCKETS_AN_HOUR) ?? query.now - HOUR, to: query.now },
    value: now.value,
    previous: yesterday.value,
    sample: yesterday.requests,
    spark,
    isEmpty: total(cells).requests === 0,
  }
}

const pageOf = (
  name: 'stats' | 'analytics',
  range: Span,
  { links }: RowContext,
  { widget, ...view }: Partial<Pick<ViewState, 'include' | 'tab'>> & { widget?: string } = {},
) => links.page(name, encodeView({ ...initialView, range, ...view }, initialView), widget)

type Tone = 'good' | 'watch' | 'bad' | undefined

function hourCounter(
  code: string,
  metric: MetricName,
  row: {
    title: PlainKey
    about: AboutKey
    icon: IconName
    toneOf?: (value: number) => Tone
    isHiddenAtFirst?: boolean
    isInAnalytics?: boolean
    include?: FilterLists
    linkedWidget?: string
    logField?: AccessLogField
  },
): WidgetRow {
  const { title, about, icon, toneOf, isHiddenAtFirst, logField, include, linkedWidget } = row
  return widget(code, 'counter', {
    title,
    icon,
    about,
    ...(isHiddenAtFirst ? { isHiddenAtFirst } : {}),
    ...(logField ? { logField } : {}),
    subtitle: (context) => context.t('home.lastHour'),
    height: 2,
    isSmall: true,
    skeleton: 'figure',
    service: 'stats',
    isNeverOffer: true,
    reads: dayOfSteps,
    toView: ({ main }, context) => {
      const { span, value, previous, sample, spark } = hourFigure(metric, stepsOf(main), context.query)
      const { unit, meaning } = metrics[metric]
      const tone = value === null ? undefined : toneOf?.(value)
      return {
        props: {
          label: context.title,
          value,
          unit,
          spark,
          sparkLabel: context.t('home.spark'),
          change: { previous, meaning, sample, label: context.t('against.yesterday') },
          href: pageOf(row.isInAnalytics && context.links.hasAnalytics ? 'analytics' : 'stats', span, context, {
            ...(include ? { include } : {}),
            ...(linkedWidget ? { widget: linkedWidget } : {}),
          }),
          ...(tone ? { tone } : {}),
        },
      }
    },
  })
}

const ratioTone = (value: number): Tone => (value < 0.5 ? 'bad' : value < 0.8 ? 'watch' : undefined)
const errorTone = (value: number): Tone => (value > 0.05 ? 'bad' : value > 0.01 ? 'watch' : undefined)

// The minute that ends a month belongs to it; otherwise the new month would be empty.
const monthSoFar = ({ now, zone }: BoardQuery): Span => ({ from: monthToDate(now - 1, zone).from, to: now })
const monthBefore = (query: BoardQuery): Span => {
  const { from, to } = monthSoFar(query)
  return { from: addMonths(from, -1, query.zone), to: Math.min(from, addMonths(to, -1, query.zone)) }
}

/** The bytes and requests of some steps; undefined without any, since they are unknown then. */
function stepsSum(steps: ReturnType<typeof stepsOf>): { bytes: number; requests: number } | undefined {
  if (steps.length === 0) return undefined
  return {
    bytes: steps.reduce((all, step) => all + (step.bytes || 0), 0),
    requests: steps.reduce((all, step) => all + (step.requests || 0), 0),
  }
}

const traffic = widget('home.traffic', 'counter', {
  title: 'home.traffic',
  about: 'home.traffic.about',
  icon: 'database',
  subtitle: (context) => context.t('home.monthToDate'),
  logField: 'bytes',
  height: 2,
  isSmall: true,
  skeleton: 'figure',
  service: 'stats',
  isNeverOffer: true,
  reads: {
    call: statistics.historicHistogram,
    params: (query) => ({ filters: queryFilter(query, 'L1', { span: monthSoFar(query), step: 24 * HOUR }) }),
  },
  secondary: {
    call: statistics.historicHistogram,
    params: (query: BoardQuery) => ({
      filters: queryFilter(query, 'L1', { span: monthBefore(query), step: 24 * HOUR }),
    }),
  },
  secondaryName: 'part.month',
  toView: ({ main, secondary }, context) => {
    const steps = stepsOf(main)
    const earlier = secondary && stepsSum(stepsOf(secondary))
    return {
      props: {
        label: context.title,
        value: stepsSum(steps)?.bytes ?? null,
        unit: 'bytes',
        spark: steps.slice(0, -1).map((step) => step.bytes),
        href: pageOf('stats', monthSoFar(context.query), context, { widget: 'months' }),
        ...(earlier
          ? {
              change: {
                previous: earlier.bytes,
                meaning: 'neutral',
                sample: earlier.requests,
                label: context.t('against.month'),
              },
            }
          : {}),
      },
    }
  },
})

const small = { height: 2, isSmall: true, skeleton: 'figure' } as const
const spanFilter = (query: BoardQuery, span: Span, step: number) => {
  const { timestamp, company, vhost } = queryFilter(query, 'L1', { span, step })
  return { timestamp, company, vhost }
}

const wafBlocks = widget('home.wafBlocks', 'counter', {
  ...small,
  title: 'home.waf',
  about: 'home.waf.about',
  icon: 'shield',
  subtitle: (context) => context.t('home.lastHour'),
  service: 'waf',
  sample: sampleOf(14.2, 'req/s'),
  reads: { call: waf.historicHistogram, params: (query) => ({ filters: spanFilter(query, lastDay(query), STEP) }) },
  toView: ({ main }, context) => {
    const { span, value, previous, sample, spark } = hourFigure('eventRate', stepsOf(main), context.query)
    return {
      props: {
        label: context.title,
        value,
        unit: 'req/s',
        spark,
        sparkLabel: context.t('home.spark'),
        change: { previous, meaning: 'neutral', sample, label: context.t('against.yesterday') },
        href: pageOf('stats', span, context, { tab: 'waf' }),
      },
    }
  },
})

const blockedAddresses = widget('home.blocked', 'counter', {
  ...small,
  // The tenth counter would stand alone in its row.
  isHiddenAtFirst: true,
  title: 'home.blocked',
  about: 'home.blocked.about',
  icon: 'shield',
  subtitle: (context) => context.t('perimetrical.now'),
  service: 'waf',
  supportedFilters: [],
  isOfAllSites: true,
  sample: sampleOf(12, 'count'),
  reads: rowRequest(boardLists.blocked, () => ({})),
  toView: ({ main }, context) => ({
    props: {
      label: context.title,
      value: blockedNow(main, context.query.now).length,
      unit: 'count',
      href: context.links.page('blocked'),
    },
  }),
})

const storage = widget('home.storage', 'counter', {
  ...small,
  title: 'home.storage',
  about: 'home.storage.about',
  icon: 'storage',
  subtitle: (context) => context.t('home.lastHour'),
  service: 'storage',
  sample: sampleOf(3.2e12, 'bytes'),
  reads: { call: usage.storage, params: (query) => ({ filters: spanFilter(query, lastDay(query), HOUR) }) },
  toView: ({ main }, context) => {
    const levels = main.map(({ bytes }) => bytes)
    return {
      props: {
        label: context.title,
        value: levels.at(-1) ?? null,
        unit: 'bytes',
        spark: levels,
        change: { previous: levels.at(-25) ?? null, meaning: 'neutral', label: context.t('against.yesterday') },
        href: pageOf('stats', lastDay(context.query), context, { tab: 'storage' }),
      },
    }
  },
})

const wallTime = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 19).replace('T', ' ')

const transcoding = widget('home.transcoding', 'counter', {
  ...small,
  title: 'home.transcoding',
  about: 'home.transcoding.about',
  icon: 'transcoding',
  subtitle: (context) => context.t('home.monthToDate'),
  service: 'transcoding',
  sample: sampleOf(1840, 'minutes'),
  reads: {
    call: media.consumedMinutes,
    params: (query) => {
      const { from, to } = monthSoFar(query)
      return { filters: { timestamp: { from: wallTime(from), to: wallTime(to) } } }
    },
  },
  toView: ({ main }, context) => ({
    props: {
      label: context.title,
      value: Math.round(main.minutes.reduce((sum, { duration }) => sum + duration, 0)),
      unit: 'minutes',
      href: context.links.page('transcoding'),
    },
  }),
})

const rows: readonly WidgetRow[] = [
  {
    code: 'home.attention',
    component: Attention,
    requests: attentionRequests,
    title: 'home.attention',
    about: 'home.attention.about',
    icon: 'siren',
    size: 2,
    height: 3,
    isFullSize: true,
    // What needs attention comes first for everybody.
    isFixed: true,
    skeleton: 'list',
  },
  hourCounter('home.hitRatio', 'hitRatio', {
    title: 'home.hitRatio',
    about: 'home.hitRatio.about',
    icon: 'gauge',
    logField: 'cached',
    toneOf: ratioTone,
    linkedWidget: 'hitRatio',
  }),
  traffic,
  hourCounter('home.requestRate', 'rate', { title: 'home.rate', about: 'home.rate.about', icon: 'activity' }),
  hourCounter('home.bandwidth', 'bandwidth', {
    title: 'home.bandwidth',
    logField: 'bytes',
    about: 'home.bandwidth.about',
    icon: 'areaChart',
  }),
  hourCounter('home.errors', 'errorRatio', {
    title: 'home.errors',
    about: 'home.errors.about',
    icon: 'triangleAlert',
    toneOf: errorTone,
    isInAnalytics: true,
    include: { response: ['5xx'] },
    linkedWidget: 'errors',
  }),
  hourCounter('home.responseTime', 'responseTime', {
    title: 'home.response',
    about: 'home.response.about',
    icon: 'timer',
    logField: 'response_time',
    linkedWidget: 'responseTime',
  }),
  transcoding,
  storage,
  wafBlocks,
  blockedAddresses,
  {
    code: 'home.sites',
    component: SiteHealth,
    requests: siteHealthRequests,
    title: 'home.sites',
    about: 'home.sites.about',
    icon: 'heart',
    size: 2,
    height: 4,
    isFullSize: true,
    skeleton: 'table',
    service: 'stats',
    isNeverOffer: true,
  },
  widget('home.lastDay', 'timeSeries', {
    title: 'home.lastDay',
    about: 'home.lastDay.about',
    icon: 'areaChart',
    subtitle: (context) => context.t('home.lastDay.sub', { zone: zoneText(context.query.zone) }),
    size: 2,
    height: 4,
    isFullSize: true,
    skeleton: 'chart',
    tier: 'L1',
    logField: 'bytes',
    span: ({ now }) => shownDay(now),
    crossPageLink: (context) => ({
      label: context.t('onward.stats'),
      href: pageOf('stats', shownDay(context.query.now), context),
    }),
    service: 'stats',
    sample: sampleDay,
    reads: dayOfSteps,
    toView: ({ main }, context) => {
      const { now } = context.query
      const buckets = bucketsIn(shownDay(now), STEP, context.query.zone, now)
      const cells = bucketSums(stepsOf(main), buckets)
      const mean = metricOver(metrics.bandwidth, cells, buckets.seconds)
      const gap = gapShare(
        cells.map((cell) => cell !== null),
        buckets.complete,
      )
      const line = { key: 'bandwidth', label: context.t('series.all'), color: 'accent', mean } as const
      return {
        props: {
          label: context.title,
          times: buckets.times,
          step: STEP,
          series: [{ ...line, values: valuesOf('bandwidth', cells, buckets.seconds) }],
          unit: 'bit/s',
          shape: 'area',
          height: plotHeight(4, 1) - gapHeight(gap),
          ...(context.actions.onNote ? { onNote: context.actions.onNote } : {}),
          ...runningFrom(buckets),
        },
        figure: { value: mean, unit: 'bit/s', whole: 'average' },
        ...gapRemark(gap),
        isEmpty: total(cells).requests === 0,
      }
    },
  }),
  widget('home.status', 'status', {
    title: 'home.status',
    about: 'home.status.about',
    icon: 'heart',
    subtitle: (context) => context.t('home.status.sub'),
    height: 5,
    side: 'side',
    isAlwaysVisible: true,
    skeleton: 'list',
    reads: { call: status.services, params: () => ({}) },
    secondary: { call: status.issues, params: () => ({}) },
    needsSecondary: true,
    toView: ({ main, secondary }, context) => ({
      props: { label: context.title, services: main.data, issues: secondary?.data ?? [] },
      isEmpty: main.data.length === 0 && secondary?.data.length === 0,
      emptyText: context.t('home.status.none'),
    }),
  }),
  widget('home.tickets', 'tickets', {
    title: 'home.tickets',
    about: 'home.tickets.about',
    icon: 'ticket',
    subtitle: (context) => context.t('home.tickets.sub'),
    height: 4,
    side: 'side',
    skeleton: 'table',
    service: 'soporte',
    unreadableText: (n, { t }) => t('home.tickets.unreadable', { n }),
    reads: { call: tickets.list, params: () => ({ limit: 5, offset: 0 }) },
    toView: ({ main }, context) => ({
      props: {
        label: context.title,
        tickets: main.issues,
        hrefOf: (ticket: { id: number }) =>
          context.links.page('tickets', new URLSearchParams({ open: String(ticket.id) })),
      },
      isEmpty: main.issues.length === 0,
      emptyText: context.t('home.tickets.none'),
    }),
    sample: sampleTickets,
  }),
  widget('home.points', 'map', {
    title: 'home.points',
    about: 'home.points.about',
    icon: 'mapPin',
    subtitle: (context) => context.t('home.points.sub'),
    height: 4,
    side: 'side',
    skeleton: 'map',
    needs: () => import('../kinds/map/generated/land.ts'),
    reads: { call: inventory.pops, params: () => ({}) },
    toView: ({ main }, context) => ({
      props: {
        label: context.title,
        unit: 'count',
        points: main.map(({ id, name, latitude, longitude, city, nodes }) => ({
          id,
          name,
          lat: latitude,
          lon: longitude,
          detail: context.t('home.points.detail', { city, n: nodes }),
        })),
      },
      figure: { value: main.length, unit: 'count', whole: 'total' },
      isEmpty: main.length === 0,
      emptyText: context.t('home.points.none'),
    }),
  }),
  widget('home.news', 'news', {
    title: 'home.news',
    about: 'home.news.about',
    icon: 'news',
    subtitle: (context) => context.t('home.news.sub'),
    height: 5,
    side: 'side',
    skeleton: 'list',
    reads: { call: statics.news, params: () => ({}) },
    secondary: { call: blog.posts, params: () => ({}) },
    secondaryName: 'part.posts',
    toView: ({ main, secondary }, context) => {
      const news = main.map(({ id, date, title, text, link }, place) => ({
        id: `news-${id ?? place}`,
        date,
        title,
        text,
        link,
      }))
      const posts = (secondary ?? []).map(({ id, date, link, title, excerpt }) => ({
        id: `post-${id}`,
        date,
        link,
        title: title.rendered,
        text: excerpt.rendered,
      }))
      const items = [...news, ...posts].sort((a, b) => (a.date < b.date ? 1 : -1))
      return {
        props: { label: context.title, items, most: 3 },
        isEmpty: items.length === 0,
        emptyText: context.t('home.news.none'),
      }
    },
  }),
]

/** Home (§2). */
export const homeBoard: BoardRow = { code: 'home', columns: 3, rows }
