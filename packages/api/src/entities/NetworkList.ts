import { array, boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** The services that may use a list (§3). Only the id of autoprovisioning, 5, is public. */
export const listServices = ['anomalydetection', 'autoprovisioning', 'streaminglogs'] as const

/** An address or block of a list. The keys are ours: `until` is in epoch seconds, null for ever. */
export const ListAddress = loose({
  address: string(),
  description: optional(string(), ''),
  until: nullish(number(), null),
})
export type ListAddress = InferOutput<typeof ListAddress>

/**
 * A network ACL. Known: addresses, description, name, services [{id}], and the flags active and auto_generated. With
 * `address_count_only` the addresses are omitted; `address_count` is ours.
 */
export const NetworkList = loose({
  id: number(),
  company: optional(number()),
  name: string(),
  description: optional(string(), ''),
  active: optional(boolean(), true),
  auto_generated: optional(boolean(), false),
  services: optional(array(loose({ id: number(), name: optional(string()) })), []),
  /** The DNS domain that an ACL belongs to (§3); no call of the public API mentions it. */
  domainId: nullish(number()),
  addresses: optional(array(ListAddress)),
  address_count: optional(number()),
})
export type NetworkList = InferOutput<typeof NetworkList>

/** The body of a network list; the keys of an address are ours. */
export interface NewNetworkList {
  name: string
  description: string
  services: { id: number }[]
  addresses: { address: string; description?: string; until?: number | null }[]
  active?: boolean
  /** Kept as it was read: a save must not take an ACL from its domain. */
  domainId?: number
}

/** The work of the network's anti-DDoS on one day (UTC); the shape is ours. */
export const AntiDdosDay = loose({
  date: string(),
  addresses: number(),
  requests: optional(number(), 0),
  list: optional(string(), ''),
})
export type AntiDdosDay = InferOutput<typeof AntiDdosDay>

/** A network list for the sandbox, stories and tests. */
export function makeNetworkList(over: Partial<NetworkList> = {}): NetworkList {
  return {
    id: 25,
    company: 300,
    name: 'my_list',
    description: 'my deny list',
    active: true,
    auto_generated: false,
    services: [{ id: 5, name: 'autoprovisioning' }],
    addresses: [],
    ...over,
  }
}
