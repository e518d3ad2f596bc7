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
    [9, 5],
  ] as const) {
    const search = series > 8 ? 54 : 0
    const left = body - plotHeight(rows, series) - search - (8 + lines * 24)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(8)
  }
})
