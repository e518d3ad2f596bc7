import type { Format, Unit } from '@parapet/ui'
import { totals } from './downsample.ts'
import { figuresOf, summingOf } from './series.ts'
import type { KindT } from './summary.ts'
import type { SeriesData } from './types.ts'

interface Scale {
  readonly unit: Unit
  /** The number of complete buckets. */
  readonly finished: number
  /** The largest value of the chart, by which all are scaled. */
  readonly peak: number
}

/** What a legend says of a series over the range: of a rate its mean and its peak. */
export function legendAmountText(series: SeriesData, { unit, finished, peak }: Scale, t: KindT, f: Format): string {
  const how = summingOf(unit, series)
  const { amount, peak: highest } = figuresOf(series, unit, finished)
  const text = t(`legend.amount.${how}`, { value: f.unit(amount, unit, peak) })
  return how === 'mean' ? `${text} · ${t('legend.amount.peak', { value: f.unit(highest, unit, peak) })}` : text
}

/** The peak of what stacked rates add up to, which none of their own peaks tells; undefined for other charts. */
export function wholePeakText(
  series: readonly SeriesData[],
  { unit, finished, peak }: Scale,
  t: KindT,
  f: Format,
): string | undefined {
  if (series.length < 2 || series.some((one) => summingOf(unit, one) !== 'mean')) return undefined
  const values = totals(
    series.map((one) => one.values),
    finished,
  )
  const whole = figuresOf({ values }, unit, finished).peak
  return whole === null ? undefined : t('legend.whole', { value: f.unit(whole, unit, peak) })
}
