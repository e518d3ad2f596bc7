import { dayNumber, dayStart } from '@parapet/base'
import { bucketsOf } from '../../domain/buckets.ts'

/** Length of a histogram's buckets: seconds, or calendar months. */
export type Interval = number | 'month'

const firstOfMonth = (day: number, later: number) => {
  const date = new Date(day * 86_400_000)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / 86_400_000
}

/** Returns the starts of the buckets that cover [from, to), epoch seconds, on the zone's calendar. */
export function bucketStarts(from: number, to: number, interval: Interval, zone: string): number[] {
  if (interval !== 'month') return bucketsOf({ from, to }, interval, zone)
  const starts: number[] = []
  let day = firstOfMonth(dayNumber(from, zone), 0)
  for (let start = dayStart(day, zone); start < to; start = dayStart(day, zone)) {
    starts.push(start)
    day = firstOfMonth(day, 1)
  }
  return starts
}

/** The end of the year 9999: later times would take too long to iterate. */
export const lastSecond = 253_402_300_800

const mostBuckets = 20_000

const shortestMonth = 28 * 86_400

/** Whether a histogram would have too many buckets. */
export function hasTooManyBuckets({ from, to, interval }: { from: number; to: number; interval: Interval }): boolean {
  return (to - from) / (interval === 'month' ? shortestMonth : interval) > mostBuckets
}
