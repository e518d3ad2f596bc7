import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** A site's under-attack mode. Ours (provider-facts §23): when it was switched on, and by whom. */
export const UnderAttack = loose({
  site: number(),
  url: optional(string(), ''),
  active: boolean(),
  activated_at: nullish(string(), null),
  activated_by: nullish(string(), null),
})
export type UnderAttack = InferOutput<typeof UnderAttack>

/** What is done with a request that breaks a rule. Ours. */
export const apiProtectionActions = ['log', 'block'] as const

/** How the API of a site is protected; known is that there is one rule a site (§3). The fields are ours. */
export const ApiProtectionRule = loose({
  site: number(),
  url: optional(string(), ''),
  active: optional(boolean(), true),
  action: picklist(apiProtectionActions),
  /** Where an OpenAPI description is, against which requests are held. */
  schema_url: nullish(string(), null),
  methods: optional(array(string()), () => []),
  /** Requests a minute and client; null for no limit. */
  rate_limit: nullish(number(), null),
})
export type ApiProtectionRule = InferOutput<typeof ApiProtectionRule>

/** A rule as it is sent. */
export type NewApiProtectionRule = Omit<ApiProtectionRule, 'site' | 'url'>

/** Which report of false positives is asked for, at most a week of it; it comes by mail (provider-facts §22). The keys are ours. */
export interface FalsePositivesRequest {
  timestamp: { from: number; to: number }
  sites: number[]
  whitelist: boolean
}
