import { describe, expect, it } from 'vitest'
import { newDictionaries, type Traffic } from './columns.ts'
import { bySite, histogram, table } from './engine.ts'
import { gather } from './gather.ts'
import { generatedTraffic } from './generator.ts'
import { deniedByWaf } from './labels.ts'
import type { SiteProfile } from './profile.ts'
import type { Condition, Question } from './scan.ts'

const now = Date.parse('2026-06-15T10:30:00Z') / 1000
const day = 86_400
const midnight = Math.floor(now / day) * day

const usual: SiteProfile = {
  kind: 'news',
  audience: 'national',
  requestsPerDay: 9e6,
  midtier: true,
  since: now - 400 * day,
  hasIncidents: false,
}
const small = { ...usual, kind: 'corporate', midtier: false, siteGroup: 'small' } as const
const siteGroup = Array.from({ length: 120 }, (_, i) => `s${i}.example`)
const profiles: Readonly<Record<string, SiteProfile>> = {
  'news.example': usual,
  'eventful.example': { ...usual, kind: 'video', hasIncidents: true },
  'tiny.example': { ...usual, requestsPerDay: 4000 },
  'hook.example': { ...usual, kind: 'api', requestsPerDay: 700, midtier: false },
  'young.example': { ...usual, kind: 'shop', since: midnight - 20 * day },
  ...Object.fromEntries(siteGroup.map((site, i) => [site, { ...small, requestsPerDay: 3 + i * 7 }])),
}
const sites = Object.keys(profiles)

const newTraffic = () =>
  generatedTraffic({
    seed: 1,
    anchor: now,
    dictionaries: newDictionaries(),
    profile: (site) => profiles[site],
    siteGroup: () => siteGroup,
    incidents: [{ kind: 'outage', before: 30 * 3600, lasts: 720, strength: 0.9 }],
  })

const edge: Condition = { column: 'tier', passes: (tier) => tier === 'L1' }
const newQuestion = (over: Partial<Question> = {}): Question => ({
  sites,
  from: midnight - 2 * day,
  to: midnight,
  conditions: [edge],
  ...over,
})

describe('daily bytes without rows', () => {
  const traffic = newTraffic()
  it.each([1, 2, 3, 4, 12, 13, 20, 90])('equal those of the rows, %s days ago', (ago) => {
    const from = midnight - ago * day
    const counted = table(traffic, newQuestion({ from, to: from + day }), bySite, 1000).results
    expect(counted.length).toBeGreaterThan(50)
    const known = sites.map((site) => [site, traffic.dailyTotals?.(site)?.(from / day).bytes])
    expect(Object.fromEntries(known)).toEqual({
      ...Object.fromEntries(sites.map((site) => [site, 0])),
      ...Object.fromEntries(counted.map(({ key, bytes }) => [key, bytes])),
    })
  })

  it.each([1, 2, 3, 4, 13, 90])('and so do the requests denied by the firewall, %s days ago', (ago) => {
    const from = midnight - ago * day
    const conditions = [edge, { column: 'tcdndebugreason' as const, passes: deniedByWaf }]
    const counted = table(traffic, newQuestion({ from, to: from + day, conditions }), bySite, 1000).results
    expect(counted.length).toBeGreaterThan(1)
    const known = sites.map((site) => [site, traffic.dailyTotals?.(site)?.(from / day).denied])
    expect(Object.fromEntries(known)).toEqual({
      ...Object.fromEntries(sites.map((site) => [site, 0])),
      ...Object.fromEntries(counted.map(({ key, requests }) => [key, requests])),
    })
  })

  it('are zero before a site existed, and undefined for an unknown site', () => {
    expect(traffic.dailyTotals?.('young.example')?.(midnight / day - 21)).toEqual({ bytes: 0, denied: 0 })
    expect(traffic.dailyTotals?.('nobody.example')).toBeUndefined()
  })
})

describe('gathered requests', () => {
  it('give the same results as the traffic they were gathered from', async () => {
    const traffic = newTraffic()
    const question = newQuestion({ from: midnight - 2 * day - 4000, to: midnight - 777 })
    const gathered = await gather(traffic, question.sites, question.from, question.to)
    for (const some of [sites, ['news.example'], ['s7.example', 'young.example']]) {
      const narrowed = { ...question, sites: some }
      expect(histogram(gathered, narrowed, 300, 'UTC')).toEqual(histogram(traffic, narrowed, 300, 'UTC'))
      expect(table(gathered, narrowed, bySite, 500)).toEqual(table(traffic, narrowed, bySite, 500))
    }
    const hour = { ...question, from: midnight - day, to: midnight - day + 3600 }
    expect(table(gathered, hour, bySite, 500)).toEqual(table(traffic, hour, bySite, 500))
  })

  it('let other requests run while they are gathered', async () => {
    const traffic = newTraffic()
    let yielded = 0
    const slow: Traffic = {
      ...traffic,
      *chunks(...question) {
        for (const chunk of traffic.chunks(...question)) {
          const until = performance.now() + 15
          while (performance.now() < until) yielded += 0
          yielded++
          yield chunk
        }
      },
    }
    const seen: number[] = []
    let isOver = false
    const others = async () => {
      while (!isOver) {
        seen.push(yielded)
        await new Promise((done) => setImmediate(done))
      }
    }
    const waiting = others()
    await gather(slow, sites, midnight - 5 * day, midnight)
    isOver = true
    await waiting
    expect(new Set(seen).size).toBeGreaterThan(3)
  })
})

it('each step of many small sites equals a query of that step alone', () => {
  const traffic = newTraffic()
  const question = newQuestion({ sites: siteGroup.slice(0, 9), from: midnight - day, to: midnight - day + 6 * 3600 })
  const steps = histogram(traffic, question, 60, 'UTC')
  expect(steps.filter(({ requests }) => requests === 0).length, 'there are gaps').toBeGreaterThan(0)
  for (const [i, step] of steps.entries()) {
    const from = question.from + i * 60
    expect(step).toEqual(histogram(traffic, { ...question, from, to: from + 60 }, 60, 'UTC')[0])
  }
})
