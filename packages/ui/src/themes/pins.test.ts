import { expect, it } from 'vitest'
import { pinPath, pins } from './pins.ts'

it.each([
  ['a pin of ours', 'hex', pins.hex],
  ['an own path', 'M2 2h20v20Z', 'M2 2h20v20Z'],
  ['a name that no pin has', 'rocket', pins.drop],
  ['what is no drawing', 'M2 2"/><script>', pins.drop],
  ['a name that every object has', 'constructor', pins.drop],
])('%s', (_, given, path) => {
  expect(pinPath(given)).toBe(path)
})
