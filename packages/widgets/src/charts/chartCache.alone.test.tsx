import { defaultTheme, loadTheme, tokensOf } from '@parapet/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Highcharts, isKept, optionsOf } from './chartCache.ts'
import type { PlotModel } from './options.ts'
import { plotSvg } from './plotSvg.ts'

await loadTheme(defaultTheme)
const { light, dark } = tokensOf(defaultTheme) ?? expect.fail('the default theme has tokens')
const model = (last = 3): PlotModel => ({
  width: 300,
  height: 200,
  box: { left: 30, top: 20, width: 260, height: 150 },
  shape: 'area',
  unit: 'count',
  times: [0, 60, 120],
  step: 60,
  end: 180,
  series: [{ key: 'a', label: 'A', color: 'c1', values: [1, 2, last] }],
  x: { min: 0, max: 120, ticks: [{ time: 60, text: '00:01' }] },
  y: { peak: 1, ticks: [0, 5], label: '', texts: ['0', '5'] },
  gaps: [],
})
const place = () => document.body.appendChild(document.createElement('div'))
const draw = (of: PlotModel, element = place(), tokens = light) => {
  const options = optionsOf(of, tokens)
  const chart = Highcharts.cachedChart(element, options)
  return { chart, element, svg: element.querySelector('svg') }
}
const known = () => Highcharts.charts.filter((chart) => chart !== undefined)

const manyTimes = Array.from({ length: 500 }, (_, index) => index)
/** A chart of two stacked series with a thousand points. */
const large = (last = 3): PlotModel => ({
  ...model(),
  shape: 'stack',
  times: manyTimes,
  x: { min: 0, max: 499, ticks: [] },
  series: ['a', 'b'].map((key) => ({ key, label: key, color: 'c1', values: manyTimes.map(() => last) })),
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.replaceChildren()
})
beforeEach(() => void vi.useFakeTimers())

test('a destroyed chart is reused when the same data is drawn again', () => {
  const first = draw(model())
  first.svg?.querySelector<SVGElement>('.highcharts-series')?.style.setProperty('opacity', '0.2')
  first.chart.destroy()
  expect(first.element.innerHTML).toBe('')
  const second = draw(model())
  expect(second.svg).toBe(first.svg)
  expect(known()).toEqual([second.chart])
  expect(second.svg?.querySelector<SVGElement>('.highcharts-series')?.style.opacity).toBe('')
  second.chart.destroy()
})

test('other data, another theme or a chart in use is drawn anew', () => {
  const first = draw(model())
  first.chart.destroy()
  const others = [draw(model(4)), draw(model(), place(), dark)]
  const same = draw(model())
  const twin = draw(model())
  expect(same.svg).toBe(first.svg)
  for (const { svg } of [...others, twin]) {
    expect(svg).toBeInstanceOf(SVGElement)
    expect(svg).not.toBe(first.svg)
  }
  for (const { chart } of [...others, same, twin]) chart.destroy()
  expect(document.querySelector('svg')).toBeNull()
})

test('an element contains one chart: a cached one replaces its content', () => {
  const first = draw(model(5))
  const { element, svg } = first
  draw({ ...model(4), shape: 'line' }, element)
  expect(element.querySelectorAll('svg')).toHaveLength(1)
  const back = draw(model(5), element)
  expect(element.querySelectorAll('svg')).toHaveLength(1)
  expect(back.svg).toBe(svg)
  back.chart.destroy()
  expect(element.innerHTML).toBe('')
})

test('an exported chart shades gaps itself; on screen the page shades them', () => {
  const shade = /highcharts-plot-band/
  const withGap = { ...model(6), gaps: [{ from: 60, to: 120 }] }
  expect(plotSvg(withGap, light)).toMatch(shade)
  const drawn = draw(withGap)
  expect(drawn.element.innerHTML).not.toMatch(shade)
  drawn.chart.destroy()
})

test('a refreshed chart is not kept: it would drive out the charts of other pages', () => {
  const at = (from: number): PlotModel => ({
    ...model(),
    times: [from, from + 60, from + 120],
    series: [{ key: 'a', label: 'A', color: 'c1', values: [from, from + 60, from + 120] }],
    x: { min: from, max: from + 120, ticks: [] },
  })
  const first = draw(at(0))
  draw(at(60), first.element)
  expect(isKept(at(0), light)).toBe(false)
  // Another site, and the previous hours, are asked for again.
  const other = { ...at(60), series: [{ key: 'a', label: 'A', color: 'c1' as const, values: [7, 8, 9] }] }
  draw(other, first.element)
  expect(isKept(at(60), light)).toBe(true)
  const earlier = draw(at(0), first.element)
  expect(isKept(other, light)).toBe(true)
  earlier.chart.destroy()
  expect(isKept(at(0), light)).toBe(true)
})

test('the last twelve destroyed charts are cached, detached from the page, and older ones end', () => {
  const drawn = Array.from({ length: 13 }, (_, last) => draw(model(last)))
  for (const { chart } of drawn) chart.destroy()
  vi.runAllTimers()
  expect(new Set(known())).toEqual(new Set(drawn.slice(1).map(({ chart }) => chart)))
  expect(draw(model(0)).svg).not.toBe(drawn[0]?.svg)
  for (const [last, { svg, element }] of drawn.entries()) {
    if (last === 0) continue
    expect(element.contains(svg)).toBe(false)
    expect(draw(model(last)).svg).toBe(svg)
  }
})

test('a large chart is drawn one series per task, and the previous chart stays until it is complete', () => {
  const first = draw(model())
  const { element, chart } = draw(large(), first.element)
  expect(element.querySelector('svg')).toBe(first.svg)
  expect(element.dataset.drawing).toBe('true')
  const rendered = () => chart.series.filter((series) => series.points?.length > 0).length
  const seen: number[] = []
  while (element.dataset.drawing) {
    seen.push(rendered())
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(expect.arrayContaining([0, 1, 2]))
  expect(element.querySelectorAll('svg')).toHaveLength(1)
  expect(element.querySelectorAll('.highcharts-series .highcharts-area')).toHaveLength(2)
  expect(document.body.children).toHaveLength(1)
  expect(isKept(model(), light)).toBe(true)
  const whole = place()
  Highcharts.chart(whole, optionsOf(large(), light))
  const paths = (one: Element) =>
    [...one.querySelectorAll('.highcharts-series path')].map((path) => path.getAttribute('d'))
  expect(new Set(paths(element)).size).toBe(4)
  expect(paths(element)).toEqual(paths(whole))
  chart.destroy()
  expect(isKept(large(), light)).toBe(true)
})

test('what observes the size of a chart leaves the page with it, as the page outlives its charts', () => {
  const observed: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (element: Element) => observed.push(element)
    },
  )
  const listen = vi.spyOn(window, 'addEventListener')
  const { chart, element } = draw(model(90))
  expect(observed.map((one) => one.parentElement)).toEqual([element])
  chart.destroy()
  expect(observed.map((one) => one.isConnected)).toEqual([false])
  expect(listen).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  listen.mockRestore()
})

test('an unfinished chart is dropped when a newer one replaces it or it is destroyed', () => {
  const { element, chart } = draw(large(1))
  vi.advanceTimersToNextTimer()
  const { chart: later } = draw(large(2), element)
  vi.runAllTimers()
  expect(known()).toContain(later)
  expect(known()).not.toContain(chart)
  expect(isKept(large(1), light)).toBe(false)
  const { chart: last } = draw(large(8), element)
  last.destroy()
  vi.runAllTimers()
  expect(element.innerHTML).toBe('')
  expect(element.dataset.drawing).toBeUndefined()
  expect(isKept(large(2), light)).toBe(true)
  expect(known()).not.toContain(last)
  expect(document.body.children).toHaveLength(1)
})
