import { type ExplainMetric, type Span, statistics, stepsOf, toWire, useRead } from '@parapet/api'
import { useMemo } from 'react'
import type { BoardSource } from './explainQuestion.ts'
import { type LargestChanges, largestChanges } from './largestChanges.ts'

/** Returns which of the metrics changed most in the page's range, or in a chosen span; undefined while loading. */
export function useChanges(
  { source, tier, query }: BoardSource,
  metrics: readonly [ExplainMetric, ...ExplainMetric[]],
  chosen: Span | null,
): LargestChanges | undefined {
  const { company, span, step, zone, now, view, allSites } = query
  const call = source === 'historic' ? statistics.historicHistogram : statistics.analyticHistogram
  const { data, failure } = useRead(
    call,
    {
      filters: toWire(
        { company, tier, span, step, zone, sites: view.sites, include: view.include, exclude: view.exclude },
        { allSites, filterCompany: view.company ?? null },
      ),
    },
    { quiet: true },
  )
  return useMemo((): LargestChanges | undefined => {
    if (failure) return { metric: metrics[0], changes: [] }
    return data && largestChanges(stepsOf(data), metrics, { chosen, step, zone, now })
  }, [data, failure, metrics, chosen, step, zone, now])
}
