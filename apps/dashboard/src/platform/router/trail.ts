import type { Location } from 'react-router-dom'

/** Where and why the user came to a page, kept in the history entry (decision 0016). */
export interface Trail {
  readonly from: string
  readonly key: string
  readonly why: string
  readonly index: number | null
}

/** Builds the state that a followed link stores in the new history entry; read by `readTrail`. */
export function trailState({ pathname, search, key }: Location, why: string): { trail: Trail } {
  return { trail: { from: `${pathname}${search}`, key, why, index: history.state?.idx ?? null } }
}

/** Whether a history state contains a trail. It is validated later by `readTrail`. */
export function hasTrail(state: unknown): boolean {
  return state instanceof Object && 'trail' in state
}
