import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** The under-attack mode of a site: when it was enabled, and by whom. Ours. */
export const UnderAttack = loose({
  site: number(),
  url: optional(string(), ''),
  active: boolean(),
  activated_at: nullish(string(), null),
  activated_by: nullish(string(), null),
})
export type UnderAttack = InferOutput<typeof UnderAttack>

/** The action on a request that breaks a rule. Ours. */
export const apiProtectionActions = ['log', 'block'] as const

/** The API protection rule of a site (§3: one per site). The fields are ours. */
export const ApiProtectionRule = loose({
  site: number(),
  url: optional(string(), ''),
  active: optional(boolean(), true),
  action: picklist(apiProtectionActions),
  /** The URL of an OpenAPI description that requests must match. */
  schema_url: nullish(string(), null),
  methods: optional(array(string()), () => []),
  /** Requests a minute and client; null for no limit. */
  rate_limit: nullish(number(), null),
})
export type ApiProtectionRule = InferOutput<typeof ApiProtectionRule>

export type NewApiProtectionRule = Omit<ApiProtectionRule, 'site' | 'url'>

/** The body of a false positives report, at most a week, sent by mail. The keys are ours. */
export interface FalsePositivesRequest {
  timestamp: { from: number; to: number }
  sites: number[]
  whitelist: boolean
}
