import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ExplainMetric, explainDimensions, makeApiContext, previousSpan, type Span } from '@parapet/api'
import { createSandbox, type Scenario, scenarios } from '@parapet/api/sandbox'
import { describe, expect, it } from 'vitest'
import { type ExplainQuestion, type Explanation, explainBudget, explainChange } from './explainChange.ts'

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

async function explain(scenario: Scenario, asked: ExplainQuestion) {
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
    const text = readFileSync(join(import.meta.dirname, '../../../../docs/explain.md'), 'utf8')
    const rows = text.split('\n').filter((line) => /^\|.*\d \|$/.test(line))
    const stated = rows.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
    expect(stated).toEqual(ranks)
  })

  it('is tried in every scenario that has one', () => {
    expect([...new Set(causes.map(({ scenario }) => scenario)), ...withoutCause].sort()).toEqual([...scenarios].sort())
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
