import { array, boolean, type InferOutput, nullish, number, optional, record, string } from 'valibot'
import { Reaction } from './Alert.ts'
import { loose } from './loose.ts'

/** The kinds of anomalies; the names on the wire are ours. */
export const anomalyTypes = ['traffic', 'hitratio', 'ip', 'response_time', 'status_code', 'object_size'] as const
export type AnomalyType = (typeof anomalyTypes)[number]

/** A kind that can be watched, with its params. Ours. */
export const AvailableAnomaly = loose({
  anomaly_type: string(),
  name: string(),
  service_type: optional(string(), 'Delivery'),
  params: optional(array(loose({ name: string(), unit: optional(string(), ''), default: number() })), []),
})
export type AvailableAnomaly = InferOutput<typeof AvailableAnomaly>

/** The reaction to a kind of anomaly from a value on. Ours. */
export const AnomalyReaction = loose({
  ...Reaction.entries,
  anomaly_type: string(),
  threshold: optional(number(), 0),
})

/** The thresholds of a site. Known: id, site_id, tier (§3); the rest is ours. */
export const AnomalyThreshold = loose({
  id: number(),
  site_id: number(),
  site: optional(string(), ''),
  tier: optional(string(), 'L1'),
  active: optional(boolean(), true),
  /** The values of each watched kind, by the names of `AvailableAnomaly.params`. */
  config: optional(record(string(), record(string(), number())), {}),
  reactions: optional(array(AnomalyReaction), []),
})
export type AnomalyThreshold = InferOutput<typeof AnomalyThreshold>

export interface NewAnomalyThreshold {
  site_id: number
  tier: 'L1' | 'L2'
  active: boolean
  /** By kind: those of `anomalyTypes`, and others that the provider offers. */
  config: Record<string, Record<string, number>>
  reactions: { anomaly_type: string; threshold: number; reaction_type: string; params: Record<string, unknown> }[]
}

/** An anomaly. Known: anomaly_type, service_type (§3); the rest is ours. Times in epoch seconds. */
export const Anomaly = loose({
  id: number(),
  timestamp: number(),
  /** null while it is ongoing. */
  end: nullish(number(), null),
  anomaly_type: string(),
  service_type: optional(string(), 'Delivery'),
  site: optional(string(), ''),
  site_id: number(),
  /** The worst value, the usual one before, and the metric; `status` of a status code is its class, 5xx by default. */
  detail: optional(loose({ value: number(), usual: number(), unit: string(), status: optional(string()) })),
  reactions: optional(array(string()), []),
})
export type Anomaly = InferOutput<typeof Anomaly>

/** The filter of the list of anomalies; `sites` wins over `vhost`. */
export interface AnomalyFilter {
  timestamp: { from: number; to: number }
  vhost: string[]
  sites?: number[]
  service_type?: string[]
  anomaly_type?: AnomalyType[]
}

/** Whether a site is watched. The keys are ours. */
export const AnomalyPreference = loose({
  site_id: number(),
  site: optional(string(), ''),
  active: optional(boolean(), true),
})

/** The watched sites and their limit (known: results, limit, limit_used; a result's keys are ours). */
export const AnomalyPreferences = loose({
  results: array(AnomalyPreference),
  limit: number(),
  limit_used: number(),
})
export type AnomalyPreferences = InferOutput<typeof AnomalyPreferences>

/** A threshold for the sandbox, stories and tests. */
export function makeAnomalyThreshold(over: Partial<AnomalyThreshold> = {}): AnomalyThreshold {
  return {
    id: 1,
    site_id: 1201,
    site: 'www.example.com',
    tier: 'L1',
    active: true,
    config: {},
    reactions: [],
    ...over,
  }
}
