import { type BlockedKind, isPrivateNetwork, parseNetwork, readNetwork, wideNetworks } from '@parapet/api'
import type { Until } from '../../shared/values/until.ts'

/** The values of the form of a block. */
export interface BlockDraft {
  address: string
  kind: BlockedKind
  until: Until
  reason: string
  /** The user wants a network that is very wide, or not on the internet. */
  isConfirmed: boolean
}

/** The one address or network that is typed, as it is sent; null if it is not one. */
export const typedNetwork = (text: string): string | null => readNetwork(text)

/** What must be confirmed of a typed network: that it is very wide, or that no visitor has such an address. */
export function blockQuestion(text: string): 'wide' | 'private' | null {
  const network = parseNetwork(typedNetwork(text) ?? '')
  if (!network) return null
  if (wideNetworks([network]).length > 0) return 'wide'
  return isPrivateNetwork(network) ? 'private' : null
}
