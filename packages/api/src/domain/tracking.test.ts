import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayTrack, trackedVisit } from './tracking.ts'

describe('mayTrack', () => {
  const on = { isConfigured: true, needsConsent: false, hasConsent: false, isRefused: false }
  it.each([
    ['configured', {}, true],
    ['not configured', { isConfigured: false }, false],
    ['not configured, with consent', { isConfigured: false, needsConsent: true, hasConsent: true }, false],
    ['before consent', { needsConsent: true }, false],
    ['after consent', { needsConsent: true, hasConsent: true }, true],
    ['refused by the browser', { isRefused: true }, false],
    ['refused by the browser, with consent', { needsConsent: true, hasConsent: true, isRefused: true }, false],
  ])('%s', (_, over, is) => {
    expect(mayTrack({ ...on, ...over })).toBe(is)
  })

  it('is never allowed without the consent that the theme requires, nor without a service', () => {
    const context = fc.record({
      isConfigured: fc.boolean(),
      needsConsent: fc.boolean(),
      hasConsent: fc.boolean(),
      isRefused: fc.boolean(),
    })
    fc.assert(
      fc.property(context, (one) => {
        if (!mayTrack(one)) return
        expect(one.isConfigured).toBe(true)
        expect(one.needsConsent && !one.hasConsent).toBe(false)
      }),
    )
  })
})

it('a visit has site 1 (§7) and the page instead of the URL', () => {
  expect(trackedVisit('https://cdn.example', { name: 'stats', path: '{company?}/stats' }, '7')).toEqual({
    idsite: 1,
    rec: 1,
    url: 'https://cdn.example/company/stats',
    action_name: 'stats',
    rand: '7',
    send_image: 0,
  })
  expect(trackedVisit('https://cdn.example', { name: 'password', path: 'auth/password/{uuid}' }, '7').url).toBe(
    'https://cdn.example/auth/password/uuid',
  )
})
