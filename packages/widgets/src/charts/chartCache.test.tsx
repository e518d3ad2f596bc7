import { defaultTheme, loadTheme, tokensOf } from '@parapet/ui'
import type Highcharts from 'highcharts'
import Globals from 'highcharts/es-modules/Core/Globals.js'
import { afterEach, expect, test } from 'vitest'
import { engine, optionsOf } from './chartCache.ts'
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
  y: { ticks: [0, 5], label: '', texts: ['0', '5'] },
  gaps: [],
})
const place = () => document.body.appendChild(document.createElement('div'))
const draw = (of: PlotModel, element = place(), tokens = light) => {
  const options = optionsOf(of, tokens)
  const chart = engine.chart(element, options as Highcharts.Options)
  return { chart, element, svg: element.querySelector('svg') }
}
const known = () => Globals.charts.filter((chart) => chart !== undefined)

afterEach(() => document.body.replaceChildren())

test('a destroyed chart is reused when the same data is drawn again', () => {
  const first = draw(model())
  first.svg?.querySelector<SVGElement>('.highcharts-series')?.style.setProperty('opacity', '0.2')
  first.chart.destroy()
  expect(first.element.innerHTML).toBe('')
  expect(known()).toEqual([])
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
  expect(known()).toEqual([])
})

test('an element contains one chart: a cached one replaces its content', () => {
  const first = draw(model(5))
  const { element, svg } = first
  draw(model(4), element)
  expect(element.querySelectorAll('svg')).toHaveLength(1)
  const back = draw(model(5), element)
  expect(element.querySelectorAll('svg')).toHaveLength(1)
  expect(back.svg).toBe(svg)
  back.chart.destroy()
  expect(known()).toEqual([])
})

test('an exported chart shades gaps itself; on screen the page shades them', () => {
  const shade = /highcharts-plot-band/
  const withGap = { ...model(6), gaps: [{ from: 60, to: 120 }] }
  expect(plotSvg(withGap, light)).toMatch(shade)
  const drawn = draw(withGap)
  expect(drawn.element.innerHTML).not.toMatch(shade)
  drawn.chart.destroy()
})

test('the last eight destroyed charts are cached, detached from the page', () => {
  const drawn = Array.from({ length: 9 }, (_, last) => draw(model(last)))
  for (const { chart } of drawn) chart.destroy()
  expect(draw(model(0)).svg).not.toBe(drawn[0]?.svg)
  for (const [last, { svg, element }] of drawn.entries()) {
    if (last === 0) continue
    expect(element.contains(svg)).toBe(false)
    expect(draw(model(last)).svg).toBe(svg)
  }
})
