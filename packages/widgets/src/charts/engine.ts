// A custom Highcharts package: the namespace of its ES modules with lines and areas, put together as its documentation
// describes (https://www.highcharts.com/docs/getting-started/how-to-create-custom-highcharts-packages). Columns load with
// the first bar chart (columns.ts). Pointer, tooltip, legend, menus and the other series are left out: crosshair, card,
// legend and exports are ours. 75 KB gzip instead of 99; see docs/highcharts.md. The modules are circular and only start in
// this order:
// biome-ignore-all assist/source/organizeImports: the order matters
import Highcharts from 'highcharts/es-modules/Core/Globals.js'
import 'highcharts/es-modules/Core/Defaults.js'
import 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js'
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js'
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js'
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js'
import Series from 'highcharts/es-modules/Core/Series/Series.js'
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js'
import 'highcharts/es-modules/Series/Line/LineSeries.js'
import 'highcharts/es-modules/Series/Area/AreaSeries.js'

PlotLineOrBand.compose(Chart, Axis)
StackingAxis.compose(Axis, Chart, Series)
DataLabel.compose(Series)
Object.assign(Highcharts, { chart: Chart.chart })

export { Chart, Highcharts }
