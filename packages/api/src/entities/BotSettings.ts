import { boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** The secret that a site's pages show the bot detection. Ours (provider-facts §21); null until one was made. */
export const OriginToken = loose({
  site: number(),
  url: optional(string(), ''),
  token: nullish(string(), null),
  created_at: nullish(string(), null),
})
export type OriginToken = InferOutput<typeof OriginToken>

/**
 * From which score on a client is taken for a bot, a row a site. The settings are those of the provider's screen (risk 0–99, of the
 * network 0–99, of the data centre −1–99, three denylists), the keys are ours.
 */
export const OriginConfig = loose({
  site: number(),
  url: optional(string(), ''),
  min_risk: number(),
  min_as_risk: number(),
  dc_enabled: boolean(),
  min_dc_risk: number(),
  deny_abuse: boolean(),
  deny_anonymous_proxy: boolean(),
  deny_anonymous_vpn: boolean(),
})
export type OriginConfig = InferOutput<typeof OriginConfig>

/** The settings of a site as they are sent. */
export type NewOriginConfig = Omit<OriginConfig, 'url'>

/** The settings of which sites are asked for; nothing is all. */
export interface OriginConfigFilter {
  sites?: number[]
}
