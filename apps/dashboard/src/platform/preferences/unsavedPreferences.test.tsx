import { beforeEach, expect, it } from 'vitest'
import { unsavedPreferences } from './unsavedPreferences.ts'

const payload = { user: 7, preferences: '{"boards":{}}', version: '4.4.6', temporal: false, timezone: 'Asia/Tokyo' }

beforeEach(() => sessionStorage.clear())

it('returns the stored preferences until cleared', () => {
  unsavedPreferences(7).keep(payload)
  expect(unsavedPreferences(7).take()).toEqual(payload)
  unsavedPreferences(7).clear()
  expect(unsavedPreferences(7).take()).toBeNull()
})

it('are per user', () => {
  unsavedPreferences(7).keep(payload)
  expect(unsavedPreferences(8).take()).toBeNull()
})

it.each(['', '{', 'null', '[]', '"text"', '{"user":7}', '{"user":7,"preferences":{},"version":"4.4.6"}'])(
  'ignores %s',
  (text) => {
    sessionStorage.setItem('parapet.unsent', text)
    expect(unsavedPreferences(7).take()).toBeNull()
  },
)

it('works without storage', () => {
  const refusing = unsavedPreferences(7, () => {
    throw new DOMException('no', 'SecurityError')
  })
  refusing.keep(payload)
  expect(refusing.take()).toBeNull()
})
