import type { Location } from 'react-router-dom'

/** From where and why a page was opened: kept with its place in the browser's history, beside its address (decision 0016). */
export interface Trail {
  /** Path and query of the page that was left. */
  readonly from: string
  /** Of that place: whoever comes back to it finds what they followed. */
  readonly key: string
  /** What was followed, in the words it was read in: "Error answers 14:05". */
  readonly why: string
  /** How many places of the tab's history lay before it; null where that is not counted. */
  readonly index: number | null
}

/** What a followed link leaves at the place it opens; read again by `trailOf`. */
export function trailFrom({ pathname, search, key }: Location, why: string): { trail: Trail } {
  return { trail: { from: `${pathname}${search}`, key, why, index: history.state?.idx ?? null } }
}

/** Whether a place says where one came from. What it says is read by code that comes then. */
export function hasTrail(state: unknown): boolean {
  return state instanceof Object && 'trail' in state
}
