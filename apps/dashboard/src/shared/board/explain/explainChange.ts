import {
  type ApiContext,
  byScore,
  CallFailure,
  type Contributor,
  callApi,
  contributorsOf,
  type DimensionValues,
  type ExplainDimension,
  type ExplainMetric,
  type FilterPair,
  granularity,
  type Histogram,
  hasBuckets,
  metricPart,
  metricTotals,
  narrowToMetric,
  plainReason,
  rowsOf,
  type Span,
  statistics,
  stepsBySite,
  stepsOf,
  type Table,
  type Tier,
  type Totals,
  toWire,
  type ValueHistory,
  type Verdict,
  verdictOf,
} from '@parapet/api'
import { createQueue } from '@parapet/base'

/** A change to explain: a metric in a span, compared with another span of the same length. */
export interface ExplainQuestion extends FilterPair {
  readonly company: number
  readonly source: 'historic' | 'analytic'
  readonly tier: Tier
  readonly metric: ExplainMetric
  readonly span: Span
  readonly baseline: Span
  readonly zone: string
  readonly sites: readonly string[]
  readonly allSites: readonly string[]
  readonly filterCompany: number | null
  readonly dimensions: readonly ExplainDimension[]
  /** The start of the contract's retention, epoch seconds. */
  readonly oldest: number
  readonly maxSpanSeconds: number | null
}

/** The progress of a dimension; `late` after the time limit. */
export type DimensionState = 'waiting' | 'done' | 'failed' | 'forbidden' | 'late'

/** The current state of an explanation. */
export interface Explanation {
  readonly totals: { readonly before: MetricTotals; readonly after: MetricTotals } | undefined
  readonly hasFailed: boolean
  readonly dimensions: Readonly<Partial<Record<ExplainDimension, DimensionState>>>
  readonly contributors: readonly Contributor[]
  readonly verdict: Verdict | null
}
type MetricTotals = ReturnType<typeof metricTotals>

/** The limits of an explanation: two totals, two rankings per dimension and four histories, six at a time. */
export const explainBudget = { requests: 24, atOnce: 6, seconds: 60 } as const

const ROWS = 250
const HISTORIES = 4
const EARLIER_SPANS = 8
const SPLIT_ROWS = 50
const MINUTE = 60

const statisticsCalls = {
  historic: { histogram: statistics.historicHistogram, table: statistics.historicTable },
  analytic: { histogram: statistics.analyticHistogram, table: statistics.analyticTable },
} as const

/** Whether a metric counts requests, so that its random variation follows from the count. */
export const isCountMetric = (metric: ExplainMetric): boolean => metric !== 'bytes' && metric !== 'time'

/** Loads an explanation within the budget and reports its state after each response; aborting cancels it. */
export async function explainChange(
  question: ExplainQuestion,
  { api, signal, onUpdate }: { api: ApiContext; signal: AbortSignal; onUpdate: (explanation: Explanation) => void },
): Promise<void> {
  const { source, metric, span, baseline, dimensions } = question
  const isCount = isCountMetric(metric)
  const late = AbortSignal.timeout(explainBudget.seconds * 1000)
  const options = { signal: AbortSignal.any([signal, late]), isQuiet: true }
  const narrowed = narrowToMetric(metric, question)
  let explanation: Explanation = {
    totals: undefined,
    hasFailed: narrowed === null,
    dimensions: Object.fromEntries(dimensions.map((dimension) => [dimension, 'waiting'])),
    contributors: [],
    verdict: null,
  }
  const update = (next: Partial<Explanation>) => {
    explanation = { ...explanation, ...next }
    if (!signal.aborted) onUpdate(explanation)
  }
  update({})
  if (!narrowed) return
  const turn = createQueue(explainBudget.atOnce)
  const filters = (at: Span, by: FilterPair, over: { step?: number; resultSize?: number } = {}) =>
    toWire(
      { ...question, ...by, span: at, step: granularity(at), ...over },
      { allSites: question.allSites, filterCompany: question.filterCompany },
    )
  const histogram = (at: Span): Promise<Histogram> =>
    turn(() => callApi(statisticsCalls[source].histogram, { filters: filters(at, question) }, api, options))
  const ranking = (at: Span, dimension: ExplainDimension): Promise<Table> =>
    turn(() =>
      callApi(
        statisticsCalls[source].table,
        { filters: filters(at, narrowed, { resultSize: ROWS }), key_field: dimension, total_count: true },
        api,
        options,
      ),
    )

  const rankings = new Map<ExplainDimension, { before: Table; after: Table }>()
  const histories = new Map<ExplainDimension, History>()
  const rank = (): readonly Contributor[] => {
    const { totals } = explanation
    if (!totals) return []
    const both: Totals = { before: totals.before[metric], after: totals.after[metric] }
    return [...rankings]
      .flatMap(([dimension, { before, after }]) => {
        const history = histories.get(dimension)
        return contributorsOf(
          dimension,
          {
            before: valuesOf(before, dimension, metric, totals.before.requests),
            after: valuesOf(after, dimension, metric, totals.after.requests),
          },
          both,
          {
            isCount,
            ...(history ? { historyOf: history } : {}),
          },
        )
      })
      .sort(byScore)
  }

  const totals = Promise.all([histogram(baseline), histogram(span)]).then(
    ([before, after]) => {
      if (!hasBuckets(before) || !hasBuckets(after)) {
        update({ hasFailed: true })
        return
      }
      update({ totals: { before: metricTotals(stepsOf(before)), after: metricTotals(stepsOf(after)) } })
      update({ contributors: rank() })
    },
    () => update({ hasFailed: true }),
  )
  const answered = dimensions.map(async (dimension) => {
    const state = await Promise.all([ranking(baseline, dimension), ranking(span, dimension)]).then(
      ([before, after]): DimensionState => {
        rankings.set(dimension, { before, after })
        return 'done'
      },
      (cause: unknown) => failedState(cause, late),
    )
    update({ dimensions: { ...explanation.dimensions, [dimension]: state }, contributors: rank() })
  })
  await Promise.all([totals, ...answered])
  if (signal.aborted || explanation.hasFailed || !explanation.totals) return

  const earlier = earlierSpans(question)
  if (earlier && metric !== 'time') {
    const leading = [...new Set(explanation.contributors.map(({ dimension }) => dimension))].slice(0, HISTORIES)
    await Promise.all(
      leading.map((dimension) =>
        turn(() =>
          callApi(
            statisticsCalls[source].histogram,
            {
              filters: filters(earlier, narrowed, { step: granularity(earlier), resultSize: SPLIT_ROWS }),
              key_field: dimension,
            },
            api,
            options,
          ),
        ).then(
          (answer) => histories.set(dimension, historyOf(answer, earlier, span.to - span.from, metric, dimension)),
          () => undefined,
        ),
      ),
    )
  }
  const contributors = rank()
  const { before, after } = explanation.totals
  update({
    contributors,
    verdict: verdictOf(
      contributors,
      { before: before[metric], after: after[metric] },
      { isCount, sample: Math.max(before.requests, after.requests) },
    ),
  })
}

function failedState(cause: unknown, late: AbortSignal): DimensionState {
  if (late.aborted) return 'late'
  return cause instanceof CallFailure && cause.failure.kind === 'http' && cause.failure.status === 403
    ? 'forbidden'
    : 'failed'
}

const normalizedKey = (key: string, dimension: ExplainDimension) =>
  dimension === 'tcdndebugreason' ? plainReason(key) : key

function valuesOf(table: Table, dimension: ExplainDimension, metric: ExplainMetric, requests: number): DimensionValues {
  const { rows, totalCount } = rowsOf(table)
  const values = new Map<string, number>()
  for (const row of rows) {
    const key = normalizedKey(row.key, dimension)
    values.set(key, (values.get(key) ?? 0) + metricPart(metric, row, requests))
  }
  const last = rows.at(-1)
  const isWhole = totalCount === null ? rows.length < ROWS : totalCount <= rows.length
  return { values, rest: isWhole || !last ? 0 : metricPart(metric, last, requests) }
}

function earlierSpans({ span, oldest, maxSpanSeconds }: ExplainQuestion): Span | null {
  const length = span.to - span.from
  const reach = Math.min(span.from - oldest, maxSpanSeconds ?? Number.POSITIVE_INFINITY)
  const count = Math.min(EARLIER_SPANS, Math.floor(reach / length))
  return length >= MINUTE && count >= 3 ? { from: span.from - count * length, to: span.from } : null
}

type History = (key: string) => ValueHistory

function historyOf(
  histogram: Histogram,
  { from, to }: Span,
  length: number,
  metric: ExplainMetric,
  dimension: ExplainDimension,
): History {
  const count = Math.round((to - from) / length)
  const series = new Map<string, number[]>()
  const split = Object.entries(stepsBySite(histogram))
  for (const [key, entries] of split) {
    const sums = series.get(normalizedKey(key, dimension)) ?? new Array<number>(count).fill(0)
    for (const entry of entries) {
      const index = Math.min(count - 1, Math.max(0, Math.floor((entry.timestamp - from) / length)))
      sums[index] = (sums[index] ?? 0) + (metric === 'bytes' ? entry.bytes : entry.requests)
    }
    series.set(normalizedKey(key, dimension), sums)
  }
  const isWhole = split.length < SPLIT_ROWS
  const totals = Array.from({ length: count }, (_, index) =>
    [...series.values()].reduce((total, sums) => total + (sums[index] ?? 0), 0),
  )
  const absent = isWhole ? new Array<number>(count).fill(0) : []
  return (key) => {
    const values = series.get(key) ?? absent
    const parts = isWhole ? values.flatMap((value, index) => (totals[index] ? [value / totals[index]] : [])) : []
    return { values, parts }
  }
}
