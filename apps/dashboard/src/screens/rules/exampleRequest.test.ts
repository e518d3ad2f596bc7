import { makeRule } from '@parapet/api'
import { expect, it } from 'vitest'
import { exampleRequest } from './exampleRequest.ts'

const about = (...tests: readonly (readonly [property: string, operator: string, value: string])[]) =>
  exampleRequest(
    makeRule({
      condition: {
        id: 1,
        rule: 1,
        logic_operator: 'and',
        conditions: tests.map(([property, operator, value], id) => ({ id, property, operator, value })),
      },
    }),
    'www.example.com',
  )

it.each([
  ['https://www.example.com/', []],
  ['https://www.example.com/blog', [['request_url', 'starts_with', '/blog']]],
  ['https://www.example.com/example.pdf', [['request_url', 'ends_with', '.pdf']]],
  [
    'https://www.example.com/a?id=1',
    [
      ['request_url', 'equals', '/a'],
      ['query', 'contains', 'id=1'],
    ],
  ],
  ['http://www.example.com/', [['protocol', 'equals', 'http']]],
] as const)('names the URL %s', (url, tests) => {
  expect(about(...tests)).toEqual({ url, method: 'GET', headers: '', country: null, address: '', status: null })
})

it.each([
  [{ method: 'POST' }, ['method', 'equals', 'POST']],
  [{ country: 'ES' }, ['country', 'equals', 'ES']],
  [{ country: null }, ['country', 'not_equals', 'ES']],
  [{ address: '10.0.0.0' }, ['client_ip', 'equals', '10.0.0.0/8']],
  [{ headers: 'User-Agent: BadBot' }, ['user_agent', 'contains', 'BadBot']],
  [{ headers: '' }, ['user_agent', 'matches', '^Bad']],
  [{ headers: '' }, ['region', 'equals', 'MD']],
  [{ country: null }, ['country', 'equals', '*Spain*']],
  [{ address: '' }, ['client_ip', 'equals', '10.0.0.300']],
] as const)('has %o of a condition', (part, test) => {
  expect(about(test)).toMatchObject(part)
})
