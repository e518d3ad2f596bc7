import { expect, it } from 'vitest'
import { makeInvalidation, type Prefetch } from '../entities/Cache.ts'
import { prefetchSubmissionsOf, submissionProgress, submissionsOf } from './submissions.ts'

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

const prefetch = (id: number, over: Partial<Prefetch> = {}): Prefetch => ({
  id,
  date: '2026-06-15T10:00:00Z',
  user: 'ana',
  url: `https://a.com/${id}`,
  pops_done: null,
  pops_total: null,
  ...over,
})

it('gathers the prefetches of one request, and keeps those of others and of other seconds apart', () => {
  const rows = [
    prefetch(4, { date: '2026-06-15T10:00:09Z' }),
    prefetch(3),
    prefetch(2, { user: 'bot' }),
    prefetch(1, { date: '2026-06-15T10:00:00.900Z' }),
  ]
  expect(
    prefetchSubmissionsOf(rows, true).map(({ id, rows: own, mayHaveMore }) => [
      id,
      own.map((one) => one.id),
      mayHaveMore,
    ]),
  ).toEqual([
    [4, [4], undefined],
    [3, [1, 3], true],
    [2, [2], undefined],
  ])
})

it.each<[Prefetch['status'][], string]>([
  [['queued', 'queued'], 'queued'],
  [['queued', 'done'], 'fetching'],
  [['fetching'], 'fetching'],
  [['failed', 'fetching'], 'fetching'],
  [['failed', 'done'], 'failed'],
  [['done', 'done'], 'done'],
  [[undefined, undefined], 'unknown'],
  [[undefined, 'done'], 'done'],
])('%j together are %s', (statuses, state) => {
  const rows = statuses.map((status, id) => prefetch(id, status === undefined ? {} : { status }))
  expect(submissionProgress({ rows }).state).toBe(state)
})

it('adds up the POPs of those that say, and knows nothing where none does', () => {
  const told = { pops_done: 3, pops_total: 10 }
  expect(submissionProgress({ rows: [prefetch(1, told), prefetch(2, told), prefetch(3)] })).toMatchObject({
    popsDone: 6,
    popsTotal: 20,
  })
  expect(submissionProgress({ rows: [prefetch(1)] })).toMatchObject({ popsDone: null, popsTotal: null })
})
