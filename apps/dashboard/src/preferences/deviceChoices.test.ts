import { expect, it } from 'vitest'
import { readDeviceChoices, writeDeviceChoices } from './deviceChoices.ts'

it('goes without a storage that the browser refuses to name', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  expect(readDeviceChoices(refuse)).toEqual({ mode: 'system', locale: null })
  expect(() => writeDeviceChoices({ mode: 'dark', locale: 'es' }, refuse)).not.toThrow()
})
