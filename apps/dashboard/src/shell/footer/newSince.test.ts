import { makeNewsItem, type StatusIssue } from '@parapet/api'
import { expect, it } from 'vitest'
import { isDayAfter, newSince } from './newSince.ts'

const at = (text: string) => Date.parse(text) / 1000
const issue = (id: number, created_at: string, updated_at: string | null = null): StatusIssue => ({
  ...{ id, title: `Incident ${id}`, state: 'resolved', identifier: '', created_at, updated_at },
  services: [],
})

it.each([
  ['2026-06-01', '2026-06-01T12:00:00Z', true],
  ['2026-06-01', '2026-06-02T00:00:00Z', false],
  ['2026-06-02', '2026-06-01T12:00:00Z', true],
  ['soon', '2026-06-01T12:00:00Z', false],
])('%s is new after a visit at %s: %s', (date, last, expected) => {
  expect(isDayAfter(date, at(last))).toBe(expected)
})

it('lists news and incidents that began or changed since, the newest first', () => {
  const found = newSince(
    [
      makeNewsItem({ id: 4, date: '2026-06-08' }),
      makeNewsItem({ id: 5, date: '2026-05-01' }),
      makeNewsItem({ date: 'x' }),
    ],
    [
      issue(1, '2026-05-20T10:00:00Z', '2026-06-09T10:00:00Z'),
      issue(2, '2026-05-20T10:00:00Z'),
      issue(3, 'not a time'),
    ],
    at('2026-06-01T00:00:00Z'),
  )
  expect(found.map(({ id }) => id)).toEqual(['incident-1', 'news-4'])
})
