import Globals from 'highcharts/es-modules/Core/Globals.js'
import { expect, test, vi } from 'vitest'
import { drawChart } from './engine.ts'

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
