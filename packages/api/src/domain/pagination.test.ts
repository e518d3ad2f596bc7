import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageWindow } from './pagination.ts'

it.each([
  [1, 15, 0, 15],
  [2, 15, 15, 15],
  [3, 50, 100, 50],
  [0, 20, 0, 20],
  [-4, 20, 0, 20],
  [2.7, 10, 10, 10],
  [Number.NaN, 5, 0, 5],
  [2, 0, 1, 1],
])('page %s of %s rows starts at %s and has %s rows', (page, rows, offset, limit) => {
  expect(pageWindow(page, rows)).toEqual({ offset, limit })
})

it('pages contain every row once, and the last page is not empty', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom(5, 10, 15, 20, 50), (total, rows) => {
      const list = Array.from({ length: total }, (_, i) => i)
      const pages = Array.from({ length: Math.ceil(total / rows) }, (_, i) => {
        const { offset, limit } = pageWindow(i + 1, rows)
        return list.slice(offset, offset + limit)
      })
      expect(pages.flat()).toEqual(list)
      expect(pages.at(-1)).not.toEqual([])
    }),
  )
})
