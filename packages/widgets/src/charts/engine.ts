// Highcharts assembled from its ES modules: lines, areas and stacking; columns load with the first bar chart
// (columns.ts). Its pointer, tooltip, legend, menus, data labels, responsive rules, other series and date axis are
// left out: crosshair, card, legend and exports are ours, charts are recreated on change, and ticks come in the
// user's zone. 69 KB gzip instead of 99; see docs/highcharts.md. Its modules are circular and only start in this
// order:
// biome-ignore-all assist/source/organizeImports: the order matters
import type Highcharts from 'highcharts'
import Globals from 'highcharts/es-modules/Core/Globals.js'
import 'highcharts/es-modules/Core/Defaults.js'
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js'
import 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js'
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import Series from 'highcharts/es-modules/Core/Series/Series.js'
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'
import 'highcharts/es-modules/Series/Area/AreaSeries.js'
import { addEvent } from 'highcharts/es-modules/Shared/Utilities.js'
import { letters } from './scale.ts'

// The attribute with which Highcharts marks an element's chart.
const chartAttribute = 'data-highcharts-chart'

type Drawn = Highcharts.Chart & { renderTo: HTMLElement }

Object.assign(Chart.prototype, {
  getContainerBox(this: Highcharts.Chart) {
    const { width, height } = this.options.chart ?? {}
    return { width: Number(width), height: Number(height) }
  },
  // Drops a chart as a whole. Highcharts destroys every point, a quarter of the time of a new chart. Outside
  // references are only the list of charts and the renderer, which in Firefox listens to window resizes.
  destroy(this: Drawn) {
    Globals.charts[this.index] = undefined
    this.renderTo.removeAttribute(chartAttribute)
    this.renderer.destroy()
    this.container.remove()
  },
  // Disables Highcharts' resize observer: it would live as long as the element and keep every old chart in memory.
  setReflow() {},
})
const { getStyle } = SVGElement.prototype
SVGElement.prototype.getStyle = function (prop) {
  return prop === 'font-size' ? letters : getStyle.call(this, prop)
}
Object.assign(Series.prototype, { mergeArrays: (_ofTheType: unknown, ofTheSeries: unknown) => ofTheSeries })
// Plot bands and lines are optional (plotSvg.ts); without that part Highcharts expects these lists all the same.
addEvent(Axis, 'afterInit', function (this: Highcharts.Axis) {
  if (!('addPlotBand' in this)) Object.assign(this, { plotBands: [], plotLines: [] })
})
StackingAxis.compose(Axis, Chart, Series)

/** Draws a chart in an element. It has no listeners; destroy it with the element. */
export const drawChart = Chart.chart

/** Takes a drawing off its page without losing it. Nothing of the page can be reached from it any more: the page could else not be forgotten. */
export function detachChart(drawing: Highcharts.Chart): void {
  const chart = drawing as Drawn
  chart.renderTo.removeAttribute(chartAttribute)
  Globals.charts[chart.index] = undefined
  chart.renderTo = document.createElement('div')
  chart.renderTo.append(chart.container)
}

/** Moves an existing chart into an element. */
export function attachChart(drawing: Highcharts.Chart, element: HTMLElement): void {
  const chart = drawing as Drawn
  Globals.charts[Number(element.getAttribute(chartAttribute) ?? -1)]?.destroy()
  element.setAttribute(chartAttribute, String(chart.index))
  Globals.charts[chart.index] = chart
  chart.renderTo = element
  for (const series of chart.container.querySelectorAll<SVGElement>('.highcharts-series')) series.style.opacity = ''
  element.append(chart.container)
}
