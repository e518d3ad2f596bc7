import { formatDate } from '../format/dates.ts'
import type { Locale, T } from '../words/types.ts'
import type { uiWords } from '../words/ui.ts'
import { parseRel, type RangeValue, type Span } from './range.ts'

type UiT = T<typeof uiWords extends { words(locale: Locale): T<infer M> | undefined } ? M : never>

/** Formats a range: "Last 24 hours", or start and end in the zone. */
export function rangeText(value: RangeValue, t: UiT, locale: Locale, zone: string): string {
  if (!('rel' in value)) return spanText(value, locale, zone)
  const rel = parseRel(value.rel)
  return rel ? t(`range.last.${rel.unit}`, { n: rel.n }) : value.rel
}

const HOUR = 3600

export function spanText({ from, to }: Span, locale: Locale, zone: string): string {
  const isSameDay = formatDate(from, 'date', locale, zone) === formatDate(to, 'date', locale, zone)
  const hasSeconds = to - from < HOUR && (from % 60 !== 0 || to % 60 !== 0)
  const start = formatDate(from, hasSeconds ? 'seconds' : 'dateTime', locale, zone)
  const end = formatDate(
    to,
    isSameDay ? (hasSeconds ? 'timeSeconds' : 'time') : hasSeconds ? 'seconds' : 'dateTime',
    locale,
    zone,
  )
  return `${start} – ${end}`
}

/** Returns the short name of a zone at a time: CEST, EDT, GMT+5:30. */
export function zoneName(seconds: number, locale: Locale, zone: string): string {
  // Intl: each English locale has abbreviations for its own region only.
  const names = (locale === 'en' ? ['en-GB', 'en-US'] : [locale]).map((candidate) => {
    const parts = new Intl.DateTimeFormat(candidate, { timeZone: zone, timeZoneName: 'short' }).formatToParts(
      seconds * 1000,
    )
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  })
  return names.find((name) => !/^(GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone
}
