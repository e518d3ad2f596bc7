import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHistogramEntry } from '../entities/Statistics.ts'
import { bySeverity, judgeSite, noTraffic, type SiteTraffic, siteTraffic } from './siteHealth.ts'

const normal: SiteTraffic = { requests: 10_000, errors: 10, hitRatio: 0.9, responseMicros: 100_000 }
const reasonsOf = (hour: Partial<SiteTraffic>, before: SiteTraffic | null = normal) => {
  const health = judgeSite({ ...normal, ...hour }, before)
  return [health.kind, ...('reasons' in health ? health.reasons.map(({ kind }) => kind) : [])]
}

describe('judgeSite', () => {
  it.each<[string, Partial<SiteTraffic>, string[]]>([
    ['yesterday’s traffic again', {}, ['good']],
    ['5% errors', { errors: 500 }, ['bad', 'errors']],
    ['just under 5% errors', { errors: 499 }, ['watch', 'errors']],
    ['1% errors', { errors: 100 }, ['watch', 'errors']],
    ['0.5% errors, five times yesterday’s', { errors: 50 }, ['watch', 'errorsRose']],
    ['just under 0.5% errors', { errors: 49 }, ['good']],
    ['half of the traffic', { requests: 5000 }, ['good']],
    ['less than half', { requests: 4999 }, ['watch', 'trafficFell']],
    ['a tenth', { requests: 1000, errors: 0 }, ['watch', 'trafficFell']],
    ['less than a tenth', { requests: 999, errors: 0 }, ['bad', 'trafficFell']],
    ['none at all', { requests: 0, errors: 0, hitRatio: null, responseMicros: null }, ['bad', 'trafficFell']],
    ['hit ratio 15 points lower', { hitRatio: 0.75 }, ['watch', 'hitRatioFell']],
    ['hit ratio 14 points lower', { hitRatio: 0.76 }, ['good']],
    ['three times as slow', { responseMicros: 300_000 }, ['watch', 'slower']],
    ['twice as slow, by less than 200 ms', { responseMicros: 299_999 }, ['good']],
    ['errors before slowness', { errors: 600, responseMicros: 900_000 }, ['bad', 'errors', 'slower']],
  ])('%s', (_, hour, expected) => {
    expect(reasonsOf(hour)).toEqual(expected)
  })

  it('skips sites with little traffic, and comparisons with a quiet yesterday', () => {
    expect(judgeSite({ ...normal, requests: 299, errors: 299 }, null)).toEqual({ kind: 'unknown', why: 'few' })
    expect(reasonsOf({ responseMicros: 900_000, hitRatio: 0.1 }, { ...normal, requests: 299 })).toEqual(['good'])
    expect(reasonsOf({ errors: 500 }, null)).toEqual(['bad', 'errors'])
  })

  it('omits metrics that the log lacks', () => {
    expect(reasonsOf({ hitRatio: null, responseMicros: null })).toEqual(['good'])
  })

  it('never improves with more errors', () => {
    const rank = { unknown: 0, good: 1, watch: 2, bad: 3 }
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (errors, more) => {
        const few = judgeSite({ ...normal, errors }, normal)
        const many = judgeSite({ ...normal, errors: errors + more }, normal)
        expect(rank[many.kind]).toBeGreaterThanOrEqual(rank[few.kind])
      }),
    )
  })
})

it('sums the buckets of a site, weighting response times by requests', () => {
  const entries = [
    makeHistogramEntry({ requests: 100, hits: 60, misses: 20, status_5xx: 3, response_time: 1000 }),
    makeHistogramEntry({ requests: 300, hits: 100, misses: 20, status_5xx: 1, response_time: 5000 }),
    makeHistogramEntry({ requests: 0, response_time: null }),
  ]
  expect(siteTraffic(entries)).toEqual({ requests: 400, errors: 4, hitRatio: 0.4, responseMicros: 4000 })
  expect(siteTraffic([makeHistogramEntry()])).toEqual(noTraffic)
  expect(siteTraffic([])).toBeNull()
  expect(judgeSite(null, normal)).toEqual({ kind: 'unknown', why: 'uncollected' })
})

it('orders by severity, then by traffic', () => {
  const site = (name: string, hour: Partial<SiteTraffic>) => {
    const traffic = { ...normal, ...hour }
    return { name, hour: traffic, health: judgeSite(traffic, null) }
  }
  const sites = [
    site('quiet', { requests: 5 }),
    site('good', {}),
    site('busier', { requests: 20_000 }),
    site('watch', { errors: 200 }),
    site('bad', { errors: 900 }),
  ]
  expect(sites.sort(bySeverity).map(({ name }) => name)).toEqual(['bad', 'watch', 'busier', 'good', 'quiet'])
})
