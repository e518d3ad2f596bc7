import { array, type InferOutput, nullish, number, record, string, union } from 'valibot'
import { loose } from './loose.ts'
import { HistogramEntry } from './Statistics.ts'

const micros = nullish(number(), null)

/** One bucket of backend delivery. Timings are means in µs since the request (§9); null without requests. */
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

/** The histogram of backend delivery; with `detailed=true` one list per site. */
export const OriginHistogram = union([array(OriginEntry), record(string(), array(OriginEntry))])
export type OriginHistogram = InferOutput<typeof OriginHistogram>
