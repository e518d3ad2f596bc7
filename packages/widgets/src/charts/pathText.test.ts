import { expect, test } from 'vitest'
import { pathText } from './pathText.ts'

test('writes a path in hundredths of a pixel', () => {
  expect(pathText([['M', 0, 12.3456789], ['L', -3.999, 4], ['A', 1, 1, 0, 0, 1, 2.5, 3], ['Z']])).toBe(
    'M 0 12.35L -4 4A 1 1 0 0 1 2.5 3Z',
  )
})

test('leaves a gap between the ends of a circle, which is invisible without', () => {
  expect(
    pathText([
      ['M', 17.5, 163],
      ['A', 3, 3, 0, 1, 1, 17.5, 162.997],
    ]),
  ).toBe('M 17.5 163A 3 3 0 1 1 17.5 162.997')
})

test('returns no line for an empty path or one with NaN', () => {
  expect([pathText([]), pathText([['M', 0, Number.NaN]])]).toEqual(['M 0 0', 'M 0 0'])
})
