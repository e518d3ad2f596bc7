import type { HistogramEntry } from '@parapet/api'
import { addMonths } from '@parapet/base'
import type { MonthRow } from '../kinds/MonthTable.tsx'
import { bucketsIn } from './boardQuery.ts'
import { monthStart } from './months.ts'
import { bucketSums, knownTotal } from './sums.ts'

const DAY = 86_400
const MIN_PROJECTED_SECONDS = 2 * DAY

/** Sums days to calendar months of the zone, newest first; months with missing days say so. */
export function toMonths(
  days: readonly HistogramEntry[],
  now: number,
  zone: string,
  by: 'requests' | 'bytes' = 'bytes',
): MonthRow[] {
  const moments = days.map((day) => day.timestamp).filter(Number.isFinite)
  if (moments.length === 0) return []
  const months: MonthRow[] = []
  const first = monthStart(Math.min(...moments), zone)
  for (let from = first; from < now; from = addMonths(from, 1, zone)) {
    const to = addMonths(from, 1, zone)
    const { times, step, seconds, complete } = bucketsIn({ from, to }, DAY, zone, now)
    const own = days.filter(({ timestamp }) => timestamp >= from && timestamp < to)
    const cells = bucketSums(own, { times, step })
    const sums = knownTotal(cells)
    const isMissing = cells.map((cell, index) => cell === null && index < complete)
    const missing = isMissing.filter(Boolean).length
    const month: MonthRow = {
      from,
      to,
      requests: sums?.requests ?? null,
      bytes: sums?.bytes ?? null,
      days: cells.map((cell) => cell?.[by] ?? null),
    }
    if (missing > 0) month.known = { days: times.length - missing, of: times.length }
    const passed = seconds.reduce((sum, length, index) => sum + (isMissing[index] ? 0 : length), 0)
    if (sums && to > now && passed >= MIN_PROJECTED_SECONDS) month.projected = (sums[by] / passed) * (to - from)
    months.push(month)
  }
  const begins = months.findIndex((month) => (month.requests ?? 0) > 0)
  return begins < 0 ? [] : months.slice(begins).reverse()
}
