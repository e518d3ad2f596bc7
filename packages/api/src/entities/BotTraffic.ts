import { array, type InferOutput, nullish, number, optional, record, string, union } from 'valibot'
import { loose } from './loose.ts'
import { rows } from './rows.ts'
import { HistogramEntry, makeHistogramEntry } from './Statistics.ts'

const counter = optional(number(), 0)
/** The outcomes add up to `crawler_total` (§9). */
const outcomes = { crawler_total: counter, allow: counter, block: counter, captcha: counter, jschallenge: counter }

/** One bucket of bot mitigation. `requests` counts bots and equals `crawler_total`; the rest is ours. */
export const BotEntry = loose({ ...HistogramEntry.entries, ...outcomes })
export type BotEntry = InferOutput<typeof BotEntry>

/** Bot mitigation in time; with `detailed=true` one list a site. */
export const BotHistogram = union([array(BotEntry), record(string(), array(BotEntry))])
export type BotHistogram = InferOutput<typeof BotHistogram>

/** One hour of traffic/analysis: people and bots. `timestamp` is in milliseconds (§7). Ours but for crawler_total. */
export const TrafficStep = loose({ timestamp: number(), total: number(), human_total: counter, ...outcomes })
export type TrafficStep = InferOutput<typeof TrafficStep>

/** The answer of client/analysis: `clients` add up to `crawler_total`, `total` counts all requests. */
export const ClientAnalysis = loose({
  total: number(),
  crawler_total: number(),
  clients: rows(loose({ name: string(), reason: nullish(string(), null), requests: number() })),
})
export type ClientAnalysis = InferOutput<typeof ClientAnalysis>

/** The filter of the two analyses: times in milliseconds, hourly; `status: [403]` selects denied requests (§7). */
export interface AnalysisFilter {
  timestamp: { from: number; to: number; interval: 'HOURLY' }
  vhost: string[]
  status?: number[]
}

/** A time step of bots for the sandbox, stories and tests. */
export function makeBotEntry(over: Partial<BotEntry> = {}): BotEntry {
  return { ...makeHistogramEntry(), crawler_total: 0, allow: 0, block: 0, captcha: 0, jschallenge: 0, ...over }
}
