import { expect, it } from 'vitest'
import type { Prefetch } from '../entities/Cache.ts'
import { prefetchProgress } from './prefetchProgress.ts'

const since = Date.parse('2026-06-15T10:00:00Z')
const row = (id: number, url: string, status?: Prefetch['status'], date = '2026-06-15T10:00:01Z') => ({
  id,
  url,
  date,
  ...(status ? { status } : {}),
})

it.each([
  ['nothing listed yet', [], { isOver: false, done: 0, failed: [] }],
  ['one still fetching', [row(1, 'a', 'done'), row(2, 'b', 'fetching')], { isOver: false, done: 1, failed: [] }],
  ['all done', [row(1, 'a', 'done'), row(2, 'b', 'done')], { isOver: true, done: 2, failed: [] }],
  ['one failed', [row(1, 'a', 'done'), row(2, 'b', 'failed')], { isOver: true, done: 1, failed: ['b'] }],
  ['no status', [row(1, 'a'), row(2, 'b')], { isOver: true, done: 2, failed: [] }],
  [
    'sent twice',
    [row(1, 'a', 'failed'), row(3, 'a', 'done'), row(2, 'b', 'done')],
    { isOver: true, done: 2, failed: [] },
  ],
  [
    'of others, or earlier',
    [row(1, 'c', 'failed'), row(2, 'a', 'failed', '2026-06-15T09:00:00Z')],
    { isOver: false, done: 0, failed: [] },
  ],
])('%s', (_, rows, expected) => {
  expect(prefetchProgress(['a', 'b'], since, rows)).toEqual({ ...expected, total: 2 })
})
