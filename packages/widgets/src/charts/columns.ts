// Highcharts' columns, for charts of bars alone. They register themselves with the engine, which has to be there before.
import './engine.ts'
import 'highcharts/es-modules/Series/Column/ColumnSeries.js'
