import type { Locale } from '../words/types.ts'

export type MaybeNumber = number | null | undefined

/** Shown for an unknown number. */
export const unknownText = '—'
const nbsp = '\u00a0'

const formats = new Map<string, Intl.NumberFormat>()
function intl(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

const isKnown = (value: MaybeNumber): value is number => typeof value === 'number' && Number.isFinite(value)

/** SI prefixes; the last one is used for anything larger. */
export const thousands = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const

/** The unit labels of sizes, base 1024: IEC 80000 (KiB), or the older ones of §9 (KB). */
export type ByteLabels = 'iec' | 'jedec'

/** The units of sizes, base 1024 (§9). */
export const byteUnits: Readonly<Record<ByteLabels, readonly string[]>> = {
  iec: ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'],
  jedec: ['B', 'KB', 'MB', 'GB', 'TB', 'PB'],
}

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

/** Formats a number as `1.23M`: three digits and an SI prefix (§9). */
export function formatCount(value: MaybeNumber, locale: Locale): string {
  return isKnown(value) ? scaled(value, locale, '', '') : unknownText
}

/** Formats a number in full: `1,234,567.89`, at most two decimals. */
export function formatNumber(value: MaybeNumber, locale: Locale): string {
  return isKnown(value) ? intl(locale, { maximumFractionDigits: 2 }).format(value) : unknownText
}

/** Formats bytes as `1.52 GiB`: base 1024, two decimals (§9), fewer if the number is exact: `1.5 GiB`. */
export function formatBytes(value: MaybeNumber, locale: Locale, labels: ByteLabels = 'iec'): string {
  if (!isKnown(value)) return unknownText
  const units = byteUnits[labels]
  const power = powerOf(value, 1024, units.length, twoDecimals)
  const size = value / 1024 ** power
  const maximumFractionDigits = power === 0 ? 0 : 2
  const minimumFractionDigits = isRounded(size, twoDecimals(size)) ? maximumFractionDigits : 0
  return intl(locale, { minimumFractionDigits, maximumFractionDigits }).format(size) + nbsp + units[power]
}

/** A unit of sizes as the provider's API writes it; base 1024 (§9). */
export type VolumeUnit = 'GB' | 'TB'

export const isVolumeUnit = (unit: string): unit is VolumeUnit => unit === 'GB' || unit === 'TB'

/** The label of the provider's unit of sizes: `GiB`, or `GB` as §9 writes it. */
export const volumeLabel = (unit: VolumeUnit, labels: ByteLabels = 'iec'): string =>
  byteUnits[labels][byteUnits.jedec.indexOf(unit)] ?? unit

/** Formats a size that was entered in a unit, in that unit: `2,000 GiB`. */
export function formatVolume(value: MaybeNumber, unit: VolumeUnit, locale: Locale, labels?: ByteLabels): string {
  return isKnown(value) ? `${formatNumber(value, locale)}${nbsp}${volumeLabel(unit, labels)}` : unknownText
}

/** Formats bits per second as `1.23 Gbit/s`, base 1000. */
export function formatBitRate(value: MaybeNumber, locale: Locale): string {
  return isKnown(value) ? scaled(value, locale, 'bit/s', nbsp) : unknownText
}

const countedThings = {
  'req/s': { en: 'req', es: 'req' },
  'q/s': { en: 'queries', es: 'consultas' },
  'lookups/s': { en: 'look-ups', es: 'consultas' },
  'images/s': { en: 'images', es: 'imágenes' },
} as const

/** The unit of a rate: requests, DNS queries, address look-ups or optimised images. */
export type RateUnit = keyof typeof countedThings

/** Whether a unit counts something per second. */
export const isRateUnit = (unit: string): unit is RateUnit => Object.hasOwn(countedThings, unit)

const counted = (unit: RateUnit, locale: Locale): string => countedThings[unit][locale]

/** The label of a rate: `req/s`, `queries/s`. */
export const rateLabel = (unit: RateUnit, locale: Locale): string => `${counted(unit, locale)}/s`

/** The units of rates below one a second: their size in a second, and their label. */
export const slowRates = (unit: RateUnit, locale: Locale): readonly [hourly: RateScale, minutely: RateScale] => {
  const thing = counted(unit, locale)
  return [
    [1 / 3600, `${thing}/h`],
    [1 / 60, `${thing}/min`],
  ]
}
type RateScale = readonly [size: number, label: string]

/** Rates below are written as smaller than this, in the unit of their chart. */
const LEAST_RATE = 0.001

/**
 * Formats a rate as `1.23k req/s`; below one a second per minute or hour: `12 req/min`.
 * `peak` is the largest rate of a chart, whose unit all its figures have.
 */
export function formatRate(
  value: MaybeNumber,
  locale: Locale,
  unit: RateUnit = 'req/s',
  peak: MaybeNumber = value,
): string {
  if (!isKnown(value)) return unknownText
  const size = Math.abs(isKnown(peak) ? peak : value)
  const [hourly, minutely] = slowRates(unit, locale)
  const [scale, label] = size === 0 || size >= 1 ? [1, rateLabel(unit, locale)] : size >= 1 / 60 ? minutely : hourly
  const inUnit = scale === 1 ? value : Number((value / scale).toPrecision(12))
  const isTiny = inUnit > 0 && inUnit < LEAST_RATE
  return `${isTiny ? '<' : ''}${scaled(isTiny ? LEAST_RATE : inUnit, locale, '', '')}${nbsp}${label}`
}

/** Formats a share of 0…1 as `12.3%`, two decimals above 99 %. Rounding never prints 0 or 100 for another value. */
export function formatPercent(share: MaybeNumber, locale: Locale, decimals?: number): string {
  if (!isKnown(share)) return unknownText
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

/** Formats microseconds as µs, ms or s, three digits. */
export function formatMicros(value: MaybeNumber, locale: Locale): string {
  if (!isKnown(value)) return unknownText
  const power = powerOf(value, 1000, 3, threeDigits)
  return `${significant(value / 1000 ** power, locale)}${nbsp}${['µs', 'ms', 's'][power]}`
}
