// Types of the Highcharts ES modules that the engine uses; they ship without.
declare module 'highcharts/es-modules/Core/Globals.js' {
  import Highcharts = require('highcharts')

  export = Highcharts
}
declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  import type { Chart } from 'highcharts'

  const chart: typeof Chart & { chart: typeof import('highcharts').chart }

  export = chart
}
declare module 'highcharts/es-modules/Core/Axis/Axis.js' {
  import type { Axis } from 'highcharts'

  const axis: typeof Axis

  export = axis
}
declare module 'highcharts/es-modules/Core/Series/Series.js' {
  import type { Series } from 'highcharts'

  const series: typeof Series

  export = series
}
declare module 'highcharts/es-modules/Core/Series/DataLabel.js' {
  import type { Series } from 'highcharts'

  const part: { compose(series: typeof Series): void }

  export = part
}
declare module 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js' {
  import type { Axis, Chart } from 'highcharts'

  const part: { compose(chart: typeof Chart, axis: typeof Axis): void }

  export = part
}
declare module 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js' {
  import type { Axis, Chart, Series } from 'highcharts'

  const part: { compose(axis: typeof Axis, chart: typeof Chart, series: typeof Series): void }

  export = part
}
declare module 'highcharts/es-modules/Core/Defaults.js'
declare module 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js'
declare module 'highcharts/es-modules/Series/Line/LineSeries.js'
declare module 'highcharts/es-modules/Series/Area/AreaSeries.js'
declare module 'highcharts/es-modules/Series/Column/ColumnSeries.js'
