import type { SeriesData, TimeSpan } from './types.ts'

/** Returns the part of series within a span; unchanged if it has no bucket there. */
export function sliceSeries(
  times: readonly number[],
  series: readonly SeriesData[],
  span: TimeSpan | null,
  collected?: readonly boolean[],
): { times: readonly number[]; series: readonly SeriesData[]; collected?: readonly boolean[] | undefined } {
  if (!span) return { times, series, collected }
  const from = times.findIndex((time) => time >= span.from)
  const last = times.findLastIndex((time) => time <= span.to)
  if (from < 0 || last < from) return { times, series, collected }
  return {
    times: times.slice(from, last + 1),
    collected: collected?.slice(from, last + 1),
    series: series.map((one) => ({
      ...one,
      mean: undefined,
      values: one.values.slice(from, last + 1),
      ghost: one.ghost?.slice(from, last + 1),
    })),
  }
}
