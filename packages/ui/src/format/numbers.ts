import type { Locale } from '../words/types.ts'

/** A number that may be unknown. */
export type Maybe = number | null | undefined

/** The text of an unknown number; zero is `0`. */
export const unknown = '—'
/** Between a figure and its unit: they never part at the end of a line. */
const nbsp = '\u00a0'

const formats = new Map<string, Intl.NumberFormat>()
function intl(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

const isKnown = (value: Maybe): value is number => typeof value === 'number' && Number.isFinite(value)

/** Prefixes of base 1000 and of base 1024; the last one takes all that is larger. */
export const thousands = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const
const binary = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'] as const

/** The power of `base` in which a figure is written, one up where rounding would print 1000. */
function powerOf(value: number, base: number, powers: number, rounded: (scaled: number) => number): number {
  const size = Math.abs(value)
  let power = 0
  while (power < powers - 1 && size / base ** power >= base) power += 1
  if (power < powers - 1 && rounded(size / base ** power) >= base) power += 1
  return power
}

const threeDigits = (value: number) => Number(value.toPrecision(3))
const twoDecimals = (value: number) => Math.round(value * 100) / 100

const isRounded = (value: number, written: number) => Math.abs(value - written) > Math.abs(value) * 1e-12

// Keeps the zeros of a rounded number: `1.00k` may be 1,003, `1k` is exactly 1,000.
function significant(value: number, locale: Locale): string {
  if (Math.abs(value) >= 1000) return intl(locale, { maximumFractionDigits: 0 }).format(value)
  const minimumSignificantDigits = isRounded(value, threeDigits(value)) ? 3 : 1
  return intl(locale, { minimumSignificantDigits, maximumSignificantDigits: 3 }).format(value)
}

function scaled(value: number, locale: Locale, unit: string, gap: string): string {
  const power = powerOf(value, 1000, thousands.length, threeDigits)
  const tail = `${thousands[power]}${unit}`
  return significant(value / 1000 ** power, locale) + (tail && gap) + tail
}

/** `1.23M`: three digits and a prefix of base 1000 (§9). */
export function formatCount(value: Maybe, locale: Locale): string {
  return isKnown(value) ? scaled(value, locale, '', '') : unknown
}

/** `1,234,567.89`: all of it, grouped, at most two decimals. */
export function formatNumber(value: Maybe, locale: Locale): string {
  return isKnown(value) ? intl(locale, { maximumFractionDigits: 2 }).format(value) : unknown
}

/** Bytes as `1.52 GiB`: base 1024, two decimals (§9), fewer where the figure is exact: `1.5 GiB`. */
export function formatBytes(value: Maybe, locale: Locale): string {
  if (!isKnown(value)) return unknown
  const power = powerOf(value, 1024, binary.length, twoDecimals)
  const size = value / 1024 ** power
  const maximumFractionDigits = power === 0 ? 0 : 2
  const minimumFractionDigits = isRounded(size, twoDecimals(size)) ? maximumFractionDigits : 0
  return intl(locale, { minimumFractionDigits, maximumFractionDigits }).format(size) + nbsp + binary[power]
}

/** Bits per second as `1.23 Gbit/s`, base 1000. */
export function formatBitRate(value: Maybe, locale: Locale): string {
  return isKnown(value) ? scaled(value, locale, 'bit/s', nbsp) : unknown
}

/** Requests per second as `1.23k req/s`. */
export function formatRate(value: Maybe, locale: Locale): string {
  return isKnown(value) ? `${scaled(value, locale, '', '')}${nbsp}req/s` : unknown
}

/**
 * Formats a share of 0…1 as `12.3%`: one decimal, two above 99 %. A share above 0 never prints as 0, one below 1
 * never as 100. `decimals` overrides.
 */
export function formatPercent(share: Maybe, locale: Locale, decimals?: number): string {
  if (!isKnown(share)) return unknown
  const size = Math.abs(share)
  const percent = (value: number, digits: number) =>
    intl(locale, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
  if (decimals !== undefined) return percent(share, decimals)
  if (size === 0 || size === 1) return percent(share, 0)
  if (size < 0.0005) return `${share < 0 ? '>' : '<'}${percent(share < 0 ? -0.001 : 0.001, 1)}`
  const digits = size > 0.99 && size < 1 ? 2 : 1
  const floored = size < 1 && size > 0.9999 ? Math.sign(share) * 0.9999 : share
  return percent(floored, digits)
}

/** Microseconds as µs, ms or s, three digits. */
export function formatMicros(value: Maybe, locale: Locale): string {
  if (!isKnown(value)) return unknown
  const power = powerOf(value, 1000, 3, threeDigits)
  return `${significant(value / 1000 ** power, locale)}${nbsp}${['µs', 'ms', 's'][power]}`
}
