import type { Tier } from '@parapet/api'
import type { IconName, Unit } from '@parapet/ui'
import type { SeriesData } from '../charts/types.ts'
import { type AboutKey, type PlainKey, type WidgetRow, widget } from '../rows/row.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import type { MetricName } from './metrics.ts'
import { toSeries } from './series.ts'
import { overTime } from './traffic.ts'
import { drawnChart } from './trafficRows.ts'

interface KindChart {
  readonly metric: MetricName
  readonly unit: Unit
  readonly title: PlainKey
  readonly subtitle: PlainKey
  readonly about: AboutKey
  readonly icon: IconName
  /** What a level of the provider is multiplied with, for the unit of the chart. */
  readonly scale: number
}

const requests: KindChart = {
  metric: 'rate',
  unit: 'req/s',
  title: 'rate.title',
  subtitle: 'anomaly.rate.sub',
  about: 'rate.about',
  icon: 'chart',
  scale: 1,
}

const charts: Readonly<Record<string, KindChart>> = {
  traffic: requests,
  hitratio: {
    metric: 'hitRatio',
    unit: 'percent',
    title: 'hits.title',
    subtitle: 'hits.sub',
    about: 'hits.about',
    icon: 'gauge',
    scale: 0.01,
  },
  response_time: {
    metric: 'responseTime',
    unit: 'micros',
    title: 'response.title',
    subtitle: 'response.sub',
    about: 'response.about',
    icon: 'timer',
    scale: 1e6,
  },
  status_code: {
    metric: 's5xx',
    unit: 'req/s',
    title: 'anomaly.errors',
    subtitle: 'anomaly.errors.sub',
    about: 'errors.about',
    icon: 'triangleAlert',
    scale: 1,
  },
  client_errors: {
    metric: 's4xx',
    unit: 'req/s',
    title: 'anomaly.refused',
    subtitle: 'anomaly.refused.sub',
    about: 'errors.about',
    icon: 'triangleAlert',
    scale: 1,
  },
  object_size: {
    metric: 'bandwidth',
    unit: 'bit/s',
    title: 'bandwidth.title',
    subtitle: 'anomaly.bandwidth.sub',
    about: 'bandwidth.about',
    icon: 'activity',
    scale: 1,
  },
}

/** A horizontal line of the chart: a threshold, or the usual value, in the unit of the kind. */
export interface AnomalyLevel {
  readonly name: 'threshold' | 'usual'
  readonly value: number
}

/** The chart of what a kind of anomaly measures; kinds that are not measured over time show the requests. */
export function anomalyChart(kind: string, tier: Tier, level: AnomalyLevel | null): WidgetRow {
  const { metric, unit, title, subtitle, about, icon, scale } = charts[kind] ?? requests
  return widget('anomalies.measured', 'timeSeries', {
    tier,
    title,
    about,
    icon,
    subtitle: (context) => seriesSubtitle(context.t(subtitle), context),
    height: 3,
    skeleton: 'chart',
    supportedFilters: [],
    reads: overTime('historic', tier),
    toView: ({ main }, context) => {
      const answer = toSeries(main, context.query, [{ metric, label: context.t(title), color: 'c1' }])
      const line: SeriesData[] =
        level && Object.hasOwn(charts, kind)
          ? [
              {
                key: level.name,
                label: context.t(`anomaly.${level.name}`),
                color: level.name === 'threshold' ? 's5xx' : 'c4',
                values: answer.times.map(() => level.value * scale),
                mean: level.value * scale,
              },
            ]
          : []
      return drawnChart({ ...answer, series: [...answer.series, ...line] }, context, 'line', unit, { rows: 3 })
    },
  })
}
