import type { ConsumedMinutes } from '../entities/Transcoding.ts'

/** The transcoded minutes of a calendar month in UTC; months from 1. */
export interface MonthMinutes {
  readonly year: number
  readonly month: number
  readonly minutes: number
}

/** The transcoded minutes of the last twelve months and the forecast of the current one. */
export interface MinutesUsage {
  readonly months: readonly MonthMinutes[]
  readonly used: number
  readonly plan: number | null
  readonly forecast: number
  /** When the plan is used up, epoch seconds; null if not before the end of the month. */
  readonly planEndsAt: number | null
}

const MONTHS = 12
const DAY_S = 86_400
/** Before this many days the previous month's rate gives a better forecast. */
const LEAST_DAYS = 3

const monthStart = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / 1000
const textOf = (second: number): string => new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ')

function monthOf(now: number): { year: number; month: number } {
  const date = new Date(now * 1000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

/** Returns the range of whole months to load; `now` in epoch seconds. */
export function minutesRange(now: number): { from: string; to: string } {
  const { year, month } = monthOf(now)
  return { from: textOf(monthStart(year, month - MONTHS + 1)), to: textOf(monthStart(year, month + 1)) }
}

/** Computes the use of the minutes; `now` in epoch seconds. */
export function minutesUsage({ minutes, minutes_plan: included }: ConsumedMinutes, now: number): MinutesUsage {
  const current = monthOf(now)
  const months = Array.from({ length: MONTHS }, (_, back): MonthMinutes => {
    const { year, month } = monthOf(monthStart(current.year, current.month - back))
    const sum = minutes
      .filter((row) => row.year === year && row.month === month)
      .reduce((total, { duration }) => total + duration, 0)
    return { year, month, minutes: sum }
  })
  const [used = 0, before = 0] = months.map((row) => row.minutes)
  const start = monthStart(current.year, current.month)
  const end = monthStart(current.year, current.month + 1)
  const lastRate = before / (start - monthStart(current.year, current.month - 1))
  const rate = now - start >= LEAST_DAYS * DAY_S ? used / (now - start) : lastRate
  const forecast = used + rate * (end - now)
  const plan = included > 0 ? included : null
  return { months, used, plan, forecast, planEndsAt: plan === null ? null : planEnd(used, plan, rate, now, end) }
}

function planEnd(used: number, plan: number, rate: number, now: number, end: number): number | null {
  if (used >= plan) return now
  const at = now + (plan - used) / rate
  return at < end ? Math.floor(at) : null
}
