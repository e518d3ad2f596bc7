import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUrl, isWebUrl, safeRedirect } from './urls.ts'

describe('safeRedirect', () => {
  it.each([
    '/',
    '/300/analytics?range=4h&is.countrycode=ES#top',
    '/user/profile',
    '/300/stats?redirect=https%3A%2F%2Fevil.example',
    '/authors',
  ])('opens %s', (target) => {
    expect(safeRedirect(target)).toBe(target)
  })

  it.each([
    null,
    undefined,
    '',
    'stats',
    'https://evil.example/',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil\\',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./\u0000/evil',
    'javascript:alert(1)',
    ' //evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/auth/login?redirect=%2F',
    '/auth',
    '/x/../auth/login',
  ])('opens home for %j', (target) => {
    expect(safeRedirect(target)).toBe('/')
  })

  it('never leaves the origin', () => {
    const oddTexts = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '%', '\t', '\n', ' ', 'a', 'e', '2', 'F', '5', 'C'),
    })
    fc.assert(
      fc.property(oddTexts, fc.constantFrom('', '/', '//', '/.', 'http:'), (text, start) => {
        const url = new URL(safeRedirect(start + text), 'https://dashboard.example')
        expect(url.origin).toBe('https://dashboard.example')
        // A router that resolves the path again must not leave either.
        expect(new URL(url.pathname, 'https://dashboard.example').origin).toBe('https://dashboard.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('isUrl', () => {
  it.each([
    ['https://example.com/a?b', true],
    ['ftp://example.com', true],
    ['example.com', false],
    ['', false],
    ['http://', false],
  ])('%s: %s', (text, valid) => {
    expect(isUrl(text)).toBe(valid)
  })
})

it.each([
  ['https://hooks.example.com/a?b=c', true],
  ['HTTP://example.com', true],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
  ['https://', false],
  ['example.com', false],
])('is a URL of the web: %s', (text, valid) => {
  expect(isWebUrl(text)).toBe(valid)
})
