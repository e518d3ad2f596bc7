import { readSubject } from './explain/subject.ts'
import { isHostName } from './hosts.ts'
import { isNetwork, parseNetwork } from './networks.ts'
import type { ValueKind } from './values.ts'

/** Returns the kind of a typed or pasted text; undefined for plain words. */
export function kindOfText(text: string, sites: readonly string[]): ValueKind | undefined {
  const typed = text.trim()
  const network = isNetwork(typed) ? parseNetwork(typed) : null
  if (network) return network.prefix === (network.version === 4 ? 32 : 128) ? 'address' : 'network'
  const subject = readSubject(typed, sites)
  if (subject.kind === 'reason') return 'reason'
  if (isHostName(typed)) return sites.includes(typed.toLowerCase()) ? 'host' : undefined
  return subject.kind === 'url' || subject.kind === 'path' ? 'path' : undefined
}
