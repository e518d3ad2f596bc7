import { type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** The provider's action on a blocked address (§3). */
export const blockedKinds = ['blacklist', 'captcha', 'jschallenge'] as const
export type BlockedKind = (typeof blockedKinds)[number]

/** By what an address was blocked: the provider's own limits, a reaction to an anomaly, or a person. Ours. */
export const blockedOrigins = ['automatic', 'reaction', 'hand'] as const

/** A blocked or challenged address. Known: kind and address; the rest is ours. Times in epoch seconds. */
export const BlockedAddress = loose({
  kind: picklist(blockedKinds),
  address: string(),
  reason: optional(string(), ''),
  /** One of `blockedOrigins`; a provider may say nothing, or something else. */
  origin: nullish(string(), null),
  created_by: nullish(string(), null),
  created_at: nullish(number(), null),
  until: nullish(number(), null),
})
export type BlockedAddress = InferOutput<typeof BlockedAddress>

/** A blocked address for the sandbox, stories and tests. */
export function makeBlockedAddress(over: Partial<BlockedAddress> = {}): BlockedAddress {
  return {
    kind: 'blacklist',
    address: '203.0.113.9',
    reason: '',
    origin: null,
    created_by: null,
    created_at: null,
    until: null,
    ...over,
  }
}
