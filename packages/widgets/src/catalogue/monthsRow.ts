import {
  type ApiContext,
  callApi,
  type FilterKey,
  type HistogramEntry,
  isEverySite,
  type Span,
  stepsOf,
  type Tier,
} from '@parapet/api'
import { zoneText } from '../frame/zoneText.ts'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { lastMonths } from '../rows/months.ts'
import { type PlainKey, type RowContext, type WidgetRow, widget } from '../rows/row.ts'
import { filterTexts } from '../rows/texts.ts'
import { gapRemark } from './gap.ts'
import { dailySteps, type TrafficSource } from './traffic.ts'

const MONTHS = 12
const DAY = 86_400

const shownMonths = ({ now, zone }: BoardQuery) => lastMonths(MONTHS, now, zone)

const isWhole = ({ query: { view, allSites }, ...context }: RowContext) =>
  isEverySite(view.sites, allSites) && filterTexts(view, context).length === 0

/** Share of the days between the first and the last that were not collected. */
function missingDays(steps: readonly HistogramEntry[]): number {
  const times = new Set(steps.map(({ timestamp }) => timestamp))
  // Rounded, since a day has 23 or 25 hours where the clock changes.
  return 1 - times.size / (Math.round((Math.max(...times) - Math.min(...times)) / DAY) + 1)
}

interface MonthsOptions {
  readonly source: TrafficSource
  readonly tier?: Tier
  readonly supportedFilters?: readonly FilterKey[]
  readonly title?: PlainKey
  readonly by?: 'requests' | 'bytes'
  readonly count?: PlainKey
  readonly limitsOf?: 'delivery' | 'waf' | 'botmitigation'
}

/** A table of consumption by month, in double size (§2), independent of the page's range. */
export function months(code: string, options: MonthsOptions): WidgetRow {
  const { source, tier, supportedFilters = [], title = 'months.title', by = 'bytes' } = options
  const daily = dailySteps(source, tier ?? 'L1')
  return widget(code, 'months', {
    title,
    about: 'months.about',
    icon: 'calendar',
    subtitle: (context) => context.t('months.sub', { zone: zoneText(context.query.zone) }),
    size: 2,
    height: 5,
    skeleton: 'table',
    ...(tier ? { tier } : {}),
    supportedFilters,
    span: shownMonths,
    reads: { ...daily, params: (query) => daily.params(query, shownMonths(query)) },
    toView: ({ main }, context) => {
      const { now, zone } = context.query
      const steps = stepsOf(main)
      return {
        props: {
          label: context.title,
          steps,
          now,
          zone,
          by,
          loadDays: (span: Span, api: ApiContext) =>
            callApi(daily.call, { ...daily.params(context.query, span), detailed: true }, api),
          ...(context.links.companyName ? { company: context.links.companyName } : {}),
          // A limit is of the whole company.
          ...(options.limitsOf && isWhole(context) ? { limitsOf: options.limitsOf } : {}),
          ...(options.count ? { countLabel: context.t(options.count) } : {}),
          ...(context.actions.onZoom ? { onMonth: context.actions.onZoom } : {}),
        },
        ...gapRemark(missingDays(steps)),
        isEmpty: !steps.some((step) => step.requests > 0),
      }
    },
  })
}
