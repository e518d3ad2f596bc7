/** Length of a histogram's buckets: seconds, or calendar months. */
export type Interval = number | 'month'

function offsetReader(zone: string): (second: number) => number {
  if (zone === 'UTC') return () => 0
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const known = new Map<number, number>()
  return (second) => {
    // Zones change their offset at full quarter hours at most.
    const quarter = Math.floor(second / 900)
    const cached = known.get(quarter)
    if (cached !== undefined) return cached
    const part: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(quarter * 900_000)) part[type] = Number(value)
    const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) / 1000
    const offset = local - quarter * 900
    known.set(quarter, offset)
    return offset
  }
}

const readers = new Map<string, (second: number) => number>()

/** Seconds to add to UTC for the local time of a zone. Throws RangeError for a zone that does not exist. */
export function zoneOffset(zone: string, second: number): number {
  let reader = readers.get(zone)
  if (!reader) {
    reader = offsetReader(zone)
    readers.set(zone, reader)
  }
  return reader(second)
}

function localToEpoch(zone: string, local: number): number {
  let guess = local - zoneOffset(zone, local)
  guess = local - zoneOffset(zone, guess)
  return guess
}

function floorLocal(local: number, interval: Interval): number {
  if (interval !== 'month') return Math.floor(local / interval) * interval
  const date = new Date(local * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000
}

function nextLocal(start: number, interval: Interval): number {
  if (interval !== 'month') return start + interval
  const date = new Date(start * 1000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000
}

/**
 * Starts of the buckets that cover [from, to), in epoch seconds, aligned to the local clock of the zone: days begin at local
 * midnight and follow the calendar, so a day of a clock change has 23 or 25 hours. The first one may start before `from`.
 */
export function bucketStarts(from: number, to: number, interval: Interval, zone: string): number[] {
  const starts: number[] = []
  if (!(to > from)) return starts
  if (interval !== 'month' && interval <= 3600) {
    // Up to an hour a bucket has always the same length: the local clock only shifts where it begins.
    const offset = zoneOffset(zone, from)
    for (let at = Math.floor((from + offset) / interval) * interval - offset; at < to; at += interval) starts.push(at)
    return starts
  }
  let local = floorLocal(from + zoneOffset(zone, from), interval)
  for (let at = localToEpoch(zone, local); at < to; at = localToEpoch(zone, local)) {
    const last = starts.at(-1)
    if (last === undefined || at > last) starts.push(at)
    local = nextLocal(local, interval)
  }
  return starts
}
