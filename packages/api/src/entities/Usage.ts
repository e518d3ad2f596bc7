import { array, type InferOutput, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** The stored bytes and objects at a moment. Ours. */
export const StorageEntry = loose({ timestamp: number(), bytes: number(), objects: number() })
export type StorageEntry = InferOutput<typeof StorageEntry>

/** Storage in time, in order. */
export const StorageHistogram = array(StorageEntry)

/** The number of purges or bans in a bucket (§7, invalidation histogram). Ours. */
export const PurgeEntry = loose({ timestamp: number(), requests: number() })
export type PurgeEntry = InferOutput<typeof PurgeEntry>

/** Purges or bans in time, in order. */
export const PurgeHistogram = array(PurgeEntry)

/** The consumption of a service by a company in a range, in the unit of the service. The keys are ours. */
export const ServiceConsumption = loose({
  client: number(),
  client_name: optional(string(), ''),
  company: number(),
  company_name: optional(string(), ''),
  service: string(),
  unit: optional(string(), ''),
  consumed: number(),
})
export type ServiceConsumption = InferOutput<typeof ServiceConsumption>
