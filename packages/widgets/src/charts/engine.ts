// Highcharts put together from its own ES modules: lines, areas, columns and stacking. Its pointer, tooltip, legend, menus, data
// labels, other series and date axis stay out: crosshair, card, legend and exports are ours, and ticks come in the reader's zone.
// 73 KB gzip instead of 99. Loaded with the first chart that is on screen.
import type Highcharts from 'highcharts'
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js'
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js'
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js'
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
import Series from 'highcharts/es-modules/Core/Series/Series.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'
import 'highcharts/es-modules/Series/Area/AreaSeries.js'
import 'highcharts/es-modules/Series/Column/ColumnSeries.js'

PlotLineOrBand.compose(Chart, Axis)
StackingAxis.compose(Axis, Chart, Series)

/** Makes a chart in an element. It takes no pointer and keeps no listener: destroy it when its element goes. */
export const drawChart = Chart.chart

/** The part of Highcharts that highcharts-react-official asks for: it only ever calls `chart`. */
export const engine = { chart: drawChart } as unknown as typeof Highcharts
