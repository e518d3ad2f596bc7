import crawlers from 'crawler-user-agents'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRule, type NewRule } from '../entities/Rule.ts'
import { edgeAnswers } from '../sandbox/traffic/vclDenials.ts'
import { ruleProperties } from '../sandbox/world/ruleCatalogue.ts'
import { aiCrawlerOf, aiCrawlers, amountsByCrawler, crawlersAsOf, totalOf } from './aiCrawlers.ts'
import { challengeVcl, crawlerRule, isCrawlerRule, refusedAgents, refusesAgent, statusOfRule } from './crawlerRules.ts'
import { ruleVcl } from './ruleVcl.ts'
import { safeUrl } from './safeUrl.ts'

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
  it('challenges by a program that the edge understands', () => {
    const ask = edgeAnswers(challengeVcl(gpt, 'a.example', 'captcha'))
    expect(ask({ ...request, agent: 'GPTBot/1.2' })).toEqual({ status: '418', reason: 'TCDN-RPE-418' })
    expect(ask({ ...request, agent: 'Firefox' })).toBeNull()
  })
})
