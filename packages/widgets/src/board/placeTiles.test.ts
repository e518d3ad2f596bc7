import { expect, it } from 'vitest'
import type { WidgetRow } from '../catalogue/row.ts'
import { initialLayout } from './layout.ts'
import { columnsOf } from './placeTiles.ts'

const row = (code: string, height: number, side?: 'side') =>
  ({ code, size: 1, height, ...(side ? { side } : {}) }) as unknown as WidgetRow
const status = row('status', 4, 'side')
const map = row('map', 4, 'side')
const news = row('news', 5, 'side')
const attention = { ...row('attention', 2), isFullSize: true }
const counters = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => row(code, 2))

it.each<[string, readonly WidgetRow[], 2 | 3, ReturnType<typeof columnsOf>]>([
  ['nothing', [], 3, [null, null]],
  ['only a main column', counters, 3, [3, null]],
  ['only a side column', [status, map], 3, [null, 2]],
  ['both about as high', [attention, ...counters, status, map, news], 3, [3, 1]],
  ['little in the main column of who may not see traffic', [attention, status, map, news], 3, [3, 3]],
  ['little, but the side is no higher', [attention, status], 3, [3, 1]],
  ['as many columns as the board has', counters, 2, [2, null]],
])('%s', (_, rows, columns, expected) => {
  expect(columnsOf(rows, initialLayout(rows), columns)).toEqual(expected)
})

it('goes by what is shown', () => {
  const rows = [attention, ...counters, status, map, news]
  const layout = initialLayout(rows).map((placed) => ({
    ...placed,
    show: !counters.some(({ code }) => code === placed.code),
  }))
  expect(columnsOf(rows, layout, 3)).toEqual([3, 3])
})
