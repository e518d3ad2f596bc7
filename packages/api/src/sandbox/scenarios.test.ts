import { instantOf } from '@parapet/base'
import { describe, expect, it } from 'vitest'
import { changeDay } from './clock.ts'
import { createSandbox, scenarios } from './index.ts'
import { lruCached } from './lruCached.ts'
import { createTestSandbox } from './testSandbox.ts'
import { contractable } from './world/seed.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const day = 86_400

describe('an expiring certificate', () => {
  it("appears in its row, in a failed request, to the company's users, in a ticket and at an origin", async () => {
    const { fetchJson, sandbox } = createTestSandbox({ scenario: 'expiring' })
    const certificates = (await fetchJson('autoprovisioning/300/sslconfig/')).data
    const ending = certificates.find(
      ({ expiration }: { expiration: string }) => Number(expiration) > now && Number(expiration) < now + 3 * day,
    )
    const [site] = ending.domains
    expect(sandbox.world.sites.find(({ url }) => url === site)?.company).toBe(300)
    expect(ending.cert).toContain('BEGIN CERTIFICATE')
    const failed = (await fetchJson('autoprovisioning/300/sslcertificaterequest/')).data
    expect(failed.some((row: { cn: string; error_text: string | null }) => row.cn === site && row.error_text)).toBe(
      true,
    )
    for (const as of ['admin', 'viewer', 'config'] as const) {
      const [latest] = (await fetchJson('notifications/history/', { as })).data
      expect(latest).toMatchObject({ title: 'Certificate expires in 3 days', read: false })
      expect(latest.message).toContain(site)
    }
    const key = sandbox.world.users.find(({ username }) => username === 'admin')?.api_key ?? ''
    const answer = await sandbox.answer(
      new Request('http://sandbox.test/third/tickets/issues.json', { headers: { 'x-redmine-api-key': key } }),
    )
    const { issues } = JSON.parse((await answer?.text()) ?? '{}')
    expect(issues.some((issue: { subject: string }) => issue.subject.includes(site))).toBe(true)
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: now - day, to: now } }))
    const problems = (await fetchJson(`autoprovisioning/300/backendproblem/?filters=${filters}`)).data
    expect(problems.some(({ error }: { error: string }) => error.includes('certificate'))).toBe(true)
  })
})

describe('nothing hired', () => {
  it('leaves every service to be hired, and a hired one works', async () => {
    const { fetchJson } = createTestSandbox({ scenario: 'unhired' })
    const usual = createTestSandbox()
    expect((await fetchJson('companies/300')).data.services).toEqual([])
    expect((await usual.fetchJson('companies/300/services/subscribable')).data).toEqual([])
    const offered = (await fetchJson('companies/300/services/subscribable')).data
    expect(offered.map((row: { service_id: number }) => row.service_id).sort()).toEqual(
      contractable.map(({ id }) => id).sort(),
    )
    const backends = () => fetchJson('autoprovisioning/300/backends/')
    expect((await backends()).data.detail).toBe('Service not hired.')
    const service_id = contractable.find(({ name }) => name === 'autoprovisioning')?.id
    const body = { service_id }
    expect((await fetchJson('companies/300/services/subscription', { body })).status).toBe(201)
    expect((await backends()).status).toBe(200)
    expect((await usual.fetchJson('autoprovisioning/300/backends/')).status).toBe(200)
  })

  it('except the services that cannot be hired: they always count as hired (§3)', async () => {
    const { fetchJson } = createTestSandbox({ scenario: 'unhired' })
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: now - 3600, to: now }, vhost: [] }))
    expect((await fetchJson(`statistics/300/anomalies/?filters=${filters}&offset=0&limit=10`)).status).toBe(200)
    expect((await fetchJson('statistics/300/waf/analytic/table/?key_field=ruleid')).status).toBe(403)
  })
})

describe('10,000 sites', () => {
  it('belong to the company and have traffic', async () => {
    const { fetchJson } = createTestSandbox({ scenario: 'manysites' })
    const { sites } = (await fetchJson('companies/300')).data
    expect(sites).toHaveLength(10_008)
    const of = encodeURIComponent(
      JSON.stringify({ timestamp: { from: now - 3600, to: now }, vhost: [sites.at(-1).url], interval: 3600 }),
    )
    const all = encodeURIComponent(JSON.stringify({ timestamp: { from: now - 3600, to: now }, vhost: [] }))
    expect((await fetchJson(`statistics/300/delivery/analytic/histogram/?filters=${of}`)).status).toBe(200)
    const table = (await fetchJson(`statistics/300/delivery/analytic/table/?filters=${all}&total_count=true`)).data
    expect(table.total_count).toBeGreaterThan(1000)
  })
})

describe('a flaky provider', () => {
  it('leaves some requests unanswered until the client aborts', async () => {
    const { fetchJson, sandbox } = createTestSandbox({ scenario: 'flaky' })
    const { access_token } = sandbox.tokenFor('admin')
    const filters = encodeURIComponent(JSON.stringify({ timestamp: { from: now - 600, to: now }, vhost: [] }))
    const question = `statistics/300/delivery/analytic/table/?filters=${filters}`
    for (let i = 0; i < 29; i++) await fetchJson('ip/')
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${access_token}` }
    const request = new Request(`http://sandbox.test/api/v1/${question}`, { headers, signal: leaving.signal })
    let isAnswered = false
    const answer = sandbox.answer(request).finally(() => {
      isAnswered = true
    })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await fetchJson(question)).status)
    expect(statuses).toContain(200)
    expect(isAnswered).toBe(false)
    leaving.abort()
    expect((await answer)?.status).toBe(504)
  })
})

describe('clock-change days in Madrid', () => {
  it.each([
    ['shortday', '2026-03-29', 23],
    ['longday', '2025-10-26', 25],
  ] as const)('%s: the time is %s, and the day has %i hours', async (scenario, date, hours) => {
    const { fetchJson, sandbox } = createTestSandbox({ scenario })
    const shown = new Date(sandbox.clock.now() * 1000).toISOString()
    expect(shown.slice(0, 10)).toBe(date)
    const midnight = (plus: number) => instantOf(Date.parse(`${date}T00:00:00Z`) / 1000 + plus * day, 'Europe/Madrid')
    const [from, to] = [midnight(0), midnight(1)]
    expect((to - from) / 3600).toBe(hours)
    const filters = { timestamp: { from, to, interval: 3600, timezone: 'Europe/Madrid' }, vhost: [] }
    const { data } = await fetchJson(
      `statistics/300/delivery/analytic/histogram/?filters=${encodeURIComponent(JSON.stringify(filters))}`,
    )
    expect(data).toHaveLength(hours)
    expect(data.every((entry: { requests: number }) => entry.requests > 0)).toBe(true)
  })

  it.each([
    ['2026-03-29T21:29:59Z', 'short', '2025-03-30'],
    ['2026-03-29T21:30:00Z', 'short', '2026-03-29'],
    ['2026-01-01T00:00:00Z', 'long', '2025-10-26'],
  ] as const)('on %s the %s one was %s', (at, kind, date) => {
    expect(new Date(changeDay(Date.parse(at) / 1000, kind) * 1000).toISOString()).toMatch(date)
  })
})

describe('several scenarios in one sandbox', () => {
  const header = (scenario: string) => ({ 'x-sandbox-scenario': scenario })
  function make() {
    const sandbox = createSandbox({ now: () => now * 1000 })
    const authorization = `Bearer ${sandbox.tokenFor('admin').access_token}`
    const get = async (path: string, scenario: string, headers: Record<string, string> = {}) => {
      const request = new Request(`http://sandbox.test${path}`, {
        headers: { authorization, ...header(scenario), ...headers },
      })
      const answer = await sandbox.answer(request)
      return { status: answer?.status ?? 0, data: await answer?.json() }
    }
    return { sandbox, get }
  }

  it('have separate worlds, while logins stay valid in each', async () => {
    const { get, sandbox } = make()
    const name = async (scenario: string) => (await get('/api/v1/companies/300', scenario)).data.name
    expect(await name('quiet')).toBe('Aurora Media')
    expect(await name('hostile')).not.toBe('Aurora Media')
    expect(await name('stuffing')).toBe('Aurora Media')
    expect(sandbox.world.companies.get(300)?.name).toBe('Aurora Media')
    const { data } = await get('/api/v1/companies/300', 'unhired')
    expect(data.services).toEqual([])
  })

  it('share the day unless a scenario defines its own, which needs a new login', async () => {
    const { get } = make()
    const clock = async (scenario: string) => (await get('/third/sandbox/clock', scenario)).data.now
    expect([await clock('quiet'), await clock('hostile')]).toEqual([now, now])
    expect(await clock('shortday')).toBeLessThan(now)
    expect((await get('/api/v1/companies/300', 'shortday')).status).toBe(401)
  })

  it('are listed when an unknown one is requested', async () => {
    const { get } = make()
    const { status, data } = await get('/api/v1/companies/300', '<b>')
    expect([status, data.detail]).toEqual([400, expect.stringContaining('quiet, slow')])
  })

  it.each(scenarios)('answer the first calls of a session: %s', async (scenario) => {
    const { fetchJson } = createTestSandbox({ scenario })
    expect((await fetchJson('/api/v2/companies/current_user/')).status).toBe(200)
    expect((await fetchJson('companies/300')).status).toBe(200)
    expect((await fetchJson('autoprovisioning/300/sslconfig/')).status).toBe(scenario === 'unhired' ? 403 : 200)
  })
})

describe('an LRU cache', () => {
  it('creates an entry once while it is among the most recent', () => {
    const made: string[] = []
    const get = lruCached(2, (key: string) => {
      made.push(key)
      return { key }
    })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(get(key).key).toBe(key)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })
})

describe('hostile texts', () => {
  const isFormula = (text: string) => /^[=+\-@\t]/.test(text)
  it.each([
    ['formulas', isFormula],
    ['scripts', (text: string) => text.includes('<script>')],
    ['directions', (text: string) => text.includes('\u202E')],
    ['emoji', (text: string) => text.includes('👩‍👩‍👧‍👦')],
    ['addresses of 2,000 characters', (text: string) => /https?:\/\/.{1980}/.test(text)],
  ])('%s are in user-defined names and in data sent by visitors', async (_, isSuch) => {
    const { fetchJson } = createTestSandbox({ scenario: 'hostile' })
    const named = (await fetchJson('notifications/history/')).data.flatMap(
      (row: { title: string; message: string }) => [row.title, row.message],
    )
    expect(named.some(isSuch)).toBe(true)
    const filters = encodeURIComponent(
      JSON.stringify({ timestamp: { from: now - 3600, to: now }, vhost: [], result_size: 500 }),
    )
    const keys = await Promise.all(
      ['request', 'agent', 'referer'].map(
        async (key) =>
          (await fetchJson(`statistics/300/delivery/analytic/table/?filters=${filters}&key_field=${key}`)).data,
      ),
    )
    expect(keys.flat().some((row: { key: string }) => isSuch(row.key))).toBe(true)
  })
})
