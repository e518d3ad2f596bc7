import { describe, expect, it } from 'vitest'
import { type Family, familyFilters } from '../domain/families.ts'
import { toAnomalyFilter, toFamilyFilter } from '../domain/familyFilters.ts'
import { timingKeys, timingText } from '../domain/timings.ts'
import { createTestSandbox } from './testSandbox.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const question = {
  company: 300,
  span: { from: now - 3600, to: now },
  step: 60,
  zone: 'UTC',
  sites: ['www.auroramedia.example'],
}
const context = { allSites: [] }
const paths: Record<Family, string> = {
  waf: 'waf',
  bots: 'bot_mitigation',
  ddos: 'ddos',
  dns: 'dns',
  origins: 'backend_delivery',
}
const pathOf = (family: Family, filters: object) =>
  `statistics/300/${paths[family]}/analytic/histogram/?filters=${encodeURIComponent(JSON.stringify(filters))}`

describe.each(Object.keys(familyFilters) as Family[])('filters of %s', (family) => {
  it('accept each key as include and exclude', async () => {
    const { fetchJson } = createTestSandbox()
    for (const key of familyFilters[family]) {
      const [one, other] = /t-|response_time/.test(key) ? ['5', '9'] : ['x', 'y']
      const filters = toFamilyFilter(
        family,
        { ...question, include: { [key]: [one] }, exclude: { [key]: [other] } },
        context,
      )
      const { status, data } = await fetchJson(pathOf(family, filters))
      if (status !== 200) expect(data, key).toEqual({ [key]: [expect.stringContaining('not')] })
    }
  })

  it('reject an unknown key, an unknown tier, and time limits without times', async () => {
    const { fetchJson } = createTestSandbox()
    const filters = toFamilyFilter(family, question, context)
    const refused = async (over: object) => (await fetchJson(pathOf(family, { ...filters, ...over }))).data
    expect(await refused({ nonsense: ['x'] })).toEqual({ nonsense: ['Unknown filter.'] })
    expect(await refused({ tier: 'X9' })).toEqual({ tier: ['"X9" is not a valid choice.'] })
    if (family !== 'origins') expect(await refused({ 't-fetch': ['5'] })).toEqual({ 't-fetch': ['Unknown filter.'] })
  })
})

it('limits of all times are accepted and filter', async () => {
  const { fetchJson } = createTestSandbox()
  const count = async (micros: number, operator: 'gt' | 'lte') => {
    const include = { 'tcdn.varnish.t-ttfb': [timingText({ micros, operator })] }
    const { data } = await fetchJson(pathOf('origins', toFamilyFilter('origins', { ...question, include }, context)))
    return (data as { requests: number }[]).reduce((sum, { requests }) => sum + requests, 0)
  }
  for (const key of timingKeys) {
    const include = { [`tcdn.varnish.${key}`]: [timingText({ micros: 5 })] }
    const filters = toFamilyFilter('origins', { ...question, include }, context)
    expect((await fetchJson(pathOf('origins', filters))).status, key).toBe(200)
  }
  const [all, fast, slow] = [await count(0, 'gt'), await count(100_000, 'lte'), await count(100_000, 'gt')]
  expect(fast).toBeGreaterThan(0)
  expect(slow).toBeGreaterThan(0)
  expect(fast + slow).toBe(all)
})

it('anomalies require a range', async () => {
  const { fetchJson } = createTestSandbox()
  const filters = toAnomalyFilter({ ...question, siteIds: [1201], types: ['ip'] }, context)
  const path = 'statistics/300/anomalies/'
  expect((await fetchJson(`${path}?filters=${encodeURIComponent(JSON.stringify(filters))}`)).status).toBe(200)
  expect((await fetchJson(`${path}?filters=${encodeURIComponent(JSON.stringify({ vhost: [] }))}`)).status).toBe(400)
})
