import type { CacheServer, CacheStatus } from '../entities/Cache.ts'
import { type CacheVerdict, cacheVerdict, type Purge } from './cacheVerdict.ts'

/** What the caches say of a purge, worst first: they have the object from before it, it cannot be told, or they have not. */
export const purgeResults = ['old', 'unknown', 'fresh'] as const
export type PurgeResult = (typeof purgeResults)[number]

const results: Readonly<Record<CacheVerdict, PurgeResult>> = {
  old: 'old',
  cached: 'unknown',
  unsure: 'unknown',
  notCached: 'fresh',
  neverCached: 'fresh',
  removed: 'fresh',
  fetchedSince: 'fresh',
}

/** What one server says of a purge. */
export interface ServerProof extends Pick<CacheServer, 'name' | 'pop' | 'age'> {
  readonly result: PurgeResult
}

/** What the servers say of the purge of one URL. */
export interface UrlProof {
  readonly url: string
  /** When they were asked, in epoch seconds. */
  readonly at: number
  /** The worst of the servers' results; unknown if none answered. */
  readonly result: PurgeResult
  readonly servers: readonly ServerProof[]
}

/** Judges the cache status of a URL, answered at a moment in epoch seconds, against its purge. */
export function urlProof(url: string, status: Pick<CacheStatus, 'servers'> | null, purge: Purge, at: number): UrlProof {
  const servers = (status?.servers ?? []).map((server) => ({
    name: server.name,
    pop: server.pop,
    age: server.age,
    result: results[cacheVerdict(server, purge, at)],
  }))
  return { url, at, result: worst(servers.map(({ result }) => result)), servers }
}

const worst = (found: readonly PurgeResult[]): PurgeResult =>
  purgeResults.find((result) => found.includes(result)) ?? 'unknown'

/** The counts of results, of the URLs of a purge or of what one POP says of them. */
export type ProofCounts = Readonly<Record<PurgeResult, number>>

/** Counts the results of proofs. */
export function proofCounts(proofs: readonly { readonly result: PurgeResult }[]): ProofCounts {
  const counts = { old: 0, unknown: 0, fresh: 0 }
  for (const { result } of proofs) counts[result] += 1
  return counts
}

/** What one POP says of the URLs of a purge. */
export interface PopProof extends ProofCounts {
  readonly pop: string
}

/** Counts URLs by POP and result, POPs with old objects first. A POP counts a URL by the worst of its servers. */
export function popProofs(proofs: readonly UrlProof[]): PopProof[] {
  const byPop = new Map<string, { result: PurgeResult }[]>()
  for (const { servers } of proofs) {
    const results = new Map<string, PurgeResult[]>()
    for (const { pop, result } of servers) results.set(pop, [...(results.get(pop) ?? []), result])
    for (const [pop, found] of results) byPop.set(pop, [...(byPop.get(pop) ?? []), { result: worst(found) }])
  }
  return [...byPop]
    .map(([pop, found]) => ({ pop, ...proofCounts(found) }))
    .sort((a, b) => b.old - a.old || b.unknown - a.unknown || a.pop.localeCompare(b.pop, 'en'))
}
