import { expect, it } from 'vitest'
import { countryCodes, parseCountry } from './countries.ts'

it('contains the 249 countries of ISO 3166-1 and Kosovo, sorted, unique and named', () => {
  expect(countryCodes).toHaveLength(250)
  expect([...new Set(countryCodes)].sort()).toEqual(countryCodes)
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([])
})

it.each([
  ['es', 'ES'],
  [' GB ', 'GB'],
  ['XK', 'XK'],
  ['UK', null],
  ['EU', null],
  ['ZZ', null],
  ['ESP', null],
  ['-', null],
  ['', null],
])('%j resolves to %s', (text, code) => {
  expect(parseCountry(text)).toBe(code)
})
