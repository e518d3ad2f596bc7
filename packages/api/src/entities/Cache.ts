import { array, boolean, type InferOutput, nullish, number, optional, picklist, string, union } from 'valibot'
import { loose } from './loose.ts'

/** Purge: exact addresses; soft: marked stale; ban: a pattern. */
export const invalidationTypes = ['purge', 'ban', 'soft'] as const

/** An invalidated address. The keys are ours. */
export const Invalidation = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  url: string(),
  type: optional(picklist(invalidationTypes), 'purge'),
  refetch: optional(boolean(), false),
})
export type Invalidation = InferOutput<typeof Invalidation>

/** An invalidated tag, with ids of its own. The keys are ours. */
export const TagInvalidation = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  tag: string(),
  refetch: optional(boolean(), false),
})
export type TagInvalidation = InferOutput<typeof TagInvalidation>

/** The body of an invalidation. A ban cannot be combined with a refetch. */
export interface NewInvalidation {
  urls: string[]
  /** '1' or 1 makes it a ban of patterns. */
  ban?: string | number
  soft?: boolean
  refetch?: boolean
}

/** The body of a tag invalidation, with tags as the origin sends them in `Surrogate-Keys`. */
export interface NewTagInvalidation {
  tags: string[]
  soft?: boolean
  refetch?: boolean
}

const locked_urls = optional(array(string()), [])

/** The sent addresses, under either of the provider's names, and those skipped as already running. */
export const InvalidationReceipt = union([
  loose({ urls_to_send: array(string()), locked_urls }),
  loose({ urls: array(string()), locked_urls }),
])
export type InvalidationReceipt = InferOutput<typeof InvalidationReceipt>

/** Splits the requested addresses by the answer: an address that is not locked was accepted, unless none was sent. */
export function splitByReceipt(
  urls: readonly string[],
  receipt: InvalidationReceipt,
): { accepted: readonly string[]; locked: readonly string[] } {
  const sent = 'urls' in receipt ? receipt.urls : receipt.urls_to_send
  // The provider may write an address differently from us, so the accepted ones are not looked up in its list.
  const locked = new Set(receipt.locked_urls)
  return { accepted: sent.length === 0 ? [] : urls.filter((url) => !locked.has(url)), locked: receipt.locked_urls }
}

/** The tags that were sent; ours. */
export const TagReceipt = loose({ tags: optional(array(string()), []) })
export type TagReceipt = InferOutput<typeof TagReceipt>

/** The states of a prefetch; ours. */
export const prefetchStates = ['queued', 'fetching', 'done', 'failed'] as const

/** An address that is fetched into the cache in advance. Known: id, date, user, URL; the rest is ours. */
export const Prefetch = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  url: string(),
  status: optional(picklist(prefetchStates)),
  pops_done: nullish(number(), null),
  pops_total: nullish(number(), null),
})
export type Prefetch = InferOutput<typeof Prefetch>

/** The addresses that will be fetched; ours, since no answer is documented. */
export const PrefetchReceipt = loose({ urls: optional(array(string()), []) })
export type PrefetchReceipt = InferOutput<typeof PrefetchReceipt>

/** The state of an object on one server; times in seconds. The shape is ours. */
export const CacheServer = loose({
  name: string(),
  pop: optional(string(), ''),
  result: picklist(['HIT', 'MISS', 'PASS']),
  ttl: nullish(number(), null),
  grace: nullish(number(), null),
  keep: nullish(number(), null),
  age: nullish(number(), null),
  status: nullish(number(), null),
  stale: optional(boolean(), false),
  vary: nullish(string(), null),
  hits: nullish(number(), null),
  hfp: optional(boolean(), false),
})
export type CacheServer = InferOutput<typeof CacheServer>

/** Where an address is cached; `coverage` is the share of servers, 0 to 1. Ours. */
export const CacheStatus = loose({
  url: string(),
  total: number(),
  hits: number(),
  misses: number(),
  pass: number(),
  coverage: number(),
  servers: array(CacheServer),
})
export type CacheStatus = InferOutput<typeof CacheStatus>

/** An invalidation for the sandbox, stories and tests. */
export function makeInvalidation(over: Partial<Invalidation> = {}): Invalidation {
  return {
    id: 150_000_000,
    date: '2026-06-15T10:00:00Z',
    user: 'ada@example.com',
    url: 'https://www.example.com/',
    type: 'purge',
    refetch: false,
    ...over,
  }
}
