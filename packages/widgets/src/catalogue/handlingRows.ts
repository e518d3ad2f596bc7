import { stepsOf } from '@parapet/api'
import { peakOf } from '../charts/series.ts'
import { bucketsIn, queryFilter, runningFrom } from '../rows/boardQuery.ts'
import { rowRequest, type WidgetRow, widget } from '../rows/row.ts'
import { bucketSums, zeroSums } from '../rows/sums.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import { gapHeight, gapRemark, gapShare } from './gap.ts'
import { metricOver, metrics, valuesOf } from './metrics.ts'
import { plotHeight } from './plotHeight.ts'
import { chartProps, overTime } from './traffic.ts'

const ROWS = 4

/** A chart of requests that passed and that were held back at the edge: those with one of `heldReasons`. */
export function handlingChart(heldReasons: readonly string[]): WidgetRow {
  const all = overTime('analytic', 'L1')
  return widget('attack.handling', 'timeSeries', {
    title: 'handling.title',
    about: 'handling.about',
    icon: 'shield',
    subtitle: (context) => seriesSubtitle(context.t('handling.sub'), context),
    size: 2,
    height: ROWS,
    skeleton: 'chart',
    tier: 'L1',
    supportedFilters: [],
    reads: all,
    ...(heldReasons.length > 0
      ? {
          secondary: rowRequest(all.call, (query, span) => ({
            filters: { ...queryFilter(query, 'L1', span ? { span } : {}), tcdndebugreason: [...heldReasons] },
          })),
          needsSecondary: true,
        }
      : {}),
    toView: ({ main, secondary }, context) => {
      const { span, step, zone, now } = context.query
      const buckets = bucketsIn(span, step, zone, now)
      const whole = bucketSums(stepsOf(main), buckets)
      const held = bucketSums(secondary ? stepsOf(secondary) : [], buckets).map((cell, index) =>
        whole[index] ? (cell ?? zeroSums) : null,
      )
      const rateOf = (cells: typeof whole) => valuesOf('rate', cells, buckets.seconds)
      const passed = rateOf(whole).map((value, index) => (value === null ? null : value - (rateOf(held)[index] ?? 0)))
      const series = [
        { key: 'passed', label: context.t('handling.passed'), color: 'served' as const, values: passed },
        { key: 'held', label: context.t('handling.held'), color: 'challenged' as const, values: rateOf(held) },
      ]
      const collected = whole.map((cell) => cell !== null)
      const gap = gapShare(collected, buckets.complete)
      return {
        props: {
          ...chartProps(
            { ...buckets, series, collected, ...runningFrom(buckets) },
            context,
            plotHeight(ROWS, 2) - gapHeight(gap),
          ),
          shape: 'stack',
          unit: 'req/s',
        },
        figure: {
          value: metricOver(metrics.rate, whole, buckets.seconds),
          unit: 'req/s',
          peak: peakOf(series, 'stack', buckets.times.length),
          whole: 'average',
        },
        ...gapRemark(gap),
        isEmpty: whole.every((cell) => !cell?.requests),
      }
    },
  })
}
