/** Top and bottom of a tile or of a row of tiles, in px of the screen from the top of the board. */
export interface Shelf {
  readonly top: number
  readonly bottom: number
}

/** The rows of tiles of a board: what stands beside each other is one. Tiles without height are left out. */
export function shelvesOf(tiles: readonly Shelf[]): readonly Shelf[] {
  const shelves: Shelf[] = []
  for (const tile of tiles.filter(({ top, bottom }) => bottom > top).sort((a, b) => a.top - b.top)) {
    const last = shelves.at(-1)
    if (last && tile.top < last.bottom)
      shelves.splice(-1, 1, { top: last.top, bottom: Math.max(last.bottom, tile.bottom) })
    else shelves.push(tile)
  }
  return shelves
}

/** The rows of tiles as pages of at most `room` px. A row that is higher than that is a page of its own. */
export function pagesOf(shelves: readonly Shelf[], room: number): readonly Shelf[] {
  const pages: Shelf[] = []
  for (const shelf of shelves) {
    const last = pages.at(-1)
    if (last && shelf.bottom - last.top <= room) pages.splice(-1, 1, { top: last.top, bottom: shelf.bottom })
    else pages.push(shelf)
  }
  return pages
}

/** The pages of a board in one size of its type. */
export interface WallLayout {
  readonly zoom: number
  /** The height for a page, in px of the screen. */
  readonly room: number
  readonly pages: readonly Shelf[]
}

/** Whether every page of a layout is wholly on the screen. */
export const isWhole = ({ pages, room }: WallLayout): boolean => pages.every(({ top, bottom }) => bottom - top <= room)

/** How much of the emptiest page is used; the last one may have fewer tiles than fit. */
function leastFill({ pages, room }: WallLayout): number {
  const counted = pages.length > 1 ? pages.slice(0, -1) : pages
  return Math.min(1, ...counted.map(({ top, bottom }) => (bottom - top) / room))
}

// Half a page that is blank costs more than type that is a third smaller.
const worth = (layout: WallLayout): number => layout.zoom * leastFill(layout) ** 2

/** The layout with the largest type that leaves little of its pages blank and cuts nothing; undefined without tiles. */
export function bestLayout(layouts: readonly WallLayout[]): WallLayout | undefined {
  const filled = layouts.filter(({ pages }) => pages.length > 0)
  const whole = filled.filter(isWhole)
  if (whole.length === 0) return filled.toSorted((a, b) => a.zoom - b.zoom)[0]
  return whole.toSorted((a, b) => worth(b) - worth(a))[0]
}

// Upwards of the first a wall is read from across a room; the last ones are for a row that is higher than the screen.
const ZOOMS = [1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8]
const FULL_HD = 1920
const LEAST_WIDTH = 1400

/** The sizes to try on a screen of a width in px: in proportion to it, so that 4K shows what 1080p shows, larger. */
export const zoomsFor = (width: number): readonly number[] =>
  ZOOMS.map((zoom) => Math.round(zoom * Math.max(width, LEAST_WIDTH) * (100 / FULL_HD)) / 100)
