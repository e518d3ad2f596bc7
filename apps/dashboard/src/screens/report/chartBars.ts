import type { ReportChart } from './reportModel.ts'

/** A rectangle of a chart; a day that is not known is as high as the chart, and drawn pale. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isUnknown: boolean
}

export const chartSize = { width: 720, height: 120 } as const

const GAP = 3
const round = (value: number) => Math.round(value * 10) / 10

/** Returns the bars of a chart within `chartSize`; the highest day is as high as the chart. */
export function barsOf({ values }: Pick<ReportChart, 'values'>): Bar[] {
  const { width, height } = chartSize
  const most = Math.max(0, ...values.flatMap((value) => value ?? []))
  const room = width / Math.max(1, values.length)
  return values.map((value, place) => {
    const tall = value === null ? height : most > 0 ? (value / most) * height : 0
    return {
      x: round(place * room),
      y: round(height - tall),
      width: round(Math.max(1, room - GAP)),
      height: round(tall),
      isUnknown: value === null,
    }
  })
}
