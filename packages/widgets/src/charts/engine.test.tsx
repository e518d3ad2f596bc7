import Globals from 'highcharts/es-modules/Core/Globals.js'
import { expect, test } from 'vitest'
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

test('a chart that goes leaves nothing behind: not in the page and not with Highcharts', () => {
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

test('the same place takes another chart, of the size that is given', () => {
  const place = document.createElement('div')
  document.body.append(place)
  drawChart(place, options).destroy()
  const chart = drawChart(place, options)
  expect([chart.chartWidth, chart.chartHeight]).toEqual([300, 120])
  expect(place.querySelectorAll('svg')).toHaveLength(1)
  chart.destroy()
})
