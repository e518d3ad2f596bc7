import type { Locale } from '../words/types.ts'
import {
  type ByteLabels,
  byteUnits,
  formatBitRate,
  formatBytes,
  formatCount,
  formatMicros,
  formatNumber,
  formatPercent,
  formatRate,
  isRateUnit,
  type MaybeNumber,
  type RateUnit,
  rateLabel,
  slowRates,
  thousands,
} from './numbers.ts'

/** The unit of a number. `percent` is a share of 0…1, `micros` are microseconds. */
export type Unit = 'requests' | RateUnit | 'bytes' | 'bit/s' | 'percent' | 'micros' | 'count' | 'minutes'

/**
 * Formats a number with its unit, abbreviated to three digits.
 * `peak` is the largest number of a chart: its rates are all per second, per minute or per hour.
 */
export function formatUnit(
  value: MaybeNumber,
  unit: Unit,
  locale: Locale,
  labels?: ByteLabels,
  peak?: MaybeNumber,
): string {
  if (isRateUnit(unit)) return formatRate(value, locale, unit, peak)
  switch (unit) {
    case 'requests':
    case 'count':
      return formatCount(value, locale)
    case 'bytes':
      return formatBytes(value, locale, labels)
    case 'bit/s':
      return formatBitRate(value, locale)
    case 'percent':
      return formatPercent(value, locale)
    case 'micros':
      return formatMicros(value, locale)
    case 'minutes': {
      const text = formatNumber(value, locale)
      return typeof value === 'number' && Number.isFinite(value) ? `${text}\u00a0min` : text
    }
  }
}

/** The ticks of an axis and their common scale. */
export interface Ticks {
  ticks: number[]
  /** The divisor of tick labels: 1,000,000 for `M`. */
  scale: number
  /** Written once for the axis: `Gbit/s`, `k`, `%`; empty for plain counts. */
  label: string
  /** A tick without its label: `1.5`. */
  format: (value: number) => string
}

type Scale = readonly [scale: number, label: string]

const byteScales = (labels: ByteLabels): readonly Scale[] =>
  byteUnits[labels].map((label, power) => [1024 ** power, label])

const rateScales = (unit: RateUnit, locale: Locale): readonly Scale[] => [
  ...slowRates(unit, locale),
  ...thousands.map((prefix, power): Scale => [1000 ** power, `${prefix}${prefix && ' '}${rateLabel(unit, locale)}`]),
]

const scales: Record<Exclude<Unit, 'bytes' | RateUnit>, readonly Scale[]> = {
  count: thousands.map((prefix, power) => [1000 ** power, prefix]),
  requests: thousands.map((prefix, power) => [1000 ** power, prefix]),
  'bit/s': thousands.map((prefix, power) => [1000 ** power, `${prefix}bit/s`]),
  percent: [[0.01, '%']],
  micros: [
    [1, 'µs'],
    [1000, 'ms'],
    [1_000_000, 's'],
  ],
  minutes: [
    [1, 'min'],
    [60, 'h'],
  ],
}

const integerUnits = new Set<Unit>(['count', 'requests', 'bytes'])

function scalesOf(unit: Unit, locale: Locale, labels: ByteLabels): readonly Scale[] {
  if (unit === 'bytes') return byteScales(labels)
  return isRateUnit(unit) ? rateScales(unit, locale) : scales[unit]
}

/** Computes at most six round ticks from 0 to `max`; the smallest axis if `max` is not a positive number. */
export function unitTicks(max: MaybeNumber, unit: Unit, locale: Locale = 'en', labels: ByteLabels = 'iec'): Ticks {
  const top = typeof max === 'number' && Number.isFinite(max) && max > 0 ? max : unit === 'percent' ? 0.04 : 1
  const known = scalesOf(unit, locale, labels)
  const [scale, label] = known.findLast(([size]) => top >= size) ?? known[0] ?? [1, '']
  const step = stepOf(top / scale, integerUnits.has(unit) && scale === 1)
  const count = Math.max(1, Math.ceil(top / scale / step - 1e-9))
  // A step such as 0.1 has no exact double: rounds off the noise.
  const exact = (n: number) => Number((n * step).toPrecision(12))
  const minimumFractionDigits = String(exact(1)).split('.')[1]?.length ?? 0
  const numberFormat = new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits: 12 })
  return {
    ticks: Array.from({ length: count + 1 }, (_, n) => exact(n) * scale),
    scale,
    label,
    format: (value) => numberFormat.format(Number((value / scale).toPrecision(12))),
  }
}

function stepOf(top: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(top / 5))
  const found = [1, 2, 2.5, 5, 10].map((nice) => nice * power).find((step) => top / step <= 5 + 1e-9) ?? 10 * power
  if (!isWhole || Number.isInteger(found)) return found
  return found < 1 ? 1 : Math.ceil(found)
}
