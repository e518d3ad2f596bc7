const DAY = 86_400

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = createFormat(zone)
  formats.set(zone, format)
  return format
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const part = 'numeric'
  const fields = { year: part, month: part, day: part, hour: part, minute: part, second: part, era: 'short' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
  } catch (problem) {
    if (problem instanceof RangeError) return createFormat('UTC')
    throw problem
  }
}

/**
 * The wall clock of a zone at an instant, as if it were UTC (epoch seconds); of UTC for an unknown zone. Uses Intl:
 * dayjs' timezone plugin is an hour off around clock changes.
 */
export function wallSeconds(epochSeconds: number, zone: string): number {
  if (zone === 'UTC') return epochSeconds
  const field: Record<string, number> = {}
  let isBeforeChrist = false
  for (const { type, value } of formatOf(zone).formatToParts(epochSeconds * 1000)) {
    if (type === 'era') isBeforeChrist = value !== 'AD'
    else field[type] = Number(value)
  }
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
  return Date.UTC(isBeforeChrist ? 1 - year : year, month - 1, day, hour, minute, second) / 1000
}

/** The offset of a zone from UTC at an instant, in seconds. */
export function offsetSeconds(epochSeconds: number, zone: string): number {
  const whole = Math.floor(epochSeconds)
  return wallSeconds(whole, zone) - whole
}

/**
 * The instant at which the wall clock of a zone shows `wall` (as if UTC). As Temporal's "compatible" disambiguation:
 * the earlier of two instants when clocks go back; a skipped time is moved forward by the gap (02:30 → 03:30).
 */
export function instantOf(wall: number, zone: string): number {
  if (zone === 'UTC') return wall
  const before = wall - offsetSeconds(wall - DAY, zone)
  const after = wall - offsetSeconds(wall + DAY, zone)
  const exact = [before, after].filter((instant) => instant + offsetSeconds(instant, zone) === wall)
  return exact.length > 0 ? Math.min(...exact) : before
}

/** The calendar day of an instant in a zone, counted from 1970-01-01. */
export function dayNumber(epochSeconds: number, zone: string): number {
  return Math.floor(wallSeconds(Math.floor(epochSeconds), zone) / DAY)
}

/**
 * The first instant of a calendar day (counted from 1970-01-01) in a zone; days are 23, 24 or 25 hours long. A gap
 * that skips midnight starts at midnight in every zone since 1990, so that `instantOf` returns its end.
 */
export function dayStart(day: number, zone: string): number {
  return instantOf(day * DAY, zone)
}

/** The same wall clock `days` calendar days later (or earlier). */
export function addDays(epochSeconds: number, days: number, zone: string): number {
  return instantOf(wallSeconds(epochSeconds, zone) + days * DAY, zone)
}

/** The same wall clock `months` later (or earlier), on the month's last day when it is shorter. */
export function addMonths(epochSeconds: number, months: number, zone: string): number {
  const wall = wallSeconds(epochSeconds, zone)
  const date = new Date(wall * 1000)
  const total = date.getUTCFullYear() * 12 + date.getUTCMonth() + months
  const year = Math.floor(total / 12)
  const month = total - year * 12
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const clock = wall - Math.floor(wall / DAY) * DAY
  return instantOf(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000 + clock, zone)
}
