// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  callApi,
  coincidencesOf,
  explainDimensions,
  granularity,
  makeApiContext,
  previousSpan,
  type Span,
  statistics,
  stepsOf,
  toWire,
} from '@parapet/api'
import { createSandbox } from '@parapet/api/sandbox'
import { describe, expect, it } from 'vitest'
import { logColumnsBuilder, logTraffic } from '../../../../../../packages/api/src/sandbox/traffic/logTraffic.ts'
import { randomOf } from '../../../../../../packages/api/src/sandbox/traffic/random.ts'
import { type ExplainQuestion, type Explanation, explainChange } from './explainChange.ts'
import { metricsOf } from './explainQuestion.ts'
import {
  everySeconds,
  type GeneratedChange,
  generateChange,
  logSeconds,
  rangeSeconds,
  type Shape,
  shapes,
} from './generatedChanges.ts'
import { largestChanges } from './largestChanges.ts'
import { onsetIn } from './onset.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const NEAR_S = 5 * 60

function apiOf(change: GeneratedChange) {
  const builder = logColumnsBuilder()
  for (const one of change.requests) builder.add(one)
  const log = builder.build()
  const sandbox = createSandbox({
    now: () => now * 1000,
    persona: 'admin',
    log: {
      name: 'generated.log',
      hasMidtier: false,
      lacks: [],
      isDemo: true,
      traffic: (dictionaries) => logTraffic(log, 0, dictionaries),
    },
  })
  return makeApiContext({
    base: 'http://sandbox.test/api',
    company: () => 300,
    fetch: async (input, init) => (await sandbox.answer(new Request(input, init))) ?? Response.error(),
  })
}

/** What Explain makes of a change. */
interface Explained {
  /** The places of its causes if it is opened from the chart of requests; null if they are not in the ranking. */
  readonly opened: readonly (number | null)[]
  /** The same if the span of the change is selected. */
  readonly selected: readonly (number | null)[]
  readonly isOnsetNear: boolean
  /** The event close to the onset is listed first, or none is listed if there was none. */
  readonly isEventRight: boolean
}

const whole: Span = { from: now - rangeSeconds, to: now }

async function explain(change: GeneratedChange): Promise<Explained> {
  const api = apiOf(change)
  const step = granularity(whole)
  const question: ExplainQuestion = {
    ...{ company: 300, source: 'analytic', tier: 'L1', metric: 'requests', zone: 'UTC' },
    ...{ span: whole, baseline: previousSpan(whole, 'previous') },
    ...{ sites: [], allSites: [], filterCompany: null, include: {}, exclude: {} },
    ...{ dimensions: explainDimensions, oldest: now - logSeconds, maxSpanSeconds: null },
  }
  const placesIn = async (span: Span): Promise<(number | null)[]> => {
    let last: Explanation | undefined
    const { signal } = new AbortController()
    const asked = { ...question, span, baseline: previousSpan(span, 'previous') }
    const onUpdate = (next: Explanation) => {
      last = next
    }
    await explainChange(asked, { api, signal, onUpdate })
    return change.causes.map(([dimension, key]) => {
      const place = (last?.contributors ?? []).findIndex((one) => one.dimension === dimension && one.key === key)
      return place < 0 ? null : place + 1
    })
  }
  const filters = toWire({ ...question, step }, { allSites: [], filterCompany: null })
  const answer = await callApi(statistics.analyticHistogram, { filters }, api)
  const metrics = metricsOf('analytics.delivery.requests', question)
  const { changes } = largestChanges(stepsOf(answer), metrics, { chosen: null, step, zone: 'UTC', now })
  const [largest] = changes
  const onset = largest ? onsetIn({ from: largest.from, to: largest.to }, changes, step) : null
  const listed = onset ? coincidencesOf(onset, change.events, ['deployment']) : []
  return {
    opened: largest ? await placesIn({ from: largest.from, to: largest.to }) : change.causes.map(() => null),
    selected: await placesIn(change.span),
    isOnsetNear: onset !== null && Math.abs(onset.at - nearestOnset(change, onset.at)) <= NEAR_S,
    isEventRight: change.eventAt === null ? listed.length === 0 : listed[0]?.event.time === change.eventAt,
  }
}

/** Of peaks that come back, the largest is explained: each has an onset of its own. */
function nearestOnset({ shape, onset }: GeneratedChange, found: number): number {
  if (shape !== 'recurring') return onset
  return onset + Math.max(0, Math.round((found - onset) / everySeconds)) * everySeconds
}

interface Row {
  readonly shape: Shape
  readonly count: 1 | 2
  readonly results: Explained[]
}
const rows: Row[] = shapes.flatMap((shape) => ([1, 2] as const).map((count) => ({ shape, count, results: [] })))
const cases = rows.flatMap((row, place) =>
  [true, true, false, false].map((hasEvent, n) => ({ row, hasEvent, seed: 1000 + place * 4 + n })),
)

const times = (list: readonly Explained[], isSo: (one: Explained) => boolean) => list.filter(isSo).length
const isIn = (places: readonly (number | null)[], last: number) => places.every((one) => one !== null && one <= last)

/** The cells of the table: how many are tried, and of those how many are so. */
function cellsOf(results: readonly Explained[], count: 1 | 2 | 'all'): string[] {
  const placed = (way: 'opened' | 'selected', place: number) => times(results, (one) => one[way][0] === place)
  return [
    results.length,
    ...(['opened', 'selected'] as const).flatMap((way) => {
      const [first, second] = [placed(way, 1), placed(way, 2)]
      return [first, second, results.length - first - second]
    }),
    count === 1 ? '' : times(results, ({ selected }) => selected.length === 2 && isIn(selected, 3)),
    times(results, ({ isOnsetNear }) => isOnsetNear),
    times(results, ({ isEventRight }) => isEventRight),
  ].map(String)
}

describe('a generated change', () => {
  it('is the same for the same seed, and 40 of them are tried', () => {
    const one = () => generateChange(randomOf(7), { shape: 'ramp', count: 2, hasEvent: true, now })
    expect(one()).toEqual(one())
    expect(cases).toHaveLength(40)
    expect(new Set(cases.map(({ seed }) => seed)).size).toBe(40)
  })

  it.each(cases)(
    'is explained: $row.shape, causes: $row.count, with an event: $hasEvent, seed $seed',
    { timeout: 60_000 },
    async ({ row, seed, hasEvent }) => {
      const { shape, count } = row
      const explained = await explain(generateChange(randomOf(seed), { shape, count, hasEvent, now }))
      expect(explained.selected).toHaveLength(count)
      row.results.push(explained)
    },
  )

  it('is explained as often as docs/explain.md states', () => {
    const all = rows.flatMap(({ results }) => results)
    const table = [
      ...rows.map(({ shape, count, results }) => [shape, String(count), ...cellsOf(results, count)]),
      ['all', '', ...cellsOf(all, 'all')],
    ]
    expect(statedRows()).toEqual(table)
  })

  it('has its main cause first or second no less often than measured', () => {
    const all = rows.flatMap(({ results }) => results)
    const among = (way: 'opened' | 'selected') => times(all, (one) => isIn(one[way].slice(0, 1), 2))
    expect(among('opened')).toBeGreaterThanOrEqual(33)
    expect(among('selected')).toBeGreaterThanOrEqual(40)
  })
})

const statedRows = () =>
  readFileSync(join(import.meta.dirname, '../../../../../../docs/explain.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:spike|step|ramp|drop|recurring|all) +\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
