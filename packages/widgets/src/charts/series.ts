import { isRateUnit, type Unit } from '@parapet/ui'
import { totals } from './downsample.ts'
import type { SeriesData, SeriesShape } from './types.ts'

/** How a unit is summarised: counts by total, rates by mean, ratios by minimum, durations by peak. */
export type Summing = 'total' | 'mean' | 'low' | 'peak'

export function summingOf(unit: Unit, { summing }: Pick<SeriesData, 'summing'> = {}): Summing {
  if (unit === 'micros' || summing) return 'peak'
  if (unit === 'percent') return 'low'
  return unit === 'bit/s' || isRateUnit(unit) ? 'mean' : 'total'
}

/** True where values of series may be added at one moment and have a share: not for ratios and durations. */
export const canAdd = (unit: Unit): boolean => unit !== 'percent' && unit !== 'micros'

/** Returns the last complete value of a series, its amount over the range, and its peak; null without data. */
export function figuresOf(
  series: Pick<SeriesData, 'values' | 'mean' | 'summing'>,
  unit: Unit,
  finished: number,
): { last: number | null; amount: number | null; peak: number | null } {
  const { values, mean } = series
  const how = summingOf(unit, series)
  let last: number | null = null
  let sum = 0
  let count = 0
  let low = Number.POSITIVE_INFINITY
  let peak = Number.NEGATIVE_INFINITY
  for (let index = 0; index < values.length; index++) {
    const value = values[index]
    if (value === null || value === undefined || !Number.isFinite(value)) continue
    if (index >= finished && how !== 'total') continue
    if (index < finished) last = value
    sum += value
    count++
    if (value < low) low = value
    if (value > peak) peak = value
  }
  const highest = count === 0 ? null : peak
  if (how === 'mean' && mean !== undefined) return { last, amount: mean, peak: highest }
  if (count === 0) return { last, amount: null, peak: null }
  const amount = how === 'total' ? sum : how === 'mean' ? sum / count : how === 'low' ? low : peak
  return { last, amount, peak: highest }
}

/** The number of complete buckets. */
export function finishedCount(times: readonly number[], incompleteFrom: number | undefined): number {
  if (incompleteFrom === undefined) return times.length
  const found = times.findIndex((time) => time >= incompleteFrom)
  return found < 0 ? times.length : found
}

/** The key of the series that collects the rest. */
export const otherKey = '\u0000other'
/** The key of the rest of the sites, which the catalogue sums. */
export const restKey = '(other)'

/** Reduces series to `most`: the rest become "Other", or are `dropped` if they cannot be added. */
export function limitSeries(
  series: readonly SeriesData[],
  most: number,
  unit: Unit,
  otherLabel: string,
): { series: readonly SeriesData[]; dropped: number; gathered: number } {
  if (series.filter((one) => one.color !== 'other').length <= most) return { series, dropped: 0, gathered: 0 }
  const weights = series.map((one, index) => ({
    index,
    weight: one.values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  }))
  const byWeight = weights.toSorted((a, b) => b.weight - a.weight)
  const keptPlaces = new Set(byWeight.slice(0, most).map((one) => one.index))
  const kept = series.filter((_, index) => keptPlaces.has(index))
  const rest = series.filter((_, index) => !keptPlaces.has(index))
  if (!canAdd(unit)) return { series: kept, dropped: rest.length, gathered: 0 }
  const length = Math.max(...rest.map((one) => one.values.length))
  const ghosts = rest.flatMap((one) => (one.ghost ? [one.ghost] : []))
  const other: SeriesData = {
    key: otherKey,
    label: otherLabel,
    color: 'other',
    values: totals(
      rest.map((one) => one.values),
      length,
    ),
    ...(ghosts.length > 0 ? { ghost: totals(ghosts, length) } : {}),
  }
  return { series: [...kept, other], dropped: 0, gathered: rest.length }
}

/** Returns spans of at least one whole bucket without data; without `collected`, where every series has a gap. */
export function gapSpans(
  times: readonly number[],
  step: number,
  series: readonly SeriesData[],
  collected?: readonly boolean[],
): { from: number; to: number }[] {
  const sum = totals(
    series.map((one) => one.values),
    times.length,
  )
  const isMissing = times.map((_, index) => sum[index] === null && collected?.[index] !== true)
  const gaps: { from: number; to: number }[] = []
  let start = -1
  for (let index = 0; index <= times.length; index++) {
    const isGap = isMissing[index] === true
    if (isGap && start < 0) start = index
    if (!isGap && start >= 0) {
      const from = times[Math.max(0, start - 1)] as number
      const to = index < times.length ? (times[index] as number) : (times[times.length - 1] as number)
      if (to > from) gaps.push({ from, to })
      start = -1
    }
  }
  return gaps.length === 1 && isMissing.every(Boolean)
    ? []
    : gaps.map((gap) => ({ ...gap, to: Math.max(gap.to, gap.from + step / 2) }))
}

/** The highest value of a chart, or of its stacks; 0 without any. */
export function peakOf(
  series: readonly Pick<SeriesData, 'values' | 'ghost'>[],
  shape: SeriesShape,
  length: number,
): number {
  const isStacked = shape === 'stack' || shape === 'bar'
  const lists = isStacked
    ? [
        totals(
          series.map((one) => one.values),
          length,
        ),
        totals(
          series.flatMap((one) => (one.ghost ? [one.ghost] : [])),
          length,
        ),
      ]
    : series.flatMap((one) => (one.ghost ? [one.values, one.ghost] : [one.values]))
  let peak = 0
  for (const list of lists) {
    for (const value of list) if (value !== null && Number.isFinite(value) && value > peak) peak = value
  }
  return peak
}

/** Crossing lines differ by dash too, not by hue alone. Dashes of incomplete buckets and comparisons are reserved. */
const strokes = ['Solid', 'ShortDot', 'LongDash', 'LongDashDot'] as const
type Stroke = (typeof strokes)[number]
/** The stroke of the n-th line. */
export const strokeOf = (place: number): Stroke => strokes[place % strokes.length] ?? 'Solid'
