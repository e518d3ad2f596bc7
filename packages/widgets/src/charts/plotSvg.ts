import type { ThemeTokens } from '@parapet/ui'
import { drawChart } from './engine.ts'
import { type PlotModel, plotOptions } from './options.ts'

/** A plot as svg text, drawn aside of the page at the model's own size. */
export function plotSvg(model: PlotModel, tokens: ThemeTokens): string {
  const aside = document.createElement('div')
  aside.style.position = 'fixed'
  aside.style.left = '-20000px'
  aside.setAttribute('aria-hidden', 'true')
  document.body.append(aside)
  const chart = drawChart(aside, plotOptions(model, tokens))
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
