import { type Histogram, type HistogramEntry, hostText, stepsBySite, stepsOf } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import { restKey } from '../charts/series.ts'
import type { SeriesData } from '../charts/types.ts'
import { type BoardQuery, type Buckets, bucketIndex, bucketsIn, runningFrom } from '../rows/boardQuery.ts'
import { addSums, bucketSums, type Sums, total, zeroSums } from '../rows/sums.ts'
import { siteColors } from './colors.ts'
import { gapShare } from './gap.ts'
import { type MetricName, metricOver, metrics, valuesOf } from './metrics.ts'

/** The figure of a whole chart, and of the period compared with, cut at the same offset. */
export interface Figure {
  value: number | null
  metric: MetricName
  previous?: number | null
  sample?: number
}

/** The data of a chart over time. */
export interface SeriesAnswer {
  times: number[]
  step: number
  series: SeriesData[]
  /** Whether each bucket was collected: a ratio has no value where nothing was requested. */
  collected: boolean[]
  /** Start of the first bucket that is still running; absent when all have ended. */
  incompleteFrom?: number
  figure: Figure
  isEmpty: boolean
  /** Share of the ended buckets that were not collected, 0…1. */
  gap: number
}

/** The key of the series that collects further sites. A host name cannot contain a parenthesis. */
export const OTHER = restKey
const MOST = 8

/** Returns the buckets of a view and of its comparison. */
export function bucketsOf(query: BoardQuery): Buckets {
  return bucketsIn(query.span, query.step, query.zone, query.now)
}

interface Compared extends Buckets {
  readonly timesBefore: number[]
  readonly under: readonly number[]
  readonly secondsBefore: readonly number[]
}

/** Pairs buckets by the time since the start of their periods: by index a clock change would shift them. */
function compared(query: BoardQuery): Compared {
  const buckets = bucketsOf(query)
  const before = query.before ?? { from: 0, to: 0 }
  const { times, seconds } = bucketsIn(before, query.step, query.zone, query.now)
  const shift = before.from - query.span.from + query.step / 2
  const under = buckets.times.map((time, index) => (index < buckets.complete ? bucketIndex(times, time + shift) : -1))
  return { ...buckets, timesBefore: times, under, secondsBefore: under.map((place) => seconds[place] ?? 0) }
}

function beforeCells(before: readonly HistogramEntry[], { timesBefore, under, step }: Compared): (Sums | null)[] {
  const cells = bucketSums(before, { times: timesBefore, step })
  return under.map((place) => cells[place] ?? null)
}

function figureOf(
  name: MetricName,
  cells: readonly (Sums | null)[],
  buckets: Compared,
  previous: readonly (Sums | null)[] | undefined,
): Figure {
  // The running bucket counts (a rate divides by its seconds), except in comparisons.
  const until = previous ? buckets.complete : cells.length
  const value = metricOver(metrics[name], cells, buckets.seconds, until)
  if (!previous) return { value, metric: name }
  return {
    value,
    metric: name,
    previous: metricOver(metrics[name], previous, buckets.secondsBefore),
    sample: total(previous).requests,
  }
}

function seriesDataOf(
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

const isKnown = (cell: Sums | null) => cell !== null

export interface Line {
  metric: MetricName
  label: string
  color: ColorToken
}

/** Lines over time for all sites together. The figure is of the first line, or of `figure`. */
export function toSeries(
  histogram: Histogram,
  query: BoardQuery,
  lines: readonly Line[],
  { before, figure }: { before?: Histogram | undefined; figure?: MetricName } = {},
): SeriesAnswer {
  const buckets = compared(query)
  const cells = bucketSums(stepsOf(histogram), buckets)
  const previous = query.before && before ? beforeCells(stepsOf(before), buckets) : undefined
  const name = figure ?? lines[0]?.metric ?? 'requests'
  return {
    times: buckets.times,
    step: buckets.step,
    series: lines.map(({ metric, label, color }) => ({
      key: metric,
      label,
      color,
      ...seriesDataOf(metric, cells, buckets, previous),
      ...(metrics[metric].unit === 'percent' && metrics[metric].meaning !== 'upGood' ? { summing: 'peak' } : {}),
    })),
    collected: cells.map(isKnown),
    ...runningFrom(buckets),
    figure: figureOf(name, cells, buckets, previous),
    isEmpty: total(cells).requests === 0,
    gap: gapShare(cells.map(isKnown), buckets.complete),
  }
}

interface SummedSites {
  readonly histogram: Histogram
  readonly buckets: Pick<Buckets, 'times' | 'step'>
  readonly sites: readonly { readonly site: string; readonly cells: readonly (Sums | null)[] }[]
  readonly all: readonly (Sums | null)[]
}

const KEPT_SUMS = 2
let lastSums: readonly SummedSites[] = []

/** Adds up the sites of an answer once for all widgets that show it, and for the page that shows it again. */
function summedSites(histogram: Histogram, { times, step }: Pick<Buckets, 'times' | 'step'>): SummedSites {
  const known = lastSums.find(
    (one) =>
      one.histogram === histogram &&
      one.buckets.step === step &&
      one.buckets.times.length === times.length &&
      one.buckets.times.every((time, index) => time === times[index]),
  )
  if (known) return known
  const buckets = { times, step }
  const sites = Object.entries(stepsBySite(histogram)).map(([site, steps]) => ({
    site,
    cells: bucketSums(steps, buckets),
  }))
  const all = addUp(
    sites.map(({ cells }) => cells),
    times.length,
  )
  const made = { histogram, buckets, sites, all }
  lastSums = [made, ...lastSums].slice(0, KEPT_SUMS)
  return made
}

function addUp(lists: readonly (readonly (Sums | null)[])[], length: number): (Sums | null)[] {
  return Array.from({ length }, (_, index) => {
    let sum: Sums | null = null
    for (const cells of lists) {
      const cell = cells[index]
      if (cell) sum = addSums(sum ?? zeroSums, cell)
    }
    return sum
  })
}

/** Returns a metric by site, stacked: the eight largest sites, and the rest as one. */
export function toSiteSeries(
  histogram: Histogram,
  query: BoardQuery,
  metric: MetricName,
  names: { otherLabel: (count: number) => string; allLabel: string; before?: Histogram | undefined },
): SeriesAnswer {
  const buckets = compared(query)
  const length = buckets.times.length
  const { sites, all } = summedSites(histogram, buckets)
  const ranked = sites
    .map(({ site, cells }) => ({ site, cells: cells.map((cell, index) => (all[index] ? (cell ?? zeroSums) : null)) }))
    .map((entry) => ({ ...entry, weight: metricOver(metrics[metric], entry.cells, buckets.seconds) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.site < b.site ? -1 : 1))
  const named = ranked.filter(({ site }) => site !== OTHER)
  const shown = ranked.length <= MOST ? named : named.slice(0, MOST)
  const rest = ranked.filter((entry) => !shown.includes(entry))

  const earlier = query.before && names.before ? earlierSites(names.before, buckets) : undefined
  const earlierRest = earlier?.filter(({ site }) => !shown.some((one) => one.site === site))
  const colors = siteColors(
    shown.map(({ site }) => site),
    query.allSites,
  )
  const none = buckets.times.map(() => null)
  const series: SeriesData[] = shown.map(({ site, cells }) => ({
    key: site,
    label: site === '' ? names.allLabel : hostText(site),
    color: site === '' ? 'accent' : (colors.get(site) ?? 'other'),
    ...seriesDataOf(metric, cells, buckets, earlier && (earlier.find((one) => one.site === site)?.cells ?? none)),
  }))
  if (rest.length > 0) {
    const cells = addUp(
      rest.map((entry) => entry.cells),
      length,
    )
    const previous = earlierRest?.map((entry) => entry.cells)
    series.push({
      key: OTHER,
      // The provider groups sites beyond fifty; their number is known from the company only.
      label: names.otherLabel(
        named.length < ranked.length ? Math.max(rest.length, query.allSites.length - shown.length) : rest.length,
      ),
      color: 'other',
      ...seriesDataOf(metric, cells, buckets, previous && addUp(previous, length)),
    })
  }
  const previous = earlier?.map(({ cells }) => cells)
  return {
    times: buckets.times,
    step: buckets.step,
    series,
    collected: all.map(isKnown),
    ...runningFrom(buckets),
    figure: figureOf(metric, all, buckets, previous && addUp(previous, length)),
    isEmpty: total(all).requests === 0,
    gap: gapShare(all.map(isKnown), buckets.complete),
  }
}

function earlierSites(before: Histogram, buckets: Compared) {
  return Object.entries(stepsBySite(before)).map(([site, steps]) => ({ site, cells: beforeCells(steps, buckets) }))
}
