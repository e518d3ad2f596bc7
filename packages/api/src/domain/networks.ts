import ipaddr from 'ipaddr.js'

/** A block of addresses; `start` is its first address as a number. One address is a block of full length. */
export interface Network {
  readonly version: 4 | 6
  readonly start: bigint
  readonly prefix: number
}

const bitsOf = { 4: 32, 6: 128 } as const

/**
 * Parses an address or CIDR block strictly, clearing host bits; null for forms only C libraries accept. IPv4 written as
 * IPv6 (`::ffff:203.0.113.7`) is IPv4: clients are never seen with the other.
 */
export function parseNetwork(text: string): Network | null {
  return parseIpv4(text) ?? parseAny(text)
}

const octet = '(0|[1-9]\\d?|1\\d\\d|2[0-4]\\d|25[0-5])'
const ipv4 = new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`)

/** Most lists hold single IPv4 addresses, thousands of them: these need no general parser. */
function parseIpv4(text: string): Network | null {
  const parts = ipv4.exec(text.trim())
  if (!parts) return null
  const [, a, b, c, d] = parts
  return { version: 4, start: BigInt(((Number(a) * 256 + Number(b)) * 256 + Number(c)) * 256 + Number(d)), prefix: 32 }
}

function parseAny(text: string): Network | null {
  const [address = '', length, ...rest] = text.trim().split('/')
  if (rest.length > 0 || (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length))) return null
  const isV4 = ipaddr.IPv4.isValidFourPartDecimal(address)
  if (!isV4 && (address.includes('%') || !ipaddr.IPv6.isValid(address))) return null
  const version = isV4 ? 4 : 6
  const bits = bitsOf[version]
  const prefix = length === undefined ? bits : Number(length)
  if (prefix > bits) return null
  const start = ipaddr
    .parse(address)
    .toByteArray()
    .reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return unmapped({ version, start: masked(start, bits - prefix), prefix })
}

function unmapped(network: Network): Network {
  const { version, start, prefix } = network
  return version === 6 && prefix >= 96 && start >> 32n === 0xffffn
    ? { version: 4, start: start & 0xffff_ffffn, prefix: prefix - 96 }
    : network
}

const masked = (address: bigint, hostBits: number) => (address >> BigInt(hostBits)) << BigInt(hostBits)

/** The notation of a block; one address is written without its length. */
export function networkText({ version, start, prefix }: Network): string {
  const bits = bitsOf[version]
  if (version === 4) {
    const value = Number(start)
    const address = `${value >>> 24}.${(value >>> 16) & 255}.${(value >>> 8) & 255}.${value & 255}`
    return prefix === 32 ? address : `${address}/${prefix}`
  }
  const bytes = Array.from({ length: bits / 8 }, (_, i) => Number((start >> BigInt(bits - 8 * (i + 1))) & 255n))
  const address = ipaddr.fromByteArray(bytes).toString()
  return prefix === bits ? address : `${address}/${prefix}`
}

/** Normalises a network as the provider writes it: `2001:0DB8::0/32` → `2001:db8::/32`; null if invalid. */
export function canonicalNetwork(text: string): string | null {
  const network = parseNetwork(text)
  return network && networkText(network)
}

/** Whether a text is an address or a block. */
export function isNetwork(text: string): boolean {
  return parseNetwork(text) !== null
}

/** The number of addresses of a block: 2⁰ … 2¹²⁸. */
export function addressCount({ version, prefix }: Network): bigint {
  return 1n << BigInt(bitsOf[version] - prefix)
}

const endOf = (network: Network) => network.start + addressCount(network)

/** Whether every address of one block is in another. IPv4 and IPv6 share no address. */
export function containsNetwork(outer: Network, inner: Network): boolean {
  return outer.version === inner.version && outer.start <= inner.start && endOf(inner) <= endOf(outer)
}

/** Whether two blocks overlap; then one contains the other. */
export function overlaps(one: Network, other: Network): boolean {
  return containsNetwork(one, other) || containsNetwork(other, one)
}

/** Orders blocks: IPv4 first, then by their first address, the wider one first. */
export function compareNetworks(a: Network, b: Network): number {
  return a.version - b.version || (a.start < b.start ? -1 : a.start > b.start ? 1 : a.prefix - b.prefix)
}

/** Returns the fewest blocks with the addresses from `first` to `last`, both included; null if they are reversed. */
export function rangeNetworks(first: Network, last: Network): Network[] | null {
  const { version } = first
  if (version !== last.version || first.start > last.start) return null
  const bits = bitsOf[version]
  const blocks: Network[] = []
  for (let start = first.start; start <= last.start; ) {
    let size = 0
    while (size < bits && (start >> BigInt(size)) % 2n === 0n && start + (2n << BigInt(size)) - 1n <= last.start)
      size += 1
    blocks.push({ version, start, prefix: bits - size })
    start += 1n << BigInt(size)
  }
  return blocks
}

/** Blocks at least this wide are held by no one: an /8 of IPv4 and a /12 of IPv6 are the largest ever assigned. */
const WIDEST_ASSIGNED = { 4: 8, 6: 12 } as const

/** Returns the blocks, after merging, that are wider than any network in use, such as `0.0.0.0/0` or its halves. */
export function wideNetworks(networks: readonly Network[]): Network[] {
  return mergeNetworks(networks).filter(({ version, prefix }) => prefix < WIDEST_ASSIGNED[version])
}

/** Blocks of private use, of the machine itself, of one link, and of carriers (RFC 1918, 6598, 3927, 4193, 4291). */
const privateBlocks = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
].flatMap((text) => parseNetwork(text) ?? [])

/** Whether all addresses of a block are of private use: nobody on the internet has them. */
export function isPrivateNetwork(network: Network): boolean {
  return privateBlocks.some((block) => containsNetwork(block, network))
}

/** Merges blocks into the fewest with exactly the same addresses, sorted, IPv4 first. */
export function mergeNetworks(networks: readonly Network[]): Network[] {
  const sorted = [...networks].sort(compareNetworks)
  const merged: Network[] = []
  for (const network of sorted) {
    const last = merged.at(-1)
    if (last && containsNetwork(last, network)) continue
    merged.push(network)
    joinHalves(merged)
  }
  return merged
}

function joinHalves(merged: Network[]) {
  for (;;) {
    const [left, right] = merged.slice(-2)
    if (!left || !right || left.version !== right.version || left.prefix !== right.prefix || left.prefix === 0) return
    const hostBits = bitsOf[left.version] - left.prefix + 1
    if (masked(right.start, hostBits) !== left.start || right.start === left.start) return
    merged.splice(-2, 2, { ...left, prefix: left.prefix - 1 })
  }
}
