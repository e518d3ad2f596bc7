import { array, type InferOutput, number, optional, string } from 'valibot'
import { loose } from './loose.ts'

/** What is stored at a moment: bytes and objects. Ours (provider-facts §31 knows only that it is shown in GB). */
export const StorageEntry = loose({ timestamp: number(), bytes: number(), objects: number() })
export type StorageEntry = InferOutput<typeof StorageEntry>

/** Storage in time, in order. */
export const StorageHistogram = array(StorageEntry)

/** How often the cache was purged or banned in a time step (§7, invalidation histogram). Ours. */
export const PurgeEntry = loose({ timestamp: number(), requests: number() })
export type PurgeEntry = InferOutput<typeof PurgeEntry>

/** Purges or bans in time, in order. */
export const PurgeHistogram = array(PurgeEntry)

/**
 * What a company consumed of a service in a range, in gigabytes, requests, queries, images or minutes. The services are known
 * (provider-facts §4), the keys are ours.
 */
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
