import { makeRule } from '@parapet/api'
import { expect, it } from 'vitest'
import { exampleUrl } from './exampleUrl.ts'

const about = (...tests: readonly (readonly [property: string, operator: string, value: string])[]) =>
  exampleUrl(
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

it('names a URL that the conditions are about', () => {
  expect(about()).toBe('https://www.example.com/')
  expect(about(['request_url', 'starts_with', '/blog'])).toBe('https://www.example.com/blog')
  expect(about(['request_url', 'ends_with', '.pdf'])).toBe('https://www.example.com/example.pdf')
  expect(about(['request_url', 'equals', '/a'], ['query', 'contains', 'id=1'])).toBe('https://www.example.com/a?id=1')
  expect(about(['country', 'equals', 'ES'])).toBe('https://www.example.com/')
})
