import type { ThemeTokens } from '@parapet/ui'
import type Highcharts from 'highcharts'
import { attachChart, detachChart, drawChart } from './engine.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { type PlotModel, plotOptions } from './options.ts'

const MOST = 8

interface Made {
  readonly model: PlotModel
  readonly tokens: ThemeTokens
}

const madeOf = new WeakMap<Highcharts.Options, Made>()

interface CachedChart {
  readonly drawing: Highcharts.Chart
  readonly end: () => void
}

const kept = new Map<Highcharts.Options, CachedChart>()

/** Returns the options of a chart; the same object as a cached chart with equal content. */
export function optionsOf(model: PlotModel, tokens: ThemeTokens): Highcharts.Options {
  for (const options of kept.keys()) {
    const made = madeOf.get(options)
    if (made?.tokens === tokens && isDeepEqual(made.model, model)) return options
  }
  const options = plotOptions(model, tokens)
  madeOf.set(options, { model, tokens })
  return options
}

function chart(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  const found = kept.get(options)
  if (found) {
    kept.delete(options)
    attachChart(found.drawing, element)
    return found.drawing
  }
  const drawing = drawChart(element, options)
  const end = drawing.destroy.bind(drawing)
  drawing.destroy = () => {
    if (kept.has(options)) return end()
    detachChart(drawing)
    kept.set(options, { drawing, end })
    const [oldest] = kept
    if (kept.size <= MOST || !oldest) return
    kept.delete(oldest[0])
    oldest[1].end()
  }
  return drawing
}

/** The part of Highcharts that highcharts-react-official uses: it only calls `chart` and `destroy`. */
export const engine = { chart } as unknown as typeof Highcharts
