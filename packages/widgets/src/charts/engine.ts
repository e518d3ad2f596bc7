// Highcharts put together from its own ES modules: lines, areas and stacking; columns come with the first chart of bars (columns.ts).
// Its pointer, tooltip, legend, menus, data labels, responsive rules, other series and date axis stay out: crosshair, card, legend and
// exports are ours, a chart is made anew where it changes, and ticks come in the reader's zone.
// 69 KB gzip instead of 99. Loaded with the first chart that is on screen.
// Its modules import each other in circles and only start in the order of Highcharts' own master file:
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

// Where Highcharts notes which of its charts an element holds.
const standsHere = 'data-highcharts-chart'

// Its types leave out the element that a chart stands in.
type Drawn = Highcharts.Chart & { renderTo: HTMLElement }

// Nothing of the page is measured while a chart is made: its size and the size of its letters are given. Asking for them between the
// writes laid out the whole page several times a chart, which was a third of the time it took.
Object.assign(Chart.prototype, {
  getContainerBox(this: Highcharts.Chart) {
    const { width, height } = this.options.chart ?? {}
    return { width: Number(width), height: Number(height) }
  },
  // A chart that goes is dropped as a whole. Highcharts takes it apart point by point, a quarter of what a new drawing takes; outside it nobody
  // knows of its parts but the list of charts, and its renderer, which in Firefox listens to the size of the window.
  destroy(this: Drawn) {
    Globals.charts[this.index] = undefined
    this.renderTo.removeAttribute(standsHere)
    this.renderer.destroy()
    this.container.remove()
  },
  // A drawing is as large as it was made. Highcharts would watch its element for as long as that stands, with an observer of each drawing that
  // ever was in it: a board that refreshed by itself kept all of them.
  setReflow() {},
})
const { getStyle } = SVGElement.prototype
SVGElement.prototype.getStyle = function (prop) {
  return prop === 'font-size' ? letters : getStyle.call(this, prop)
}
// A series merges the options of its data labels even where there are none. Theirs is the only part of that module it cannot do without.
Object.assign(Series.prototype, { mergeArrays: (_ofTheType: unknown, ofTheSeries: unknown) => ofTheSeries })
// Bands and lines across a plot come with what draws some (plotSvg.ts). An axis walks through its own; without that part nobody makes the lists.
addEvent(Axis, 'afterInit', function (this: Highcharts.Axis) {
  if (!('addPlotBand' in this)) Object.assign(this, { plotBands: [], plotLines: [] })
})
StackingAxis.compose(Axis, Chart, Series)

/** Makes a chart in an element. It takes no pointer and keeps no listener: destroy it when its element goes. */
export const drawChart = Chart.chart

/** Takes a drawing off its page without losing it. Nothing of the page can be reached from it any more: the page could else not be forgotten. */
export function takeOff(drawing: Highcharts.Chart): void {
  const chart = drawing as Drawn
  chart.renderTo.removeAttribute(standsHere)
  Globals.charts[chart.index] = undefined
  chart.renderTo = document.createElement('div')
  chart.renderTo.append(chart.container)
}

/** Puts a drawing that was taken off into an element, which then holds it as if it had been drawn there. */
export function putOn(drawing: Highcharts.Chart, element: HTMLElement): void {
  const chart = drawing as Drawn
  Globals.charts[Number(element.getAttribute(standsHere) ?? -1)]?.destroy()
  element.setAttribute(standsHere, String(chart.index))
  Globals.charts[chart.index] = chart
  chart.renderTo = element
  // What the legend had lifted out, or faded, when it was left.
  for (const series of chart.container.querySelectorAll<SVGElement>('.highcharts-series')) series.style.opacity = ''
  element.append(chart.container)
}
