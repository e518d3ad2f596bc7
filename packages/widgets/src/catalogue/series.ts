import { type Histogram, type HistogramEntry, stepsBySite, stepsOf } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import type { SeriesData } from '../charts/types.ts'
import { type Ask, type Buckets, bucketIndex, bucketsIn, runningFrom } from './ask.ts'
import { siteColors } from './colors.ts'
import { type MetricName, metrics, over, valuesOf } from './metrics.ts'
import { gather, nothing, plus, type Sums, total } from './sums.ts'

/** The figure of a whole chart, and of the period compared with, cut at the same offset. */
export interface Figure {
  value: number | null
  metric: MetricName
  /** Absent when nothing is compared. */
  previous?: number | null
  /** Requests that the previous figure rests on. */
  sample?: number
}

/** What a chart over time draws. */
export interface SeriesAnswer {
  times: number[]
  step: number
  series: SeriesData[]
  /** Start of the first bucket that is still running; absent when all have ended. */
  incompleteFrom?: number
  figure: Figure
  /** Whether anything happened at all. */
  isEmpty: boolean
  /** Share of the ended buckets that were not collected, 0…1. */
  gap: number
}

/** Names the series of sites beyond the eighth. A host name cannot hold a parenthesis. */
export const OTHER = '(other)'
const MOST = 8

/** The buckets of an ask, and those of its comparison. */
export function bucketsOfAsk(ask: Ask): Buckets {
  return bucketsIn(ask.span, ask.step, ask.zone, ask.now)
}

/** The buckets of a chart, with those of the period compared with as they lie under them. */
interface Compared extends Buckets {
  /** Start of each bucket of the period before. */
  readonly timesBefore: number[]
  /** Which of them lies under each bucket; -1 where none does. */
  readonly under: readonly number[]
  /** What the counters of that one were collected over. */
  readonly secondsBefore: readonly number[]
}

/**
 * Under each bucket lies the one that began as long after the start of its own period, as nearly as there is one: counted from the first
 * they part where clocks change, since a day of 25 hours has a bucket more, and half a day's bucket of one period is the other half's of
 * the other. Cut where the current ones are still running: a full period is never compared with a part of one (ux-rules §3.4).
 */
function compared(ask: Ask): Compared {
  const buckets = bucketsOfAsk(ask)
  const before = ask.before ?? { from: 0, to: 0 }
  const { times, seconds } = bucketsIn(before, ask.step, ask.zone, ask.now)
  const shift = before.from - ask.span.from + ask.step / 2
  const under = buckets.times.map((time, index) => (index < buckets.complete ? bucketIndex(times, time + shift) : -1))
  return { ...buckets, timesBefore: times, under, secondsBefore: under.map((place) => seconds[place] ?? 0) }
}

/** The comparison's counters, bucket by bucket under the current ones. */
function beforeCells(before: readonly HistogramEntry[], { timesBefore, under, step }: Compared): (Sums | null)[] {
  const cells = gather(before, { times: timesBefore, step })
  return under.map((place) => cells[place] ?? null)
}

function figureOf(
  name: MetricName,
  cells: readonly (Sums | null)[],
  buckets: Compared,
  previous: readonly (Sums | null)[] | undefined,
): Figure {
  // The running bucket counts (a rate knows its seconds), unless two periods are compared.
  const until = previous ? buckets.complete : cells.length
  const value = over(metrics[name], cells, buckets.seconds, until)
  if (!previous) return { value, metric: name }
  return {
    value,
    metric: name,
    previous: over(metrics[name], previous, buckets.secondsBefore),
    sample: total(previous).requests,
  }
}

// A line, and the mean of what it draws: by the same rule as the figure, which is printed above it.
function drawn(
  metric: MetricName,
  cells: readonly (Sums | null)[],
  buckets: Compared,
  previous: readonly (Sums | null)[] | undefined,
): Pick<SeriesData, 'values' | 'ghost' | 'mean'> {
  return {
    values: valuesOf(metric, cells, buckets.seconds),
    mean: figureOf(metric, cells, buckets, previous).value,
    ...(previous ? { ghost: valuesOf(metric, previous, buckets.secondsBefore) } : {}),
  }
}

// The first bucket may begin before the provider's own first step: one missing at the edge is no gap.
function gapOf(cells: readonly (Sums | null)[], { complete }: Buckets): number {
  const missing = cells.slice(1, complete).filter((cell) => cell === null).length
  return complete > 1 ? missing / complete : 0
}

/** What one line shows: a metric, its name and its colour. */
export interface Line {
  metric: MetricName
  label: string
  color: ColorToken
}

/** Lines over time for all sites together. The figure is of the first line, or of `figure`. */
export function toSeries(
  histogram: Histogram,
  ask: Ask,
  lines: readonly Line[],
  { before, figure }: { before?: Histogram | undefined; figure?: MetricName } = {},
): SeriesAnswer {
  const buckets = compared(ask)
  const cells = gather(stepsOf(histogram), buckets)
  const previous = ask.before && before ? beforeCells(stepsOf(before), buckets) : undefined
  const name = figure ?? lines[0]?.metric ?? 'requests'
  return {
    times: buckets.times,
    step: buckets.step,
    series: lines.map(({ metric, label, color }) => ({
      key: metric,
      label,
      color,
      ...drawn(metric, cells, buckets, previous),
    })),
    ...runningFrom(buckets),
    figure: figureOf(name, cells, buckets, previous),
    isEmpty: total(cells).requests === 0,
    gap: gapOf(cells, buckets),
  }
}

/** The counters of each site over some buckets; sites that the answer splits nothing for are all under ''. */
function sitesOf(histogram: Histogram, buckets: Pick<Buckets, 'times' | 'step'>) {
  return Object.entries(stepsBySite(histogram)).map(([site, steps]) => ({ site, cells: gather(steps, buckets) }))
}

// A bucket that the answer speaks of for any site was collected for all.
function addUp(lists: readonly (readonly (Sums | null)[])[], length: number): (Sums | null)[] {
  return Array.from({ length }, (_, index) => {
    let sum: Sums | null = null
    for (const cells of lists) {
      const cell = cells[index]
      if (cell) sum = plus(sum ?? nothing, cell)
    }
    return sum
  })
}

/**
 * A metric a site, ready to be stacked: the eight sites with the most of it over the span, and the rest as one. A site of which a
 * bucket does not speak has none there as long as another site has: the bucket was collected.
 */
export function toSiteSeries(
  histogram: Histogram,
  ask: Ask,
  metric: MetricName,
  names: { otherLabel: (count: number) => string; allLabel: string; before?: Histogram | undefined },
): SeriesAnswer {
  const buckets = compared(ask)
  const length = buckets.times.length
  const sites = sitesOf(histogram, buckets)
  const all = addUp(
    sites.map(({ cells }) => cells),
    length,
  )
  const ranked = sites
    .map(({ site, cells }) => ({ site, cells: cells.map((cell, index) => (all[index] ? (cell ?? nothing) : null)) }))
    .map((entry) => ({ ...entry, weight: over(metrics[metric], entry.cells, buckets.seconds) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.site < b.site ? -1 : 1))
  const named = ranked.filter(({ site }) => site !== OTHER)
  const shown = ranked.length <= MOST ? named : named.slice(0, MOST)
  const rest = ranked.filter((entry) => !shown.includes(entry))

  const earlier = ask.before && names.before ? earlierSites(names.before, buckets) : undefined
  const earlierRest = earlier?.filter(({ site }) => !shown.some((one) => one.site === site))
  const colors = siteColors(
    shown.map(({ site }) => site),
    ask.allSites,
  )
  const none = buckets.times.map(() => null)
  const series: SeriesData[] = shown.map(({ site, cells }) => ({
    key: site,
    label: site === '' ? names.allLabel : site,
    color: site === '' ? 'accent' : (colors.get(site) ?? 'other'),
    ...drawn(metric, cells, buckets, earlier && (earlier.find((one) => one.site === site)?.cells ?? none)),
  }))
  if (rest.length > 0) {
    const cells = addUp(
      rest.map((entry) => entry.cells),
      length,
    )
    const previous = earlierRest?.map((entry) => entry.cells)
    series.push({
      key: OTHER,
      // The provider itself gathers what is beyond fifty: how many those are is known from the company alone.
      label: names.otherLabel(
        named.length < ranked.length ? Math.max(rest.length, ask.allSites.length - shown.length) : rest.length,
      ),
      color: 'other',
      ...drawn(metric, cells, buckets, previous && addUp(previous, length)),
    })
  }
  const previous = earlier?.map(({ cells }) => cells)
  return {
    times: buckets.times,
    step: buckets.step,
    series,
    ...runningFrom(buckets),
    figure: figureOf(metric, all, buckets, previous && addUp(previous, length)),
    isEmpty: total(all).requests === 0,
    gap: gapOf(all, buckets),
  }
}

function earlierSites(before: Histogram, buckets: Compared) {
  return Object.entries(stepsBySite(before)).map(([site, steps]) => ({ site, cells: beforeCells(steps, buckets) }))
}
