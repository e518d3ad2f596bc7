import { describe, expect, it } from 'vitest'
import { type LogicOperator, makeRule, type NewCondition, type Rule } from '../entities/Rule.ts'
import { configOrigin, isRulesLive, rulesConfig } from './ruleDeployment.ts'
import { ruleWarnings } from './ruleWarnings.ts'

const url = (operator: string, value: string): NewCondition => ({ property: 'request_url', operator, value })
const net = (operator: string, value: string): NewCondition => ({ property: 'client_ip', operator, value })
const country = (operator: string, value: string): NewCondition => ({ property: 'country', operator, value })
const post = { property: 'method', operator: 'equals', value: 'POST' }
const rule = (
  order: number,
  template: string,
  conditions: readonly NewCondition[],
  logic_operator: LogicOperator | null = null,
  over: Partial<Rule> = {},
): Rule =>
  makeRule({
    id: order,
    order,
    name: `rule_${order}`,
    condition: { id: order, rule: order, logic_operator, conditions: conditions.map((row, id) => ({ id, ...row })) },
    action: {
      id: order,
      template,
      context: template === 'cdn_ttl' ? 'vcl_backend_response' : 'vcl_recv',
      parameters: [],
    },
    ...over,
  })
const warnings = (...rules: Rule[]) => [...ruleWarnings(rules)].map(([id, { kind }]) => [id, kind])

describe('ruleWarnings', () => {
  it.each<[string, NewCondition[], LogicOperator | null, boolean]>([
    ['two methods', [post, { ...post, value: 'GET' }], 'and', true],
    ['two methods, either', [post, { ...post, value: 'GET' }], 'or', false],
    ['a value and its opposite', [post, { ...post, operator: 'not_equals' }], 'and', true],
    ['two beginnings', [url('starts_with', '/a'), url('starts_with', '/b')], 'and', true],
    ['one beginning within another', [url('starts_with', '/a'), url('starts_with', '/ab')], 'and', false],
    ['a beginning and an end', [url('starts_with', '/a'), url('ends_with', '.pdf')], 'and', false],
    ['a text that is contained and not', [url('contains', 'x'), url('not_contains', 'x')], 'and', true],
    ['a pattern', [url('matches', '^/a'), url('equals', '/b')], 'and', true],
    ['a pattern of PCRE', [url('matches', '(?>^/a)'), url('equals', '/b')], 'and', false],
    ['two networks', [net('equals', '10.0.0.0/8'), net('equals', '192.0.2.0/24')], 'and', true],
    ['a network within another', [net('equals', '10.0.0.0/8'), net('equals', '10.1.0.0/16')], 'and', false],
    ['a network but a part', [net('equals', '10.0.0.0/8'), net('not_equals', '10.1.0.0/16')], 'and', false],
    ['a part but its network', [net('equals', '10.1.0.0/16'), net('not_equals', '10.0.0.0/8')], 'and', true],
  ])('%s: contradiction %s', (_, conditions, logic, isFound) =>
    expect(warnings(rule(1, 'deny', conditions, logic))).toEqual(isFound ? [[1, 'contradiction']] : []),
  )

  it.each<[string, Rule, Rule, boolean]>([
    ['after a rule for all requests', rule(1, 'deny', []), rule(2, 'bypass_cache', [post]), true],
    ['after the same condition', rule(1, 'redirect_301', [post]), rule(2, 'deny', [post]), true],
    [
      'after a wider beginning',
      rule(1, 'deny', [url('starts_with', '/a')]),
      rule(2, 'deny', [url('equals', '/a/b')]),
      true,
    ],
    [
      'after a narrower beginning',
      rule(1, 'deny', [url('starts_with', '/a/b')]),
      rule(2, 'deny', [url('starts_with', '/a')]),
      false,
    ],
    ['after a stricter rule', rule(1, 'deny', [post, url('equals', '/')], 'and'), rule(2, 'deny', [post]), false],
    ['after one of its conditions', rule(1, 'deny', [post, url('equals', '/')], 'or'), rule(2, 'deny', [post]), true],
    [
      'when only one of two is covered',
      rule(1, 'deny', [post]),
      rule(2, 'deny', [post, url('equals', '/')], 'or'),
      false,
    ],
    ['after a rule that goes on', rule(1, 'bypass_cache', []), rule(2, 'deny', [post]), false],
    ['in another phase', rule(1, 'deny', []), rule(2, 'cdn_ttl', []), false],
    ['after a disabled rule', rule(1, 'deny', [], null, { active: false }), rule(2, 'deny', [post]), false],
    ['of another site', rule(1, 'deny', [], null, { site: 7 }), rule(2, 'deny', [post]), false],
  ])('%s: unreachable %s', (_, first, second, isFound) =>
    expect(warnings(first, second)).toEqual(isFound ? [[2, 'unreachable']] : []),
  )

  it.each<[string, NewCondition[], LogicOperator | null, boolean]>([
    ['a name in place of a code', [country('equals', '*Spain*')], null, true],
    ['a network as a pattern', [net('matches', '10.0.0.0/8')], null, true],
    ['a path with its query', [url('ends_with', '.pdf?x=1')], null, true],
    ['a path with its host', [url('starts_with', 'www.example.com/a')], null, true],
    ['one of two conditions', [post, country('equals', 'Spain')], 'and', true],
    ['one of two, either', [post, country('equals', 'Spain')], 'or', false],
    ['an exception that excepts nothing', [country('not_equals', 'Spain')], null, false],
    ['what is right', [url('ends_with', '.pdf'), net('equals', '10.0.0.0/8'), country('equals', 'ES')], 'and', false],
  ])('%s: never met %s', (_, conditions, logic, isFound) =>
    expect(warnings(rule(1, 'deny', conditions, logic))).toEqual(isFound ? [[1, 'neverMet']] : []),
  )

  it('finds a redirect to itself', () => {
    const action = { id: 1, template: 'redirect_301', context: 'vcl_recv' }
    const to = (target: string, conditions: NewCondition[]) =>
      rule(1, 'redirect_301', conditions, null, {
        action: { ...action, parameters: [{ name: 'url', value: target }] },
      })
    const kinds = (one: Rule) =>
      [...ruleWarnings([one], { siteUrl: () => 'www.example.com' }).values()].map(({ kind }) => kind)
    expect(kinds(to('https://www.example.com/new', [url('starts_with', '/')]))).toEqual(['loop'])
    expect(kinds(to('https://www.example.com/new', []))).toEqual(['loop'])
    expect(kinds(to('https://www.example.com/new', [url('starts_with', '/old')]))).toEqual([])
    expect(kinds(to('https://shop.example.com/new', [url('starts_with', '/')]))).toEqual([])
  })

  it('finds a rule whose value a later one replaces', () => {
    const pdf = url('ends_with', '.pdf')
    expect(warnings(rule(1, 'cdn_ttl', [pdf]), rule(2, 'cdn_ttl', []))).toEqual([[1, 'overridden']])
    expect(warnings(rule(1, 'cdn_ttl', []), rule(2, 'cdn_ttl', [pdf]))).toEqual([])
  })
})

describe('a configuration made of rules', () => {
  const program = 'sub vcl_recv {\n  call deny_request;\n}\n'

  it('is recognised until somebody edits it', () => {
    const config = rulesConfig(program)
    expect(configOrigin(config)).toBe('rules')
    expect(configOrigin(`${config.replaceAll('\n', '\r\n')}\r\n`)).toBe('rules')
    expect(configOrigin(config.replace('deny_request', 'redirect_https'))).toBe('written')
    expect(configOrigin(program)).toBe('written')
    expect(configOrigin(' \n')).toBe('none')
    expect(configOrigin(null)).toBe('none')
  })

  it('is live when the program is the same, with or without its first line', () => {
    expect(isRulesLive(rulesConfig(program), program)).toBe(true)
    expect(isRulesLive(program, program)).toBe(true)
    expect(isRulesLive(rulesConfig('sub vcl_recv {\n}\n'), program)).toBe(false)
    expect(isRulesLive(null, program)).toBe(false)
  })
})
