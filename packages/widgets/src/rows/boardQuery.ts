import {
  bucketEnd,
  bucketsOf,
  type Capability,
  checkViewRange,
  filterKeys,
  granularity,
  pickLists,
  previousSpan,
  resolveRange,
  type Span,
  type Tier,
  toWire,
  type ViewFilterKey,
  type ViewState,
  type WireFilter,
} from '@parapet/api'
import { lastFullMinute } from '@parapet/base'

/** The resolved view of a board: all widgets use the same one and share their answers. */
export interface BoardQuery {
  readonly company: number
  readonly view: ViewState
  readonly span: Span
  /** Bucket length in seconds. */
  readonly step: number
  /** IANA zone in which days start. */
  readonly zone: string
  /** The end of the last full minute, epoch seconds; buckets that end later are incomplete. */
  readonly now: number
  readonly allSites: readonly string[]
  readonly before: Span | null
  /** Rows that a ranking may have under the contract (§9). */
  readonly resultSize: number
  /** The span of the page, where this one is shorter because the contract keeps these data for less. */
  readonly wanted?: Span
  /** The user sorts a ranking by another column than requests, so all rows of the contract are needed. */
  readonly isLongRanking?: boolean
}

/** The context in which a view is resolved. */
export interface QueryContext {
  readonly company: number
  /** Epoch seconds. */
  readonly now: number
  readonly zone: string
  readonly allSites: readonly string[]
  readonly capability?: Pick<Capability, 'resultSize' | 'oldestSeconds'>
}

/** Resolves a view at the last full minute. There is no comparison beyond the retention or with the future. */
export function toBoardQuery(view: ViewState, { company, now, zone, allSites, capability }: QueryContext): BoardQuery {
  const until = lastFullMinute(now)
  const { from, to } = resolveRange(view.range, { now: until, zone })
  const span = { from, to: from < until ? Math.min(to, until) : to }
  const before = view.compare === 'off' ? null : previousSpan(span, view.compare, { ...view, zone })
  const oldest = capability ? until - capability.oldestSeconds : Number.NEGATIVE_INFINITY
  return {
    company,
    view,
    span,
    step: granularity(span),
    zone,
    now: until,
    allSites,
    before: before && before.from >= oldest && before.to <= until ? before : null,
    resultSize: capability?.resultSize ?? 10,
  }
}

/** Resolves a view within the limits of the contract; its range stays as it was chosen. */
export function toViewQuery(
  view: ViewState,
  { capability, ...context }: Omit<QueryContext, 'capability'> & { readonly capability: Capability },
): BoardQuery {
  const { now, zone } = context
  const { range } = checkViewRange(view.range, capability, { now: lastFullMinute(now), zone })
  return { ...toBoardQuery({ ...view, range }, { ...context, capability }), view }
}

/** Returns the query without the filters of one key. */
export function withoutFilter(query: BoardQuery, key: ViewFilterKey): BoardQuery {
  const { [key]: _, ...include } = query.view.include
  const { [key]: __, ...exclude } = query.view.exclude
  return { ...query, view: { ...query.view, include, exclude } }
}

/** Returns the filter as sent (§5). `over` overrides span, step or number of rows. */
export function queryFilter(
  query: BoardQuery,
  tier: Tier,
  over: { span?: Span; step?: number; resultSize?: number } = {},
): WireFilter {
  const { company, zone, view, allSites } = query
  return toWire(
    {
      company,
      tier,
      span: over.span ?? query.span,
      step: over.step ?? query.step,
      zone,
      sites: view.sites,
      include: pickLists(view.include, filterKeys),
      exclude: pickLists(view.exclude, ['vhost', ...filterKeys]),
      ...(over.resultSize === undefined ? {} : { resultSize: over.resultSize }),
    },
    { allSites, filterCompany: view.company ?? null },
  )
}

export interface Buckets {
  readonly times: number[]
  readonly step: number
  /** Seconds of each bucket within the span and in the past. */
  readonly seconds: number[]
  /** Index of the first bucket that has not ended yet; the number of buckets when all have. */
  readonly complete: number
}

/** Returns the buckets of a span in a zone, without those that have not started. */
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

/** The start of the running bucket; undefined if all have ended. */
export function runningFrom({ times, complete }: Buckets): { incompleteFrom?: number } {
  const incompleteFrom = times[complete]
  return incompleteFrom === undefined ? {} : { incompleteFrom }
}

/** The bucket index of each moment; -1 before the first. */
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
