import { type BlockedAddress, parseNetwork } from '@parapet/api'
import { AddressFacts } from '../../shared/values/InspectAddress.tsx'

/** What is known of a blocked address or network. */
export function BlockedPanel({ row }: { row: BlockedAddress }) {
  return <AddressFacts seen={seenOf(row)} />
}

/** A blocked address as a value that something can be done with. */
export function seenOf({ address }: BlockedAddress) {
  const network = parseNetwork(address)
  const isNetwork = network !== null && network.prefix < (network.version === 4 ? 32 : 128)
  return { kind: isNetwork ? 'network' : 'address', value: address, sites: [], span: null } as const
}
