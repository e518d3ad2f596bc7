import { describe, expect, it } from 'vitest'
import { createTestSandbox } from '../testSandbox.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000

async function count(family: string, scenario: string, before: number, lasts: number, over: object = {}) {
  const { fetchJson } = createTestSandbox({ scenario })
  const from = now - before
  const filters = { timestamp: { from, to: from + lasts, interval: 3600 }, vhost: [], ...over }
  const { data } = await fetchJson(
    `statistics/300/${family}/analytic/histogram/?filters=${encodeURIComponent(JSON.stringify(filters))}`,
  )
  return (data as { requests: number }[]).reduce((sum, entry) => sum + entry.requests, 0)
}

describe('a scenario changes the counts of every family while active', () => {
  it.each(['delivery', 'waf', 'bot_mitigation', 'ddos'])('stuffing: %s', async (family) => {
    const quiet = await count(family, 'quiet', 30 * 60, 600)
    const storm = await count(family, 'stuffing', 30 * 60, 600)
    expect(storm).toBeGreaterThan(quiet * (family === 'delivery' ? 1.05 : 1.2))
    expect(await count(family, 'stuffing', 5 * 3600, 3600)).toBe(await count(family, 'quiet', 5 * 3600, 3600))
  })

  it('stuffing: the firewall requests added to delivery equal the counts of the firewall', async () => {
    const denied = { tcdndebugreason: ['TCDN-RPE-403'] }
    expect(await count('waf', 'stuffing', 3600, 3600)).toBe(await count('delivery', 'stuffing', 3600, 3600, denied))
  })

  it('baddeploy: 500 from 14:05 for 26 minutes', async () => {
    const yesterday = 10.5 * 3600 + 24 * 3600 - (14 * 60 + 5) * 60
    const failed = { response: ['500'] }
    const during = await count('backend_delivery', 'baddeploy', yesterday, 26 * 60, failed)
    expect(during).toBeGreaterThan(50 * (await count('backend_delivery', 'quiet', yesterday, 26 * 60, failed)))
    expect(await count('delivery', 'baddeploy', yesterday + 3600, 3600, failed)).toBe(
      await count('delivery', 'quiet', yesterday + 3600, 3600, failed),
    )
  })

  it('slowcountry: slow misses of one country, which reach the origin', async () => {
    const mexico = { countrycode: ['MX'], cached: ['miss'] }
    for (const family of ['delivery', 'backend_delivery']) {
      const slow = await count(family, 'slowcountry', 600, 600, mexico)
      expect(slow).toBeGreaterThan(5 * (await count(family, 'quiet', 600, 600, mexico)))
    }
    const spain = { countrycode: ['ES'] }
    expect(await count('delivery', 'slowcountry', 600, 600, spain)).toBe(
      await count('delivery', 'quiet', 600, 600, spain),
    )
  })

  it('origindown: 503 until now', async () => {
    const failed = { response: ['503'] }
    const down = await count('delivery', 'origindown', 600, 600, failed)
    expect(down).toBeGreaterThan(100 * (await count('delivery', 'quiet', 600, 600, failed)))
  })
})
