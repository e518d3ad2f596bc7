import { array, boolean, type InferOutput, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

export const botListKinds = ['allow', 'deny'] as const
export type BotListKind = (typeof botListKinds)[number]

/** A list of the provider, and the ids of the sites that use it. Ours. */
export const PublicBotList = loose({
  id: number(),
  name: string(),
  description: optional(string(), ''),
  addresses: optional(number(), 0),
  sites: optional(array(number()), []),
})
export type PublicBotList = InferOutput<typeof PublicBotList>

/** A list of the company: addresses and networks that a site allows or denies whatever their score. Ours. */
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

export type NewPrivateBotList = Pick<PrivateBotList, 'name' | 'description' | 'active' | 'addresses'>

/** The script that a site's pages must include. Ours. */
export const OriginScript = loose({ site: number(), script: string() })
export type OriginScript = InferOutput<typeof OriginScript>
