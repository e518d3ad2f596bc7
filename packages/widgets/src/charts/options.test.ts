import { defaultTheme, loadTheme, tokensOf } from '@parapet/ui'
import { beforeAll, expect, it } from 'vitest'
import { type PlotModel, plotOptions } from './options.ts'
import type { SeriesData } from './types.ts'

beforeAll(async () => void (await loadTheme(defaultTheme)))

const times = [0, 60, 120, 180]
const series = (index: number): SeriesData => ({
  key: `s${index}`,
  label: `s${index}`,
  color: 'c1',
  values: [1, 2, 3, 4],
  place: index,
})
const model = (over: Partial<PlotModel>): PlotModel => ({
  width: 400,
  height: 200,
  box: { left: 30, top: 20, width: 360, height: 150 },
  shape: 'line',
  unit: 'percent',
  times,
  step: 60,
  end: 240,
  series: [0, 1, 2, 3].map(series),
  x: { min: 0, max: 180, ticks: [] },
  y: { peak: 1, ticks: [0, 5], label: '%', texts: ['0', '5'] },
  gaps: [],
  ...over,
})
type Drawn = { id: string; dashStyle?: string; zones?: { value?: number; dashStyle?: string }[] }
const drawn = (over: Partial<PlotModel>) =>
  ((plotOptions(model(over), tokensOf(defaultTheme)!.light).series ?? []) as Drawn[]).map(
    ({ id, dashStyle, zones }) => [id, dashStyle, zones?.map((zone) => zone.dashStyle)],
  )

it('gives every line its own dash, whichever lines are hidden, and the running part the usual one', () => {
  expect(drawn({})).toEqual([
    ['s0', 'Solid', []],
    ['s1', 'ShortDot', []],
    ['s2', 'LongDash', []],
    ['s3', 'LongDashDot', []],
  ])
  expect(drawn({ series: [series(2)], incompleteFrom: 180 })).toEqual([['s2', 'LongDash', ['LongDash', 'ShortDash']]])
})

it('draws the line of an empty part below those of the others: no red line without server errors', () => {
  const { series: areas = [] } = plotOptions(model({ shape: 'stack' }), tokensOf(defaultTheme)!.light)
  const order = (areas as { zIndex?: number }[]).map(({ zIndex = 0 }) => zIndex)
  expect(order.every((zIndex, index) => index === 0 || zIndex < (order[index - 1] as number))).toBe(true)
})

it('keeps areas solid: their order distinguishes them', () => {
  expect(drawn({ shape: 'stack' }).map(([, dash]) => dash)).toEqual([undefined, undefined, undefined, undefined])
})

it('draws a single value at the end of the range as a whole dot', () => {
  const { series: lines = [] } = plotOptions(
    model({ series: [{ ...series(0), values: [1, 2, null, 4] }] }),
    tokensOf(defaultTheme)!.light,
  )
  expect((lines as { id: string; clip?: boolean }[]).find(({ id }) => id === 's0:dots')?.clip).toBe(false)
})
