import { array, type InferOutput, nullish, number, record, string, union } from 'valibot'
import { loose } from './loose.ts'
import { HistogramEntry } from './Statistics.ts'

const micros = nullish(number(), null)

/**
 * One time step of what the origins answered. The moments of a request, in µs since its start (names: §9, provider-facts §12.2; that they
 * are means of a step is ours); null when nothing was asked, `t-error` where nothing failed.
 */
export const OriginEntry = loose({
  ...HistogramEntry.entries,
  't-start': micros,
  't-process': micros,
  't-connected': micros,
  't-fetch': micros,
  't-beresp': micros,
  't-ttfb': micros,
  't-berespbody': micros,
  't-error': micros,
})
export type OriginEntry = InferOutput<typeof OriginEntry>

/** What the origins answered in time; with `detailed=true` one list a site. */
export const OriginHistogram = union([array(OriginEntry), record(string(), array(OriginEntry))])
export type OriginHistogram = InferOutput<typeof OriginHistogram>
