import { type NetworkLines, readNetworkLines } from '@parapet/api'

/** Reads the lines of a list, which has no descriptions. */
export const readOwnList = (addresses: string): NetworkLines => readNetworkLines(addresses, { isBare: true })
