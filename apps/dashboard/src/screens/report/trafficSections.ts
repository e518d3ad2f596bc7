import { type MonthTraffic, monthCount, monthTraffic, type ReportMonth } from '@parapet/widgets/report'
import type { ReportAnswers } from './reportAnswers.ts'
import type { ReportChart, ReportFigure, ReportSection } from './reportModel.ts'
import { definedFigure, emptySection } from './reportParts.ts'
import type { ReportTools } from './reportTools.ts'

const ends = (days: readonly { readonly from: number }[], { f }: ReportTools): ReportChart['ends'] => [
  f.date(days[0]?.from, 'dayMonth'),
  f.date(days.at(-1)?.from, 'dayMonth'),
]

interface DayChart {
  readonly title: string
  readonly table: string
  readonly days: readonly { readonly from: number }[]
  readonly values: readonly (number | null)[]
  readonly format: (value: number | null) => string
}

/** A chart with one bar a day. */
function dayChart({ title, table, days, values, format }: DayChart, tools: ReportTools): ReportChart {
  const known = values.filter((value) => value !== null)
  const most = known.length > 0 ? tools.t('chart.most', { value: format(Math.max(...known)) }) : tools.t('chart.none')
  return { title, values, most, ends: ends(days, tools), table: tools.t('chart.table', { table }) }
}

const errorsOf = (availability: number | null) => (availability === null ? null : 1 - availability)

/** The sections of delivery: traffic, cache and availability, from the hours of one histogram. */
export function trafficSections(answers: ReportAnswers, month: ReportMonth, tools: ReportTools): ReportSection[] {
  const { t } = tools
  const { state, data } = answers.of('delivery')
  const empty = (name: 'traffic' | 'cache' | 'availability') => emptySection(name, state, tools)
  if (!data) return [empty('traffic'), empty('cache'), empty('availability')]
  const traffic = monthTraffic(data, month)
  const { unknownHours, hours } = traffic
  const known = (part: Partial<ReportSection>) =>
    traffic.requests === null ? { ...part, charts: [], tables: [] } : part
  const remarks = unknownHours > 0 ? [t('hours.unknown', { n: unknownHours, of: tools.f.number(hours) })] : []
  return [
    { ...empty('traffic'), remarks, ...known(trafficPart(traffic, tools)) },
    { ...empty('cache'), ...known(cachePart(traffic, tools)) },
    { ...empty('availability'), ...known(availabilityPart(traffic, tools)) },
  ]
}

function trafficPart(traffic: MonthTraffic, tools: ReportTools): Partial<ReportSection> {
  const { t, f } = tools
  const { days, peakRate, peakBandwidth } = traffic
  const at = (peak: typeof peakRate) => (peak ? f.date(peak.from, 'dateTime') : '')
  return {
    figures: [
      definedFigure('requests', f.number(traffic.requests), tools),
      definedFigure('bytes', f.bytes(traffic.bytes), tools),
      definedFigure('peakRate', f.rate(peakRate?.value), tools, at(peakRate)),
      definedFigure('peakBandwidth', f.bitRate(peakBandwidth?.value), tools, at(peakBandwidth)),
    ],
    charts: [
      dayChart(
        {
          title: t('volume.title'),
          table: t('days.title'),
          days,
          values: days.map(({ bytes }) => bytes),
          format: f.bytes,
        },
        tools,
      ),
    ],
    tables: [
      {
        title: t('days.title'),
        columns: [
          { label: t('day.column') },
          ...(['requests', 'bytes', 'hitRatio', 'errorRatio'] as const).map((key) => ({
            label: t(`figure.${key}`),
            isNumeric: true,
          })),
        ],
        rows: days.map((day) => [
          f.date(day.from, 'weekday'),
          f.number(day.requests),
          f.bytes(day.bytes),
          f.percent(day.hitRatio),
          f.percent(errorsOf(day.availability)),
        ]),
      },
    ],
  }
}

function cachePart(traffic: MonthTraffic, tools: ReportTools): Partial<ReportSection> {
  const { t, f } = tools
  const { days } = traffic
  const values = days.map(({ hitRatio }) => hitRatio)
  return {
    figures: [
      definedFigure('hitRatio', f.percent(traffic.hitRatio), tools),
      definedFigure('hitRatioBytes', f.percent(traffic.hitRatioBytes), tools),
    ],
    charts: [dayChart({ title: t('hits.title'), table: t('days.title'), days, values, format: f.percent }, tools)],
  }
}

function availabilityPart(traffic: MonthTraffic, tools: ReportTools): Partial<ReportSection> {
  const { t, f } = tools
  const { days, availability } = traffic
  const values = days.map((day) => errorsOf(day.availability))
  return {
    figures: [
      definedFigure('availability', f.percent(availability, 3), tools),
      definedFigure('errorRatio', f.percent(errorsOf(availability), 3), tools),
      definedFigure('disturbed', f.number(traffic.disturbedHours), tools),
    ],
    charts: [dayChart({ title: t('errors.title'), table: t('days.title'), days, values, format: f.percent }, tools)],
  }
}

/** What firewall and bot mitigation counted, with a chart and a column a day for each that is known. */
export function countedAttacks(
  answers: ReportAnswers,
  month: ReportMonth,
  days: readonly { readonly from: number }[],
  tools: ReportTools,
) {
  const { t, f } = tools
  const counted = (
    [
      ['waf', 'blocked'],
      ['bots', 'bots'],
    ] as const
  ).map(([name, figure]) => {
    const { state, data } = answers.of(name)
    return { figure, state, count: data ? monthCount(data, month) : null }
  })
  const answered = counted.flatMap(({ figure, count }) => (count ? [{ figure, count }] : []))
  const known = answered.filter(({ count }) => count.requests !== null)
  const figures: ReportFigure[] = answered.map(({ figure, count }) =>
    definedFigure(figure, f.number(count.requests), tools),
  )
  const table = t('attacks.title')
  return {
    all: counted,
    states: counted.map(({ state }) => state),
    figures,
    charts: known.map(({ figure, count }) =>
      dayChart({ title: t(`${figure}.title`), table, days, values: count.days, format: f.number }, tools),
    ),
    tables:
      known.length === 0
        ? []
        : [
            {
              title: table,
              columns: [
                { label: t('day.column') },
                ...known.map(({ figure }) => ({ label: t(`figure.${figure}`), isNumeric: true })),
              ],
              rows: days.map(({ from }, place) => [
                f.date(from, 'weekday'),
                ...known.map(({ count }) => f.number(count.days[place])),
              ]),
            },
          ],
  }
}
