import { array, boolean, type InferOutput, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** What a list does with its addresses. */
export const botListKinds = ['allow', 'deny'] as const
export type BotListKind = (typeof botListKinds)[number]

/** A list that the provider keeps for everybody, and the sites (their numbers) it is switched on at. Ours. */
export const PublicBotList = loose({
  id: number(),
  name: string(),
  description: optional(string(), ''),
  addresses: optional(number(), 0),
  sites: optional(array(number()), []),
})
export type PublicBotList = InferOutput<typeof PublicBotList>

/** A list of one's own: addresses and networks that a site lets pass, or refuses, whatever their score. Ours. */
export const PrivateBotList = loose({
  id: number(),
  site: number(),
  kind: optional(picklist(botListKinds)),
  name: string(),
  description: optional(string(), ''),
  active: optional(boolean(), true),
  addresses: array(string()),
})
export type PrivateBotList = InferOutput<typeof PrivateBotList>

/** A list as it is sent. */
export type NewPrivateBotList = Pick<PrivateBotList, 'name' | 'description' | 'active' | 'addresses'>

/** What a site's pages have to hold so that their visitors are known (provider-facts §21). Ours. */
export const OriginScript = loose({ site: number(), script: string() })
export type OriginScript = InferOutput<typeof OriginScript>
