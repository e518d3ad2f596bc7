import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  callApi,
  type ExplainMetric,
  explainDimensions,
  granularity,
  makeApiContext,
  previousSpan,
  type Span,
  statistics,
  stepsOf,
  toWire,
} from '@parapet/api'
import { createSandbox, type Scenario, scenarios } from '@parapet/api/sandbox'
import { describe, expect, it } from 'vitest'
import { type ExplainQuestion, type Explanation, explainBudget, explainChange } from './explainChange.ts'
import { metricsOf } from './explainQuestion.ts'
import { largestChanges } from './largestChanges.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const MINUTE = 60
const HOUR = 3600

function question(metric: ExplainMetric, span: Span, over: Partial<ExplainQuestion> = {}): ExplainQuestion {
  return {
    company: 300,
    source: 'analytic',
    tier: 'L1',
    metric,
    span,
    baseline: previousSpan(span, 'previous'),
    zone: 'UTC',
    sites: [],
    allSites: [],
    filterCompany: null,
    include: {},
    exclude: {},
    dimensions: explainDimensions,
    oldest: now - 90 * 24 * HOUR,
    maxSpanSeconds: null,
    ...over,
  }
}

function sandboxApi(scenario: Scenario) {
  const sandbox = createSandbox({ scenario, now: () => now * 1000 })
  const { access_token } = sandbox.tokenFor('admin')
  const requests = { sent: 0, open: 0, atOnce: 0 }
  const api = makeApiContext({
    base: 'http://sandbox.test/api',
    company: () => 300,
    token: () => access_token,
    fetch: async (input, init) => {
      requests.sent++
      requests.atOnce = Math.max(requests.atOnce, ++requests.open)
      const answer = await sandbox.answer(new Request(input, init))
      requests.open--
      if (!answer) throw new Error('not the sandbox’s')
      return answer
    },
  })
  return { api, requests }
}

async function explain(scenario: Scenario, asked: ExplainQuestion) {
  const { api, requests } = sandboxApi(scenario)
  const reports: Explanation[] = []
  const { signal } = new AbortController()
  await explainChange(asked, { api, signal, onUpdate: (next) => reports.push(next) })
  const last = reports.at(-1)
  if (!last) throw new Error('nothing was reported')
  return { ...last, requests, reports }
}

const before = (seconds: number, lasts: number): Span => ({ from: now - seconds, to: now - seconds + lasts })
const afterDeployment = before(20 * HOUR + 25 * MINUTE, 26 * MINUTE)
const lateSelection = before(20 * HOUR + 20 * MINUTE, 26 * MINUTE)
const logins = ['request', '/v2/session'] as const
const unreachable = ['tcdndebugreason', 'TCDN-BENG-Service unavailable'] as const
const limited = ['tcdndebugreason', 'TCDN-RPE-GRL-429-Too Many Requests'] as const

interface Known {
  readonly name: string
  readonly scenario: Scenario
  readonly metric: ExplainMetric
  readonly span: Span
  readonly cause: readonly [string, string]
}
const known = (
  name: string,
  scenario: Scenario,
  metric: ExplainMetric,
  span: Span,
  cause: readonly [string, string],
): Known => ({ name, scenario, metric, span, cause })

const causes: readonly Known[] = [
  known('credential stuffing', 'stuffing', 'requests', before(50 * MINUTE, 50 * MINUTE), logins),
  known('credential stuffing', 'stuffing', 'refused', before(50 * MINUTE, 50 * MINUTE), logins),
  known('a bad deployment', 'baddeploy', 'errors', afterDeployment, ['tcdndebugreason', 'TCDN-OENG']),
  known('a bad deployment, selected late', 'baddeploy', 'errors', lateSelection, ['tcdndebugreason', 'TCDN-OENG']),
  known('an origin that is down', 'origindown', 'errors', before(12 * MINUTE, 12 * MINUTE), unreachable),
  known('an origin that is down', 'origindown', 'time', before(12 * MINUTE, 12 * MINUTE), unreachable),
  known('an origin slow for one country', 'slowcountry', 'time', before(15 * MINUTE, 15 * MINUTE), [
    'countrycode',
    'MX',
  ]),
  known('errors of this morning', 'quiet', 'errors', before(38 * MINUTE, 6 * MINUTE), unreachable),
  known('errors of last night', 'quiet', 'errors', before(9 * HOUR, 25 * MINUTE), unreachable),
  known('an attack', 'quiet', 'requests', before(14 * HOUR, 12 * MINUTE), limited),
  known('an attack', 'quiet', 'refused', before(14 * HOUR, 12 * MINUTE), limited),
  known('a purge', 'quiet', 'misses', before(27 * HOUR, 40 * MINUTE), ['cached', 'miss']),
  known('traffic of a hostile world', 'hostile', 'errors', before(38 * MINUTE, 6 * MINUTE), unreachable),
]

const tableRows = (row: RegExp) =>
  readFileSync(join(import.meta.dirname, '../../../../../../docs/explain.md'), 'utf8')
    .split('\n')
    .filter((line) => row.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )

/** The scenarios that change no traffic that has a cause. */
const withoutCause = [
  'slow',
  'flaky',
  'empty',
  'partial',
  'expiring',
  'unhired',
  'manysites',
  'shortday',
  'longday',
] as const

describe('the known cause of a change', () => {
  const ranks: string[][] = []

  it.each(causes)(
    'ranks first or second: $name ($scenario), $metric',
    { timeout: 60_000 },
    async ({ name, scenario, metric, span, cause }) => {
      const row = [name, scenario, metric, cause.join(' ')]
      for (const baseline of ['previous', 'week'] as const) {
        const asked = question(metric, span, { baseline: previousSpan(span, baseline) })
        const { contributors, verdict, requests } = await explain(scenario, asked)
        const [dimension, key] = cause
        const rank = 1 + contributors.findIndex((one) => one.dimension === dimension && one.key === key)
        row.push(`${rank}`)
        expect([1, 2]).toContain(rank)
        expect(verdict?.kind).toBe('one')
        expect(requests.sent).toBeLessThanOrEqual(explainBudget.requests)
        expect(requests.atOnce).toBeLessThanOrEqual(explainBudget.atOnce)
      }
      ranks.push(row)
    },
  )

  it('has the rank that docs/explain.md states', () => {
    expect(tableRows(/^\|.*`.*\d \|$/)).toEqual(ranks)
  })

  it('is tried in every scenario that has one', () => {
    expect([...new Set(causes.map(({ scenario }) => scenario)), ...withoutCause].sort()).toEqual([...scenarios].sort())
  })
})

interface Opened {
  readonly scenario: Scenario
  readonly tile: string
  readonly hours: number
  readonly opensOn: string
}
const opened = (scenario: Scenario, tile: string, hours: number, opensOn: string): Opened => ({
  scenario,
  tile,
  hours,
  opensOn,
})
const opens: readonly Opened[] = [
  ...[1, 6, 24].map((hours) => opened('stuffing', 'requests', hours, 'requests 09:40 – 10:30')),
  ...[1, 6, 24].map((hours) => opened('stuffing', 'errors', hours, 'refused 09:40 – 10:30')),
  opened('baddeploy', 'errors', 24, 'refused 20:30 – 20:40'),
  opened('origindown', 'errors', 1, 'errors 10:18 – 10:30'),
  opened('origindown', 'responseTime', 6, 'time 10:18 – 10:30'),
  opened('quiet', 'errors', 1, 'errors 09:52 – 09:58'),
  opened('quiet', 'requests', 1, 'requests'),
]

describe('the change that a tile opens on', () => {
  const rows: string[][] = []
  it.each(opens)('$scenario, $tile, $hours h: $opensOn', async ({ scenario, tile, hours, opensOn }) => {
    const span = before(hours * HOUR, hours * HOUR)
    const step = granularity(span)
    const asked = { ...question('requests', span), step }
    const answer = await callApi(
      statistics.analyticHistogram,
      { filters: toWire(asked, { allSites: [], filterCompany: null }) },
      sandboxApi(scenario).api,
    )
    const { metric, changes } = largestChanges(stepsOf(answer), metricsOf(`analytics.delivery.${tile}`, asked), {
      chosen: null,
      step,
      zone: 'UTC',
      now,
    })
    const time = (at: number) => new Date(at * 1000).toISOString().slice(11, 16)
    const found = [metric, ...changes.slice(0, 1).map(({ from, to }) => `${time(from)} – ${time(to)}`)].join(' ')
    expect(found).toBe(opensOn)
    rows.push([scenario, tile, `${hours} h`, found])
  })

  it('is the one that docs/explain.md states', () => {
    expect(tableRows(/^\|.* h +\|/)).toEqual(rows)
  })
})

describe('without a cause', () => {
  it('finds no explanation for a spike of evenly grown traffic', async () => {
    const site = { sites: ['www.auroramedia.example'], allSites: ['www.auroramedia.example', 'other.example'] }
    const { verdict } = await explain('quiet', question('requests', before(74 * HOUR, 2 * HOUR), site))
    expect(verdict).toEqual({ kind: 'even' })
  })

  it('reports a quiet hour as nearly unchanged', async () => {
    const span = before(5 * HOUR, HOUR)
    const { verdict } = await explain('quiet', question('requests', span, { baseline: previousSpan(span, 'week') }))
    expect(verdict).toEqual({ kind: 'steady' })
  })

  it('reports too few requests', async () => {
    const { verdict } = await explain('empty', question('requests', before(HOUR, HOUR)))
    expect(verdict).toEqual({ kind: 'few' })
  })
})
