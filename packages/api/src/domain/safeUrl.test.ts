import { expect, it } from 'vitest'
import { safeUrl } from './safeUrl.ts'

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/path',
  'https://user:pass@evil.example',
  'ftp://x',
  '',
  null,
  'http://',
])('does not link to %o', (text) => {
  expect(safeUrl(text)).toBeNull()
})

it('links to http and https URLs', () => {
  expect(safeUrl('https://example.com/a?b#c')).toBe('https://example.com/a?b#c')
  expect(safeUrl('http://example.com')).toBe('http://example.com/')
})
