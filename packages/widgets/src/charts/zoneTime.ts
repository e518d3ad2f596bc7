/** A clock on the wall: what a calendar and a clock in a zone show. Months count from 1. */
export interface Wall {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = make(zone)
  formats.set(zone, made)
  return made
}

function make(timeZone: string): Intl.DateTimeFormat {
  const part = 'numeric'
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: part,
      month: part,
      day: part,
      hour: part,
      minute: part,
      second: part,
    })
  } catch (problem) {
    // An unknown zone falls back to UTC, as in the format functions.
    if (problem instanceof RangeError) return make('UTC')
    throw problem
  }
}

/** The wall clock of a zone at a moment (epoch seconds). */
export function wallOf(epoch: number, zone: string): Wall {
  const wall: Wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of formatOf(zone).formatToParts(epoch * 1000)) {
    if (type in wall) wall[type as keyof Wall] = Number(value)
  }
  return wall
}

function asUtc(wall: Wall): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second) / 1000
}

/** The offset of a zone from UTC at a moment, in seconds. */
export function offsetOf(epoch: number, zone: string): number {
  return asUtc(wallOf(epoch, zone)) - Math.floor(epoch)
}

/**
 * The moment (epoch seconds) at which the zone's clock shows `wall`; fields may overflow (day 32, hour 25). A
 * skipped hour maps to after the jump, a repeated one to its first occurrence.
 */
export function epochOf(wall: Partial<Wall> & Pick<Wall, 'year' | 'month' | 'day'>, zone: string): number {
  const target = asUtc({ hour: 0, minute: 0, second: 0, ...wall })
  const early = target - offsetOf(target - 86_400, zone)
  const late = target - offsetOf(target + 86_400, zone)
  if (target - offsetOf(early, zone) === early) return early
  if (target - offsetOf(late, zone) === late) return late
  return Math.max(early, late)
}
