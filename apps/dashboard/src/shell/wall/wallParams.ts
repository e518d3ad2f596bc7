import { type RefreshMs, refreshChoices } from '@parapet/api'

/** The params of wall mode in an address: on, the hours between which it sleeps (`22-7`), seconds until a page is turned. */
export const WALL = 'wall'
export const SLEEP = 'sleep'
export const TURN = 'turn'

/** Whether an address is that of a wall. */
export const isWall = (query: URLSearchParams): boolean => query.get(WALL) === '1'

const USUAL_MS = 60_000

/** How often a wall refreshes, in ms. */
export function wallRefreshMs(query: URLSearchParams): RefreshMs {
  return refreshChoices.find((ms) => ms > 0 && String(ms) === query.get('refresh')) ?? USUAL_MS
}
