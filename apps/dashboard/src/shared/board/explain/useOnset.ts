import { type ExplainMetric, granularity, statistics, stepsOf, toWire, useRead } from '@parapet/api'
import { useMemo } from 'react'
import type { BoardSource } from './explainQuestion.ts'
import { type FoundOnset, fineOnset, fineSpan } from './onset.ts'

/** Returns an onset as exactly as the provider's figures tell: from shorter buckets than those of the page, where there are any. */
export function useOnset(
  { source, tier, query, capability }: BoardSource,
  metric: ExplainMetric,
  coarse: FoundOnset,
): FoundOnset {
  const { company, zone, now, view, allSites } = query
  const { at, resolution, way } = coarse
  const call = source === 'historic' ? statistics.historicHistogram : statistics.analyticHistogram
  const { from, to } = fineSpan({ at, resolution })
  const span = { from: Math.max(from, now - capability.oldestSeconds), to: Math.min(to, now) }
  const step = granularity(span)
  const isFiner = way !== null && step < resolution && span.from < at
  const { data } = useRead(
    call,
    isFiner
      ? {
          filters: toWire(
            { company, tier, span, step, zone, sites: view.sites, include: view.include, exclude: view.exclude },
            { allSites, filterCompany: view.company ?? null },
          ),
        }
      : null,
    { quiet: true },
  )
  return useMemo(() => {
    const found: FoundOnset = { at, resolution, way }
    return data && isFiner ? fineOnset(found, stepsOf(data), { metric, step, zone, now }) : found
  }, [data, isFiner, at, resolution, way, metric, step, zone, now])
}
