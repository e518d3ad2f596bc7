import { afterEach, expect, test, vi } from 'vitest'
import { plainText } from './plainText.ts'

afterEach(() => vi.unstubAllGlobals())

test('named entities are read by the browser, one at a time and through the page’s policy', () => {
  const given: string[] = []
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => {
      given.push(html)
      return rules.createHTML(html)
    },
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(plainText('caf&eacute; &hellip; caf&eacute;')).toBe('café … café')
  expect(plainText('<img src=x onerror=alert(1)>&eacute;&copy;&lt;img src=x onerror=alert(1)&gt;')).toBe(
    'é©<img src=x onerror=alert(1)>',
  )
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(createPolicy.mock.calls[0]?.[0]).toBe('parapet-text')
  expect(given).toEqual(['&eacute;', '&hellip;', '&copy;'])
})

test('what is no entity stays as it is written', () => {
  expect(plainText('a & b &unknown; AT&T')).toBe('a & b &unknown; AT&T')
})

test('a text that opens a tag a hundred thousand times and never ends one does not hold the page up', () => {
  const begun = performance.now()
  for (const opened of ['<script ', '<style', '<p', '</script '])
    expect(plainText(`Before ${opened.repeat(100_000)}`)).toBe('Before')
  expect(performance.now() - begun).toBeLessThan(2000)
})
