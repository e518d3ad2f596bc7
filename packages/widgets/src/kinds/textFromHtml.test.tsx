import { afterEach, expect, test, vi } from 'vitest'
import { textFromHtml } from './textFromHtml.ts'

afterEach(() => vi.unstubAllGlobals())

test('named entities are decoded by the browser, one at a time and through the Trusted Types policy', () => {
  const given: string[] = []
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => {
      given.push(html)
      return rules.createHTML(html)
    },
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(textFromHtml('caf&eacute; &hellip; caf&eacute;')).toBe('café … café')
  expect(textFromHtml('<img src=x onerror=alert(1)>&eacute;&copy;&lt;img src=x onerror=alert(1)&gt;')).toBe(
    'é©<img src=x onerror=alert(1)>',
  )
  expect(createPolicy).toHaveBeenCalledOnce()
  expect(createPolicy.mock.calls[0]?.[0]).toBe('parapet-text')
  expect(given).toEqual(['&eacute;', '&hellip;', '&copy;'])
})

test('unknown entities stay unchanged', () => {
  expect(textFromHtml('a & b &unknown; AT&T')).toBe('a & b &unknown; AT&T')
})

test('a text with a hundred thousand unclosed tags is parsed in linear time', () => {
  const begun = performance.now()
  for (const opened of ['<script ', '<style', '<p', '</script '])
    expect(textFromHtml(`Before ${opened.repeat(100_000)}`)).toBe('Before')
  expect(performance.now() - begun).toBeLessThan(2000)
})
