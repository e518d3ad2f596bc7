/**
 * Between moments (epoch seconds) and what a clock on the wall of a zone shows (epoch seconds as if it were UTC). Read from
 * Intl for the zone itself: going through the machine's own zone is wrong in the hours that the machine skips.
 */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** What the wall clock of a zone shows at a moment. */
export function toWall(seconds: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(seconds * 1000)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000
}

/**
 * The moment at which a zone's wall clock shows this. Of a time that comes twice (autumn) the first; a time that is skipped
 * (spring) is counted on from before the gap, so that 02:30 becomes 03:30.
 */
export function fromWall(wall: number, zone: string): number {
  const day = 86_400
  const offset = (at: number) => toWall(at, zone) - at
  const before = offset(wall - day)
  const after = offset(wall + day)
  const candidates = [wall - before, wall - after].filter((moment) => toWall(moment, zone) === wall)
  return candidates.length > 0 ? Math.min(...candidates) : wall - before
}
