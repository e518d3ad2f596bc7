import { bucketEnd } from '@parapet/api'
import type { Format, T, Unit } from '@parapet/ui'
import type en from '../words/kinds.en.ts'
import { bucketTimeText } from './model.ts'
import { finishedCount } from './series.ts'
import type { SeriesData, SeriesShape } from './types.ts'

/** The words of the kinds, ready to write. */
export type KindT = T<typeof en>

interface Extreme {
  value: number
  place: number
  label: string
}

/** Summarises a chart in a few sentences, for its accessible name. */
export function summaryOf(
  chart: {
    label: string
    shape: SeriesShape
    unit: Unit
    times: readonly number[]
    step: number
    series: readonly SeriesData[]
    incompleteFrom?: number
    /** The largest value of the chart. */
    peak?: number
  },
  t: KindT,
  f: Format,
  zone: string,
): string {
  const { label, shape, unit, times, step, series, peak } = chart
  const first = times[0]
  const last = times.at(-1)
  if (first === undefined || last === undefined || series.length === 0) return `${label}. ${t('chart.nothing')}`
  const finished = finishedCount(times, chart.incompleteFrom)
  let high: Extreme | null = null
  let low: Extreme | null = null
  for (const one of series) {
    for (let index = 0; index < finished; index++) {
      const value = one.values[index]
      if (value === null || value === undefined || !Number.isFinite(value)) continue
      if (!high || value > high.value) high = { value, place: index, label: one.label }
      if (!low || value < low.value) low = { value, place: index, label: one.label }
    }
  }
  const sentences = [
    t('chart.summary', {
      label,
      shape: t(`chart.${shape}`),
      n: series.length,
      from: f.date(first, 'dateTime'),
      to: f.date(bucketEnd(last, step, zone), 'dateTime'),
    }),
  ]
  if (!high || !low) sentences.push(t('chart.nothing'))
  else {
    const at = (index: number) => bucketTimeText(times[index] ?? first, step, f)
    sentences.push(
      t('chart.summaryHigh', { value: f.unit(high.value, unit, peak), series: high.label, time: at(high.place) }),
      t('chart.summaryLow', { value: f.unit(low.value, unit, peak), series: low.label, time: at(low.place) }),
    )
  }
  if (finished < times.length) sentences.push(t('chart.summaryIncomplete'))
  return sentences.join(' ')
}
