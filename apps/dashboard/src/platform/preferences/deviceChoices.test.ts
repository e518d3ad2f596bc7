import { expect, it } from 'vitest'
import { browserLocale, readDeviceChoices, writeDeviceChoices } from './deviceChoices.ts'

it.each([
  [['es-AR', 'en'], 'es'],
  [['de', 'es', 'en'], 'es'],
  [['EN-gb'], 'en'],
  [['de', 'fr'], 'en'],
  [[], 'en'],
])('selects the first supported language of %j, else English (§9)', (languages, locale) => {
  expect(browserLocale(languages)).toBe(locale)
})

it('works when reading the storage property throws', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(readDeviceChoices(refuse)).toEqual({ mode: 'system', locale: null })
  expect(() => writeDeviceChoices({ mode: 'dark', locale: 'es' }, refuse)).not.toThrow()
})
