import ipaddr from 'ipaddr.js'
import { parseNetwork } from './networks.ts'

/** Why an address cannot be allowed to read the streamed logs; the words are the app's. */
export type StreamingAddressFault = 'needed' | 'network' | 'notAddress' | 'notPublic'

const unreachable: ReadonlySet<string> = new Set([
  'broadcast',
  'carrierGradeNat',
  'linkLocal',
  'loopback',
  'multicast',
  'private',
  'uniqueLocal',
  'unspecified',
])

/** Validates one address that may read the streamed logs: a collector's public one, no network. Null if valid. */
export function streamingAddressFault(text: string): StreamingAddressFault | null {
  const typed = text.trim()
  if (typed === '') return 'needed'
  if (parseNetwork(typed) === null) return 'notAddress'
  if (typed.includes('/')) return 'network'
  // `process` reads an IPv4 address that is written as IPv6.
  return unreachable.has(ipaddr.process(typed).range()) ? 'notPublic' : null
}
