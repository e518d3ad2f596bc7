import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRedirectLoop, operandFault, operandKind, parameterFault, passes } from './ruleOperands.ts'

describe('the kind of an operand', () => {
  it.each([
    [{ name: 'country' }, 'country'],
    [{ name: 'pais', variable: 'req.http.geo_country_code' }, 'country'],
    [{ name: 'client_ip' }, 'network'],
    [{ name: 'request_url' }, 'path'],
    [{ name: 'query', variable: 'req.url' }, 'query'],
    [{ name: 'user_agent', variable: 'req.http.User-Agent' }, 'text'],
  ])('%o: %s', (property, kind) => expect(operandKind(property)).toBe(kind))
})

describe('operandFault', () => {
  it.each([
    ['country', 'equals', 'ES', null],
    ['country', 'equals', '*Spain*', 'country'],
    ['country', 'equals', 'es', 'country'],
    ['country', 'matches', 'ES|PT', 'operator'],
    ['region', 'equals', 'MD', null],
    ['region', 'equals', 'Comunidad de Madrid', 'region'],
    ['client_ip', 'equals', '10.0.0.0/8', null],
    ['client_ip', 'equals', '2001:db8::/32', null],
    ['client_ip', 'equals', '10.0.0.300', 'network'],
    ['client_ip', 'matches', '10.0.0.0/8', 'operator'],
    ['host', 'equals', 'www.example.com', null],
    ['host', 'equals', 'WWW.example.com', 'host'],
    ['request_url', 'starts_with', '/blog', null],
    ['request_url', 'starts_with', 'blog', 'path'],
    ['request_url', 'equals', 'https://www.example.com/blog', 'path'],
    ['request_url', 'ends_with', '.pdf', null],
    ['request_url', 'ends_with', '.pdf?x=1', 'pathPart'],
    ['request_url', 'contains', 'a b', 'pathPart'],
    ['request_url', 'matches', '^/a\\?b', null],
    ['query', 'contains', 'utm_source=mail', null],
    ['query', 'starts_with', '?utm', 'query'],
    ['user_agent', 'contains', 'Bad Bot', null],
    ['user_agent', 'contains', 'Bad\nBot', 'control'],
    ['user_agent', 'contains', '', 'needed'],
  ])('%s %s %j: %s', (name, operator, value, fault) => expect(operandFault({ name }, operator, value)).toBe(fault))
})

describe('parameterFault', () => {
  const number = (name: string) => ({ name, type: 'number' as const })
  const url = { name: 'url', type: 'url' as const }
  const value = { name: 'value', type: 'text' as const }
  it.each([
    [number('status'), '403', null],
    [number('status'), '0', 'range'],
    [number('status'), '99', 'range'],
    [number('status'), '999', 'range'],
    [number('status'), '200', 'range'],
    [number('seconds'), '31536000', null],
    [number('seconds'), '-1', 'range'],
    [number('seconds'), '999999999999', 'range'],
    [number('requests'), '0', 'range'],
    [number('requests'), '1.5', 'range'],
    [url, 'https://www.example.com/new', null],
    [url, 'javascript:alert(1)', 'url'],
    [url, '/new', 'url'],
    [url, 'https://www.example.com/a\r\nSet-Cookie: a=b', 'control'],
    [url, 'https://www.example.com/a b', 'url'],
    [value, 'max-age=60, "quoted"', null],
    [value, 'a\r\nSet-Cookie: a=b', 'control'],
    [value, 'x'.repeat(2001), 'tooLong'],
    [value, ' ', 'needed'],
    [{ name: 'name', type: 'text' as const }, 'X Header', 'header'],
    [{ name: 'code', type: 'choice' as const, choices: ['301'] }, '300', 'choice'],
    [{ name: 'backend', type: 'backend' as const }, 'gone', 'choice'],
  ])('%o %j: %s', (parameter, given, fault) => expect(parameterFault(parameter, given, ['origin1'])).toBe(fault))

  it('accepts no value with a line break', () => {
    const name = fc.constantFrom(number('status'), url, value)
    fc.assert(
      fc.property(name, fc.string(), fc.string(), fc.constantFrom('\r', '\n', '\0', '\u2028'), (one, a, b, wrong) => {
        expect(parameterFault(one, `x${a}${wrong}${b}x`, [])).not.toBeNull()
      }),
    )
  })
})

it('evaluates networks as sets of addresses', () => {
  const test = (operator: string) => ({ property: 'client_ip', operator, value: '10.0.0.0/8' })
  expect(passes('10.1.2.3', test('equals'))).toBe(true)
  expect(passes('10.1.2.3', test('not_equals'))).toBe(false)
  expect(passes('192.0.2.7', test('equals'))).toBe(false)
  expect(passes('0.0.0.0/0', test('equals'))).toBeNull()
})

it.each([
  ['no condition', [], 'and', 'https://www.example.com/', true],
  ['its own path', [['request_url', 'starts_with', '/shop']], 'and', 'https://www.example.com/shop/new', true],
  ['another path', [['request_url', 'starts_with', '/shop']], 'and', 'https://www.example.com/new', false],
  ['another host', [], 'and', 'https://shop.example.com/', false],
  ['another protocol', [['protocol', 'equals', 'http']], 'and', 'https://www.example.com/', false],
  ['a country', [['country', 'equals', 'ES']], 'and', 'https://www.example.com/es', true],
  [
    'a country outside of its pages',
    [
      ['country', 'equals', 'ES'],
      ['request_url', 'not_matches', '^/es'],
    ],
    'and',
    'https://www.example.com/es',
    false,
  ],
  ['a query', [['query', 'contains', 'old=1']], 'and', 'https://www.example.com/?old=1', true],
] as const)('a redirect with %s is a loop: %s', (_, tests, logic_operator, target, isLoop) => {
  const conditions = tests.map(([property, operator, value]) => ({ property, operator, value }))
  const action = { template: 'redirect_302', parameters: [{ name: 'url', value: target }] }
  expect(isRedirectLoop({ action, condition: { logic_operator, conditions } }, 'www.example.com')).toBe(isLoop)
})
