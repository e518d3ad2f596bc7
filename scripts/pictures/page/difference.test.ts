import { expect, it } from 'vitest'
import { changedPart, isSame, wholeOf } from './difference.mjs'

const plain = (width: number, height: number) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) })
const dotted = (width: number, height: number, ...dots: [x: number, y: number][]) => {
  const picture = plain(width, height)
  for (const [x, y] of dots) picture.data[(y * width + x) * 4 + 1] = 255
  return picture
}

it('shows the part that contains all differences, with a margin', () => {
  const part = changedPart(plain(400, 300), dotted(400, 300, [100, 80], [120, 60]))
  expect(part).toEqual({ x: 68, y: 28, width: 85, height: 85 })
})

it('stays within the picture', () => {
  expect(changedPart(plain(100, 50), dotted(100, 50, [0, 0], [99, 49]))).toEqual({ x: 0, y: 0, width: 100, height: 50 })
})

it('is the whole picture without differences, and includes parts that exist in only one', () => {
  expect(changedPart(plain(40, 30), plain(40, 30))).toEqual({ x: 0, y: 0, width: 40, height: 30 })
  expect(wholeOf(plain(40, 200), plain(60, 30))).toEqual({ x: 0, y: 0, width: 60, height: 200 })
  expect(isSame(plain(40, 200), plain(40, 100), 5, 150)).toBe(false)
  expect(changedPart(plain(40, 200), plain(40, 100))).toEqual({ x: 0, y: 68, width: 40, height: 132 })
})
