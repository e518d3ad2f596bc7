import Globals from 'highcharts/es-modules/Core/Globals.js'
import { expect, test, vi } from 'vitest'
import { drawChart, drawFrame, renderOne } from './engine.ts'

const options = {
  chart: { width: 300, height: 120, animation: false },
  accessibility: { enabled: false },
  credits: { enabled: false },
  legend: { enabled: false },
  tooltip: { enabled: false },
  series: [{ type: 'line' as const, data: [1, 3, 2] }],
}
const known = () => Globals.charts.filter((chart) => chart !== undefined)

test('a destroyed chart leaves nothing in the page or in Highcharts', () => {
  const place = document.createElement('div')
  document.body.append(place)
  const chart = drawChart(place, options)
  expect(place.querySelectorAll('svg')).toHaveLength(1)
  expect(known()).toEqual([chart])
  chart.destroy()
  expect(place.innerHTML).toBe('')
  expect(place.hasAttribute('data-highcharts-chart')).toBe(false)
  expect(known()).toEqual([])
})

test('series that are drawn one by one are stacked as in a chart that is drawn at once', () => {
  const stacked = {
    ...options,
    chart: { ...options.chart, margin: [0, 0, 0, 0], spacing: [0, 0, 0, 0] },
    xAxis: { min: 0, max: 2 },
    yAxis: { min: 0, max: 12, reversedStacks: false },
    plotOptions: { series: { stacking: 'normal' as const } },
    series: [
      [1, 3, 2],
      [4, null, 5],
      [2, 2, 2],
    ].map((data) => ({ type: 'area' as const, data })),
  }
  const drawn = (draw: typeof drawFrame) => {
    const place = document.createElement('div')
    document.body.append(place)
    const chart = draw(place, stacked)
    return {
      chart,
      paths: () => [...place.querySelectorAll('.highcharts-series path')].map((path) => path.getAttribute('d')),
    }
  }
  const whole = drawn(drawChart)
  const stepped = drawn(drawFrame)
  expect(stepped.paths()).toEqual([])
  for (const series of stepped.chart.series) renderOne(series)
  expect(new Set(whole.paths()).size).toBe(6)
  expect(stepped.paths()).toEqual(whole.paths())
  whole.chart.destroy()
  stepped.chart.destroy()
})

test('the same element accepts another chart of the given size', () => {
  const place = document.createElement('div')
  document.body.append(place)
  drawChart(place, options).destroy()
  const chart = drawChart(place, options)
  expect([chart.chartWidth, chart.chartHeight]).toEqual([300, 120])
  expect(place.querySelectorAll('svg')).toHaveLength(1)
  chart.destroy()
})

test('a chart observes neither its element nor the window, which outlive it on a refreshing board', () => {
  const observe = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = observe
    },
  )
  const listen = vi.spyOn(window, 'addEventListener')
  const place = document.createElement('div')
  document.body.append(place)
  drawChart(place, options)
  drawChart(place, options).destroy()
  expect(observe).not.toHaveBeenCalled()
  expect(listen).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
