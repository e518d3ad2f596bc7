import { type ApiContext, callApi, type FilterKey, isEverySite, type Span, stepsOf, type Tier } from '@parapet/api'
import type { BoardQuery } from './boardQuery.ts'
import { lastMonths } from './months.ts'
import { type PlainKey, type RowContext, type WidgetRow, widget } from './row.ts'
import { filterTexts, zoneText } from './texts.ts'
import { dailySteps, type TrafficSource } from './traffic.ts'

const MONTHS = 12

const shownMonths = ({ now, zone }: BoardQuery) => lastMonths(MONTHS, now, zone)

const isWhole = ({ query: { view, allSites }, ...at }: RowContext) =>
  isEverySite(view.sites, allSites) && filterTexts(view, at).length === 0

interface MonthsOptions {
  readonly source: TrafficSource
  readonly tier?: Tier
  readonly takes?: readonly FilterKey[]
  readonly title?: PlainKey
  readonly by?: 'requests' | 'bytes'
  /** The header of the counts; requests by default. */
  readonly count?: PlainKey
  /** The service whose limits of a month are drawn. */
  readonly limitsOf?: 'delivery' | 'waf' | 'botmitigation'
}

/** A table of consumption by month, in double size (§2), independent of the page's range. */
export function months(code: string, options: MonthsOptions): WidgetRow {
  const { source, tier, takes = [], title = 'months.title', by = 'bytes' } = options
  const daily = dailySteps(source, tier ?? 'L1')
  return widget(code, 'months', {
    title,
    about: 'months.about',
    icon: 'calendar',
    subtitle: (at) => at.t('months.sub', { zone: zoneText(at.query.zone) }),
    size: 2,
    height: 7,
    skeleton: 'table',
    ...(tier ? { tier } : {}),
    takes,
    span: shownMonths,
    reads: { ...daily, params: (ask) => daily.params(ask, shownMonths(ask)) },
    to: ({ main }, at) => {
      const { now, zone } = at.query
      const steps = stepsOf(main)
      return {
        props: {
          label: at.title,
          steps,
          now,
          zone,
          by,
          loadDays: (span: Span, api: ApiContext) =>
            callApi(daily.call, { ...daily.params(at.query, span), detailed: true }, api),
          ...(at.links.companyName ? { company: at.links.companyName } : {}),
          // A limit is of the whole company.
          ...(options.limitsOf && isWhole(at) ? { limitsOf: options.limitsOf } : {}),
          ...(options.count ? { countLabel: at.t(options.count) } : {}),
          ...(at.actions.onZoom ? { onMonth: at.actions.onZoom } : {}),
        },
        isEmpty: !steps.some((step) => step.requests > 0),
      }
    },
  })
}
