import { type Histogram, statistics } from '@parapet/api'
import { queryFilter } from '../rows/boardQuery.ts'
import { rowRequest, type WidgetRow, widget } from '../rows/row.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import { toSeries } from './series.ts'
import { overTime } from './traffic.ts'
import { drawnChart } from './trafficRows.ts'

/** The requests of an attack over time: all of them, and those that its query does not exclude, which got through. */
export const attackThrough: WidgetRow = widget('perimetrical.attack.through', 'timeSeries', {
  tier: 'L1',
  title: 'attack.title',
  about: 'rate.about',
  icon: 'chart',
  subtitle: (context) => seriesSubtitle(context.t('attack.sub'), context),
  height: 4,
  skeleton: 'chart',
  reads: rowRequest(statistics.analyticHistogram, (query, span) => ({
    filters: queryFilter({ ...query, view: { ...query.view, exclude: {} } }, 'L1', span ? { span } : {}),
  })),
  secondary: overTime('analytic', 'L1'),
  needsSecondary: true,
  toView: ({ main, secondary }, context) => {
    const { query, t } = context
    const all = toSeries(main, query, [{ metric: 'rate', label: t('attack.all'), color: 'c4' }])
    const through = toSeries(secondary as Histogram, query, [
      { metric: 'rate', label: t('attack.through'), color: 'blocked' },
    ])
    const series = [
      ...all.series.map((one) => ({ ...one, key: 'all' })),
      ...through.series.map((one) => ({ ...one, key: 'through' })),
    ]
    return drawnChart({ ...all, series }, context, 'line', 'req/s')
  },
})
