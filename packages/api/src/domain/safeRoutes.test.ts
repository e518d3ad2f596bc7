import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cookieLifetimes,
  isLongCookie,
  type SafeRouteDraft,
  safeRouteFaults,
  safeRouteLimits,
  safeRouteState,
} from './safeRoutes.ts'

const now = 1_781_515_800
const valid: SafeRouteDraft = {
  name: 'Load test',
  description: '',
  site: 1201,
  url: '/',
  duration: 3600,
  active: true,
  expires_at: null,
}

describe('safeRouteFaults', () => {
  it.each<[string, Partial<SafeRouteDraft>, object]>([
    ['is valid', {}, {}],
    ['needs a name', { name: '  ' }, { name: 'needed' }],
    ['has a name of 100 characters beside spaces', { name: ` ${'n'.repeat(100)} ` }, {}],
    ['has no longer name', { name: 'n'.repeat(101) }, { name: 'tooLong' }],
    ['has a short description', { description: 'd'.repeat(2001) }, { description: 'tooLong' }],
    ['needs a site', { site: null }, { site: 'needed' }],
    ['may have the site 0', { site: 0 }, {}],
    ['opens a path with a query', { url: '/a/b?c=d#e' }, {}],
    ['opens no whole address', { url: 'https://www.example.com/' }, { url: 'notPath' }],
    ['opens no path without a slash', { url: 'checkout' }, { url: 'notPath' }],
    ['opens no path with spaces', { url: '/a b' }, { url: 'notPath' }],
    ['opens no path with a backslash, which browsers turn into a host', { url: '/\\evil.example' }, { url: 'notPath' }],
    ['opens no path of 2,001 characters', { url: `/${'a'.repeat(2000)}` }, { url: 'tooLong' }],
    ['has a cookie of a minute', { duration: 60 }, {}],
    ['has a cookie of a year and a day', { duration: 366 * 86_400 }, {}],
    ['has no shorter cookie', { duration: 59 }, { duration: 'notInRange' }],
    ['has no longer cookie', { duration: 366 * 86_400 + 1 }, { duration: 'notInRange' }],
    ['has a cookie of whole seconds', { duration: 3600.5 }, { duration: 'notInRange' }],
    ['has a cookie of a number', { duration: Number.NaN }, { duration: 'notInRange' }],
    ['ends later', { expires_at: now + 1 }, {}],
    ['does not end now', { expires_at: now }, { expires_at: 'past' }],
  ])('%s', (_, change, faults) => {
    expect(safeRouteFaults({ ...valid, ...change }, now)).toEqual(faults)
  })

  it('keeps the end of an expired route, but rejects another one in the past', () => {
    const ended = { ...valid, expires_at: now - 60 }
    expect(safeRouteFaults(ended, now, now - 60)).toEqual({})
    expect(safeRouteFaults(ended, now, now - 120)).toEqual({ expires_at: 'past' })
  })

  it('validates each field independently', () => {
    const wrong = {
      name: '',
      description: 'd'.repeat(safeRouteLimits.description + 1),
      site: null,
      url: 'x',
      duration: 0,
      expires_at: 0,
    }
    const some = fc.subarray(Object.keys(wrong) as (keyof typeof wrong)[])
    fc.assert(
      fc.property(some, (fields) => {
        const draft = { ...valid, ...Object.fromEntries(fields.map((field) => [field, wrong[field]])) }
        expect(Object.keys(safeRouteFaults(draft, now)).sort()).toEqual(fields.toSorted())
      }),
    )
  })
})

it('offers valid lifetimes, marked as long from a month on', () => {
  for (const duration of cookieLifetimes) expect(safeRouteFaults({ ...valid, duration }, now)).toEqual({})
  expect(cookieLifetimes.filter(isLongCookie)).toEqual([30 * 86_400])
})

it.each([
  [true, null, 'active'],
  [true, now + 1, 'active'],
  [true, now, 'ended'],
  [true, 0, 'ended'],
  [false, null, 'inactive'],
  [false, now - 1, 'inactive'],
] as const)('a route with active: %s, ending at %s, is %s', (active, expires_at, state) => {
  expect(safeRouteState({ active, expires_at }, now)).toBe(state)
})
