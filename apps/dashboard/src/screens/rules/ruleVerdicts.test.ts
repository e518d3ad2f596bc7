import { followTrace, makeRule, type Rule, ruleVcl, type TraceInput, traceConfig, traceRequestOf } from '@parapet/api'
import { describe, expect, it } from 'vitest'
import { rulesIn } from '../../shared/provisioning/ruleLabels.ts'
import type { RuleCatalogue } from '../../shared/provisioning/useRuleCatalogue.ts'
import { conditionVerdicts, ruleVerdicts } from './ruleVerdicts.ts'

const site = 'www.example.com'
const property = (id: number, name: string, variable: string) => ({
  id,
  name,
  label: name,
  variable,
  operators: ['equals', 'not_equals', 'starts_with'],
  choices: null,
})
const catalogue: RuleCatalogue = {
  company: 300,
  properties: [
    property(1, 'request_url', 'req.url'),
    property(2, 'method', 'req.method'),
    property(3, 'country', 'req.http.geo_country_code'),
    property(4, 'client_ip', 'req.http.True-Client-IP'),
    property(5, 'user_agent', 'req.http.User-Agent'),
    property(6, 'device', 'req.http.X-Device'),
  ],
  operators: [],
  templates: [],
  backends: [],
  sites: [{ id: 1, url: site }],
  siteUrl: (id) => (id === 1 ? site : undefined),
}
type Test = readonly [property: string, operator: string, value: string]
const ruleOf = (id: number, tests: readonly Test[], over: Partial<Rule> = {}) =>
  makeRule({
    id,
    site: 1,
    order: id,
    condition: {
      id,
      rule: id,
      logic_operator: 'and',
      conditions: tests.map(([name, operator, value], at) => ({ id: at, property: name, operator, value })),
    },
    ...over,
  })
const requestOf = (over: Partial<TraceInput> = {}) => {
  const request = traceRequestOf({
    url: `https://${site}/shop/a`,
    method: 'GET',
    headers: '',
    country: null,
    address: '',
    status: null,
    ...over,
  })
  if (!request) throw new Error('This request is wrong')
  return request
}

describe('a condition', () => {
  it.each([
    ['met', ['request_url', 'starts_with', '/shop'], {}],
    ['unmet', ['request_url', 'starts_with', '/blog'], {}],
    ['met', ['request_url', 'equals', '/shop/a'], { url: `https://${site}/shop/a?x=1` }],
    ['met', ['method', 'equals', 'POST'], { method: 'POST' }],
    ['unmet', ['method', 'equals', 'POST'], {}],
    ['met', ['country', 'equals', 'ES'], { country: 'ES' }],
    ['unmet', ['country', 'not_equals', 'ES'], { country: 'ES' }],
    ['undecided', ['country', 'equals', 'ES'], {}],
    ['met', ['client_ip', 'equals', '192.0.2.0/24'], { address: '192.0.2.9' }],
    ['unmet', ['client_ip', 'equals', '192.0.2.0/24'], { address: '198.51.100.1' }],
    ['undecided', ['client_ip', 'equals', '192.0.2.0/24'], {}],
    ['met', ['user_agent', 'starts_with', 'curl'], { headers: 'User-Agent: curl/8' }],
    ['undecided', ['request_url', 'starts_with', ''], {}],
  ] as const)('is %s: %j by %j', (verdict, test, over) => {
    expect(conditionVerdicts(ruleOf(1, [test]), requestOf(over), catalogue)).toEqual([verdict])
  })

  it('is judged alone, also where another site is asked, an action answers, or the rule runs later', () => {
    const tests: readonly Test[] = [
      ['request_url', 'starts_with', '/shop'],
      ['method', 'equals', 'POST'],
    ]
    const rule = ruleOf(1, tests, {
      active: false,
      action: { id: 1, template: 'cdn_ttl', context: 'vcl_backend_response', parameters: [] },
    })
    expect(conditionVerdicts(rule, requestOf({ url: 'https://other.example/shop' }), catalogue)).toEqual([
      'met',
      'unmet',
    ])
    expect(conditionVerdicts({ ...rule, site: 9 }, requestOf(), catalogue)).toEqual(['undecided', 'undecided'])
  })
})

describe('a rule', () => {
  const verdicts = (rules: readonly Rule[], over: Partial<TraceInput> = {}) => {
    const texts = [{ source: ruleVcl(rules, catalogue) }]
    const { hops } = followTrace(traceConfig(texts, null), requestOf(over), [site])
    return [...ruleVerdicts(hops[0]?.ways ?? [], rules, rulesIn(texts, rules, catalogue)).values()]
  }
  const shop = ruleOf(1, [['request_url', 'starts_with', '/shop']])
  const spain = ruleOf(2, [['country', 'equals', 'ES']])
  const blog = ruleOf(3, [['request_url', 'starts_with', '/blog']])
  it.each([
    ['that answers leaves the next ones unreached', [shop, spain], {}, ['met', 'unreached']],
    ['that is not met lets the next ones run', [blog, { ...shop, order: 9 }], {}, ['unmet', 'met']],
    ['that cannot be decided leaves the next open', [{ ...spain, order: 0 }, shop], {}, ['undecided', 'undecided']],
    ['is decided by what the request gives', [{ ...spain, order: 0 }, shop], { country: 'FR' }, ['unmet', 'met']],
  ] as const)('%s', (_, rules, over, expected) => {
    expect(verdicts(rules, over)).toEqual(expected)
  })
})
