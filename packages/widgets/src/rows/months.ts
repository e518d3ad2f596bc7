import type { Span } from '@parapet/api'
import { addMonths, instantOf, wallSeconds } from '@parapet/base'

export function monthStart(moment: number, zone: string): number {
  const wall = new Date(wallSeconds(moment, zone) * 1000)
  return instantOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1) / 1000, zone)
}

/** The span of the last `count` calendar months, the running one included, in epoch seconds. */
export function lastMonths(count: number, now: number, zone: string): Span {
  return { from: addMonths(monthStart(now, zone), 1 - count, zone), to: now }
}

/** The current month so far. */
export function monthToDate(now: number, zone: string): Span {
  return { from: monthStart(now, zone), to: now }
}
