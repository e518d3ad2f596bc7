import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseNumber } from './parseNumber.ts'

describe('parseNumber', () => {
  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'es', 1234.5],
    ['1.234', 'es', 1234],
    ['1.234', 'en', 1.234],
    ['0.5', 'es', 0.5],
    ['0,5', 'en', 0.5],
    ['0.125', 'es', 0.125],
    ['-0,125', 'en', -0.125],
    ['-12', 'en', -12],
    ['\u221212', 'es', -12],
    ['1 000', 'en', 1000],
    ['.5', 'en', 0.5],
    ['', 'en', null],
    ['-', 'en', null],
    ['12px', 'en', null],
    ['1.2.3', 'en', null],
    ['1e5', 'en', null],
  ])('parses %s (%s) as %s', (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected)
  })

  it('parses what Intl.NumberFormat returns', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('en', 'es'), (number, locale) => {
        expect(parseNumber(new Intl.NumberFormat(locale).format(number), locale)).toBe(number)
      }),
    )
  })
})
