import type { ThemeTokens } from '@parapet/ui'
import type Highcharts from 'highcharts'
import { drawChart, putOn, takeOff } from './engine.ts'
import { type PlotModel, plotOptions } from './options.ts'
import { isSame } from './same.ts'

// The first screens of two boards: who goes to another page and back, or from one range to another and back, finds what was drawn.
const MOST = 8

interface Made {
  readonly model: PlotModel
  readonly tokens: ThemeTokens
}

const madeOf = new WeakMap<Highcharts.Options, Made>()

interface Kept {
  readonly drawing: Highcharts.Chart
  /** Lets it go for good. */
  readonly end: () => void
}

/** Drawings that are on no page, by what they were drawn from; the one that was left longest ago comes first. */
const kept = new Map<Highcharts.Options, Kept>()

/** The options of a picture in a theme: the very ones of a kept drawing where that is the same picture. */
export function optionsOf(model: PlotModel, tokens: ThemeTokens): Highcharts.Options {
  for (const options of kept.keys()) {
    const made = madeOf.get(options)
    if (made?.tokens === tokens && isSame(made.model, model)) return options
  }
  const options = plotOptions(model, tokens)
  madeOf.set(options, { model, tokens })
  return options
}

// Drawing is most of what a page of charts costs: a picture whose page goes is put aside, and comes back when the same is to be drawn.
function chart(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  const found = kept.get(options)
  if (found) {
    kept.delete(options)
    putOn(found.drawing, element)
    return found.drawing
  }
  const drawing = drawChart(element, options)
  const end = drawing.destroy.bind(drawing)
  drawing.destroy = () => {
    if (kept.has(options)) return end()
    takeOff(drawing)
    kept.set(options, { drawing, end })
    const [oldest] = kept
    if (kept.size <= MOST || !oldest) return
    kept.delete(oldest[0])
    oldest[1].end()
  }
  return drawing
}

/** The part of Highcharts that highcharts-react-official asks for: it only ever calls `chart`, and then `destroy` of what that gave. */
export const engine = { chart } as unknown as typeof Highcharts
