import type { Locale, T } from '../words/types.ts'
import type { uiWords } from '../words/ui.ts'
import { type MaybeNumber, unknownText } from './numbers.ts'

/** Formats of a moment: `date` 15/06/2026, `time` 10:30, `seconds` with date and seconds (§9), and others. */
export type DateStyle = 'date' | 'time' | 'timeSeconds' | 'dateTime' | 'seconds' | 'dayMonth' | 'weekday' | 'monthYear'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached format of the browser; UTC in a zone that it does not know. */
export function intl(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? createFormat(locale, zone, options)
  formats.set(key, format)
  return format
}

function createFormat(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  } catch (problem) {
    // A browser throws on a zone that it does not know.
    if (problem instanceof RangeError) return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    throw problem
  }
}

const digits: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
}

/** Formats a moment (epoch seconds) in a time zone. */
export function formatDate(seconds: MaybeNumber, style: DateStyle, locale: Locale, zone: string): string {
  if (typeof seconds !== 'number' || !(Math.abs(seconds) <= 8.64e12)) return unknownText
  const date = new Date(seconds * 1000)
  if (style === 'monthYear') return intl(locale, zone, { month: 'long', year: 'numeric' }).format(date)
  if (style === 'dayMonth') return inOrder(intl(locale, zone, { day: 'numeric', month: 'short' }).formatToParts(date))
  if (style === 'weekday') {
    return inOrder(intl(locale, zone, { weekday: 'short', day: 'numeric', month: 'short' }).formatToParts(date))
  }
  const part = Object.fromEntries(
    intl('en', zone, digits)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${part.day}/${part.month}/${part.year}`
  const time = `${part.hour}:${part.minute}`
  switch (style) {
    case 'date':
      return day
    case 'time':
      return time
    case 'timeSeconds':
      return `${time}:${part.second}`
    case 'dateTime':
      return `${day} ${time}`
    case 'seconds':
      return `${day} ${time}:${part.second}`
  }
}

/** §9: the day comes before the month in every language. */
function inOrder(parts: Intl.DateTimeFormatPart[]): string {
  const find = (type: string) => parts.find((part) => part.type === type)?.value
  return [find('weekday'), find('day'), find('month')].filter(Boolean).join(' ')
}

type UiT = T<typeof uiWords extends { words(locale: Locale): T<infer M> | undefined } ? M : never>

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** Formats seconds with the two largest units: `2 hours 5 minutes`; 0 is 'just now', null 'forever' (§9). */
export function formatDuration(seconds: MaybeNumber, t: UiT): string {
  if (seconds === null || seconds === undefined || seconds === Number.POSITIVE_INFINITY) return t('duration.forever')
  if (!Number.isFinite(seconds)) return unknownText
  const whole = Math.round(Math.abs(seconds))
  if (whole === 0) return t('duration.now')
  const steps: [number, (n: number) => string][] = [
    [year, (n) => t('duration.years', { n })],
    [day, (n) => t('duration.days', { n })],
    [hour, (n) => t('duration.hours', { n })],
    [minute, (n) => t('duration.minutes', { n })],
    [1, (n) => t('duration.seconds', { n })],
  ]
  const first = steps.findIndex(([unit]) => whole >= unit)
  const [unit, formatLarger] = steps[first] ?? steps[4] ?? [1, String]
  const rest = whole % unit
  const [smaller, formatSmaller] = steps[first + 1] ?? [0, String]
  const tail = smaller ? Math.floor(rest / smaller) : 0
  return tail
    ? `${formatLarger(Math.floor(whole / unit))} ${formatSmaller(tail)}`
    : formatLarger(Math.floor(whole / unit))
}

/** Formats the time since a moment: `8 s ago`, after thirty days its date. A future moment is 'just now'. */
export function formatAgo(seconds: MaybeNumber, nowMs: number, t: UiT, locale: Locale, zone: string): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return unknownText
  const age = Math.round(nowMs / 1000 - seconds)
  if (age < 1) return t('ago.now')
  if (age < minute) return t('ago.seconds', { n: age })
  if (age < hour) return t('ago.minutes', { n: Math.floor(age / minute) })
  if (age < day) return t('ago.hours', { n: Math.floor(age / hour) })
  if (age < 30 * day) return t('ago.days', { n: Math.floor(age / day) })
  return formatDate(seconds, 'date', locale, zone)
}
