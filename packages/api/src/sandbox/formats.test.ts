// Answers in other formats: plain text, groups of nodes, modes of storage, rankings by time.
import { describe, expect, it } from 'vitest'
import { createTestSandbox } from './testSandbox.ts'

const to = Date.parse('2026-06-15T10:30:00Z') / 1000
const filters = (more: object = {}, from = to - 7200) =>
  `filters=${encodeURIComponent(JSON.stringify({ timestamp: { from, to, interval: '1h' }, vhost: [], ...more }))}`
const sum = (rows: readonly { requests: number; bytes: number }[]) => [
  rows.reduce((all, { requests }) => all + requests, 0),
  rows.reduce((all, { bytes }) => all + bytes, 0),
]

describe('address ranges', () => {
  it('are divided by node groups, each in one', async () => {
    const { fetchJson } = createTestSandbox()
    const path = '/api/v2/companies/ipranges/'
    const { data: all } = await fetchJson(path)
    const groups = await Promise.all(['edge', 'midtier', 'probes'].map((group) => fetchJson(`${path}?group=${group}`)))
    for (const { data } of groups) expect(data.length).toBeGreaterThan(0)
    expect(groups.flatMap(({ data }) => data).sort()).toEqual([...all].sort())
    expect((await fetchJson(`${path}?group=__proto__`)).status).toBe(400)
  })

  it('are available as plain lines, also for a group', async () => {
    const { response, fetchJson } = createTestSandbox()
    const answer = await response('/api/v2/companies/ipranges/?format=txt&group=midtier')
    expect(answer.headers.get('content-type')).toBe('text/plain')
    const { data } = await fetchJson('/api/v2/companies/ipranges/?group=midtier')
    expect(await answer.text()).toBe(data.map((range: string) => `${range}\n`).join(''))
  })
})

describe('backends', () => {
  it('are available as plain lines: the list, one, and the response to a write', async () => {
    const { fetchJson, response } = createTestSandbox()
    const path = 'autoprovisioning/300/backends/'
    const { data } = await fetchJson(path)
    const lines = (await (await response(`${path}?format=txt`)).text()).trim().split('\n')
    expect(lines).toHaveLength(data.length)
    expect(lines[0]).toBe(`c300_${data[0].name} https://${data[0].origin}:${data[0].port}`)
    expect(await (await response(`${path}${data[1].id}/?format=txt`)).text()).toBe(`${lines[1]}\n`)
    const body = { name: 'six', origin: '2001:db8::7', ssl: false, port: 8080, health_check: '/', status_code: 200 }
    const made = await response(`${path}?format=txt`, { body })
    expect([made.status, await made.text()]).toEqual([201, 'c300_six http://[2001:db8::7]:8080\n'])
  })

  it('reject an unknown format before anything is written', async () => {
    const { fetchJson, changes } = createTestSandbox()
    const body = { name: 'seven', origin: 'o.example', ssl: true, port: 443, health_check: '/', status_code: 200 }
    expect((await fetchJson('autoprovisioning/300/backends/?format=xml', { body })).data).toEqual({
      format: ['"xml" is not a valid choice.'],
    })
    expect(changes.filter(({ table }) => table === 'backends')).toEqual([])
  })
})

describe('storage', () => {
  it.each(['historic', 'analytic'])('%s: the table equals the last entry of the histogram', async (mode) => {
    const { fetchJson } = createTestSandbox()
    const { data: steps } = await fetchJson(`statistics/300/storage/${mode}/histogram/?${filters()}`)
    const { data: table } = await fetchJson(`statistics/300/storage/${mode}/table/?${filters()}`)
    expect(steps.length).toBe(3)
    expect(table).toHaveLength(1)
    expect(table[0].bytes).toBeGreaterThanOrEqual(steps.at(-1).bytes)
    expect(table[0].bytes).toBeLessThan(steps.at(-1).bytes * 1.001)
    expect((await fetchJson(`statistics/300/storage/${mode}/pie/?${filters()}`)).status).toBe(404)
  })

  it('has no other modes', async () => {
    expect(
      (await createTestSandbox().fetchJson(`statistics/300/storage/tomorrow/histogram/?${filters()}`)).status,
    ).toBe(404)
  })
})

describe('rankings by time', () => {
  const table = '/api/v2/statistics/300/delivery/analytic/table/?key_field=tcdn.varnish.response_time'
  it.each([{}, { response: ['5xx'] }, { cached: ['miss'] }])('add up to the total of %o', async (more) => {
    const { fetchJson } = createTestSandbox()
    const { data: rows } = await fetchJson(`${table}&${filters({ ...more, result_size: 20 })}`)
    const { data: sites } = await fetchJson(
      `/api/v2/statistics/300/delivery/analytic/table/?${filters({ ...more, result_size: 100 })}`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(sum(rows)).toEqual(sum(sites))
  })

  it('put each request under the smallest limit it satisfies', async () => {
    const { fetchJson } = createTestSandbox()
    const { data: rows } = await fetchJson(`${table}&${filters({ result_size: 20 })}`)
    const limits = [0, 50_000, 100_000, 250_000, 500_000, 750_000, 1e6, 2.5e6, 5e6, 7.5e6, 1e7]
    for (const { key, requests, response_time } of rows) {
      const at = key === '+Inf' ? limits.length : limits.indexOf(Number(key))
      expect(at, key).toBeGreaterThan(0)
      expect(response_time).toBeGreaterThan((limits[at - 1] ?? 0) - 1)
      if (key !== '+Inf') expect(response_time).toBeLessThanOrEqual(Number(key))
      const between = [`gt:${limits[at - 1]}`, ...(key === '+Inf' ? [] : [`lte:${key}`])]
      const { data: sites } = await fetchJson(
        `/api/v2/statistics/300/delivery/analytic/table/?${filters({ response_time: between, result_size: 100 })}`,
      )
      expect(sum(sites)[0], key).toBe(requests)
    }
  })

  it('also split a histogram', async () => {
    const { fetchJson } = createTestSandbox()
    const path = '/api/v2/statistics/300/delivery/analytic/histogram/'
    const { data: split } = await fetchJson(`${path}?key_field=response_time&${filters({ result_size: 20 })}`)
    const { data: whole } = await fetchJson(`${path}?${filters()}`)
    expect(sum(Object.values(split).flat() as { requests: number; bytes: number }[])).toEqual(sum(whole))
  })
})

describe('distant ranges', () => {
  const delivery = '/api/v2/statistics/300/delivery/historic/histogram/'
  const stretches = [
    delivery,
    'statistics/300/waf/historic/histogram/',
    'storage/consumption/300/',
    'statistics/300/storage/historic/histogram/',
  ]
  const asked = (from: number, end: number) =>
    `filters=${encodeURIComponent(JSON.stringify({ timestamp: { from, to: end, interval: 'month' }, vhost: [] }))}`

  it.each([...stretches, 'audit/action/300/', 'statistics/300/anomalies/'])(
    '%s rejects invalid times',
    async (path) => {
      const { fetchJson } = createTestSandbox()
      for (const [from, end] of [
        [-1e12, 1e12],
        [0, 1e15],
        [-1, to],
      ] as const) {
        const { status, data } = await fetchJson(`${path}?${asked(from, end)}`)
        expect([status, Object.keys(data)], `${from} to ${end}`).toEqual([400, ['timestamp']])
      }
    },
  )

  it.each(stretches)('%s rejects an excessive number of months, and counts the others', async (path) => {
    const { fetchJson } = createTestSandbox()
    expect((await fetchJson(`${path}?${asked(0, 253_402_300_800)}`)).status).toBe(422)
    const { status, data } = await fetchJson(`${path}?${asked(0, 315_532_800)}`)
    expect(status).toBe(200)
    expect(data).toHaveLength(120)
  })
})
