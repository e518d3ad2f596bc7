import { array, boolean, type InferOutput, nullish, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** Details of an IP address, and its requests to the company in the last 24 hours. Ours. */
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

/** The risk score of an address: 0 (nothing known) to 99, and its flags. Ours. */
export const AddressScore = loose({ ip: string(), score: number(), flags: optional(array(string()), []) })
export type AddressScore = InferOutput<typeof AddressScore>
