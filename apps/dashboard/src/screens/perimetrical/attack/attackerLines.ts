import { networkListFault, readNetworkLines } from '@parapet/api'
import { type Attacker, networksOf } from './attackers.ts'

/** The most addresses that are proposed at once. */
export const MOST_PROPOSED = 500

/** The values of a form with the addresses of an attack. */
export interface AddressesDraft {
  /** How many of the busiest. */
  top: number | null
  addresses: string
  isWideMeant: boolean
}

/** The busiest clients as lines of a form: the fewest networks with exactly their addresses. */
export const linesOf = (attackers: readonly Attacker[], top: number): string =>
  networksOf(attackers.slice(0, top).map(({ address }) => address)).join('\n')

/** The values with which such a form begins. */
export function addressesOf(attackers: readonly Attacker[]): AddressesDraft {
  const top = Math.min(attackers.length, MOST_PROPOSED)
  return { top, addresses: linesOf(attackers, top), isWideMeant: false }
}

/** The networks that such a form sends. */
export const networksIn = ({ addresses }: Pick<AddressesDraft, 'addresses'>): string[] =>
  readNetworkLines(addresses, { isBare: true }).entries.map(({ address }) => address)

/** What is wrong with the addresses of such a form, by field. */
export function addressFaults({ addresses, isWideMeant }: AddressesDraft) {
  const read = readNetworkLines(addresses, { isBare: true })
  return { addresses: networkListFault(read, true), isWideMeant: read.wide.length > 0 && !isWideMeant }
}
