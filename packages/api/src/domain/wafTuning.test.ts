import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRule } from '../entities/Rule.ts'
import { edgeDecisions } from '../sandbox/traffic/vclDenials.ts'
import { owaspRules } from '../sandbox/world/inventory.ts'
import { ruleProperties } from '../sandbox/world/ruleCatalogue.ts'
import { ruleVcl } from './ruleVcl.ts'
import { exceptionsIn, isOverdue, type WrittenException, withException, withoutException } from './wafExceptionVcl.ts'
import { readablePayload, readTarget, wafGroupOf } from './wafRules.ts'
import {
  deniedByParameter,
  exceptedRequests,
  exceptionRule,
  isExcepted,
  judgeRule,
  type RuleEvidence,
} from './wafTuning.ts'

const by = (...rows: [string, number][]) => rows.map(([key, requests]) => ({ key, requests }))
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const shop: RuleEvidence = {
  rule: '942430',
  agents: by([chrome, 900]),
  paths: by(['/search', 850], ['/', 50]),
  targets: by(['/search?q=a%26b', 850], ['/', 50]),
  addresses: 300,
  paranoia: 2,
}

describe('the judgement of a rule', () => {
  it('takes people on one path for a likely false positive', () => {
    expect(judgeRule(shop)).toEqual({
      verdict: 'likely',
      harmless: ['people', 'onePath', 'oneParameter', 'broadRule'],
      attack: [],
    })
  })
  it.each([
    ['a scanner', { agents: by(['sqlmap/1.8', 900]) }, 'unlikely', 'scanner'],
    ['an attack in the address', { targets: by(["/search?q=1'%20OR%20'1'='1", 900]) }, 'unlikely', 'attackText'],
    ['no user agent', { agents: by(['-', 900]) }, 'unlikely', 'scanner'],
  ] as const)('takes %s for an attack', (_, over, verdict, sign) => {
    const judged = judgeRule({ ...shop, ...over })
    expect(judged.verdict).toBe(verdict)
    expect(judged.attack).toContain(sign)
  })
  it('remarks on a search engine among the denied, however few its requests are', () => {
    const judged = judgeRule({ ...shop, agents: by([chrome, 899], [google, 1]) })
    expect(judged.harmless).toContain('searchEngine')
  })
  it('is only possible with some attacks among many requests, and unknown without signs or requests', () => {
    const mixed = by(['/search?q=a', 700], ['/search?q=<script>', 200])
    expect(judgeRule({ ...shop, targets: mixed }).verdict).toBe('possible')
    const none = { ...shop, rule: '942100', paranoia: 1, agents: by(['x', 900]), addresses: 3 }
    expect(
      judgeRule({ ...none, paths: by(['/a', 450], ['/b', 450]), targets: by(['/a', 450], ['/b', 450]) }).verdict,
    ).toBe('unknown')
    expect(judgeRule({ ...shop, paths: [] }).verdict).toBe('unknown')
  })
  it('names a group for every rule of the inventory', () => {
    for (const { rule_id } of owaspRules) expect(wafGroupOf(rule_id), rule_id).not.toBe('own')
    expect(wafGroupOf('1000')).toBe('own')
    expect(wafGroupOf('__proto__')).toBe('own')
  })
})

describe('requested addresses', () => {
  it('are taken apart by parameter, each counted once a request', () => {
    expect(readTarget('/a?b=1&c&b=2=3&&')).toEqual({
      path: '/a',
      parameters: [
        { name: 'b', value: '1' },
        { name: 'c', value: '' },
        { name: 'b', value: '2=3' },
      ],
    })
    expect(deniedByParameter(by(['/a?b=1&b=2', 3], ['/x?c=1&b=', 4]))).toEqual(by(['b', 7], ['c', 4]))
  })
  it.each([
    ['%3Cscript%3E', '<script>'],
    ['a+b%', 'a+b%'],
    ['%00%0d\u202Ex', '\\u{0}\\u{d}\\u{202e}x'],
    ['x'.repeat(400), `${'x'.repeat(300)}…`],
  ])('are shown as text that can be read: %s', (text, shown) => expect(readablePayload(text)).toBe(shown))
})

describe('an exception', () => {
  const request = {
    host: 'a.example',
    agent: '-',
    method: 'GET',
    referer: '-',
    country: 'US',
    address: '192.0.2.1',
    proto: 'https',
  }

  it('lets through by path and parameter, and nothing else', () => {
    const rule = exceptionRule({ rule: '942430', site: 1201, path: '/search', parameter: 'q' })
    expect(isExcepted(rule, '/search?x=1&q=2')).toBe(true)
    for (const target of ['/search', '/search?faq=1', '/search/x?q=1', '/?q=1'])
      expect(isExcepted(rule, target)).toBe(false)
    expect(exceptedRequests(rule, shop.targets)).toBe(850)
  })
  it('counts beforehand what the deployed program then lifts', () => {
    const part = fc.constantFrom('q', 'faq', 'a.b', 'x')
    const path = fc.constantFrom('/', '/search', '/search/x')
    fc.assert(
      fc.property(path, fc.option(part), path, fc.array(part, { maxLength: 3 }), (on, parameter, asked, names) => {
        const made = exceptionRule({ rule: '942430', site: 1201, path: on, parameter })
        const target = names.length === 0 ? asked : `${asked}?${names.map((name) => `${name}=1`).join('&')}`
        const { condition } = makeRule()
        const program = ruleVcl(
          [
            makeRule({
              condition: {
                ...condition,
                ...made.condition,
                conditions: made.condition.conditions.map((test, id) => ({ id, ...test })),
              },
              action: { ...makeRule().action, ...made.action },
            }),
          ],
          { company: 300, siteUrl: () => 'a.example', properties: ruleProperties },
        )
        const { exceptions, answer } = edgeDecisions(program)({ ...request, url: target })
        expect(answer).toBeNull()
        expect(exceptions.includes('942430')).toBe(isExcepted(made, target))
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('the lines of an exception', () => {
  const written = 'vcl 4.0;\n\nsub vcl_recv {\n  set req.http.X-A = "b";\n}\n'
  const shopQ: WrittenException = {
    rule: '942430',
    host: 'a.example',
    path: '/se"ar\nch',
    parameter: 'q',
    until: '2026-06-22',
  }

  it('are found with their end, replaced, and taken away without touching another line', () => {
    const other = { ...shopQ, path: '/x', parameter: null, until: null }
    const both = withException(withException(written, shopQ, 'sub vcl_recv {\n}'), other, 'sub vcl_recv {\n}')
    expect(exceptionsIn(both)).toEqual([other, shopQ])
    expect(exceptionsIn(withException(both, { ...shopQ, until: null }, 'sub vcl_recv {\n}'))).toHaveLength(2)
    expect(both.startsWith('vcl 4.0;')).toBe(true)
    expect(withoutException(withoutException(both, other), shopQ)).toBe(written)
  })
  it('are passed over when somebody has edited their comment', () => {
    expect(exceptionsIn('# WAF exception {"rule":1}\nsub a {}\n# End of WAF exception\n')).toEqual([])
    expect(exceptionsIn('# WAF exception {broken}\nsub a {}\n# End of WAF exception\n')).toEqual([])
  })
  it('are overdue from their day on', () => {
    expect(isOverdue(shopQ, '2026-06-21')).toBe(false)
    expect(isOverdue(shopQ, '2026-06-22')).toBe(true)
    expect(isOverdue({ until: null }, '2026-06-22')).toBe(false)
  })
})
