import {
  bucketEnd,
  bucketsOf,
  type Capability,
  granularity,
  previousSpan,
  resolveRange,
  type Span,
  type Tier,
  toWire,
  type ViewState,
  type WireFilter,
} from '@parapet/api'

/** What every widget of a board is asked with: the view, resolved once so that all ask the same and share their answers. */
export interface Ask {
  readonly company: number
  readonly view: ViewState
  readonly span: Span
  /** Bucket length in seconds. */
  readonly step: number
  /** IANA zone in which days begin. */
  readonly zone: string
  /** Epoch seconds; buckets that end later are not complete. */
  readonly now: number
  /** Every host name of the company. */
  readonly allSites: readonly string[]
  /** The span to compare with; null when nothing is compared. */
  readonly before: Span | null
  /** Rows that a ranking may have under the contract (§9). */
  readonly resultSize: number
}

/** What an `Ask` is made in. */
export interface AskContext {
  readonly company: number
  /** Epoch seconds. */
  readonly now: number
  readonly zone: string
  readonly allSites: readonly string[]
  readonly capability?: Pick<Capability, 'resultSize' | 'oldestSeconds'>
}

const MINUTE = 60

/** The end of the running minute: what is drawn some seconds later asks the same question and gets the same answer. Epoch seconds. */
export function endOfMinute(now: number): number {
  return Math.ceil(now / MINUTE) * MINUTE
}

/**
 * Resolves a view. Relative ranges end with the running minute. The span before ends as far into it as the present one has come
 * (ux-rules §3.4); nothing is compared when it is older than what the provider
 * keeps, or not over yet: a period of one's own stays where it is when the range becomes longer.
 */
export function askOf(view: ViewState, { company, now, zone, allSites, capability }: AskContext): Ask {
  const until = endOfMinute(now)
  const span = resolveRange(view.range, { now: until, zone })
  const before = view.compare === 'off' ? null : previousSpan(span, view.compare, { ...view, zone })
  const isRunning = before !== null && now > span.from && now < span.to
  const oldest = capability ? until - capability.oldestSeconds : Number.NEGATIVE_INFINITY
  return {
    company,
    view,
    span,
    step: granularity(span),
    zone,
    now,
    allSites,
    before:
      before && before.from >= oldest && before.to <= until
        ? { from: before.from, to: isRunning ? before.from + (now - span.from) : before.to }
        : null,
    resultSize: capability?.resultSize ?? 10,
  }
}

/** The filter of an ask over the wire (§5). `over` asks another span or step, or for another number of rows. */
export function filterOf(
  ask: Ask,
  tier: Tier,
  over: { span?: Span; step?: number; resultSize?: number } = {},
): WireFilter {
  const { company, zone, view, allSites } = ask
  return toWire(
    {
      company,
      tier,
      span: over.span ?? ask.span,
      step: over.step ?? ask.step,
      zone,
      sites: view.sites,
      include: view.include,
      exclude: view.exclude,
      ...(over.resultSize === undefined ? {} : { resultSize: over.resultSize }),
    },
    { allSites, filterCompany: view.company ?? null },
  )
}

/** The buckets a chart draws, with what is known about each. */
export interface Buckets {
  readonly times: number[]
  readonly step: number
  /** Seconds of each bucket that lie in the span and in the past: what its counters were collected over. */
  readonly seconds: number[]
  /** Index of the first bucket that has not ended yet; the number of buckets when all have. */
  readonly complete: number
}

/** The buckets of a span in a zone. Buckets that have not begun are left out. */
export function bucketsIn(span: Span, step: number, zone: string, now: number): Buckets {
  const times = bucketsOf(span, step, zone).filter((start) => start < now)
  const end = Math.min(span.to, now)
  const seconds = times.map((start) =>
    Math.max(0, Math.min(bucketEnd(start, step, zone), end) - Math.max(start, span.from)),
  )
  const last = times.at(-1)
  const isRunning = last !== undefined && bucketEnd(last, step, zone) > now
  return { times, step, seconds, complete: times.length - (isRunning ? 1 : 0) }
}

/** Where the bucket begins that is still running; nothing when all have ended. */
export function runningFrom({ times, complete }: Buckets): { incompleteFrom?: number } {
  const incompleteFrom = times[complete]
  return incompleteFrom === undefined ? {} : { incompleteFrom }
}

/** Where each moment falls: the index of its bucket, or -1 when it lies before the first. */
export function bucketIndex(times: readonly number[], moment: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}
