import { beforeEach, expect, it } from 'vitest'
import { unsavedPreferences } from './unsavedPreferences.ts'

const payload = { user: 7, preferences: '{"boards":{}}', version: '4.4.6', temporal: false, timezone: 'Asia/Tokyo' }

beforeEach(() => sessionStorage.clear())

it('gives back what was kept, until it is cleared', () => {
  unsavedPreferences(7).keep(payload)
  expect(unsavedPreferences(7).take()).toEqual(payload)
  unsavedPreferences(7).clear()
  expect(unsavedPreferences(7).take()).toBeNull()
})

it('belongs to one user', () => {
  unsavedPreferences(7).keep(payload)
  expect(unsavedPreferences(8).take()).toBeNull()
})

it.each(['', '{', 'null', '[]', '"text"', '{"user":7}', '{"user":7,"preferences":{},"version":"4.4.6"}'])(
  'takes %s for nothing',
  (text) => {
    sessionStorage.setItem('parapet.unsent', text)
    expect(unsavedPreferences(7).take()).toBeNull()
  },
)

it('goes without a storage that refuses', () => {
  const refusing = unsavedPreferences(7, () => {
    throw new DOMException('no', 'SecurityError')
  })
  refusing.keep(payload)
  expect(refusing.take()).toBeNull()
})
