import { expect, it } from 'vitest'
import { makeInvalidation } from '../entities/Cache.ts'
import { submissionsOf } from './submissions.ts'

it('gathers the URLs of one request, in any order, and keeps others apart', () => {
  const first = { date: '2026-06-15T10:00:00.120Z', user: 'ana', type: 'purge' } as const
  const rows = [
    makeInvalidation({ ...first, url: 'https://a.com/1' }),
    makeInvalidation({ ...first, user: 'bot', url: 'https://a.com/2' }),
    makeInvalidation({ ...first, date: '2026-06-15T10:00:00.340Z', url: 'https://a.com/3' }),
    makeInvalidation({ ...first, type: 'ban', url: 'https://a.com/*' }),
    makeInvalidation({ ...first, date: '2026-06-15T10:00:01Z', url: 'https://a.com/4' }),
    makeInvalidation({ ...first, date: 'soon', url: 'https://a.com/5' }),
  ]
  expect(submissionsOf(rows).map(({ user, type, urls }) => [user, type, ...urls])).toEqual([
    ['ana', 'purge', 'https://a.com/1', 'https://a.com/3'],
    ['bot', 'purge', 'https://a.com/2'],
    ['ana', 'ban', 'https://a.com/*'],
    ['ana', 'purge', 'https://a.com/4'],
    ['ana', 'purge', 'https://a.com/5'],
  ])
})

it('has the ID of its first entry, and says where a cut list may lack URLs', () => {
  const rows = [4, 3, 2, 1].map((id) =>
    makeInvalidation({ id, url: `https://a.com/${id}`, date: `2026-06-15T10:00:0${Math.ceil(id / 2)}Z` }),
  )
  const idsOf = (isCut: boolean) => submissionsOf(rows, isCut).map(({ id, mayHaveMore }) => [id, mayHaveMore])
  expect(idsOf(false)).toEqual([
    [4, undefined],
    [2, undefined],
  ])
  expect(idsOf(true)).toEqual([
    [4, undefined],
    [2, true],
  ])
})

it('has its URLs in the order in which they were entered, though the list has the newest first', () => {
  const rows = [3, 2, 1].map((id) => makeInvalidation({ id, url: `https://a.com/${id}`, date: '2026-06-15T10:00:00Z' }))
  expect(submissionsOf(rows).map(({ urls }) => urls)).toEqual([
    ['https://a.com/1', 'https://a.com/2', 'https://a.com/3'],
  ])
})
