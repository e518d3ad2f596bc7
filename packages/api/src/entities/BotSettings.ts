import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
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

/** What is done with a bot (known: provider-facts §21). */
export const botActions = ['block', 'captcha', 'jschallenge', 'bypass'] as const
export type BotAction = (typeof botActions)[number]

/**
 * The newer generation's settings, a row a site (provider-facts §21: what it does is known, the keys are ours): a client is a bot from
 * `score` on, or from `flag_score` on when one of `flags` is true of it; scores 1–99, the second lower than the first.
 */
export const BotConfiguration = loose({
  site: number(),
  site_url: optional(string(), ''),
  enabled: boolean(),
  action: picklist(botActions),
  score: number(),
  flag_score: number(),
  flags: array(string()),
})
export type BotConfiguration = InferOutput<typeof BotConfiguration>

/** The settings of a site as they are sent. */
export type NewBotConfiguration = Omit<BotConfiguration, 'site' | 'site_url'>

/** Something that may be true of a client, and its letter in the header. The names are known (provider-facts §21), the shape is ours. */
export const BotFlag = loose({ name: string(), label: string(), letter: string() })
export type BotFlag = InferOutput<typeof BotFlag>

/** What can be done with the bots of a site. Ours. */
export const BotActionChoice = loose({ value: picklist(botActions), label: string() })
