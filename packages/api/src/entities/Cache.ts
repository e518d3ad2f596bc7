import { array, boolean, type InferOutput, nullish, number, optional, picklist, string } from 'valibot'
import { loose } from './loose.ts'

/** Purge: exact addresses; soft: marked stale; ban: a pattern. */
export const invalidationTypes = ['purge', 'ban', 'soft'] as const

/** An address that was taken out of the cache. The keys are ours after the columns of the screen (provider-facts §14.4). */
export const Invalidation = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  url: string(),
  type: optional(picklist(invalidationTypes), 'purge'),
  refetch: optional(boolean(), false),
})
export type Invalidation = InferOutput<typeof Invalidation>

/** A tag whose objects were taken out of the cache; a sequence of numbers of its own. The keys are ours. */
export const TagInvalidation = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  tag: string(),
  refetch: optional(boolean(), false),
})
export type TagInvalidation = InferOutput<typeof TagInvalidation>

/** What is asked for (known: provider-facts §14.2). A ban cannot be combined with a refetch. */
export interface NewInvalidation {
  urls: string[]
  /** '1' or 1 makes it a ban of patterns. */
  ban?: string | number
  soft?: boolean
  refetch?: boolean
}

/** What is asked for by tag, as the origin sent them in `Surrogate-Keys` (known: provider-facts §15). */
export interface NewTagInvalidation {
  tags: string[]
  soft?: boolean
  refetch?: boolean
}

/** What was sent, and what was not because it is being invalidated already (known: provider-facts §14.3). */
export const InvalidationReceipt = loose({
  urls_to_send: optional(array(string()), []),
  locked_urls: optional(array(string()), []),
})
export type InvalidationReceipt = InferOutput<typeof InvalidationReceipt>

/** The tags that were sent; ours. */
export const TagReceipt = loose({ tags: optional(array(string()), []) })
export type TagReceipt = InferOutput<typeof TagReceipt>

/** How far a warm-up is; ours. */
export const prefetchStates = ['queued', 'fetching', 'done', 'failed'] as const

/** An address that is fetched into the cache before anybody asks. Known columns: id, date, user, URL; the rest is ours. */
export const Prefetch = loose({
  id: number(),
  date: string(),
  user: optional(string(), ''),
  url: string(),
  status: optional(picklist(prefetchStates)),
  /** Of the nodes that shall have it, how many have it. */
  nodes_done: nullish(number(), null),
  nodes_total: nullish(number(), null),
})
export type Prefetch = InferOutput<typeof Prefetch>

/** The addresses that will be fetched; ours, since no answer is documented. */
export const PrefetchReceipt = loose({ urls: optional(array(string()), []) })
export type PrefetchReceipt = InferOutput<typeof PrefetchReceipt>

/** What one server has of an object; seconds. The shape is ours after the screen (provider-facts §16). */
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

/** Where an address is cached; `coverage` is the share of servers that have it, 0 … 1. Ours. */
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
