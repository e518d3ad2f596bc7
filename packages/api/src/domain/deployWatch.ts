import type { OriginEntry } from '../entities/Origins.ts'
import type { HistogramEntry } from '../entities/Statistics.ts'
import { hitRatio } from './hitRatio.ts'
import type { Span } from './ranges.ts'

const MINUTE_S = 60

/** The published rules of a watch (decision 0081): lengths in seconds, shares 0 to 1, times in microseconds. */
export const watchRules = {
  /** What is compared before and after the minute of a deployment. */
  windowS: 15 * MINUTE_S,
  /** How long after its last minute a watch looks again: statistics may be late. */
  lateS: 2 * MINUTE_S,
  /** Fewer requests on either side are not judged. */
  minRequests: 300,
  /** Minutes after it that are needed to call it worse, and to call it anything else. */
  minutesToWarn: 2,
  minutesToClear: 5,
  /** The chance of one false verdict among all figures of a card, if minutes are as uneven as they were. */
  falseVerdicts: 0.0005,
  /** Smaller differences are no verdict, however certain. */
  least: { errors: 0.005, refusals: 0.01, hitRatio: 0.03 },
  slowerBy: 0.25,
  slowerMicros: 25_000,
  /** Requests below this part of those before are fewer. */
  requestsLeft: 0.5,
} as const

/** What is compared, in the order of the card. `firstByte` is of the origin, `response` of the edge; both are means. */
export const watchMetrics = ['errors', 'refusals', 'hitRatio', 'firstByte', 'response', 'requests'] as const
export type WatchMetric = (typeof watchMetrics)[number]

/** `early`: minutes are still to come; `few`: too few requests; `none`: not measured; `more`: neither good nor bad. */
export type FigureVerdict = 'worse' | 'better' | 'same' | 'more' | 'early' | 'few' | 'none'

/** The verdict of a card or a site. `unknown`: nothing could be judged, and nothing is to come. */
export const watchVerdicts = ['worse', 'better', 'same', 'early', 'unknown'] as const
export type WatchVerdict = (typeof watchVerdicts)[number]

/** One figure before and after; null is unknown. `count` is what the share or mean is of. */
export interface WatchFigure {
  readonly metric: WatchMetric
  readonly before: number | null
  readonly after: number | null
  readonly counts: { readonly before: number | null; readonly after: number | null }
  readonly verdict: FigureVerdict
}

/** When the configuration changed, and until when the present version was live; null if it is not known or never. */
export interface WatchTimes {
  readonly at: number
  readonly previousAt: number | null
  readonly nextAt: number | null
  readonly now: number
}

/** The minutes that are compared. */
export interface WatchWindow {
  readonly before: Span
  /** All minutes after it that count; `knownTo` ends those that are over. */
  readonly after: Span
  readonly knownTo: number
  /** Whether another deployment cuts the minutes. */
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
  /** Whether no minute is to come. */
  readonly isOver: boolean
}

const minuteOf = (second: number) => Math.floor(second / MINUTE_S) * MINUTE_S

/** The full minutes around a deployment; its own belongs to neither, nor do those of the deployments next to it. */
export function watchWindow({ at, previousAt, nextAt, now }: WatchTimes): WatchWindow {
  const minute = minuteOf(at)
  const first = minute - watchRules.windowS
  const from = minute + MINUTE_S
  const last = from + watchRules.windowS
  const start = previousAt === null ? first : Math.max(first, minuteOf(previousAt) + MINUTE_S)
  const end = nextAt === null ? last : Math.min(last, Math.max(from, minuteOf(nextAt)))
  return {
    before: { from: Math.min(start, minute), to: minute },
    after: { from, to: end },
    knownTo: Math.max(from, Math.min(end, minuteOf(now))),
    isCutBefore: start > first,
    isCutAfter: end < last,
    isOver: minuteOf(now) >= end,
  }
}

/** One minute of a site, or of all. */
interface Minute {
  readonly requests: number
  readonly errors: number
  readonly refusals: number
  readonly hits: number
  readonly misses: number
  /** Mean microseconds. */
  readonly response: number | null
}

/** The minutes of one side. */
interface Side {
  readonly minutes: readonly Minute[]
  readonly firstBytes: readonly { readonly requests: number; readonly micros: number }[]
}

function sideOf(entries: readonly HistogramEntry[], origins: readonly OriginEntry[] | null, { from, to }: Span): Side {
  const isIn = ({ timestamp }: { readonly timestamp: number }) => timestamp >= from && timestamp < to
  return {
    minutes: entries.filter(isIn).map((entry) => ({
      requests: entry.requests,
      errors: entry.status_5xx,
      refusals: entry.status_4xx,
      hits: entry.hits,
      misses: entry.misses,
      response: entry.response_time ?? null,
    })),
    firstBytes: (origins ?? [])
      .filter(isIn)
      .flatMap(({ requests, 't-ttfb': micros }) =>
        micros !== null && micros !== undefined && requests > 0 ? [{ requests, micros }] : [],
      ),
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The difference that chance alone makes with the chance of `falseVerdicts`, in standard errors, for so many tests. */
const certainFrom = (tests: number) => Math.sqrt(2 * Math.log(Math.max(1, tests) / watchRules.falseVerdicts))

interface Parts {
  readonly part: number
  readonly all: number
}

/** How many times more uneven minutes are than draws of one share would be. At least 1. */
function unevenness(...sides: readonly (readonly Parts[])[]): number {
  let spread = 0
  let free = 0
  for (const minutes of sides) {
    const busy = minutes.filter(({ all }) => all > 0)
    const share = sum(busy.map(({ part }) => part)) / sum(busy.map(({ all }) => all))
    if (!(share > 0 && share < 1)) continue
    spread += sum(busy.map(({ part, all }) => (part - all * share) ** 2 / (all * share * (1 - share))))
    free += busy.length - 1
  }
  return free > 0 ? Math.max(1, spread / free) : 1
}

interface Judged {
  /** after − before. */
  readonly difference: number
  readonly isCertain: boolean
}

/** Compares two shares with the noise of their counts and of their minutes. */
function compareShares(before: readonly Parts[], after: readonly Parts[], certain: number): Judged {
  const [n1, n2] = [sum(before.map(({ all }) => all)), sum(after.map(({ all }) => all))]
  const [k1, k2] = [sum(before.map(({ part }) => part)), sum(after.map(({ part }) => part))]
  const difference = k2 / n2 - k1 / n1
  const pooled = (k1 + k2) / (n1 + n2)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / n1 + 1 / n2) * unevenness(before, after))
  return { difference, isCertain: Math.abs(difference) > certain * error }
}

const meanOf = (values: readonly number[]) => sum(values) / values.length

/** The variance of minutes, at least `least`. */
function varianceOf(values: readonly number[], least = 0): number {
  const mean = meanOf(values)
  return Math.max(least, values.length > 1 ? sum(values.map((one) => (one - mean) ** 2)) / (values.length - 1) : 0)
}

/** Compares the means of minutes with how far the minutes lie apart. */
function compareMeans(before: readonly number[], after: readonly number[], certain: number, least: number): Judged {
  const difference = meanOf(after) - meanOf(before)
  const error = Math.sqrt(varianceOf(before, least) / before.length + varianceOf(after, least) / after.length)
  return { difference, isCertain: Math.abs(difference) > certain * error }
}

interface Context {
  readonly certain: number
  readonly isOver: boolean
}

/** What a difference says, once there are enough minutes for it. */
function told(verdict: 'worse' | 'better' | 'same' | 'more', minutes: number, { isOver }: Context): FigureVerdict {
  const needed = verdict === 'worse' ? watchRules.minutesToWarn : watchRules.minutesToClear
  if (minutes >= needed) return verdict
  return isOver ? 'few' : 'early'
}

type ShareMetric = 'errors' | 'refusals' | 'hitRatio'
const partOf = {
  errors: ({ errors }: Minute) => errors,
  refusals: ({ refusals }: Minute) => refusals,
  hitRatio: ({ hits }: Minute) => hits,
} as const

function shareFigure(metric: ShareMetric, before: Side, after: Side, context: Context): WatchFigure {
  const parts = ({ minutes }: Side) => minutes.map((one): Parts => ({ part: partOf[metric](one), all: one.requests }))
  const [was, is] = [parts(before), parts(after)]
  const counts = { before: requestsOf(before), after: requestsOf(after) }
  const shareOf = (side: Side): number | null => {
    const all = requestsOf(side) ?? 0
    if (metric !== 'hitRatio') return all > 0 ? sum(side.minutes.map(partOf[metric])) / all : null
    const [hits, misses] = [sum(side.minutes.map((one) => one.hits)), sum(side.minutes.map((one) => one.misses))]
    return hitRatio({ all, hits, misses })
  }
  const figure = { metric, counts, before: shareOf(before), after: shareOf(after) }
  const missing = missingVerdict(figure, context)
  if (missing) return { ...figure, verdict: missing }
  const { difference, isCertain } = compareShares(was, is, context.certain)
  const isLarge = Math.abs(difference) >= watchRules.least[metric]
  const verdict = !(isCertain && isLarge) ? 'same' : difference > 0 === (metric === 'hitRatio') ? 'better' : 'worse'
  return { ...figure, verdict: told(verdict, is.length, context) }
}

const requestsOf = ({ minutes }: Side): number | null =>
  minutes.length > 0 ? sum(minutes.map(({ requests }) => requests)) : null

function missingVerdict(
  { before, after, counts }: Pick<WatchFigure, 'before' | 'after' | 'counts'>,
  { isOver }: Context,
): FigureVerdict | null {
  const isShort = (count: number | null) => count === null || count < watchRules.minRequests
  if (counts.before === null) return 'none'
  if (isShort(counts.before)) return 'few'
  if (isShort(counts.after)) return isOver ? (counts.after === null ? 'none' : 'few') : 'early'
  return before === null || after === null ? 'none' : null
}

interface Timed {
  readonly requests: number
  readonly micros: number
}

function timeFigure(
  metric: 'firstByte' | 'response',
  before: readonly Timed[],
  after: readonly Timed[],
  context: Context,
): WatchFigure {
  const count = (list: readonly Timed[]) => (list.length > 0 ? sum(list.map(({ requests }) => requests)) : null)
  const mean = (list: readonly Timed[]) => {
    const all = count(list)
    return all ? sum(list.map(({ requests, micros }) => requests * micros)) / all : null
  }
  const figure = {
    metric,
    before: mean(before),
    after: mean(after),
    counts: { before: count(before), after: count(after) },
  }
  const missing = missingVerdict(figure, context)
  if (missing) return { ...figure, verdict: missing }
  const [was, is] = [before.map(({ micros }) => micros), after.map(({ micros }) => micros)]
  const { isCertain } = compareMeans(was, is, context.certain, 0)
  const difference = (figure.after ?? 0) - (figure.before ?? 0)
  const lower = Math.min(figure.before ?? 0, figure.after ?? 0)
  const isLarge = Math.abs(difference) >= watchRules.slowerMicros && Math.abs(difference) >= watchRules.slowerBy * lower
  const verdict = isCertain && isLarge ? (difference > 0 ? 'worse' : 'better') : 'same'
  // A mean of few minutes has no noise to be judged against.
  const isShort = was.length < watchRules.minutesToClear || is.length < watchRules.minutesToClear
  return { ...figure, verdict: isShort ? (context.isOver ? 'few' : 'early') : told(verdict, is.length, context) }
}

const timedMinutes = ({ minutes }: Side): Timed[] =>
  minutes.flatMap(({ requests, response }) =>
    response !== null && requests > 0 ? [{ requests, micros: response }] : [],
  )

/** Requests per second: a fall to less than half is worse; a rise is told without a judgement. */
function requestsFigure(before: Side, after: Side, context: Context): WatchFigure {
  const rate = ({ minutes }: Side) =>
    minutes.length > 0 ? sum(minutes.map(({ requests }) => requests)) / (minutes.length * MINUTE_S) : null
  const figure = {
    metric: 'requests',
    before: rate(before),
    after: rate(after),
    counts: { before: requestsOf(before), after: requestsOf(after) },
  } as const
  const { counts } = figure
  if (counts.before === null) return { ...figure, verdict: 'none' }
  if (counts.before < watchRules.minRequests) return { ...figure, verdict: 'few' }
  if (counts.after === null) return { ...figure, verdict: context.isOver ? 'none' : 'early' }
  const of = ({ minutes }: Side) => minutes.map(({ requests }) => requests)
  const [was, is] = [of(before), of(after)]
  const { difference, isCertain } = compareMeans(was, is, context.certain, meanOf(was))
  const part = meanOf(is) / meanOf(was)
  const verdict =
    isCertain && part < watchRules.requestsLeft
      ? 'worse'
      : isCertain && difference > 0 && part > 1 / watchRules.requestsLeft
        ? 'more'
        : 'same'
  return { ...figure, verdict: told(verdict, is.length, context) }
}

/** The figures of a site, or of all, around a deployment. */
export interface WatchedTraffic {
  readonly figures: readonly WatchFigure[]
  readonly verdict: WatchVerdict
}

/** A site by its name. */
export interface WatchedSite extends WatchedTraffic {
  readonly site: string
}

/** What the statistics say of a part of the traffic; `origins` is null where they are not to be had. */
export interface WatchedSteps {
  readonly steps: readonly HistogramEntry[]
  readonly origins: readonly OriginEntry[] | null
}

/** The verdict of some figures: worse if one is, else better if one is, else as before if one could be judged. */
export function watchVerdictOf(figures: readonly Pick<WatchFigure, 'verdict'>[], isOver: boolean): WatchVerdict {
  const has = (wanted: FigureVerdict) => figures.some(({ verdict }) => verdict === wanted)
  if (has('worse')) return 'worse'
  if (has('better')) return 'better'
  if (has('same') || has('more')) return 'same'
  return has('early') && !isOver ? 'early' : 'unknown'
}

/** Compares the minutes before and after a deployment; `tests` is how many figures the whole card judges. */
export function judgeTraffic({ steps, origins }: WatchedSteps, window: WatchWindow, tests: number): WatchedTraffic {
  const before = sideOf(steps, origins, window.before)
  const after = sideOf(steps, origins, { from: window.after.from, to: window.knownTo })
  const { isOver } = window
  const context = { certain: certainFrom(tests), isOver }
  const figures = [
    shareFigure('errors', before, after, context),
    shareFigure('refusals', before, after, context),
    shareFigure('hitRatio', before, after, context),
    ...(origins ? [timeFigure('firstByte', before.firstBytes, after.firstBytes, context)] : []),
    timeFigure('response', timedMinutes(before), timedMinutes(after), context),
    requestsFigure(before, after, context),
  ]
  return { figures, verdict: watchVerdictOf(figures, isOver) }
}

/** The minutes of a side that have statistics, and how many there are by now. */
export interface WatchMinutes {
  readonly known: number
  readonly of: number
}

/** The scorecard of a deployment: all its traffic, its sites, the verdict, and what is not known of it. */
export interface Scorecard {
  readonly window: WatchWindow
  readonly verdict: WatchVerdict
  readonly total: WatchedTraffic
  /** Those with a verdict first, the most severe first. */
  readonly sites: readonly WatchedSite[]
  readonly minutes: { readonly before: WatchMinutes; readonly after: WatchMinutes }
  /** `uncollected`: no minute before it has statistics; `coarse`: they are kept in steps longer than a minute. */
  readonly gap: 'uncollected' | 'coarse' | null
}

const minutesIn = ({ from, to }: Span): number => Math.round((to - from) / MINUTE_S)

function minutesOf(steps: readonly HistogramEntry[], { from, to }: Span): WatchMinutes {
  const known = new Set(steps.flatMap(({ timestamp }) => (timestamp >= from && timestamp < to ? [timestamp] : [])))
  return { known: known.size, of: minutesIn({ from, to }) }
}

/** Whether steps lie further apart than a minute, always: a gap among minutes is none. */
function isCoarse(steps: readonly HistogramEntry[], { before }: WatchWindow): boolean {
  const [first, second] = steps
  if (!first) return false
  if (second) return steps.every(({ timestamp }, at) => at === 0 || timestamp - (steps[at - 1]?.timestamp ?? 0) > 60)
  return first.timestamp < before.from
}

const order: Readonly<Record<WatchVerdict, number>> = { worse: 0, better: 1, same: 2, early: 3, unknown: 4 }

const beforeRequests = ({ figures }: WatchedTraffic) =>
  figures.find(({ metric }) => metric === 'requests')?.counts.before ?? 0

/** The verdict of all traffic and of its sites: worse if it or any of them is. */
function cardVerdict(total: WatchedTraffic, sites: readonly WatchedSite[]): WatchVerdict {
  const all = [total, ...sites]
  if (all.some(({ verdict }) => verdict === 'worse')) return 'worse'
  if (all.some(({ verdict }) => verdict === 'better')) return 'better'
  return total.verdict
}

/** Makes the scorecard of a deployment from the minutes around it. The one function of the watch, of versions and of markers. */
export function scorecardOf(
  window: WatchWindow,
  total: WatchedSteps,
  bySite: ReadonlyMap<string, WatchedSteps>,
): Scorecard {
  const minutes = {
    before: minutesOf(total.steps, window.before),
    after: minutesOf(total.steps, { from: window.after.from, to: window.knownTo }),
  }
  const gap = isCoarse(total.steps, window) ? 'coarse' : minutes.before.known === 0 ? 'uncollected' : null
  const judged: WatchWindow = gap === null ? window : { ...window, before: { from: 0, to: 0 }, isOver: true }
  const tests = watchMetrics.length * (bySite.size + 1)
  const whole = judgeTraffic(total, judged, tests)
  const sites = [...bySite]
    .map(([site, steps]): WatchedSite => ({ site, ...judgeTraffic(steps, judged, tests) }))
    .sort((a, b) => order[a.verdict] - order[b.verdict] || beforeRequests(b) - beforeRequests(a))
  return { window, gap, minutes, total: whole, sites, verdict: cardVerdict(whole, sites) }
}

/** The sites of a scorecard that became worse. */
export const worseSites = ({ sites }: Scorecard): string[] =>
  sites.flatMap(({ site, verdict }) => (verdict === 'worse' ? [site] : []))
