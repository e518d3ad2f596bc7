import { describe, expect, it } from 'vitest'
import { wouldHaveFound } from '../domain/anomalyDetection.ts'
import { createTestSandbox } from './testSandbox.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const range = (days: number, over: object = {}) =>
  `statistics/300/anomalies/?filters=${encodeURIComponent(
    JSON.stringify({ timestamp: { from: now - days * 86_400, to: now }, vhost: [], ...over }),
  )}`

interface Found {
  id: number
  timestamp: number
  end: number | null
  anomaly_type: string
  site: string
  detail: { value: number; usual: number; status?: string }
  reactions: string[]
}

describe('anomalies', () => {
  it('match the incidents of the traffic, at the right site, with the configured reaction', async () => {
    const { fetchJson } = createTestSandbox()
    const found: Found[] = (await fetchJson(range(1))).data
    const at = (before: number) =>
      found.filter((row) => Math.abs(row.timestamp - (now - before)) <= 600).map((row) => row.anomaly_type)
    expect(at(38 * 60)).toEqual(expect.arrayContaining(['status_code', 'response_time']))
    expect(at(9 * 3600)).toEqual(expect.arrayContaining(['status_code', 'response_time']))
    expect(at(14 * 3600)).toEqual(expect.arrayContaining(['traffic', 'ip']))
    const ofOneAddress = found.find((row) => row.anomaly_type === 'ip')
    expect(ofOneAddress?.reactions).toEqual(['block_ip'])
    expect(ofOneAddress?.detail.value).toBeGreaterThan(ofOneAddress?.detail.usual ?? Number.POSITIVE_INFINITY)
    expect(found.filter((row) => row.site === 'api.auroramedia.example')).toEqual([])
    expect(found.filter((row) => row.timestamp < now - 15 * 3600)).toEqual([])
  })

  it('go on while a level stays raised, and are not joined with another kind of errors', async () => {
    const { fetchJson } = createTestSandbox({ scenario: 'stuffing' })
    const found: Found[] = (await fetchJson(range(1))).data
    const attack = now - 50 * 60
    const running = found.filter(({ timestamp, end }) => timestamp === attack && end === null)
    expect(
      running
        .filter(({ detail }) => detail.status === '4xx')
        .map(({ site }) => site)
        .sort(),
    ).toEqual(['video.auroramedia.example', 'www.auroramedia.example'])
    expect(new Set(running.map((row) => row.anomaly_type))).toEqual(
      new Set(['status_code', 'ip', 'hitratio', 'traffic']),
    )
    const outage = found.filter(({ anomaly_type, detail }) => anomaly_type === 'status_code' && !detail.status)
    expect(outage.every(({ end }) => end !== null)).toBe(true)
  })

  it('go on past midnight, and end after a day as the new usual level', async () => {
    const { fetchJson, pass } = createTestSandbox({ scenario: 'stuffing' })
    const upTo = (moment: number) => {
      const filters = JSON.stringify({ timestamp: { from: now - 86_400, to: moment }, vhost: [] })
      return fetchJson(`statistics/300/anomalies/?filters=${encodeURIComponent(filters)}`)
    }
    const attack = now - 50 * 60
    const ofAttack = ({ data }: { data: Found[] }) =>
      data.filter(({ timestamp, detail }) => timestamp === attack && detail.status === '4xx')
    expect(ofAttack(await upTo(now))).toHaveLength(2)
    pass(15 * 3600)
    expect(ofAttack(await upTo(now + 15 * 3600)).map(({ end }) => end)).toEqual([null, null])
    pass(8.5 * 3600)
    expect(ofAttack(await upTo(now + 23.5 * 3600)).map(({ end }) => end)).toEqual([attack + 86_400, attack + 86_400])
  })

  it('have stable ids, whatever the range, and are found by id', async () => {
    const { fetchJson, response } = createTestSandbox()
    const week: Found[] = (await fetchJson(range(7))).data
    const today: Found[] = (await fetchJson(range(1))).data
    expect(new Set(week.map((row) => row.id)).size).toBe(week.length)
    expect(week.slice(0, today.length)).toEqual(today)
    for (const row of week.slice(0, 4))
      expect((await fetchJson(`statistics/300/anomalies/${row.id}/`)).data).toEqual(row)
    const pdf = await response(`statistics/300/anomalies/${week[0]?.id}/pdf/`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true)
    expect((await fetchJson(`statistics/300/anomalies/${(week[0]?.id ?? 0) + 1}/`)).status).toBe(404)
  })

  it('are filtered by kind and site; site ids take precedence over names; a range is required', async () => {
    const { fetchJson } = createTestSandbox()
    const kinds: Found[] = (await fetchJson(range(7, { anomaly_type: ['traffic'] }))).data
    expect(new Set(kinds.map((row) => row.anomaly_type))).toEqual(new Set(['traffic']))
    const video: Found[] = (await fetchJson(range(7, { vhost: ['www.auroramedia.example'], sites: [1205] }))).data
    expect(new Set(video.map((row) => row.site))).toEqual(new Set(['video.auroramedia.example']))
    expect((await fetchJson('statistics/300/anomalies/')).status).toBe(400)
  })

  it('follow the thresholds: a narrower watch reports fewer, no watch reports none', async () => {
    const { fetchJson } = createTestSandbox()
    const [first] = (await fetchJson('statistics/300/anomalythreshold/?site_id=1201')).data
    const body = { ...first, config: { traffic: { sensitivity: 1.2 } } }
    const saved = await fetchJson(`statistics/300/anomalythreshold/${first.id}/`, { method: 'PUT', body })
    expect(saved.data.config).toEqual({ traffic: { sensitivity: 1.2 } })
    const of = async () => ((await fetchJson(range(7))).data as Found[]).filter((row) => row.site === first.site)
    expect(new Set((await of()).map((row) => row.anomaly_type))).toEqual(new Set(['traffic']))
    await fetchJson('statistics/300/anomalypreferences/', {
      method: 'PUT',
      body: { results: [{ site_id: 1201, active: false }] },
    })
    expect(await of()).toEqual([])
    const { data } = await fetchJson('statistics/300/anomalypreferences/')
    expect(data.limit_used).toBe(data.results.filter((row: { active: boolean }) => row.active).length)
  })

  it.each([
    ['traffic', { sensitivity: 1.3, requests: 1 }],
    ['hitratio', { sensitivity: 4 }],
    ['response_time', { max: 0.1, sensitivity: 40 }],
    ['status_code', { requests: 0.5 }],
    ['object_size', { increase: 20 }],
  ] as const)('are those that the preview of %s tells', async (kind, params) => {
    const { fetchJson } = createTestSandbox()
    const [first] = (await fetchJson('statistics/300/anomalythreshold/?site_id=1201')).data
    const body = { ...first, config: { [kind]: params } }
    await fetchJson(`statistics/300/anomalythreshold/${first.id}/`, { method: 'PUT', body })
    const from = now - 7 * 86_400
    const filters = {
      timestamp: { from: from - 3600, to: now, interval: 300, timezone: 'UTC' },
      company: 300,
      vhost: [first.site],
      tier: 'L1',
    }
    const histogram = `statistics/300/delivery/historic/histogram/?filters=${encodeURIComponent(JSON.stringify(filters))}`
    const told = wouldHaveFound(kind, params, (await fetchJson(histogram)).data) ?? []
    const found: Found[] = (await fetchJson(range(7, { sites: [1201] }))).data
    // What goes on at the start of the week began before it.
    const isWithin = (timestamp: number) => timestamp >= from + 86_400
    const those = found.filter(({ timestamp }) => isWithin(timestamp)).map(({ timestamp, end }) => [timestamp, end])
    expect(those.length).toBeGreaterThan(0)
    expect(those.sort()).toEqual(
      told
        .filter((one) => isWithin(one.from))
        .map((one) => [one.from, one.to])
        .sort(),
    )
  })

  it('reject invalid params with the name of the field', async () => {
    const { fetchJson } = createTestSandbox()
    const good = { site_id: 1204, tier: 'L1', active: true, config: { ip: { requests: 5 } }, reactions: [] }
    const wrong = async (over: object) =>
      (await fetchJson('statistics/300/anomalythreshold/', { body: { ...good, ...over } })).data
    expect(Object.keys(await wrong({ site_id: 999_999 }))).toEqual(['site_id'])
    expect(Object.keys(await wrong({ config: { ip: { __proto__x: 5 } } }))).toEqual(['config'])
    expect(Object.keys(await wrong({ site_id: 1201 }))).toEqual(['non_field_errors'])
    const slack = { anomaly_type: 'ip', threshold: 5, reaction_type: 'slack', params: {} }
    expect(Object.keys(await wrong({ reactions: [slack] }))).toEqual(['reactions'])
    expect((await fetchJson('statistics/300/anomalythreshold/', { body: good })).status).toBe(201)
  })
})
