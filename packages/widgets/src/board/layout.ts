import type { WidgetPreference } from '@parapet/api'

/** What a board needs to know of a widget to place it; rows of the catalogue are that and more. */
export interface Tile {
  readonly code: string
  /** Columns it takes at first: 1, or 2 for a double-size widget. */
  readonly size: 1 | 2
  /** Rows of the grid it takes. */
  readonly height: number
  /** Cannot be hidden. */
  readonly isAlwaysVisible?: boolean
  /** Keeps its place and size. */
  readonly isFixed?: boolean
  /** Takes the whole width, whatever the board's. */
  readonly isFullSize?: boolean
  /** Stays one of two columns on a narrow board. */
  readonly isSmall?: boolean
  /** Off until the user adds it. */
  readonly isHiddenAtFirst?: boolean
  readonly side?: 'main' | 'side'
}

/** A widget as the user has it. */
export interface Placed {
  readonly code: string
  readonly show: boolean
  readonly size: 1 | 2
}

/** All widgets of a board in order, hidden ones included. */
export type Layout = readonly Placed[]

const initial = (tile: Tile): Placed => ({ code: tile.code, show: tile.isHiddenAtFirst !== true, size: tile.size })

/** The layout of someone who never changed it. */
export function initialLayout(tiles: readonly Tile[]): Layout {
  return tiles.map(initial)
}

/**
 * The user's layout of a board. Codes we do not know are left out; widgets that are new since it was saved stand where the catalogue
 * has them; what cannot be hidden, moved or resized is not.
 */
export function layoutOf(tiles: readonly Tile[], preferences: readonly WidgetPreference[] | undefined): Layout {
  if (!preferences || preferences.length === 0) return initialLayout(tiles)
  const byCode = new Map(tiles.map((tile) => [tile.code, tile]))
  const layout: Placed[] = []
  const seen = new Set<string>()
  for (const { code, show, size } of [...preferences].sort((a, b) => a.order - b.order)) {
    const tile = byCode.get(code)
    if (!tile || seen.has(code)) continue
    seen.add(code)
    layout.push(allowed(tile, { code, show, size }))
  }
  tiles.forEach((tile, index) => {
    if (!seen.has(tile.code)) layout.splice(Math.min(index, layout.length), 0, initial(tile))
  })
  return pinned(tiles, layout)
}

function allowed(tile: Tile, placed: Placed): Placed {
  return {
    code: placed.code,
    show: tile.isAlwaysVisible ? true : placed.show,
    size: isResizable(tile) ? placed.size : tile.size,
  }
}

/** Fixed widgets go back to the index the catalogue gives them, in order, so that each finds its place. */
export function pinned(tiles: readonly Tile[], layout: readonly Placed[]): Layout {
  const fixed = tiles.flatMap((tile, index) => (tile.isFixed ? [{ code: tile.code, index }] : []))
  if (fixed.length === 0) return layout
  const free = layout.filter((placed) => !fixed.some(({ code }) => code === placed.code))
  for (const { code, index } of fixed) {
    const placed = layout.find((one) => one.code === code)
    if (placed) free.splice(Math.min(index, free.length), 0, placed)
  }
  return free
}

/** Whether the user may switch the widget between sizes 1 and 2. */
export function isResizable(tile: Tile): boolean {
  return !tile.isFixed && !tile.isFullSize && tile.side !== 'side'
}

/** What a user can do to a layout. Moving counts in the widgets that are shown. */
export type LayoutAction =
  | { readonly type: 'hide' | 'show'; readonly code: string }
  | { readonly type: 'resize'; readonly code: string; readonly size: 1 | 2 }
  | { readonly type: 'move'; readonly code: string; readonly by: number }
  | { readonly type: 'arrange'; readonly codes: readonly string[] }
  /** What was stored before, of widgets of other companies too: comes back with the layout. */
  | { readonly type: 'reset'; readonly stored?: readonly WidgetPreference[] }

/** Whether two layouts show the same. */
export function isSameLayout(a: Layout, b: Layout): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((one, index) => {
        const other = b[index]
        return one.code === other?.code && one.show === other.show && one.size === other.size
      }))
  )
}

/** Where a widget comes to lie in a grid of some columns: all from 0, in columns and rows. */
export interface Cell {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** How wide a widget is in a grid. A narrow board has two columns, and only small widgets take one of them. */
function widthOf(tile: Tile, placed: Placed, columns: number, isNarrow: boolean): number {
  if (columns === 1) return 1
  if (isNarrow) return tile.isSmall ? 1 : columns
  if (tile.isFullSize) return columns
  return Math.min(placed.size, columns)
}

/**
 * Places widgets in their order: each goes as high as it can, then as far left. What lies above it is never moved, so the order on
 * screen is the order of reading, and gridstack and the resting grid agree.
 */
export function place(
  tiles: readonly Tile[],
  layout: Layout,
  columns: number,
  { isNarrow = false }: { isNarrow?: boolean } = {},
): Cell[] {
  const byCode = new Map(tiles.map((tile) => [tile.code, tile]))
  const depth = Array.from({ length: columns }, () => 0)
  const cells: Cell[] = []
  for (const placed of layout) {
    const tile = byCode.get(placed.code)
    if (!tile || !placed.show) continue
    const w = widthOf(tile, placed, columns, isNarrow)
    const h = tile.height
    let x = 0
    let y = Number.POSITIVE_INFINITY
    for (let left = 0; left + w <= columns; left++) {
      const top = Math.max(...depth.slice(left, left + w))
      if (top < y) [x, y] = [left, top]
    }
    depth.fill(y + h, x, x + w)
    cells.push({ code: placed.code, x, y, w, h })
  }
  return cells
}

/** One thing that was done, and the layout before it. */
export interface Step {
  readonly layout: Layout
  readonly action: LayoutAction
}

/** A layout with what can be undone, newest last. */
export interface History {
  readonly layout: Layout
  readonly past: readonly Step[]
}
