import { expect, test } from 'vitest'
import { Highcharts } from './engine.ts'

const options = {
  chart: { width: 300, height: 120, animation: false },
  accessibility: { enabled: false },
  credits: { enabled: false },
  legend: { enabled: false },
  tooltip: { enabled: false },
  yAxis: { plotBands: [{ from: 1, to: 2 }] },
  plotOptions: { series: { stacking: 'normal' as const } },
  series: [
    { type: 'line' as const, data: [1, 3, 2] },
    { type: 'area' as const, data: [1, 3, 2] },
  ],
}

test('the package draws stacked lines, areas and bands in the given size, and removes them', () => {
  const place = document.createElement('div')
  document.body.append(place)
  const chart = Highcharts.chart(place, options)
  expect([chart.chartWidth, chart.chartHeight]).toEqual([300, 120])
  expect(chart.series.map(({ type }) => type)).toEqual(['line', 'area'])
  expect(chart.series[0]?.points.map(({ total }) => total)).toEqual([1, 3, 2])
  expect(place.querySelectorAll('.highcharts-plot-band')).toHaveLength(1)
  chart.destroy()
  expect(place.innerHTML).toBe('')
  expect(Highcharts.charts.filter(Boolean)).toEqual([])
})
