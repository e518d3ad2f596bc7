import { expect, it } from 'vitest'
import { defaultTimings } from '../call/context.ts'
import { blog } from '../endpoints/blog.ts'
import { backendVclName } from '../entities/Backend.ts'
import { refreshChoices } from './refresh.ts'
import { APP_VERSION } from './version.ts'

it('has the constants of §9', () => {
  expect(APP_VERSION).toBe('4.4.6')
  expect([...refreshChoices].sort((a, b) => a - b)).toEqual([0, 60_000, 180_000, 300_000])
  expect(defaultTimings).toEqual({
    timeoutMs: 120_000,
    slowMs: 10_000,
    retryMax: 10,
    retryDelayMs: 5000,
    retryFactor: 2,
  })
  expect(blog.posts.path).toBe('wp-json/wp/v2/posts?tags=196&per_page=3')
})

it('prefixes a backend name with its company (§3)', () => {
  expect(backendVclName({ company: 300, name: 'origin1' })).toBe('c300_origin1')
})
