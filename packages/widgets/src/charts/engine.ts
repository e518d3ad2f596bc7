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
import { pathText } from './pathText.ts'
import { letters } from './scale.ts'

// The attribute with which Highcharts marks an element's chart.
const chartAttribute = 'data-highcharts-chart'

/** A chart with its element, which the types of Highcharts leave out. */
export type DrawnChart = Highcharts.Chart & { renderTo: HTMLElement }

const { renderSeries } = Chart.prototype as unknown as { renderSeries(this: Highcharts.Chart): void }
let isFrameOnly = false

Object.assign(Chart.prototype, {
  getContainerBox(this: Highcharts.Chart) {
    const { width, height } = this.options.chart ?? {}
    return { width: Number(width), height: Number(height) }
  },
  // Drops a chart as a whole. Highcharts destroys every point, a quarter of the time of a new chart. Outside
  // references are only the list of charts and the renderer, which in Firefox listens to window resizes.
  destroy(this: DrawnChart) {
    Globals.charts[this.index] = undefined
    this.renderTo.removeAttribute(chartAttribute)
    this.renderer.destroy()
    this.container.remove()
  },
  renderSeries(this: Highcharts.Chart) {
    if (!isFrameOnly) renderSeries.call(this)
  },
  // Disables Highcharts' resize observer: it would live as long as the element and keep every old chart in memory.
  setReflow() {},
})
const { getStyle, dSetter } = SVGElement.prototype
SVGElement.prototype.getStyle = function (prop) {
  return prop === 'font-size' ? letters : getStyle.call(this, prop)
}
// A line and its zones have one path, which Highcharts writes three times, with fourteen digits a number.
SVGElement.prototype.dSetter = function (path, key, element) {
  if (!Array.isArray(path) || !Array.isArray(path[0])) return dSetter.call(this, path, key, element)
  this.pathArray = path
  const text = pathText(path)
  if (this.d === text) return
  element.setAttribute(key, text)
  this.d = text
}
Object.assign(Series.prototype, {
  mergeArrays: (_ofTheType: unknown, ofTheSeries: unknown) => ofTheSeries,
  // Otherwise it places a label of the total at each point of each series, which no chart has.
  irregularWidths: true,
})
// Plot bands and lines are optional (plotSvg.ts); without that part Highcharts expects these lists all the same.
addEvent(Axis, 'afterInit', function (this: Highcharts.Axis) {
  if (!('addPlotBand' in this)) Object.assign(this, { plotBands: [], plotLines: [] })
})
StackingAxis.compose(Axis, Chart, Series)
type Stacked = Highcharts.Series & { setStackedPoints(axis: Highcharts.Axis): void }
const { setStackedPoints } = Series.prototype as Stacked
Object.assign(Series.prototype, {
  setStackedPoints(this: Stacked, axis: Highcharts.Axis) {
    if (!isFrameOnly) setStackedPoints.call(this, axis)
  },
})

/** Draws a chart in an element. It has no listeners; destroy it with the element. */
export const drawChart = Chart.chart

/** Draws a chart with its axes, but without its series: `renderOne` renders each of them. */
export function drawFrame(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  isFrameOnly = true
  try {
    return drawChart(element, options)
  } finally {
    isFrameOnly = false
  }
}

/** Stacks and renders a series of a chart that `drawFrame` drew; the first one first. */
export function renderOne(series: Highcharts.Series): void {
  const stacked = series as Stacked
  stacked.setStackedPoints(series.yAxis)
  series.translate()
  series.render()
}

/** The chart that an element shows, if any. */
export function chartIn(element: HTMLElement): Highcharts.Chart | undefined {
  return Globals.charts[Number(element.getAttribute(chartAttribute) ?? -1)]
}

/** Takes a drawing off its page without losing it. Nothing of the page can be reached from it any more: the page could else not be forgotten. */
export function detachChart(drawing: Highcharts.Chart): void {
  const chart = drawing as DrawnChart
  chart.renderTo.removeAttribute(chartAttribute)
  Globals.charts[chart.index] = undefined
  chart.renderTo = document.createElement('div')
  chart.renderTo.append(chart.container)
}

/** Moves an existing chart into an element. */
export function attachChart(drawing: Highcharts.Chart, element: HTMLElement): void {
  const chart = drawing as DrawnChart
  chartIn(element)?.destroy()
  element.setAttribute(chartAttribute, String(chart.index))
  Globals.charts[chart.index] = chart
  chart.renderTo = element
  for (const series of chart.container.querySelectorAll<SVGElement>('.highcharts-series')) series.style.opacity = ''
  element.append(chart.container)
}
