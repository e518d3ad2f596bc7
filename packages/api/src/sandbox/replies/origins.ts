import { origins } from '../../endpoints/origins.ts'
import type { OriginEntry, OriginHistogram } from '../../entities/Origins.ts'
import type { Histogram, HistogramEntry } from '../../entities/Statistics.ts'
import { replies } from '../replies.ts'
import { answerHistogram, answerTable } from '../statisticsQueries.ts'
import * as views from '../traffic/views.ts'

function timed(entry: HistogramEntry): OriginEntry {
  const { response_time: whole } = entry
  const at = (share: number) => (whole === null ? null : Math.round(whole * share))
  const times = Object.fromEntries(
    Object.entries(views.originStages).map(([name, share]) => [name, at(share)]),
  ) as Record<keyof typeof views.originStages, number | null>
  const error = whole !== null && (entry.status_5xx ?? 0) > 0 ? whole : null
  return { ...entry, ...times, 't-error': error }
}

const timedAll = (histogram: Histogram): OriginHistogram =>
  Array.isArray(histogram)
    ? histogram.map(timed)
    : Object.fromEntries(Object.entries(histogram).map(([site, entries]) => [site, entries.map(timed)]))

/** Backend delivery statistics. */
export const originReplies = replies(origins, {
  async analyticHistogram(req) {
    return timedAll(await answerHistogram(req, views.origins))
  },
  analyticTable: (req) => answerTable(req, views.origins),
})
