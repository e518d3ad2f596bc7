import type { Locale } from '../words/types.ts'
import { type DateStyle, formatDate, intl } from './dates.ts'

interface Ends {
  readonly from: number
  readonly to: number
}

const HOUR = 3600
/** Returns the short name of a zone at a time: CEST, EDT, GMT+5:30. */
export function zoneName(seconds: number, locale: Locale, zone: string): string {
  // Intl: each English locale has abbreviations for its own region only.
  const names = (locale === 'en' ? ['en-GB', 'en-US'] : [locale]).map((candidate) => {
    const parts = intl(candidate, zone, { timeZoneName: 'short' }).formatToParts(seconds * 1000)
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  })
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone
}

/** Whether the clocks of a zone changed between two moments: 02:30 may then be twice, and needs its zone. */
export function isAcrossClockChange({ from, to }: Ends, locale: Locale, zone: string): boolean {
  return zoneName(from, locale, zone) !== zoneName(to, locale, zone)
}

/** Formats both ends of a span (epoch seconds): the day once if it is the same and not if it is `today`'s, the zone of each if they differ. */
export function formatEnds(
  { from, to }: Ends,
  locale: Locale,
  zone: string,
  today?: number,
): { from: string; to: string } {
  const dayOf = (at: number) => formatDate(at, 'date', locale, zone)
  const hasSeconds = to - from < HOUR && (from % 60 !== 0 || to % 60 !== 0)
  const full = hasSeconds ? 'seconds' : 'dateTime'
  const time = hasSeconds ? 'timeSeconds' : 'time'
  const isToday = today !== undefined && dayOf(from) === dayOf(today)
  const isAcross = isAcrossClockChange({ from, to }, locale, zone)
  const end = (at: number, style: DateStyle) =>
    [formatDate(at, style, locale, zone), ...(isAcross ? [zoneName(at, locale, zone)] : [])].join(' ')
  return { from: end(from, isToday ? time : full), to: end(to, dayOf(from) === dayOf(to) ? time : full) }
}
