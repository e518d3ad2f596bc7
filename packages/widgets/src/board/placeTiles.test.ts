import { expect, it, vi } from 'vitest'
import { initialLayout } from '../rows/layout.ts'
import type { WidgetRow } from '../rows/row.ts'
import { columnsOf, placeOnShelves, placeParts } from './placeTiles.ts'

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

it('places visible widgets only', () => {
  const rows = [attention, ...counters, status, map, news]
  const layout = initialLayout(rows).map((placed) => ({
    ...placed,
    show: !counters.some(({ code }) => code === placed.code),
  }))
  expect(columnsOf(rows, layout, 3)).toEqual([3, 3])
})

const chart = (code: string) => row(code, 5)
const wide = (code: string) => ({ ...row(code, 5), size: 2 }) as WidgetRow
const shelves = (rows: readonly WidgetRow[], columns: number, chosen: Record<string, 1 | 2> = {}) => {
  const sizeOf = ({ code, size }: WidgetRow) => chosen[code] ?? size
  return placeOnShelves(rows, columns, (tile) => Math.min(sizeOf(tile), columns), sizeOf).map(
    ({ shelf, x, w }) => `${shelf}:${x}+${w}`,
  )
}

it.each<[string, readonly WidgetRow[], number, Record<string, 1 | 2>, readonly string[]]>([
  ['two beside each other', [chart('a'), chart('b')], 2, {}, ['0:0+1', '0:1+1']],
  ['one alone takes the line', [chart('a'), wide('b')], 2, {}, ['0:0+2', '1:0+2']],
  ['unless its user made it small', [wide('a'), wide('b')], 2, { a: 1 }, ['0:0+1', '1:0+2']],
  ['the last of three columns takes the rest', [chart('a'), chart('b')], 3, {}, ['0:0+1', '0:1+2']],
  ['a counter stays small', [{ ...chart('a'), isSmall: true }], 3, {}, ['0:0+1']],
  ['a wide one beside a small one', [wide('a'), chart('b')], 3, {}, ['0:0+2', '0:2+1']],
])('places tiles on shelves: %s', (_, rows, columns, chosen, expected) => {
  expect(shelves(rows, columns, chosen)).toEqual(expected)
})

vi.stubGlobal('innerWidth', 1440)
vi.stubGlobal('innerHeight', 900)

it('lets the last key figure fill its line on a phone only', () => {
  const rows = counters.slice(0, 3).map((one) => ({ ...one, isSmall: true }))
  const [part] = placeParts(rows, initialLayout(rows), 2)
  expect(part?.tiles.map(({ narrow, wide: { w } }) => [narrow.shelf, narrow.w, w])).toEqual([
    [0, 1, 1],
    [0, 1, 1],
    [1, 2, 1],
  ])
})

it('places key figures before the rest beside a side column', () => {
  const rows = [attention, ...counters.map((one) => ({ ...one, isSmall: true })), wide('tickets'), status, map]
  const parts = placeParts(rows, initialLayout(rows), 3)
  expect(parts.map(({ name, broad, tiles }) => [name, broad, tiles.length])).toEqual([
    ['top', 6, 7],
    ['main', 2, 1],
    ['side', 2, 2],
  ])
  expect(
    placeParts([chart('a'), chart('b')], initialLayout([chart('a'), chart('b')]), 2).map(({ name }) => name),
  ).toEqual(['main'])
})
