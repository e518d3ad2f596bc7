import type { ThemeTokens, Unit } from '@parapet/ui'
import type Highcharts from 'highcharts'
import { extremes, totals } from './downsample.ts'
import { letters, type PlotBox } from './scale.ts'
import { strokeOf } from './series.ts'
import { seriesClass } from './seriesClass.ts'
import type { SeriesData, SeriesShape } from './types.ts'

/** A value axis: ticks in the data's own unit, one scale and label for all of them. */
export interface ValueAxis {
  /** The largest value: it sets the unit of all figures of the chart. */
  peak: number
  ticks: readonly number[]
  label: string
  texts: readonly string[]
}

/** All that a picture of series over time needs; nothing in it depends on the page. */
export interface PlotModel {
  width: number
  height: number
  box: PlotBox
  shape: SeriesShape
  unit: Unit
  /** Bucket starts, epoch seconds, ascending; one step long each. */
  times: readonly number[]
  step: number
  /** The end of the last bucket: a day with a clock change is an hour shorter or longer than a step. */
  end: number
  series: readonly SeriesData[]
  /** Whether each bucket was collected; by default one with a value. */
  collected?: readonly boolean[] | undefined
  /** First bucket that is still being filled, epoch seconds. */
  incompleteFrom?: number
  x: { min: number; max: number; ticks: readonly { time: number; text: string }[] }
  y: ValueAxis
  gaps: readonly { from: number; to: number }[]
}

type Zone = Highcharts.SeriesZonesOptionsObject
type SeriesOptions = Highcharts.SeriesLineOptions | Highcharts.SeriesAreaOptions | Highcharts.SeriesColumnOptions
// Highcharts 13 accepts columns of numbers, which saves an object per point; its types only know them on the chart.
type Columns = { dataTable: { columns: { x: number[]; y: (number | null)[] } } }

function columnsOf(times: readonly number[], values: SeriesData['values'], indices: Uint32Array): Columns {
  const x: number[] = new Array(indices.length)
  const y: (number | null)[] = new Array(indices.length)
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] as number
    x[at] = times[index] as number
    const value = values[index]
    y[at] = value === undefined || value === null || !Number.isFinite(value) ? null : value
  }
  return { dataTable: { columns: { x, y } } }
}

function lonely({ dataTable }: Columns): Columns | null {
  const { x, y } = dataTable.columns
  const alone: number[] = []
  for (let at = 0; at < y.length; at++) {
    if (y[at] !== null && (y[at - 1] ?? null) === null && (y[at + 1] ?? null) === null) alone.push(at)
  }
  if (alone.length === 0) return null
  return { dataTable: { columns: { x: alone.map((at) => x[at] as number), y: alone.map((at) => y[at] as number) } } }
}

/** `#rrggbb` with an opacity of 0..1. */
export function fade(hex: string, opacity: number): string {
  const byte = Math.round(opacity * 255)
  return `${hex.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`
}

function unfinishedFrom({ incompleteFrom, shape, times, step }: PlotModel): number | undefined {
  if (incompleteFrom === undefined) return undefined
  if (shape === 'bar') return incompleteFrom - step / 2
  let last: number | undefined
  for (const time of times) {
    if (time >= incompleteFrom) break
    last = time
  }
  return last ?? incompleteFrom
}

function seriesOptions(model: PlotModel, tokens: ThemeTokens): SeriesOptions[] {
  const { shape, times, series } = model
  const pixels = Math.max(1, Math.round(model.box.width))
  const split = unfinishedFrom(model)
  const isStacked = shape === 'stack' || shape === 'bar'
  const shared = isStacked
    ? extremes(
        times,
        totals(
          series.map((one) => one.values),
          times.length,
        ),
        pixels,
      )
    : null
  const drawn: SeriesOptions[] = []
  const dots: SeriesOptions[] = []
  const ghosts: SeriesOptions[] = []
  for (const [place, one] of series.entries()) {
    const color = tokens.color[one.color]
    const columns = columnsOf(times, one.values, shared ?? extremes(times, one.values, pixels))
    const base = { id: one.key, name: one.label, color, className: seriesClass(one.place ?? place), ...columns }
    if (shape === 'bar') {
      const zones: Zone[] = split === undefined ? [] : [{ value: split, color }, { color: fade(color, 0.45) }]
      drawn.push({ ...base, type: 'column', stacking: 'normal', zones, borderColor: tokens.color.card })
      continue
    }
    const fillOpacity = shape === 'stack' ? 0.3 : 0.12
    const zones: Zone[] =
      split === undefined
        ? []
        : [
            { value: split, color, fillColor: fade(color, fillOpacity) },
            { color, dashStyle: 'ShortDash', fillColor: fade(color, fillOpacity / 2) },
          ]
    if (shape === 'line') {
      const dashStyle = strokeOf(one.place ?? place)
      const stroked = zones.map((zone) => ({ dashStyle, ...zone }))
      // Round ends would close the gaps between dots.
      const linecap = dashStyle === 'Solid' ? 'round' : 'butt'
      drawn.push({ ...base, type: 'line', dashStyle, linecap, zones: stroked })
    } else {
      drawn.push({
        ...base,
        type: 'area',
        zones,
        fillColor: fade(color, fillOpacity),
        ...(shape === 'stack' ? { stacking: 'normal', lineWidth: 1.5, zIndex: -place } : {}),
      })
    }
    const alone = shape === 'stack' ? null : lonely(columns)
    if (alone) {
      dots.push({
        type: 'line',
        id: `${one.key}:dots`,
        color,
        lineWidth: 0,
        // A dot at the edge of the range is drawn whole.
        clip: false,
        marker: { enabled: true, radius: 3, symbol: 'circle', lineWidth: 0, fillColor: color },
        ...alone,
      })
    }
  }
  // Stacked charts compare totals: eight dashed lines would be unreadable.
  const withGhost = series.filter((one) => one.ghost !== undefined)
  const compared = isStacked
    ? withGhost.length > 0
      ? [
          {
            key: 'all',
            color: tokens.color.muted,
            values: totals(
              withGhost.map((one) => one.ghost ?? []),
              times.length,
            ),
          },
        ]
      : []
    : withGhost.map((one) => ({ key: one.key, color: tokens.color[one.color], values: one.ghost ?? [] }))
  for (const { key, color, values } of compared) {
    ghosts.push({
      type: 'line',
      id: `${key}:ghost`,
      color,
      opacity: 0.6,
      lineWidth: 1.5,
      dashStyle: 'Dash',
      ...columnsOf(times, values, extremes(times, values, pixels)),
    })
  }
  return isStacked ? [...drawn, ...ghosts] : [...ghosts, ...drawn, ...dots]
}

/** Highcharts options of a plot in a theme: no colour, font or word in here but the theme's and the model's. */
export function plotOptions(model: PlotModel, tokens: ThemeTokens): Highcharts.Options {
  const { box, width, height } = model
  const ticks = model.y.ticks
  const top = ticks[ticks.length - 1] ?? 1
  const label: Highcharts.CSSObject = { fontSize: letters, color: tokens.color.muted, fontFamily: tokens.font.body }
  return {
    accessibility: { enabled: false },
    chart: {
      width,
      height,
      animation: false,
      backgroundColor: 'transparent',
      reflow: false,
      // Margins and ticks are given, so a second pass over the axes would find the same.
      ...({ axisLayoutRuns: 1 } satisfies object),
      ...({ skipClone: true } satisfies object),
      // The last label is measured some pixels narrower than it is drawn.
      spacing: [0, 3, 0, 0],
      margin: [box.top, width - box.left - box.width, height - box.top - box.height, box.left],
      style: { fontFamily: tokens.font.body },
      styledMode: false,
      zooming: {},
    },
    // Prevents Highcharts from injecting a style sheet, which the policy forbids.
    palette: { injectCSS: false },
    colors: [tokens.color.c1],
    credits: { enabled: false },
    legend: { enabled: false },
    title: {
      text: model.y.label || undefined,
      align: 'left',
      floating: true,
      margin: 0,
      x: 0,
      y: 10,
      style: { ...label, fontWeight: 'normal' },
    },
    subtitle: { text: undefined },
    tooltip: { enabled: false },
    xAxis: {
      min: model.x.min,
      max: model.x.max,
      minPadding: 0,
      maxPadding: 0,
      startOnTick: false,
      endOnTick: false,
      tickPositions: model.x.ticks.map((tick) => tick.time),
      tickLength: 4,
      tickWidth: 1,
      tickColor: tokens.color.line,
      lineColor: tokens.color.line,
      lineWidth: 1,
      gridLineWidth: 0,
      gridLineColor: tokens.color.line,
      crosshair: false,
      labels: {
        autoRotation: undefined,
        distance: 18,
        overflow: 'justify',
        style: { ...label, textOverflow: 'none', whiteSpace: 'nowrap' },
        formatter() {
          return model.x.ticks.find((tick) => tick.time === this.value)?.text ?? ''
        },
      },
    },
    yAxis: {
      min: 0,
      max: top,
      startOnTick: false,
      endOnTick: false,
      reversedStacks: false,
      tickPositions: [...ticks],
      gridLineColor: tokens.color.line,
      gridLineWidth: 1,
      gridLineDashStyle: 'Solid',
      title: { text: undefined },
      zIndex: 1,
      labels: {
        align: 'right',
        x: -8,
        y: 4,
        style: { ...label, textOverflow: 'none', whiteSpace: 'nowrap' },
        formatter() {
          return model.y.texts[ticks.indexOf(Number(this.value))] ?? ''
        },
      },
    },
    plotOptions: {
      series: {
        animation: false,
        clip: true,
        connectNulls: false,
        enableMouseTracking: false,
        lineWidth: 2,
        linecap: 'round',
        marker: { enabled: false },
        states: { hover: { enabled: false }, inactive: { enabled: false }, select: { enabled: false } },
        stickyTracking: false,
        turboThreshold: 1,
        zoneAxis: 'x',
      },
      column: {
        borderWidth: model.times.length > model.box.width / 6 ? 0 : 1,
        groupPadding: 0,
        pointPadding: model.times.length > 60 ? 0.04 : 0.12,
        maxPointWidth: 56,
        pointRange: model.step,
        crisp: true,
      },
    } as Highcharts.PlotOptions,
    series: seriesOptions(model, tokens) as Highcharts.SeriesOptionsType[],
  }
}
