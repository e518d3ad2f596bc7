import type { Format, ThemeTokens, Unit } from '@parapet/ui'
import { Highcharts } from './engine.ts'
import { legendAmountText } from './legendAmount.ts'
import { flagsOf, isDrawn } from './markers.ts'
import { fade, type PlotModel, plotOptions } from './options.ts'
import { linear } from './scale.ts'
import type { KindT } from './summary.ts'
import type { Marker, SeriesData } from './types.ts'

interface Pictured {
  readonly label: string
  readonly model: PlotModel
  readonly markers: readonly Marker[]
  readonly series: readonly SeriesData[]
  readonly unit: Unit
  readonly finished: number
  readonly peak: number
}

/** The picture of a chart for files: its plot with its events, and its legend. */
export function plotPicture(chart: Pictured, tokens: ThemeTokens, t: KindT, f: Format) {
  const { label, model, markers, series } = chart
  return {
    svg: withFlags(plotSvg(model, tokens), model, markers, tokens),
    legend: [
      ...series.map((one) => ({
        label: one.label,
        color: tokens.color[one.color],
        value: legendAmountText(one, chart, t, f),
      })),
      ...(series.some((one) => one.ghost)
        ? [{ label: t('chart.previous', { label }), color: tokens.color.muted }]
        : []),
    ],
  }
}

/** Renders a plot as svg text, off screen, at the model's size. */
export function plotSvg(model: PlotModel, tokens: ThemeTokens): string {
  const aside = document.createElement('div')
  aside.style.position = 'fixed'
  aside.style.left = '-20000px'
  aside.setAttribute('aria-hidden', 'true')
  document.body.append(aside)
  const chart = Highcharts.chart(aside, shaded(model, tokens))
  try {
    const svg = aside.querySelector('svg')
    if (!svg) throw new Error('the chart drew nothing')
    svg.removeAttribute('class')
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    return new XMLSerializer().serializeToString(svg)
  } finally {
    chart.destroy()
    aside.remove()
  }
}

function shaded(model: PlotModel, tokens: ThemeTokens): Highcharts.Options {
  const options = plotOptions(model, tokens)
  const color = fade(tokens.color.sunken, 0.55)
  return { ...options, xAxis: { ...options.xAxis, plotBands: model.gaps.map((gap) => ({ ...gap, color, zIndex: 0 })) } }
}

const half = 4

/** Draws the chart's visible events as flags on the baseline. */
function withFlags(svg: string, { box, x, step }: PlotModel, markers: readonly Marker[], tokens: ThemeTokens): string {
  const base = box.top + box.height
  const flags = flagsOf(markers.filter(isDrawn), linear(x.min, x.max, box.left, box.width), box, step)
  const paths = flags.map(
    ({ x: at, tone }) =>
      `<path d="M${at - half} ${base + 2 * half}L${at + half} ${base + 2 * half}L${at} ${base}Z" fill="${tokens.color[tone]}"/>`,
  )
  return svg.replace(/<\/svg>\s*$/, `${paths.join('')}</svg>`)
}
