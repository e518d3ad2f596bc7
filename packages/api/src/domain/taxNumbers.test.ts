import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes } from './countries.ts'
import { spanishCompanyNumber, taxNumberExample, taxNumberFault } from './taxNumbers.ts'

describe('a tax number', () => {
  it.each([
    ['ES', 'A28015865', null], // Telefónica
    ['ES', 'B12345674', null],
    ['ES', 'b-1234567.4', null],
    ['ES', 'ESA28015865', null],
    ['ES', '12345678Z', null],
    ['ES', 'X1234567L', null],
    ['ES', 'Q2818014I', null], // A public university
    ['ES', 'A28015866', 'check'],
    ['ES', '12345678A', 'check'],
    ['ES', 'X1234567Z', 'check'],
    ['ES', 'Q28180149', 'check'],
    ['ES', '123', 'format'],
    ['ES', 'DE123456789', 'format'],
    ['ES', '<b>x</b>', 'characters'],
    ['US', '<b>x</b>', 'characters'],
    ['US', '12-3456789', null],
    ['US', '123', 'format'],
    ['DE', 'DE 123 456 789', null],
    ['DE', '12345678', 'format'],
    ['FR', 'FR 40 303265045', null],
    ['GR', 'EL123456789', null],
    ['IE', '6388047V', null],
    ['CH', 'CHE-123.456.789 MWST', null],
    ['PT', '501964843', null],
    ['MX', 'ÑAB010203AB1', null],
    ['MX', '123', 'format'],
    ['JP', 'ABCDE', 'format'],
  ] as const)('of %s, %s: %s', (country, text, fault) => expect(taxNumberFault(text, country)).toBe(fault))

  it.each(countryCodes.filter((code) => taxNumberExample(code)))('of %s has an example that is accepted', (code) => {
    expect(taxNumberFault(taxNumberExample(code) ?? '', code)).toBeNull()
  })

  it('of Spain is refused when one digit is wrong', () => {
    const digits = fc.stringMatching(/^\d{7}$/)
    fc.assert(
      fc.property(digits, fc.nat(6), fc.integer({ min: 1, max: 9 }), (seven, at, step) => {
        const number = spanishCompanyNumber('B', seven)
        expect(taxNumberFault(number, 'ES')).toBeNull()
        const wrong = [...number]
        wrong[at + 1] = String((Number(wrong[at + 1]) + step) % 10)
        expect(taxNumberFault(wrong.join(''), 'ES')).toBe('check')
      }),
    )
  })

  it('never breaks on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...countryCodes), (text, country) => {
        expect([null, 'characters', 'format', 'check']).toContain(taxNumberFault(text, country))
      }),
    )
  })
})
