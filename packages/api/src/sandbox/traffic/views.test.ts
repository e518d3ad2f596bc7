import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSandbox, type PersonaName } from '../index.ts'

const now = Date.parse('2026-06-15T10:30:00Z')
const sandbox = createSandbox({ seed: 446, now: () => now })
const token = (persona: PersonaName) => sandbox.tokenFor(persona).access_token
const admin = token('admin')

interface Step {
  timestamp: number
  requests: number
  bytes: number
  [counter: string]: number
}
interface Row {
  key: string
  requests: number
  bytes: number
}

async function fetchJson<Answer>(path: string, filters: object, query: Record<string, string> = {}): Promise<Answer> {
  const search = new URLSearchParams({ filters: JSON.stringify(filters), ...query })
  const response = await sandbox.answer(
    new Request(`http://sandbox/api/v1/${path}?${search}`, { headers: { authorization: `Bearer ${admin}` } }),
  )
  expect(response?.status, await response?.clone().text()).toBe(200)
  return (await response?.json()) as Answer
}

const total = (rows: readonly { requests: number }[]) => rows.reduce((sum, row) => sum + row.requests, 0)
const volume = (rows: readonly { bytes: number }[]) => rows.reduce((sum, row) => sum + row.bytes, 0)

const sites = ['www.auroramedia.example', 'api.auroramedia.example', 'tienda.auroramedia.example']
const ranges = fc
  .record({
    back: fc.integer({ min: 900, max: 48 * 3600 }),
    lasts: fc.integer({ min: 60, max: 24 * 3600 }),
    interval: fc.constantFrom(300, 3600, 86_400),
    vhost: fc.subarray(sites),
  })
  .map(({ back, lasts, interval, vhost }) => {
    const from = Math.floor(now / 1000) - back
    return { timestamp: { from, to: from + lasts, interval, timezone: 'Europe/Madrid' }, vhost, result_size: 10_000 }
  })
const few = { numRuns: 12 }

describe('family counts derive from delivery', () => {
  it('denied by the firewall', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (filters) => {
        const denied = await fetchJson<Row[]>('statistics/300/delivery/analytic/table/', filters, {
          key_field: 'tcdndebugreason',
        })
        const steps = await fetchJson<Step[]>('statistics/300/waf/analytic/histogram/', filters)
        const row = denied.find(({ key }) => key === 'TCDN-RPE-403')
        expect(total(steps)).toBe(row?.requests ?? 0)
        expect(volume(steps)).toBe(row?.bytes ?? 0)
      }),
      few,
    )
  })

  it('blocked as an attack: the three reasons', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (filters) => {
        const tcdndebugreason = [
          'TCDN-RPE-GRL-429-Too Many Requests',
          'TCDN-RPE-UA-429-Too Many Requests',
          'TCDN-RPE-UA-403-Denylist',
        ]
        const delivery = await fetchJson<Step[]>('statistics/300/delivery/analytic/histogram/', {
          ...filters,
          tcdndebugreason,
        })
        const kept = await fetchJson<Step[]>('statistics/300/ddos/analytic/histogram/', filters)
        expect(kept.map((step) => step.requests)).toEqual(delivery.map((step) => step.requests))
      }),
      few,
    )
  })

  it('requested from the origin: misses, passes and revalidations', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (filters) => {
        const delivery = { ...filters, cached: ['miss', 'pass', 'expired'] }
        const rows = await fetchJson<Row[]>('statistics/300/delivery/analytic/table/', delivery, {
          key_field: 'tcdndebugreason',
        })
        const steps = await fetchJson<Step[]>('statistics/300/backend_delivery/analytic/histogram/', filters)
        expect(total(steps)).toBe(total(rows.filter(({ key }) => !key.startsWith('TCDN-RPE'))))
      }),
      few,
    )
  })
})

describe('parts add up', () => {
  const families = {
    waf: [
      'ruleid',
      'message',
      'geoip',
      'tcdndebugreason',
      'transaction.messages.details.ruleId',
      'transaction.messages.message',
      'geoip.country_name',
      'clientip',
    ],
    ddos: ['debug_reason', 'geoip.asn.organization_name', 'client_ip', 'ReqURL'],
    backend_delivery: ['backend', 'tcdn.varnish.asn', 'regioncode', 'response'],
    bot_mitigation: ['action', 'crawler', 'reason', 'country', 'assess-ip'],
    dns: ['record.type', 'record.name', 'client.geo.country', 'client.asn'],
  }

  it.each(Object.entries(families))('of %s, for any ranking', async (family, keys) => {
    await fc.assert(
      fc.asyncProperty(ranges, fc.constantFrom(...keys), async (filters, key_field) => {
        const rows = await fetchJson<Row[]>(`statistics/300/${family}/analytic/table/`, filters, { key_field })
        const steps = await fetchJson<Step[]>(`statistics/300/${family}/analytic/histogram/`, filters)
        expect(total(rows)).toBe(total(steps))
        expect(volume(rows)).toBe(volume(steps))
      }),
      few,
    )
  })

  it('of a family with each filter: matching and other requests are all', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, fc.constantFrom('action', 'crawler', 'country', 'status'), async (filters, key) => {
        const path = 'statistics/300/bot_mitigation/analytic/histogram/'
        const rows = await fetchJson<Row[]>('statistics/300/bot_mitigation/analytic/table/', filters, {
          key_field: key,
        })
        const chosen = rows.slice(0, 2).map((row) => row.key)
        if (chosen.length === 0) return
        const only = await fetchJson<Step[]>(path, { ...filters, [key]: chosen })
        const others = await fetchJson<Step[]>(path, { ...filters, exclude: { [key]: chosen } })
        expect(total(only)).toBe(total(rows.slice(0, 2)))
        expect(total(only) + total(others)).toBe(total(rows))
      }),
      few,
    )
  })

  it('of bots: outcomes are the crawlers, sites are the total, people and crawlers are all', async () => {
    await fc.assert(
      fc.asyncProperty(ranges, async (filters) => {
        const path = 'statistics/300/bot_mitigation/historic/histogram/'
        const steps = await fetchJson<Step[]>(path, filters)
        for (const step of steps) {
          const { allow = 0, block = 0, captcha = 0, jschallenge = 0 } = step
          expect(step.crawler_total).toBe(step.requests)
          expect(allow + block + captcha + jschallenge).toBe(step.crawler_total)
        }
        const detailed = await fetchJson<Record<string, Step[]>>(path, filters, { detailed: 'true' })
        expect(total(Object.values(detailed).flat())).toBe(total(steps))
      }),
      few,
    )
    const end = now - 3_600_000
    const analysis = { timestamp: { from: end - 86_400_000, to: end, interval: 'HOURLY' }, vhost: [] }
    const hours = await fetchJson<Step[]>('bot_mitigation/300/traffic/analysis/', analysis)
    const clients = await fetchJson<{ total: number; crawler_total: number; clients: Row[] }>(
      'bot_mitigation/300/client/analysis/',
      analysis,
    )
    for (const hour of hours) {
      expect(hour.timestamp % 3_600_000).toBe(0)
      expect((hour.human_total ?? 0) + (hour.crawler_total ?? 0)).toBe(hour.total)
    }
    expect(clients.crawler_total).toBe(hours.reduce((sum, hour) => sum + (hour.crawler_total ?? 0), 0))
    expect(clients.total).toBe(hours.reduce((sum, hour) => sum + (hour.total ?? 0), 0))
    expect(total(clients.clients)).toBe(clients.crawler_total)
  })
})

describe('the attack of 14 hours ago', () => {
  const during = { from: Math.floor(now / 1000) - 14 * 3600, to: Math.floor(now / 1000) - 14 * 3600 + 720 }
  const before = { from: during.from - 7200, to: during.from - 7200 + 720 }
  const filters = (timestamp: object) => ({ timestamp, vhost: ['www.auroramedia.example'] })

  it.each(['ddos', 'bot_mitigation'])('appears in %s', async (family) => {
    const path = `statistics/300/${family}/analytic/histogram/`
    const calm = await fetchJson<Step[]>(path, filters(before))
    const storm = await fetchJson<Step[]>(path, filters(during))
    expect(total(storm)).toBeGreaterThan(3 * total(calm))
  })

  it('has its agents and networks', async () => {
    const rows = await fetchJson<Row[]>('statistics/300/ddos/analytic/table/', filters(during), {
      key_field: 'user_agent',
    })
    expect(rows.map((row) => row.key)).toContain('python-requests/2.32.4')
  })
})

it('has addresses with the counts of delivery', async () => {
  const to = Math.floor(now / 1000)
  const filters = { timestamp: { from: to - 86_400, to }, vhost: [], clientip: ['198.51.100.201'] }
  const steps = await fetchJson<Step[]>('statistics/300/delivery/analytic/histogram/', filters)
  const info = await fetchJson<{ requests: number; bytes: number }>('statistics/300/ip/198.51.100.201', {})
  expect(info).toMatchObject({ requests: total(steps), bytes: volume(steps) })
  const score = await fetchJson<{ score: number }>('statistics/300/ip_score/198.51.100.201', {})
  expect(score.score).toBeGreaterThan(50)
})

describe('the names of a DNS record', () => {
  const timestamp = { from: Math.floor(now / 1000) - 3600, to: Math.floor(now / 1000) }
  const status = async (more: object, key = 'record.type') => {
    const search = new URLSearchParams({
      filters: JSON.stringify({ timestamp, vhost: [], ...more }),
      key_field: key,
    })
    const url = `http://sandbox/api/v1/statistics/300/dns/analytic/table/?${search}`
    const response = await sandbox.answer(new Request(url, { headers: { authorization: `Bearer ${admin}` } }))
    return [response?.status, Object.keys((await response?.json()) as object)[0]]
  }

  it.each(['name', 'type'])('start with "client" in filters but not in keys: record.%s', async (part) => {
    const path = 'statistics/300/dns/analytic/table/'
    const rows = await fetchJson<Row[]>(path, { timestamp, vhost: [] }, { key_field: `record.${part}` })
    const [first] = rows
    const only = { timestamp, vhost: [], [`client.record.${part}`]: [first?.key] }
    expect(await fetchJson<Row[]>(path, only, { key_field: `record.${part}` })).toEqual([first])
  })

  it('are rejected elsewhere, like the provider does', async () => {
    expect(await status({ 'record.name': ['a.example'] })).toEqual([400, 'record.name'])
    expect(await status({ exclude: { 'record.type': ['A'] } })).toEqual([400, 'record.type'])
    expect(await status({}, 'client.record.name')).toEqual([400, 'key_field'])
  })
})

describe('filters by time', () => {
  const to = now / 1000
  const day = { timestamp: { from: to - 86_400, to, interval: 3600 }, vhost: [] }
  const origins = 'statistics/300/backend_delivery/analytic'
  const count = async (more: object) => total(await fetchJson<Step[]>(`${origins}/histogram/`, { ...day, ...more }))
  const names = ['t-connected', 't-fetch', 't-beresp', 't-ttfb', 't-berespbody', 't-process', 'response_time'] as const

  it('above and below a limit add up to all, in histograms and tables', async () => {
    const all = await count({})
    const limits = fc.record({ name: fc.constantFrom(...names), limit: fc.integer({ min: 0, max: 2_000_000 }) })
    await fc.assert(
      fc.asyncProperty(limits, async ({ name, limit }) => {
        const longer = { [name]: [String(limit)] }
        const [over, under] = [await count(longer), await count({ [name]: [`lte:${limit}`] })]
        expect(over + under).toBe(all)
        expect(await count({ exclude: longer })).toBe(under)
        expect(await count({ [`tcdn.varnish.${name}`]: [`gt:${limit}`] })).toBe(over)
        const rows = await fetchJson<Row[]>(`${origins}/table/`, { ...day, ...longer, result_size: 100 })
        expect(total(rows)).toBe(over)
      }),
      { numRuns: 12 },
    )
  })

  it('match fewer requests for a later moment', async () => {
    const limit = ['gt:120000']
    const [connected, whole] = [await count({ 't-connected': limit }), await count({ response_time: limit })]
    expect(whole).toBeGreaterThan(0)
    expect(connected).toBeLessThan(whole)
    expect(await count({ 't-start': limit })).toBe(0)
    expect(await count({ response_time: ['gte:100000', 'lt:200000'] })).toBeLessThan(
      await count({ response_time: ['100000'] }),
    )
  })

  it('have the time of an error for failures only', async () => {
    const steps = await fetchJson<Step[]>(`${origins}/histogram/`, { ...day, 't-error': ['0'] })
    expect(total(steps)).toBeGreaterThan(0)
    expect(steps.reduce((sum, step) => sum + (step.status_5xx ?? 0), 0)).toBe(total(steps))
  })

  it('reject an invalid limit', async () => {
    for (const wrong of [{ 't-fetch': ['soon'] }, { 't-fetch': ['about:5'] }, { exclude: { 't-error': ['5'] } }]) {
      const search = new URLSearchParams({ filters: JSON.stringify({ ...day, ...wrong }) })
      const request = new Request(`http://sandbox/api/v1/${origins}/histogram/?${search}`, {
        headers: { authorization: `Bearer ${admin}` },
      })
      const response = await sandbox.answer(request)
      expect(response?.status).toBe(400)
      expect(Object.keys((await response?.json()) as object)).toEqual([Object.keys(wrong.exclude ?? wrong)[0]])
    }
  })
})
