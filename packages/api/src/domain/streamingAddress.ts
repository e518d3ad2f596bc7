import ipaddr from 'ipaddr.js'
import { visibleText } from './lineText.ts'
import { readNetwork } from './networkLines.ts'

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
  const typed = visibleText(text)
  if (typed === '') return 'needed'
  const address = readNetwork(typed)
  if (address === null) return 'notAddress'
  if (typed.includes('/')) return 'network'
  return unreachable.has(ipaddr.parse(address).range()) ? 'notPublic' : null
}
