import { type BlockedAddress, blockedOrigins } from '../entities/BlockedAddress.ts'

/** By what an address was blocked, as far as the provider says it; null if it does not. */
export function blockedOrigin({ origin }: Pick<BlockedAddress, 'origin'>): (typeof blockedOrigins)[number] | null {
  return blockedOrigins.find((known) => known === origin) ?? null
}

/** Returns the rows that are in force: the provider may still list one whose end is over. */
export function blockedNow<Row extends Pick<BlockedAddress, 'until'>>(rows: readonly Row[], now: number): Row[] {
  return rows.filter(({ until }) => until == null || until > now)
}
