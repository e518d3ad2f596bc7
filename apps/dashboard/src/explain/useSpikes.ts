import {
  bucketEnd,
  type ExplainMetric,
  findSpikes,
  metricValue,
  type Span,
  statistics,
  stepsOf,
  toWire,
  useRead,
} from '@parapet/api'
import { useMemo } from 'react'
import type { BoardSource } from './explainQuestion.ts'

/** Returns the largest changes of a metric in the page's range; undefined while loading. */
export function useSpikes({ source, tier, query }: BoardSource, metric: ExplainMetric, isWanted: boolean) {
  const { company, span, step, zone, now, view, allSites } = query
  const call = source === 'historic' ? statistics.historicHistogram : statistics.analyticHistogram
  const { data, failure } = useRead(
    call,
    isWanted
      ? {
          filters: toWire(
            { company, tier, span, step, zone, sites: view.sites, include: view.include, exclude: view.exclude },
            { allSites, filterCompany: view.company ?? null },
          ),
        }
      : null,
    { quiet: true },
  )
  return useMemo((): readonly Span[] | undefined => {
    if (failure) return []
    if (!data) return undefined
    const ended = stepsOf(data)
      .map((entry) => ({
        start: entry.timestamp,
        end: bucketEnd(entry.timestamp, step, zone),
        value: metricValue(metric, entry),
      }))
      .filter(({ end }) => end <= now)
    return findSpikes(ended)
  }, [data, failure, metric, step, zone, now])
}
