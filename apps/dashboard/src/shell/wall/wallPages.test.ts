import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestLayout, pagesOf, shelvesOf, zoomsFor } from './wallPages.ts'

const shelf = (top: number, bottom: number) => ({ top, bottom })
const GAP = 16

/** Rows of tiles below each other. */
const stack = (heights: readonly number[]) => {
  let top = 0
  return heights.map((height) => {
    const row = shelf(top, top + height)
    top += height + GAP
    return row
  })
}
const heights = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 30 })

describe('the rows of a board', () => {
  it.each([
    ['tiles beside each other are one', [shelf(0, 100), shelf(0, 140)], [shelf(0, 140)]],
    ['tiles below each other are two', [shelf(116, 200), shelf(0, 100)], [shelf(0, 100), shelf(116, 200)]],
    ['hidden tiles are none', [shelf(0, 0), shelf(0, 100)], [shelf(0, 100)]],
    ['a high tile joins those beside it', [shelf(0, 50), shelf(0, 200), shelf(66, 120)], [shelf(0, 200)]],
  ])('%s', (_, tiles, rows) => {
    expect(shelvesOf(tiles)).toEqual(rows)
  })
})

describe('the pages of a wall', () => {
  it('show every row once, in order, and cut none that could be whole', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 3000 }), (given, room) => {
        const rows = stack(given)
        const pages = pagesOf(rows, room)
        const shown = pages.map(({ top, bottom }) => rows.filter((row) => row.top >= top && row.bottom <= bottom))
        expect(shown.flat()).toEqual(rows)
        for (const [index, { top, bottom }] of pages.entries())
          if (bottom - top > room) expect(shown[index]).toHaveLength(1)
      }),
    )
  })

  it('are never more than the rows need', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 1, max: 3000 }), (given, room) => {
        const rows = stack(given)
        const pages = pagesOf(rows, room)
        for (const [index, page] of pages.entries()) {
          const next = rows.find(({ top }) => top === pages[index + 1]?.top)
          if (next) expect(next.bottom - page.top).toBeGreaterThan(room)
        }
      }),
    )
  })
})

describe('the size of a wall', () => {
  const layout = (zoom: number, room: number, ...rows: readonly number[]) => ({
    zoom,
    room,
    pages: pagesOf(stack(rows), room),
  })

  it('is the largest that fits the screen', () => {
    expect(bestLayout([layout(1.4, 1000, 400, 584), layout(1, 1000, 300, 400)])?.zoom).toBe(1.4)
  })

  it('is smaller when a larger one would leave half of a page blank', () => {
    const home = (zoom: number) => layout(zoom, 980, 180 * zoom, 190 * zoom, 420 * zoom)
    expect(bestLayout([1.4, 1.3, 1.2, 1.1, 1].map(home))?.zoom).toBe(1.2)
  })

  it('is small enough for the highest row', () => {
    expect(bestLayout([layout(1.4, 1000, 1200), layout(0.9, 1000, 980)])?.zoom).toBe(0.9)
  })

  it('is the smallest where a row is too high for any, and nothing without tiles', () => {
    expect(bestLayout([layout(1.4, 500, 1200), layout(0.8, 500, 800)])?.zoom).toBe(0.8)
    expect(bestLayout([layout(1, 500)])).toBeUndefined()
  })

  it('grows with the screen, and is that of a laptop on smaller ones', () => {
    expect(zoomsFor(3840)).toEqual(zoomsFor(1920).map((zoom) => zoom * 2))
    expect(zoomsFor(390)).toEqual(zoomsFor(1400))
  })
})
