import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, columns, newDictionaries } from './columns.ts'
import { bySite, histogram, table } from './engine.ts'
import { generatedTraffic } from './generator.ts'
import type { SiteProfile } from './profile.ts'
import type { Condition, Question } from './scan.ts'
import { detailedHistogram, memoryStatistics } from './statisticsSource.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const day = 86_400
const midnight = Math.floor(now / day) * day

const profiles: Record<string, SiteProfile> = {
  'news.example': profile({ kind: 'news' }),
  'intl.example': profile({ kind: 'intl', audience: 'international' }),
  'office.example': profile({ kind: 'corporate' }),
  'small.example': profile({ kind: 'corporate', requestsPerDay: 900, midtier: false }),
  'eventful.example': profile({ kind: 'video', hasIncidents: true }),
}
const sites = Object.keys(profiles)

function profile(over: Partial<SiteProfile>): SiteProfile {
  return {
    kind: 'news',
    audience: 'national',
    requestsPerDay: 9e6,
    midtier: true,
    since: now - 400 * day,
    hasIncidents: false,
    ...over,
  }
}

const newTraffic = (seed = 1) =>
  generatedTraffic({ seed, anchor: now, dictionaries: newDictionaries(), profile: (site) => profiles[site] })

const tier = (wanted: string): Condition => ({ column: 'tier', passes: (value) => value === wanted })
const fetchJson = (from: number, to: number, over: Partial<Question> = {}): Question => ({
  sites,
  from,
  to,
  conditions: [tier('L1')],
  ...over,
})
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)

const traffic = newTraffic()
const shares = (site: string, column: Column, days = 7) => {
  const question = fetchJson(midnight - days * day, midnight, { sites: [site] })
  const { results } = table(traffic, question, { column }, 100_000)
  const total = sum(results.map((row) => row.requests))
  return results.map((row) => ({ ...row, share: row.requests / total }))
}
const shareOf = (site: string, column: Column, key: string) =>
  shares(site, column).find((row) => row.key === key)?.share ?? 0

describe('generated traffic', () => {
  it('depends only on the seed, not on earlier queries', () => {
    const question = fetchJson(midnight - 2 * day, midnight)
    const other = newTraffic()
    table(other, fetchJson(midnight - 9 * day, midnight - 5 * day), bySite, 5)
    expect(table(other, question, { column: 'agent' }, 50)).toEqual(
      table(newTraffic(), question, { column: 'agent' }, 50),
    )
    expect(histogram(newTraffic(2), question, 3600, 'UTC')).not.toEqual(histogram(other, question, 3600, 'UTC'))
  })

  it('adds up: any division by time, key or site gives the same total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: now - 40 * day, max: now - 60 }),
        fc.integer({ min: 30, max: 3 * day }),
        fc.constantFrom(60, 300, 3600, day, 'month' as const),
        fc.constantFrom(...columns),
        fc.constantFrom('L1', 'L2'),
        fc.constantFrom('Europe/Madrid', 'Asia/Kathmandu'),
        (from, span, interval, column, wanted, zone) => {
          const question = fetchJson(from, from + span, { conditions: [tier(wanted)] })
          const entries = histogram(traffic, question, interval, zone)
          const whole = table(traffic, question, bySite, 10).results
          const keys = table(traffic, question, { column }, 1e6).results
          for (const counter of ['requests', 'bytes', 'hits', 'misses'] as const) {
            const total = sum(whole.map((row) => row[counter] ?? 0))
            expect(sum(entries.map((entry) => entry[counter]))).toBe(total)
            expect(sum(keys.map((row) => row[counter] ?? 0))).toBe(total)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('splits by site without loss, and hits, misses and others add up to all requests', async () => {
    const question = fetchJson(now - 4 * 3600, now)
    const whole = histogram(traffic, question, 300, 'UTC')
    const parts = Object.values(await detailedHistogram(memoryStatistics(traffic), question, 300, 'UTC'))
    whole.forEach((entry, i) => {
      expect(sum(parts.map((part) => part[i]?.requests ?? 0))).toBe(entry.requests)
    })
    const results = table(traffic, question, { column: 'cached' }, 10).results
    const of = (key: string) => results.find((row) => row.key === key)?.requests ?? 0
    const others = of('pass') + of('expired') + of('stale')
    expect(of('hit') + of('miss') + others).toBe(sum(whole.map((entry) => entry.requests)))
    expect(of('hit')).toBe(sum(whole.map((entry) => entry.hits)))
    const statuses = sum(whole.flatMap((e) => [e.status_2xx, e.status_3xx, e.status_4xx, e.status_5xx]))
    expect(statuses).toBe(sum(whole.map((entry) => entry.requests)))
  })

  it('never decreases as the clock advances', () => {
    const upTo = (to: number) =>
      sum(histogram(traffic, fetchJson(midnight, to), day, 'UTC').map((entry) => entry.requests))
    const steps = Array.from({ length: 50 }, (_, i) => upTo(midnight + 1 + i * 700))
    expect([...steps].sort((a, b) => a - b)).toEqual(steps)
    expect(new Set(steps).size).toBe(50)
  })
})

describe('calibration (data/README.md)', () => {
  const near = (value: number, wanted: number, part = 0.15) => {
    expect(value).toBeGreaterThan(wanted * (1 - part))
    expect(value).toBeLessThan(wanted * (1 + part))
  }

  it('has the statuses', () => {
    near(shareOf('news.example', 'response', '200'), 0.91, 0.02)
    near(shareOf('news.example', 'response', '304'), 0.045)
    near(shareOf('news.example', 'response', '404'), 0.021)
    near(shareOf('news.example', 'response', '301'), 0.016)
    near(shareOf('news.example', 'response', '206'), 0.005, 0.25)
  })

  it('has the popularity of paths and clients', () => {
    const paths = shares('news.example', 'request', 1)
    near(paths[0]?.share ?? 0, 0.08)
    near(sum(paths.slice(0, 10).map((row) => row.share)), 0.46, 0.05)
    near(
      sum(
        shares('news.example', 'request', 28)
          .slice(0, 100)
          .map((row) => row.share),
      ),
      0.7,
      0.1,
    )
    const clients = shares('news.example', 'clientip', 1)
    near(clients[0]?.share ?? 0, 0.048, 0.35)
    near(sum(clients.slice(0, 10).map((row) => row.share)), 0.2, 0.25)
  })

  it('has 19 % bots and one leading country', () => {
    const bots = shares('news.example', 'agent').filter(
      (row) =>
        /bot|crawl|spider|slurp|facebookexternal|http|monitor|fetch|scan|java|python|preview/i.test(row.key) &&
        !row.key.startsWith('okhttp'),
    )
    expect(sum(bots.map((row) => row.share))).toBeGreaterThan(0.14)
    expect(sum(bots.map((row) => row.share))).toBeLessThan(0.22)
    expect(shares('news.example', 'countrycode')[0]?.key).toBe('ES')
    expect(shares('intl.example', 'countrycode')[0]?.key).toBe('US')
  })

  it('has sizes with median 12 kB, 90 % under 66 kB, 99 % under 1.2 MB', () => {
    const sizes: { each: number; count: number }[] = []
    for (const chunk of traffic.chunks(['intl.example'], midnight - 30 * day, midnight)) {
      const { when, bytes, codes } = chunk
      if (when.kind !== 'spread') continue
      for (let row = 0; row < chunk.length; row++) {
        const status = traffic.dictionaries.response.value(codes.response[row] ?? 0)
        const count = when.counts[row] ?? 0
        if (status === '200' && count > 0) sizes.push({ each: (bytes[row] ?? 0) / count, count })
      }
    }
    sizes.sort((a, b) => a.each - b.each)
    const total = sum(sizes.map((size) => size.count))
    const percentile = (part: number) => {
      let passed = 0
      for (const { each, count } of sizes) {
        passed += count
        if (passed >= total * part) return each
      }
      return 0
    }
    near(percentile(0.5), 12_000, 0.4)
    near(percentile(0.9), 66_000, 0.4)
    near(percentile(0.99), 1_200_000, 0.6)
  })

  it('is nearly flat for an international site, not for a national one, and differs by weekday', () => {
    const hours = (site: string) => {
      const week = histogram(traffic, fetchJson(midnight - 28 * day, midnight, { sites: [site] }), 3600, 'UTC')
      const byHour = Array.from({ length: 24 }, (_, h) =>
        sum(week.filter((_, i) => i % 24 === h).map((e) => e.requests)),
      )
      return Math.max(...byHour) / Math.min(...byHour)
    }
    near(hours('intl.example'), 1.4)
    expect(hours('news.example')).toBeGreaterThan(3)
    expect(hours('news.example')).toBeLessThan(6)
  })

  it('changes from day to day without a step, also around weekends', () => {
    for (const site of ['news.example', 'office.example']) {
      const changes = Array.from({ length: 28 }, (_, days) => {
        const between = midnight - days * day
        const hours = histogram(traffic, fetchJson(between - 3600, between + 3600, { sites: [site] }), 3600, 'UTC')
        return Math.log((hours[1]?.requests ?? 0) / (hours[0]?.requests ?? 0))
      }).toSorted((a, b) => a - b)
      const usual = changes[14] ?? 0
      for (const change of changes) expect(Math.exp(Math.abs(change - usual)), site).toBeLessThan(1.3)
    }
  })

  it('has the incidents: an outage and a hit ratio drop', () => {
    const around = (before: number, lasts: number) =>
      table(
        traffic,
        fetchJson(now - before, now - before + lasts, { sites: ['eventful.example'] }),
        { column: 'response' },
        20,
      ).results
    const share = (rows: ReturnType<typeof around>) =>
      sum(rows.filter((row) => row.key.startsWith('5')).map((row) => row.requests)) /
      sum(rows.map((row) => row.requests))
    expect(share(around(9 * 3600, 1500))).toBeGreaterThan(0.15)
    expect(share(around(8 * 3600, 1500))).toBeLessThan(0.01)
    const hits = (before: number) => {
      const entries = histogram(
        traffic,
        fetchJson(now - before, now - before + 2400, { sites: ['eventful.example'] }),
        2400,
        'UTC',
      )
      return sum(entries.map((e) => e.hits)) / sum(entries.map((e) => e.requests))
    }
    expect(hits(27 * 3600)).toBeLessThan(0.6)
    expect(hits(25 * 3600)).toBeGreaterThan(0.9)
  })
})
