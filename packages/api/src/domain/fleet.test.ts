import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHistogramEntry } from '../entities/Statistics.ts'
import { errorShare, firstExpiryDays, judgeCompany, trafficChange, troubleRank } from './fleet.ts'
import { judgeSites } from './siteHealth.ts'

const hour = (requests: number, errors = 0) => [makeHistogramEntry({ requests, status_5xx: errors })]

describe('judgeCompany', () => {
  it('is as its worst site is, and adds all of them up', () => {
    const now = { 'www.a.example': hour(1000, 100), 'img.a.example': hour(3000, 0) }
    const before = { 'www.a.example': hour(1000), 'img.a.example': hour(1000) }
    const found = judgeCompany(now, before)
    expect(found).toMatchObject({ kind: 'bad', troubled: 1, sites: 2, requestsBefore: 2000 })
    expect(found.worst?.site).toBe('www.a.example')
    expect(errorShare(found)).toBe(0.025)
    expect(trafficChange(found)).toBe(1)
  })

  it('names a site that had traffic yesterday and has none now', () => {
    const found = judgeCompany(
      { 'img.a.example': hour(5000) },
      { 'www.a.example': hour(5000), 'img.a.example': hour(5000) },
    )
    expect(found).toMatchObject({ kind: 'bad', troubled: 1 })
    expect(found.worst?.site).toBe('www.a.example')
  })

  it.each([
    ['without any figures', {}, {}],
    ['with few requests', { 'www.a.example': hour(10) }, { 'www.a.example': hour(10) }],
    ['without figures of this hour', {}, { 'www.a.example': hour(5000) }],
  ])('is not known %s', (_, now, before) => {
    expect(judgeCompany(now, before).kind).toBe('unknown')
  })

  it('has no figures of an hour that was not collected, and no change without a base', () => {
    expect(judgeCompany({}, {}).hour).toBeNull()
    expect(trafficChange(judgeCompany({ a: hour(400) }, undefined))).toBeNull()
    expect(errorShare(judgeCompany({}, {}))).toBeNull()
  })

  it('has the verdict of the most severe site for any traffic', () => {
    const traffic = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.tuple(fc.nat(5000), fc.nat(5000)))
    fc.assert(
      fc.property(traffic, traffic, (now, earlier) => {
        const split = (counts: Record<string, [number, number]>) =>
          Object.fromEntries(Object.entries(counts).map(([site, [n, errors]]) => [site, hour(n, Math.min(n, errors))]))
        const found = judgeCompany(split(now), split(earlier))
        const kinds = judgeSites(split(now), split(earlier)).map(({ health }) => health.kind)
        const worst = (['bad', 'watch', 'good', 'unknown'] as const).find((kind) => kinds.includes(kind))
        expect(found.kind).toBe(worst ?? 'unknown')
        expect(found.troubled).toBe(kinds.filter((kind) => kind === 'bad' || kind === 'watch').length)
      }),
    )
  })
})

describe('troubleRank', () => {
  const rankOf = (errors: number, requests = 1000) => troubleRank(judgeCompany({ a: hour(requests, errors) }, {}))

  it('puts failing before degraded, healthy and unknown ones, and more errors first', () => {
    const ranks = [rankOf(500), rankOf(100), rankOf(20), rankOf(0), rankOf(0, 10)]
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(ranks.length)
  })
})

describe('firstExpiryDays', () => {
  const now = 1_800_000_000
  it.each([
    [['1800864000', '1900000000'], 10],
    [['1799999999'], -1],
    [['soon'], null],
    [[], null],
  ])('of %j is %j', (ends, days) => {
    expect(
      firstExpiryDays(
        ends.map((expiration) => ({ expiration })),
        now,
      ),
    ).toBe(days)
  })
})
