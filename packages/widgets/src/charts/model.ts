import { bucketEnd } from '@parapet/api'
import type { Format, Unit } from '@parapet/ui'
import type { PlotModel } from './options.ts'
import { gapSpans, peakOf } from './series.ts'
import { type TickStyle, timeTicks } from './timeTicks.ts'
import type { SeriesData, SeriesShape } from './types.ts'

export interface ModelInput {
  width: number
  height: number
  shape: SeriesShape
  unit: Unit
  times: readonly number[]
  step: number
  series: readonly SeriesData[]
  collected?: readonly boolean[] | undefined
  incompleteFrom?: number
}

const styles = { seconds: 'timeSeconds', time: 'time', day: 'dayMonth', month: 'monthYear', year: 'monthYear' } as const

const roomOf: Record<TickStyle, number> = { seconds: 84, time: 72, day: 66, month: 110, year: 110 }
const CLOSE = 56
const day = 86_400

/** Formats the time of a bucket by its length, and marks a bucket cut off at the end of a day. */
export function bucketTimeText(time: number, step: number, f: Format): string {
  if (step >= day) return f.date(time, step >= 27 * day ? 'monthYear' : 'date')
  const end = time + step
  const isCut = f.date(end, 'date') !== f.date(time, 'date')
  if (!isCut) return Object.values(f.ends({ from: time, to: end })).join(' – ')
  return `${f.date(time, step < 60 ? 'seconds' : 'dateTime')} – 00:00`
}

/** The room to the end of the plot in px: half a dot. */
const DOT = 3

function gutterOf(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * 8) + 10
}

/** Computes the chart at a size: axes, ticks in the user's zone, gaps. Never returns NaN. */
export function plotModel(input: ModelInput, f: Format, zone: string): PlotModel {
  const { width, height, unit, times, step, series } = input
  const peak = peakOf(series, input.shape, times.length)
  const { ticks: lines, label, format } = f.ticks(peak, unit)
  const y = { peak, ticks: lines, label, texts: lines.map(format) }
  const gutter = gutterOf(y.texts)
  const box = {
    left: gutter,
    top: 24,
    width: Math.max(10, width - gutter - DOT),
    height: Math.max(10, height - 24 - 36),
  }
  const shape = input.shape === 'bar' && times.length > box.width / 3 ? 'stack' : input.shape
  const first = times[0] ?? 0
  const last = times.at(-1) ?? first
  const pad = shape === 'bar' || first === last ? step / 2 : 0
  const x = { min: first - pad, max: last + pad }
  const span = x.max - x.min
  const guess: TickStyle = span < 300 ? 'seconds' : span < 4 * day ? 'time' : span < 120 * day ? 'day' : 'month'
  const room = roomOf[guess]
  const most = Math.max(box.width / room, room > 72 ? 0 : Math.min(4, box.width / CLOSE))
  const found = timeTicks(x.min, x.max, zone, most)
  const longest = Math.max(0, ...found.map((tick) => roomOf[tick.style]))
  const ticks = longest > room ? timeTicks(x.min, x.max, zone, box.width / longest) : found
  return {
    ...input,
    end: bucketEnd(last, step, zone),
    box,
    shape,
    x: { ...x, ticks: ticks.map((tick) => ({ time: tick.time, text: f.date(tick.time, styles[tick.style]) })) },
    y,
    gaps: shape === 'bar' ? [] : gapSpans(times, step, series, input.collected),
  }
}
