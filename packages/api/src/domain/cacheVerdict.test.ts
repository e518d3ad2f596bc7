import { expect, it } from 'vitest'
import { makeInvalidation } from '../entities/Cache.ts'
import { type CacheVerdict, cacheVerdict, lastPurge } from './cacheVerdict.ts'

const now = 10_000
const purge = { at: 9_000, until: 9_002, isSoft: false }
const soft = { ...purge, isSoft: true }

it.each<[CacheVerdict, Parameters<typeof cacheVerdict>[0], Parameters<typeof cacheVerdict>[1]]>([
  ['cached', { result: 'HIT', age: 5000, stale: false }, null],
  ['notCached', { result: 'MISS', age: null, stale: false }, null],
  ['neverCached', { result: 'PASS', age: null, stale: false }, null],
  ['neverCached', { result: 'PASS', age: null, stale: false }, purge],
  ['removed', { result: 'MISS', age: null, stale: false }, purge],
  ['fetchedSince', { result: 'HIT', age: 997, stale: false }, purge],
  ['unsure', { result: 'HIT', age: 998, stale: false }, purge],
  ['unsure', { result: 'HIT', age: 1000, stale: false }, purge],
  ['old', { result: 'HIT', age: 1001, stale: false }, purge],
  ['old', { result: 'HIT', age: 5000, stale: true }, purge],
  ['cached', { result: 'HIT', age: null, stale: false }, purge],
  ['removed', { result: 'HIT', age: 5000, stale: true }, soft],
  ['old', { result: 'HIT', age: 5000, stale: false }, soft],
])('%s', (verdict, server, after) => {
  expect(cacheVerdict(server, after, now)).toBe(verdict)
})

it('finds the last purge of a URL, and no ban', () => {
  const url = 'https://a.com/x'
  const at = (date: string) => ({ url, date })
  const rows = [
    makeInvalidation(at('2026-06-15T10:00:00Z')),
    makeInvalidation({ ...at('2026-06-15T11:00:00Z'), type: 'soft' }),
    makeInvalidation({ ...at('2026-06-15T12:00:00Z'), type: 'ban' }),
    makeInvalidation({ ...at('2026-06-15T12:00:00Z'), url: 'https://a.com/y' }),
    makeInvalidation(at('never')),
  ]
  const purgedAt = Date.parse('2026-06-15T11:00:00Z') / 1000
  expect(lastPurge(url, rows, purgedAt + 3599)).toEqual({
    date: purgedAt,
    at: purgedAt - 2,
    until: purgedAt + 3,
    isSoft: true,
  })
  expect(lastPurge(url, rows, purgedAt + 3600)).toBeNull()
  expect(lastPurge('https://a.com/z', rows, purgedAt + 60)).toBeNull()
})
