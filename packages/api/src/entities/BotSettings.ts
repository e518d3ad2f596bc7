import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** The secret of a site for the bot detection. Ours; null until one was created. */
export const OriginToken = loose({
  site: number(),
  url: optional(string(), ''),
  token: nullish(string(), null),
  created_at: nullish(string(), null),
})
export type OriginToken = InferOutput<typeof OriginToken>

/** The older generation's settings of a site (the keys are ours): from which score a client counts as a bot. */
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

/** The body of the settings of a site. */
export type NewOriginConfig = Omit<OriginConfig, 'url'>

/** The ids of the sites; empty means all. */
export interface OriginConfigFilter {
  sites?: number[]
}

export const botActions = ['block', 'captcha', 'jschallenge', 'bypass'] as const
export type BotAction = (typeof botActions)[number]

/**
 * The newer generation's settings of a site (the keys are ours): a client is a bot from `score` on, or from
 * `flag_score` on if one of `flags` applies; scores 1 to 99, the second lower than the first.
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

export type NewBotConfiguration = Omit<BotConfiguration, 'site' | 'site_url'>

/** A trait of a client, and its letter in the header. The shape is ours. */
export const BotFlag = loose({ name: string(), label: string(), letter: string() })
export type BotFlag = InferOutput<typeof BotFlag>

/** An action that a site can choose against bots. Ours. */
export const BotActionChoice = loose({ value: picklist(botActions), label: string() })
