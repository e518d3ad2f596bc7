import { array, boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** What is known of an address, and what it asked of the company in the last 24 hours. Ours. */
export const AddressInfo = loose({
  ip: string(),
  country_code: nullish(string(), null),
  country_name: nullish(string(), null),
  city_name: nullish(string(), null),
  asn: nullish(number(), null),
  organization: nullish(string(), null),
  is_datacenter: optional(boolean(), false),
  requests: optional(number(), 0),
  bytes: optional(number(), 0),
})
export type AddressInfo = InferOutput<typeof AddressInfo>

/** How suspicious an address is: 0 (nothing known) … 99, and why (flags of provider-facts §21). Ours. */
export const AddressScore = loose({ ip: string(), score: number(), flags: optional(array(string()), []) })
export type AddressScore = InferOutput<typeof AddressScore>
