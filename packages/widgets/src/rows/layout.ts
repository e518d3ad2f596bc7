import type { WidgetPreference } from '@parapet/api'

/** The layout properties of a catalogue row. */
export interface Tile {
  readonly code: string
  readonly size: 1 | 2
  readonly height: number
  readonly isAlwaysVisible?: boolean
  readonly isFixed?: boolean
  readonly isFullSize?: boolean
  readonly isSmall?: boolean
  readonly isHiddenAtFirst?: boolean
  readonly side?: 'main' | 'side'
}

/** A widget's visibility and size in a layout. */
export interface LayoutItem {
  readonly code: string
  readonly show: boolean
  readonly size: 1 | 2
}

/** All widgets of a board in order, including hidden ones. */
export type Layout = readonly LayoutItem[]

const initial = (tile: Tile): LayoutItem => ({ code: tile.code, show: tile.isHiddenAtFirst !== true, size: tile.size })

/** Returns the default layout. */
export function initialLayout(tiles: readonly Tile[]): Layout {
  return tiles.map(initial)
}

/** Returns the user's layout of a board; unknown codes are dropped, new widgets appear in catalogue order. */
export function layoutOf(tiles: readonly Tile[], preferences: readonly WidgetPreference[] | undefined): Layout {
  if (!preferences || preferences.length === 0) return initialLayout(tiles)
  const byCode = new Map(tiles.map((tile) => [tile.code, tile]))
  const layout: LayoutItem[] = []
  const seen = new Set<string>()
  for (const { code, show, size } of [...preferences].sort((a, b) => a.order - b.order)) {
    const tile = byCode.get(code)
    if (!tile || seen.has(code)) continue
    seen.add(code)
    layout.push(constrained(tile, { code, show, size }))
  }
  tiles.forEach((tile, index) => {
    if (!seen.has(tile.code)) layout.splice(Math.min(index, layout.length), 0, initial(tile))
  })
  return restoreFixed(tiles, layout)
}

function constrained(tile: Tile, placed: LayoutItem): LayoutItem {
  return {
    code: placed.code,
    show: tile.isAlwaysVisible ? true : placed.show,
    size: isResizable(tile) ? placed.size : tile.size,
  }
}

/** Moves fixed widgets to their catalogue index. */
export function restoreFixed(tiles: readonly Tile[], layout: readonly LayoutItem[]): Layout {
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

/** The layout actions of a user. Indexes count visible widgets. */
export type LayoutAction =
  | { readonly type: 'hide' | 'show'; readonly code: string }
  | { readonly type: 'resize'; readonly code: string; readonly size: 1 | 2 }
  | { readonly type: 'move'; readonly code: string; readonly by: number }
  | { readonly type: 'arrange'; readonly codes: readonly string[] }
  | { readonly type: 'reset'; readonly stored?: readonly WidgetPreference[] }

/** Returns whether two layouts are equal. */
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

/** The position of a widget in the grid, from 0, in columns and rows. */
export interface Cell {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function widthOf(tile: Tile, placed: LayoutItem, columns: number, isNarrow: boolean): number {
  if (columns === 1) return 1
  if (isNarrow) return tile.isSmall ? 1 : columns
  if (tile.isFullSize) return columns
  return Math.min(placed.size, columns)
}

/** Places widgets in order, as high and then as far left as possible, so that reading order is kept. */
export function placeWidgets(
  tiles: readonly Tile[],
  layout: Layout,
  columns: number,
  { isNarrow = false }: { isNarrow?: boolean } = {},
): Cell[] {
  const byCode = new Map(tiles.map((tile) => [tile.code, tile]))
  const columnHeights = Array.from({ length: columns }, () => 0)
  const cells: Cell[] = []
  for (const placed of layout) {
    const tile = byCode.get(placed.code)
    if (!tile || !placed.show) continue
    const w = widthOf(tile, placed, columns, isNarrow)
    const h = tile.height
    let x = 0
    let y = Number.POSITIVE_INFINITY
    for (let left = 0; left + w <= columns; left++) {
      const top = Math.max(...columnHeights.slice(left, left + w))
      if (top < y) [x, y] = [left, top]
    }
    columnHeights.fill(y + h, x, x + w)
    cells.push({ code: placed.code, x, y, w, h })
  }
  return cells
}

/** A layout action and the layout before it. */
export interface UndoStep {
  readonly layout: Layout
  readonly action: LayoutAction
}

/** A layout and its undo steps, newest last. */
export interface History {
  readonly layout: Layout
  readonly past: readonly UndoStep[]
}
