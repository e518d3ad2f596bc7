import { addMonths, type HistogramEntry, instantOf, type Span, wallSeconds } from '@parapet/api'
import { gather, total } from './sums.ts'

/** One calendar month of traffic. */
export interface Month {
  /** First instant of the month and of the next one, epoch seconds. */
  from: number
  to: number
  requests: number
  bytes: number
  /** Bytes of each day so far, for a sparkline. */
  days: (number | null)[]
  /** The running month only: what it will amount to if it goes on as it did so far. */
  projectedBytes?: number
}

const DAY = 86_400
/** Before this much of a month is over, a projection says more about the day than about the month. */
const MIN_PROJECTED_SECONDS = 2 * DAY

/** The first instant of the month that an instant lies in. */
export function monthStart(moment: number, zone: string): number {
  const wall = new Date(wallSeconds(moment, zone) * 1000)
  return instantOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1) / 1000, zone)
}

/** The span of the last `count` calendar months, the running one included, in epoch seconds. */
export function lastMonths(count: number, now: number, zone: string): Span {
  return { from: addMonths(monthStart(now, zone), 1 - count, zone), to: now }
}

/** The span of the running month so far. */
export function monthToDate(now: number, zone: string): Span {
  return { from: monthStart(now, zone), to: now }
}

/**
 * Days added up to calendar months of the zone, newest first. Months before the first one with traffic are left out (the company
 * was not there yet); months without traffic after it are shown with 0.
 */
export function toMonths(days: readonly HistogramEntry[], now: number, zone: string): Month[] {
  const moments = days.map((day) => day.timestamp).filter(Number.isFinite)
  if (moments.length === 0) return []
  const months: Month[] = []
  const first = monthStart(Math.min(...moments), zone)
  for (let from = first; from < now; from = addMonths(from, 1, zone)) {
    const to = addMonths(from, 1, zone)
    const own = days.filter((day) => day.timestamp >= from && day.timestamp < to)
    const { requests, bytes } = total(gather(own, { times: [from], step: to - from }))
    const month: Month = {
      from,
      to,
      requests,
      bytes,
      days: [...own].sort((a, b) => a.timestamp - b.timestamp).map((day) => day.bytes),
    }
    const passed = now - from
    if (to > now && passed >= MIN_PROJECTED_SECONDS) month.projectedBytes = (bytes / passed) * (to - from)
    months.push(month)
  }
  const begins = months.findIndex((month) => month.requests > 0)
  return begins < 0 ? [] : months.slice(begins).reverse()
}
