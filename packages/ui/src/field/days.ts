/** Days of the calendar as `2026-06-15`, without hour and zone: they compare as texts do. */
export type Day = string

const two = (n: number) => `${n}`.padStart(2, '0')

/** A day by its numbers; null when there is none such (31/02). */
export function makeDay(year: number, month: number, day: number): Day | null {
  const made = new Date(Date.UTC(2000, month - 1, day))
  // Date.UTC takes years below 100 for those of the last century.
  made.setUTCFullYear(year, month - 1, day)
  const isReal = made.getUTCMonth() === month - 1 && made.getUTCDate() === day && year >= 1 && year <= 9999
  return isReal ? `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}` : null
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
export function writeDay(day: Day): string {
  const [year, month, date] = partsOf(day)
  return `${two(date)}/${two(month)}/${`${year}`.padStart(4, '0')}`
}

const asDate = (day: Day) => new Date(`${day}T00:00:00Z`)
const asDay = (date: Date): Day => date.toISOString().slice(0, 10)

export function addDays(day: Day, days: number): Day {
  const date = asDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return asDay(date)
}

/** The same day of another month, or its last where that month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = asDate(day)
  const wanted = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== wanted) date.setUTCDate(0)
  return asDay(date)
}

/** 0 for Monday. */
export const weekday = (day: Day): number => (asDate(day).getUTCDay() + 6) % 7

/** Six weeks from Monday to Sunday that hold the month of a day: always six, so that nothing jumps between months. */
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
