import type { ThemeTokens } from '@parapet/ui'
import { enqueueStep } from './drawQueue.ts'
import { Chart, Highcharts } from './engine.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { type PlotModel, plotOptions } from './options.ts'
import { whenIdle } from './performance/whenIdle.ts'

const MOST = 12
/** Points of a chart that are drawn in one task; more are drawn in steps. */
const AT_ONCE = 800

interface Made {
  readonly model: PlotModel
  readonly tokens: ThemeTokens
}

const madeOf = new WeakMap<Highcharts.Options, Made>()

/** A chart in a host element of its own, which moves between the cache and the pages. It returns to the cache when React destroys it. */
class CachedChart extends Chart {
  drawn: Drawn | undefined

  override destroy(): void {
    if (this.drawn) leave(this.drawn)
  }

  end(): void {
    super.destroy()
  }
}

/** A large chart, which draws its axes at first; `drawInSteps` renders its series. */
class SteppedChart extends CachedChart {
  // Highcharts calls it at the end of the first render. It has no option for it.
  renderSeries(): void {}
}

interface Drawn {
  readonly host: HTMLElement
  readonly options: Highcharts.Options
  /** The element of a page that shows it, or will when its drawing is complete. */
  readonly element: HTMLElement
}

const kept = new Map<Highcharts.Options, { chart: CachedChart; host: HTMLElement }>()
const shownIn = new WeakMap<HTMLElement, CachedChart>()
/** The elements whose next chart is being drawn, with how to drop it. */
const drawnInSteps = new WeakMap<HTMLElement, { chart: CachedChart; drop: () => void }>()

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

/** Constructor of a chart for the wrapper of React: takes it from the cache, or draws it. */
function cachedChart(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  drawnInSteps.get(element)?.drop()
  const found = kept.get(options)
  if (found) {
    kept.delete(options)
    show(found.chart, { host: found.host, options, element })
    return found.chart
  }
  const made = madeOf.get(options)
  if (made && made.model.series.length * made.model.times.length > AT_ONCE) return drawInSteps(element, options)
  const host = document.createElement('div')
  element.append(host)
  const chart = new CachedChart(host, options)
  show(chart, { host, options, element })
  return chart
}

function show(chart: CachedChart, drawn: Drawn): void {
  const { host, element, options } = drawn
  const before = shownIn.get(element)
  for (const series of host.querySelectorAll<SVGElement>('.highcharts-series')) series.style.opacity = ''
  element.replaceChildren(host)
  chart.drawn = drawn
  shownIn.set(element, chart)
  if (before?.drawn) keep(before, before.drawn, options)
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

/** Takes a chart off its page and keeps it for the page that shows the same again. */
function keep(chart: CachedChart, { host, options }: Drawn, next?: Highcharts.Options): void {
  // Nothing of the page can be reached from it any more: the page could else not be forgotten.
  chart.drawn = undefined
  host.remove()
  const isPast = next !== undefined && isRefreshed(madeOf.get(options)?.model, madeOf.get(next)?.model)
  if (kept.has(options) || isPast) {
    endLater(chart)
    return
  }
  kept.set(options, { chart, host })
  const [oldest] = kept
  if (kept.size <= MOST || !oldest) return
  kept.delete(oldest[0])
  endLater(oldest[1].chart)
}

// Highcharts destroys every point, which takes a quarter of the time of a new chart.
function endLater(chart: CachedChart): void {
  whenIdle(() => chart.end())
}

function leave({ element }: Drawn): void {
  drawnInSteps.get(element)?.drop()
  const shown = shownIn.get(element)
  shownIn.delete(element)
  if (shown?.drawn) keep(shown, shown.drawn)
}

// One series per task, out of sight until complete: drawn at once it would block a slow device for a fifth of a second.
function drawInSteps(element: HTMLElement, options: Highcharts.Options): Highcharts.Chart {
  const aside = document.createElement('div')
  aside.style.position = 'fixed'
  aside.style.left = '-20000px'
  aside.setAttribute('aria-hidden', 'true')
  const host = aside.appendChild(document.createElement('div'))
  document.body.append(aside)
  const chart = new SteppedChart(host, options)
  const drawn = { host, options, element }
  chart.drawn = drawn
  element.dataset.drawing = 'true'
  const done = () => {
    drawnInSteps.delete(element)
    delete element.dataset.drawing
    aside.remove()
  }
  const drop = () => {
    chart.drawn = undefined
    done()
    endLater(chart)
  }
  drawnInSteps.set(element, { chart, drop })
  const series = [...chart.series]
  const step = () => {
    if (drawnInSteps.get(element)?.chart !== chart) return
    const next = series.shift()
    if (next) {
      next.translate()
      next.render()
      enqueueStep(step)
      return
    }
    show(chart, drawn)
    done()
  }
  enqueueStep(step)
  return chart
}

declare module 'highcharts' {
  export function cachedChart(element: HTMLElement, options: Options): Chart
}
Object.assign(Highcharts, { cachedChart })

export { Highcharts }
