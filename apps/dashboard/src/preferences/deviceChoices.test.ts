import { expect, it } from 'vitest'
import { browserLocale, readDeviceChoices, writeDeviceChoices } from './deviceChoices.ts'

it.each([
  [['es-AR', 'en'], 'es'],
  [['de', 'es', 'en'], 'es'],
  [['EN-gb'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('speaks the first of %j that it can, else English (§9)', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale)
})

it('goes without a storage that the browser refuses to name', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(readDeviceChoices(refuse)).toEqual({ mode: 'system', locale: null })
  expect(() => writeDeviceChoices({ mode: 'dark', locale: 'es' }, refuse)).not.toThrow()
})
