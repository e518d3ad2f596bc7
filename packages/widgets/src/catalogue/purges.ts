import { type PurgeEntry, usage } from '@parapet/api'
import type { SeriesData } from '../charts/types.ts'
import { type Buckets, bucketIndex, queryFilter } from '../rows/boardQuery.ts'
import { isOnlyLog, rowRequest, type WidgetRow, widget } from '../rows/row.ts'
import { seriesSubtitle } from '../rows/texts.ts'
import { gapHeight, gapRemark, gapShare } from './gap.ts'
import { plotHeight } from './plotHeight.ts'
import { bucketsOf } from './series.ts'
import { chartProps } from './traffic.ts'

const ROWS = 3

const counted = (kind: 'purge' | 'ban') =>
  rowRequest(usage.purges, (query) => ({
    filters: { timestamp: queryFilter(query, 'L1').timestamp },
    key_field: kind,
  }))

/** Returns the count of each bucket; null for a gap. */
export function purgesIn(entries: readonly PurgeEntry[], { times }: Pick<Buckets, 'times'>): (number | null)[] {
  const counts: (number | null)[] = times.map(() => null)
  for (const { timestamp, requests } of entries) {
    const index = bucketIndex(times, timestamp)
    if (index >= 0 && Number.isFinite(requests)) counts[index] = (counts[index] ?? 0) + requests
  }
  return counts
}

function sumOfKnown(counts: readonly (number | null)[]): number | null {
  const known = counts.flatMap((count) => count ?? [])
  return known.length > 0 ? known.reduce((all, count) => all + count, 0) : null
}

/** A row with purges and bans over time; the provider counts them per company, without filters. */
export function purgesChart(code: string, rows = ROWS): WidgetRow {
  return widget(code, 'timeSeries', {
    title: 'purges.title',
    about: 'purges.about',
    icon: 'purge',
    service: 'invalidation',
    isNeverOffer: true,
    subtitle: (context) => seriesSubtitle(context.t('purges.sub'), context),
    height: rows,
    skeleton: 'chart',
    supportedFilters: [],
    isOfAllSites: true,
    reads: counted('purge'),
    secondary: counted('ban'),
    needsSecondary: true,
    toView: ({ main, secondary = [] }, context) => {
      const buckets = bucketsOf(context.query)
      const series: SeriesData[] = [
        { key: 'purge', label: context.title, color: 'c1', values: purgesIn(main, buckets) },
        { key: 'ban', label: context.t('purges.ban'), color: 'c4', values: purgesIn(secondary, buckets) },
      ]
      const collected = buckets.times.map((_, at) => series.some(({ values }) => values[at] !== null))
      const gap = gapShare(collected, buckets.complete)
      const total = sumOfKnown(series.flatMap(({ values }) => values))
      const incompleteFrom = buckets.times[buckets.complete]
      const { onExplain: _, ...chart } = chartProps(
        { ...buckets, series, collected, ...(incompleteFrom === undefined ? {} : { incompleteFrom }) },
        context,
        plotHeight(rows, series.length) - gapHeight(gap),
      )
      return {
        props: {
          ...chart,
          shape: 'bar',
          unit: 'count',
        },
        figure: { value: total, unit: 'count', whole: 'total' },
        ...gapRemark(gap),
        isEmpty: !total,
        emptyText: context.t(isOnlyLog(context) ? 'purges.notLogged' : 'purges.none'),
      }
    },
  })
}
