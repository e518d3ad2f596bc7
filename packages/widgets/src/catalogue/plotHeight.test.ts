import { expect, it } from 'vitest'
import { GAP, UNIT } from '../board/board.css.ts'
import { plotHeight } from './plotHeight.ts'

it.each([4, 5])('a plot fills a frame of %d rows together with its legend, and no more', (rows) => {
  const body = rows * UNIT + (rows - 1) * GAP - 2 - 54 - 28
  for (const [series, lines] of [
    [1, 1],
    [2, 2],
    [4, 2],
    [8, 4],
  ] as const) {
    const left = body - plotHeight(rows, series) - (8 + lines * 24)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(8)
  }
})

it('leaves room for the search of a long legend', () => {
  expect(plotHeight(5, 8) - plotHeight(5, 9)).toBe(54 + 24)
})

it('is never too low to read', () => {
  expect(plotHeight(3, 2)).toBe(120)
  expect(plotHeight(4, 9)).toBe(120)
})
