import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Days of the calendar as `2026-06-15`, without hour and zone: they compare as texts do. */
export type Day = string

const two = (n: number) => `${n}`.padStart(2, '0')

const asDate = (day: Day) => dayjs.utc(`${day}T00:00:00Z`)
const asDay = (date: dayjs.Dayjs): Day => date.format('YYYY-MM-DD')

/** Creates a day from its numbers; null if it does not exist (31/02). */
export function makeDay(year: number, month: number, day: number): Day | null {
  if (year < 1 || year > 9999) return null
  const written = `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}`
  return asDay(asDate(written)) === written ? written : null
}

/** Year, month and day of a day. */
export function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/** A day as people write it (`15/06/2026`, `15-6-26`, `15.06.2026`) or as machines do (`2026-06-15`); null when it is none. */
export function readDay(text: string): Day | null {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(trimmed)
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const own = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(trimmed)
  if (!own) return null
  const year = Number(own[3])
  return makeDay(year < 100 && own[3]?.length === 2 ? 2000 + year : year, Number(own[2]), Number(own[1]))
}

/** `15/06/2026` (§9). */
export const writeDay = (day: Day): string => asDate(day).format('DD/MM/YYYY')

export const addDays = (day: Day, days: number): Day => asDay(asDate(day).add(days, 'day'))

/** The same day of another month, or its last where that month is shorter. */
export const addMonths = (day: Day, months: number): Day => asDay(asDate(day).add(months, 'month'))

/** 0 for Monday. */
export const weekday = (day: Day): number => (asDate(day).day() + 6) % 7

/** Returns the six weeks (Monday to Sunday) around a month: always six, so that the height never changes. */
export function monthGrid(day: Day): readonly (readonly Day[])[] {
  const [year, month] = partsOf(day)
  const first = makeDay(year, month, 1) ?? day
  const start = addDays(first, -weekday(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => addDays(start, week * 7 + at)),
  )
}

/** A time as people write it: `9:05`, `0905`, `9.05`, `9`; null when it is none. */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim())
  if (!found) return null
  const hour = Number(found[1])
  const minute = Number(found[2] ?? 0)
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null
}

/** A time so many minutes later, around midnight. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440
  return `${two(Math.floor(sum / 60))}:${two(sum % 60)}`
}
