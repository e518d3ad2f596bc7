import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** A calendar day as `2026-06-15`; days compare as strings. */
export type Day = string

const pad = (n: number) => `${n}`.padStart(2, '0')

const asDate = (day: Day) => dayjs.utc(`${day}T00:00:00Z`)
const asDay = (date: dayjs.Dayjs): Day => date.format('YYYY-MM-DD')

/** Creates a day; null if it does not exist (31/02). */
export function makeDay(year: number, month: number, day: number): Day | null {
  if (year < 1 || year > 9999) return null
  const iso = `${`${year}`.padStart(4, '0')}-${pad(month)}-${pad(day)}`
  return asDay(asDate(iso)) === iso ? iso : null
}

/** Splits a day into year, month and day. */
export function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** Parses a day: `15/06/2026`, `15-6-26`, `15.06.2026` or `2026-06-15`; null if invalid. */
export function readDay(text: string): Day | null {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(trimmed)
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dayFirst = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(trimmed)
  if (!dayFirst) return null
  const year = Number(dayFirst[3])
  return makeDay(year < 100 && dayFirst[3]?.length === 2 ? 2000 + year : year, Number(dayFirst[2]), Number(dayFirst[1]))
}

/** Formats a day as `15/06/2026` (§9). */
export const writeDay = (day: Day): string => asDate(day).format('DD/MM/YYYY')

export const addDays = (day: Day, days: number): Day => asDay(asDate(day).add(days, 'day'))

/** Adds months; clamped to the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => asDay(asDate(day).add(months, 'month'))

/** 0 for Monday. */
export const weekday = (day: Day): number => (asDate(day).day() + 6) % 7

/** Returns the weeks (Monday to Sunday) of a month; always six, so that the calendar's height is constant. */
export function monthGrid(day: Day): readonly (readonly Day[])[] {
  const [year, month] = partsOf(day)
  const first = makeDay(year, month, 1) ?? day
  const start = addDays(first, -weekday(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => addDays(start, week * 7 + index)),
  )
}

/** Parses a time: `9:05`, `0905`, `9.05` or `9`; null if invalid. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim())
  if (!match) return null
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  return hour < 24 && minute < 60 ? `${pad(hour)}:${pad(minute)}` : null
}

/** Adds minutes to a time; wraps at midnight. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${pad(Math.floor(sum / 60))}:${pad(sum % 60)}`
}
