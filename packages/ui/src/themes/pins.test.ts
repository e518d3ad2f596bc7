import { expect, it } from 'vitest'
import { pinPath, pins } from './pins.ts'

it.each([
  ['a shipped pin', 'hex', pins.hex],
  ['a custom path', 'M2 2h20v20Z', 'M2 2h20v20Z'],
  ['an unknown name', 'rocket', pins.drop],
  ['markup instead of a path', 'M2 2"/><script>', pins.drop],
  ['a property name of every object', 'constructor', pins.drop],
])('%s', (_, given, path) => {
  expect(pinPath(given)).toBe(path)
})
