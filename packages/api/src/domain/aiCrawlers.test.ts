import crawlers from 'crawler-user-agents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRule, type NewRule } from '../entities/Rule.ts'
import { edgeAnswers } from '../sandbox/traffic/vclDenials.ts'
import { ruleProperties } from '../sandbox/world/ruleCatalogue.ts'
import { aiCrawlerOf, aiCrawlers, amountsByCrawler, crawlersAsOf, totalOf } from './aiCrawlers.ts'
import { crawlerRule, isCrawlerRule, refusedAgents, refusesAgent, statusOfRule } from './crawlerRules.ts'
import { crawlerMeasures, measuresIn, measureVcl, withMeasure } from './crawlerVcl.ts'
import { ruleVcl } from './ruleVcl.ts'
import { safeUrl } from './safeUrl.ts'
import { checkVcl } from './vcl/check.ts'

const gpt = aiCrawlers.find(({ token }) => token === 'GPTBot')!
const amounts = (...rows: [string, number][]) =>
  rows.map(([key, requests]) => ({ key, requests, bytes: requests * 10 }))

const savedAs = ({ condition, action, ...rule }: NewRule) =>
  makeRule({
    ...rule,
    condition: {
      ...makeRule().condition,
      conditions: condition.conditions.map((test, id) => ({ id, ...test })),
    },
    action: { ...makeRule().action, ...action },
  })
const request = {
  host: 'a.example',
  agent: '-',
  url: '/',
  method: 'GET',
  referer: '-',
  country: 'US',
  address: '192.0.2.1',
  proto: 'https',
}

describe('the table of AI crawlers', () => {
  it('names each once, with an operator, a date and addresses that can be opened', () => {
    expect(new Set(aiCrawlers.map(({ token }) => token.toLowerCase())).size).toBe(aiCrawlers.length)
    expect(aiCrawlers.length).toBeGreaterThan(35)
    expect(crawlersAsOf).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const { docs } of aiCrawlers) if (docs !== null) expect(safeUrl(docs)).toBe(docs)
  })
  it('recognises the user agents that its source has of them', () => {
    const listed = crawlers.filter(({ pattern }) => aiCrawlers.some(({ token }) => pattern === token))
    expect(listed.length).toBeGreaterThan(20)
    for (const { pattern, instances } of listed)
      for (const agent of instances.filter((text) => text.includes(pattern))) {
        if (aiCrawlers.some(({ token, fetchedBy }) => token === pattern && fetchedBy !== undefined)) continue
        expect(aiCrawlerOf(agent)?.token, agent).toBe(pattern)
      }
  })
  it.each([
    ['Mozilla/5.0 (compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)', 'Claude-SearchBot'],
    ['claudebot', 'ClaudeBot'],
    ['Mozilla/5.0 (Applebot/0.1; +http://www.apple.com/go/applebot)', 'Applebot'],
    ['meta-externalfetcher/1.1', 'meta-externalfetcher'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', null],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/148.0.0.0 Safari/537.36', null],
    ['Google-Extended', null],
    ['', null],
  ])('takes %s for %s', (agent, token) => expect(aiCrawlerOf(agent)?.token ?? null).toBe(token))

  it('adds up user agents by crawler, and loses none', () => {
    const rows = amounts(['GPTBot/1.0', 5], ['x GPTBot/1.2', 7], ['ClaudeBot/1.0', 30], ['curl/8', 99])
    const sums = amountsByCrawler(rows)
    expect(sums.map(({ crawler, requests, agents }) => [crawler.token, requests, agents.length])).toEqual([
      ['ClaudeBot', 30, 1],
      ['GPTBot', 12, 2],
    ])
    expect(totalOf(sums)).toEqual({ requests: 42, bytes: 420 })
    const agent = fc.oneof(fc.constantFrom(...aiCrawlers.map(({ token }) => `${token}/1`)), fc.string())
    fc.assert(
      fc.property(fc.array(fc.tuple(agent, fc.nat(1000))), (list) => {
        const all = amounts(...list)
        expect(totalOf(amountsByCrawler(all))).toEqual(totalOf(all.filter(({ key }) => aiCrawlerOf(key))))
      }),
      { seed: 7 },
    )
  })
})

describe('the rule that refuses a crawler', () => {
  it('is told from other rules', () => {
    const rule = savedAs(crawlerRule(gpt, 1201, '402'))
    expect(isCrawlerRule(rule, gpt)).toBe(true)
    expect(isCrawlerRule(rule, { token: 'ClaudeBot' })).toBe(false)
    expect(isCrawlerRule(makeRule(), gpt)).toBe(false)
    expect(statusOfRule(rule)).toBe('402')
  })
  it('counts only the user agents it names, and none when it is switched off', () => {
    const rows = amounts(['a GPTBot/1', 5], ['gptbot', 7], ['ClaudeBot', 9])
    const rule = crawlerRule(gpt, 1, '403')
    expect(refusedAgents(rule, rows)).toEqual([rows[0]])
    expect(refusedAgents({ ...rule, active: false }, rows)).toEqual([])
  })
  it('counts beforehand what the deployed program then refuses', () => {
    const tokens = fc.constantFrom(...aiCrawlers)
    const agents = fc.oneof(
      fc.string(),
      tokens.map(({ token }) => `Mozilla/5.0 (compatible; ${token}/1.0)`),
      tokens.map(({ token }) => token.toLowerCase()),
    )
    fc.assert(
      fc.property(tokens, agents, fc.constantFrom('a.example', 'b.example'), (crawler, agent, host) => {
        const rule = crawlerRule(crawler, 1201, '402')
        const program = ruleVcl([savedAs(rule)], {
          company: 300,
          siteUrl: () => 'a.example',
          properties: ruleProperties,
        })
        const answer = edgeAnswers(program)({ ...request, host, agent })
        expect(answer?.status === '402').toBe(host === 'a.example' && refusesAgent(rule, agent))
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('the lines that act on a crawler', () => {
  const written = 'vcl 4.0;\n\nsub vcl_recv {\n  set req.http.X-A = "b";\n}\n'

  it.each([
    ['403', { status: '403', reason: 'TCDN-RPE-403-Denied' }],
    ['402', { status: '402', reason: 'TCDN-RPE-402' }],
    ['captcha', { status: '418', reason: 'TCDN-RPE-418' }],
    ['jschallenge', { status: '403', reason: 'TCDN-RPE-Under Attack' }],
  ] as const)('answer as the edge understands them: %s', (measure, answer) => {
    const body = withMeasure(written, gpt, 'a.example', measure)
    expect(checkVcl(body, { backends: [] })).toEqual([])
    const ask = edgeAnswers(body)
    expect(ask({ ...request, agent: 'x GPTBot/1.2' })).toEqual(answer)
    expect(ask({ ...request, agent: 'Firefox' })).toBeNull()
    expect(ask({ ...request, host: 'b.example', agent: 'GPTBot' })).toBeNull()
  })
  it('are found, replaced and taken away again without touching any other line', () => {
    const choice = fc.tuple(
      fc.constantFrom(...aiCrawlers.slice(0, 4)),
      fc.constantFrom('a.example', 'b.example'),
      fc.constantFrom(...crawlerMeasures, null),
    )
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        const wanted = new Map<string, string>()
        let body = written
        for (const [crawler, host, measure] of choices) {
          body = withMeasure(body, crawler, host, measure)
          const key = `${crawler.token} ${host}`
          if (measure === null) wanted.delete(key)
          else wanted.set(key, measure)
        }
        expect(
          new Map(measuresIn(body).map(({ token, host, measure }) => [`${token} ${host}`, measure as string])),
        ).toEqual(wanted)
        expect(body.startsWith('vcl 4.0;')).toBe(true)
        for (const { token, host } of measuresIn(body)) body = withMeasure(body, { token }, host, null)
        expect(body).toBe(written)
      }),
      { seed: 7 },
    )
  })
  it('are read from a configuration with other line ends', () => {
    const measured = { token: 'GPTBot', host: 'a.example', measure: '402' } as const
    expect(measuresIn(measureVcl(measured).replaceAll('\n', '\r\n'))).toEqual([measured])
  })
})
