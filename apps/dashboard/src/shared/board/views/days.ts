import { dayNumber, instantOf, wallSeconds } from '@parapet/base'
import type { Day } from '@parapet/ui'

const DAY_S = 86_400

const isoOf = (wall: number): string => new Date(wall * 1000).toISOString()

/** The day of a moment in a zone. */
export function dayOf(epochSeconds: number, zone: string): Day {
  return isoOf(dayNumber(epochSeconds, zone) * DAY_S).slice(0, 10)
}

/** The time of day of a moment in a zone, to the minute. */
export function timeOf(epochSeconds: number, zone: string): string {
  return isoOf(wallSeconds(epochSeconds, zone)).slice(11, 16)
}

/** The end of a day in a zone, in epoch seconds. */
export function endOfDay(day: Day, zone: string): number {
  return instantOf(Date.parse(`${day}T00:00:00Z`) / 1000 + DAY_S, zone)
}

/** The moment of a day and a time in a zone; null if one is missing. */
export function momentOf(day: Day | null, time: string | null, zone: string): number | null {
  return day === null || time === null ? null : instantOf(Date.parse(`${day}T${time}:00Z`) / 1000, zone)
}
