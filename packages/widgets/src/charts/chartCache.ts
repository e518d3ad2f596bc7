import type { ThemeTokens } from '@parapet/ui'
import type Highcharts from 'highcharts'
import { enqueueStep } from './drawQueue.ts'
import { attachChart, chartIn, type DrawnChart, detachChart, drawChart, drawFrame, renderOne } from './engine.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { type PlotModel, plotOptions } from './options.ts'

const MOST = 12
/** Points of a chart that are drawn in one task; more are drawn in steps. */
const AT_ONCE = 800

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
/** What each element shows, or will when its drawing is complete. */
const shownIn = new WeakMap<HTMLElement, Highcharts.Options>()
/** The elements whose next chart is being drawn, with how to drop it. */
const drawnInSteps = new WeakMap<HTMLElement, () => void>()

function keptOptions(model: PlotModel, tokens: ThemeTokens): Highcharts.Options | undefined {
  for (const options of kept.keys()) {
    const made = madeOf.get(options)
    if (made?.tokens === tokens && isDeepEqual(made.model, model)) return options
  }
  return undefined
}

/** Whether a cached chart has this content, so that it is shown without drawing. */
export function isKept(model: PlotModel, tokens: ThemeTokens): boolean {
  return keptOptions(model, tokens) !== undefined
}

/** Returns the options of a chart; the same object as a cached chart with equal content. */
export function optionsOf(model: PlotModel, tokens: ThemeTokens): Highcharts.Options {
  const known = keptOptions(model, tokens)
  if (known) return known
  const options = plotOptions(model, tokens)
  madeOf.set(options, { model, tokens })
  return options
}

function chart(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  drawnInSteps.get(element)?.()
  shownIn.set(element, options)
  const found = kept.get(options)
  if (found) {
    kept.delete(options)
    attachChart(found.drawing, element)
    return found.drawing
  }
  const made = madeOf.get(options)
  if (made && made.model.series.length * made.model.times.length > AT_ONCE) return drawInSteps(element, options)
  const drawing = drawChart(element, options)
  keepAfterwards(drawing, options)
  return drawing
}

/** Whether a chart shows the same figures at a later moment: nobody asks for the earlier picture again. */
function isRefreshed(before: PlotModel | undefined, next: PlotModel | undefined): boolean {
  if (!before || !next || before === next) return false
  const span = (model: PlotModel) => model.x.max - model.x.min
  if (
    next.shape !== before.shape ||
    next.step !== before.step ||
    next.x.max < before.x.max ||
    Math.abs(span(next) - span(before)) > next.step
  )
    return false
  const middle = before.times[before.times.length >> 1] ?? 0
  const valuesOf = ({ times, series }: PlotModel) =>
    series.map(({ key, values }) => [key, values[times.indexOf(middle)]])
  return next.times.includes(middle) && isDeepEqual(valuesOf(before), valuesOf(next))
}

/** When destroyed, a drawing is kept for the page that shows the same again. */
function keepAfterwards(drawing: Highcharts.Chart, options: Highcharts.Options): void {
  const end = drawing.destroy.bind(drawing)
  drawing.destroy = () => {
    const next = shownIn.get((drawing as DrawnChart).renderTo)
    const isPast = next !== undefined && isRefreshed(madeOf.get(options)?.model, madeOf.get(next)?.model)
    if (kept.has(options) || isPast) return end()
    detachChart(drawing)
    kept.set(options, { drawing, end })
    const [oldest] = kept
    if (kept.size <= MOST || !oldest) return
    kept.delete(oldest[0])
    oldest[1].end()
  }
}

// One series per task, out of sight until complete: drawn at once it would block a slow device for a fifth of a second.
function drawInSteps(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  const aside = document.createElement('div')
  aside.style.position = 'fixed'
  aside.style.left = '-20000px'
  aside.setAttribute('aria-hidden', 'true')
  document.body.append(aside)
  const drawing = drawFrame(aside, options)
  const end = drawing.destroy.bind(drawing)
  element.dataset.drawing = 'true'
  const leave = () => {
    drawnInSteps.delete(element)
    delete element.dataset.drawing
    aside.remove()
  }
  const drop = () => {
    leave()
    end()
  }
  drawnInSteps.set(element, drop)
  const series = [...drawing.series]
  const step = () => {
    if (drawnInSteps.get(element) !== drop) return
    const next = series.shift()
    if (next) {
      renderOne(next)
      enqueueStep(step)
      return
    }
    drawing.destroy = end
    keepAfterwards(drawing, options)
    attachChart(drawing, element)
    leave()
  }
  drawing.destroy = () => {
    drop()
    chartIn(element)?.destroy()
  }
  enqueueStep(step)
  return drawing
}

/** The part of Highcharts that highcharts-react-official uses: it only calls `chart` and `destroy`. */
export const engine = { chart } as unknown as typeof Highcharts
