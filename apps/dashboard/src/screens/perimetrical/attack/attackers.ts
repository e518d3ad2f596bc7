import { type CountedKeys, mergeNetworks, type Network, networkText, parseNetwork } from '@parapet/api'

type Rows = CountedKeys['rows']

/** A client of the attack, with its requests in it and in all. */
export interface Attacker {
  readonly address: string
  readonly requests: number
  /** All its requests in the same time. */
  readonly all: number
}

const LEAST_SHARE = 0.5
const LEAST_OF_TOP = 0.1

/**
 * Returns the clients of an attack, most requests first: those of which at least half of all requests are in it, and that
 * send at least a tenth of what the busiest of them sends. Others among its requests may be visitors.
 */
export function attackersOf(inAttack: Rows, all: Rows): Attacker[] {
  const everywhere = new Map(all.map(({ key, requests }) => [key, requests]))
  const own = inAttack
    .map(({ key, requests }) => ({ address: key, requests, all: Math.max(requests, everywhere.get(key) ?? 0) }))
    .filter(({ requests, all: whole }) => requests > 0 && requests / whole >= LEAST_SHARE)
    .sort((a, b) => b.requests - a.requests)
  const most = own[0]?.requests ?? 0
  return own.filter(({ requests }) => requests >= most * LEAST_OF_TOP)
}

const PREFIX = { 4: 24, 6: 48 } as const

/** Adds up the requests of addresses by their network: 256 addresses of IPv4, a site's 48 bits of IPv6. */
export function byNetwork(rows: Rows): { readonly key: string; readonly requests: number; readonly first: string }[] {
  const sums = new Map<string, { key: string; requests: number; first: string }>()
  for (const { key: address, requests } of rows) {
    const network = parseNetwork(address)
    if (!network) continue
    const prefix = PREFIX[network.version]
    const key = networkText({ ...network, prefix, start: startOf(network, prefix) })
    const sum = sums.get(key)
    if (sum) sum.requests += requests
    else sums.set(key, { key, requests, first: address })
  }
  return [...sums.values()].sort((a, b) => b.requests - a.requests)
}

function startOf({ version, start }: Network, prefix: number): bigint {
  const low = BigInt((version === 4 ? 32 : 128) - prefix)
  return (start >> low) << low
}

/** Returns the fewest networks with exactly these addresses. */
export const networksOf = (addresses: readonly string[]): string[] =>
  mergeNetworks(addresses.flatMap((address) => parseNetwork(address) ?? [])).map(networkText)
