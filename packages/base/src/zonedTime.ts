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

/** Returns a zone's wall clock as if UTC (epoch seconds); dayjs is an hour off around clock changes. */
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

/** Returns the instant of a wall clock like Temporal's "compatible": the earlier one, or past a gap. */
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

/** Returns the first instant of a calendar day (from 1970-01-01) in a zone. */
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
