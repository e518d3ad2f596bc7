import { describe, expect, it } from 'vitest'
import { aiCrawlerOf, amountsByCrawler, totalOf } from '../../domain/aiCrawlers.ts'
import { newDictionaries } from './columns.ts'
import { edgeTraffic, type LiveProgram } from './edgeTraffic.ts'
import { table } from './engine.ts'
import { generatedTraffic } from './generator.ts'
import type { SiteProfile } from './profile.ts'
import type { Condition } from './scan.ts'

const midnight = 1_764_288_000
const day = 86_400
const site = 'news.example'
const profile: SiteProfile = {
  kind: 'news',
  requestsPerDay: 900_000,
  midtier: true,
  audience: 'national',
  hasIncidents: true,
  since: 0,
}
const traffic = generatedTraffic({
  seed: 446,
  anchor: midnight,
  dictionaries: newDictionaries(),
  profile: (name) => (name === site ? profile : undefined),
})
const noon = midnight - day / 2
const refusing = (body: string, over: Partial<LiveProgram> = {}): LiveProgram => ({
  from: noon,
  to: Number.POSITIVE_INFINITY,
  sites: [site],
  source: `sub vcl_recv {\n  if (req.http.host == "${site}" && ${body}) {\n    set req.http.X-RetSynth = "402";\n    call deny_request;\n  }\n}\n`,
  base: '',
  answering: [],
  ...over,
})
const gpt = refusing('req.http.User-Agent ~ "GPTBot"')
const isGpt: Condition = { column: 'agent', passes: (agent) => agent.includes('GPTBot') }
const tier = (wanted: string): Condition => ({ column: 'tier', passes: (text) => text === wanted })
const rows = (
  of: typeof traffic,
  [from, to]: readonly [number, number],
  column: 'response' | 'agent' | 'tcdndebugreason' | 'vhost',
  ...conditions: Condition[]
) => table(of, { sites: [site], from, to, conditions }, { column }, 1000).results
const morning = [noon - day / 4, noon] as const
const afternoon = [noon, noon + day / 4] as const

describe('traffic and what is deployed', () => {
  const edge = edgeTraffic(traffic, [gpt])

  it('refuses a crawler from the moment the program is live, and nobody else', () => {
    expect(rows(edge, afternoon, 'response', tier('L1'), isGpt).map(({ key }) => key)).toEqual(['402'])
    expect(rows(edge, morning, 'response', tier('L1'), isGpt)).toEqual(
      rows(traffic, morning, 'response', tier('L1'), isGpt),
    )
    const others: Condition = { column: 'agent', passes: (agent) => !agent.includes('GPTBot') }
    expect(rows(edge, afternoon, 'response', tier('L1'), others)).toEqual(
      rows(traffic, afternoon, 'response', tier('L1'), others),
    )
  })
  it('keeps the number of requests at the edge; their answers are small and never reach the midtier', () => {
    const before = totalOf(rows(traffic, afternoon, 'agent', tier('L1'), isGpt))
    const after = totalOf(rows(edge, afternoon, 'agent', tier('L1'), isGpt))
    expect(after.requests).toBe(before.requests)
    expect(after.requests).toBeGreaterThan(0)
    expect(after.bytes).toBeLessThan(before.bytes / 2)
    expect(rows(edge, afternoon, 'agent', tier('L2'), isGpt)).toEqual([])
  })
  it('ends with the next program, and does not refuse twice what the program before did', () => {
    const ended = edgeTraffic(traffic, [{ ...gpt, to: noon + day / 4 }])
    const later = [noon + day / 4, midnight] as const
    expect(rows(ended, later, 'response', tier('L1'), isGpt)).toEqual(
      rows(traffic, later, 'response', tier('L1'), isGpt),
    )
    const asBefore = edgeTraffic(traffic, [{ ...gpt, base: gpt.source }])
    expect(rows(asBefore, afternoon, 'vhost')).toEqual(rows(traffic, afternoon, 'vhost'))
  })
  it('ignores sites of others, and tests that it cannot know', () => {
    for (const program of [
      { ...gpt, sites: ['other.example'] },
      refusing('req.http.Cookie ~ "x"'),
      refusing('req.http.User-Agent ~ "("'),
    ])
      expect(rows(edgeTraffic(traffic, [program]), afternoon, 'response')).toEqual(rows(traffic, afternoon, 'response'))
  })
  it('is the same object until something else is deployed', () => {
    expect(edgeTraffic(traffic, [])).toBe(traffic)
    const again = edgeTraffic(traffic, [gpt])
    expect(edgeTraffic(traffic, [{ ...gpt }])).toBe(again)
    expect(edgeTraffic(traffic, [{ ...gpt, to: midnight }])).not.toBe(again)
  })
  it('bills the day as the statistics have it', () => {
    const date = Math.floor(noon / day)
    const [whole] = rows(edge, [date * day, (date + 1) * day], 'vhost', tier('L1'))
    expect(edge.dailyTotals?.(site)?.(date).bytes).toBe(whole?.bytes)
    expect(edge.dailyTotals?.(site)?.(date - 1)).toEqual(traffic.dailyTotals?.(site)?.(date - 1))
  })
  it('has AI crawlers of all purposes, whose sums are those of their agents', () => {
    const agents = rows(traffic, [midnight - day, midnight], 'agent', tier('L1'))
    const crawlers = amountsByCrawler(agents)
    expect(new Set(crawlers.map(({ crawler }) => crawler.purpose))).toEqual(new Set(['training', 'search', 'person']))
    expect(totalOf(crawlers)).toEqual(totalOf(agents.filter(({ key }) => aiCrawlerOf(key))))
  })
})
