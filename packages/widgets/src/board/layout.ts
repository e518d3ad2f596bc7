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

// Fixed widgets go back to the index the catalogue gives them, in order, so that each finds its place.
function pinned(tiles: readonly Tile[], layout: readonly Placed[]): Layout {
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
  | { readonly type: 'reset' }

/** The layout after an action; the same object when the action changes nothing or is not allowed. */
export function changeLayout(tiles: readonly Tile[], layout: Layout, action: LayoutAction): Layout {
  const next = applied(tiles, layout, action)
  return isSameLayout(layout, next) ? layout : next
}

function applied(tiles: readonly Tile[], layout: Layout, action: LayoutAction): Layout {
  const tileOf = (code: string) => tiles.find((tile) => tile.code === code)
  switch (action.type) {
    case 'reset':
      return initialLayout(tiles)
    case 'hide':
    case 'show': {
      const show = action.type === 'show' || tileOf(action.code)?.isAlwaysVisible === true
      return layout.map((placed) => (placed.code === action.code ? { ...placed, show } : placed))
    }
    case 'resize': {
      const tile = tileOf(action.code)
      if (!tile || !isResizable(tile)) return layout
      return layout.map((placed) => (placed.code === action.code ? { ...placed, size: action.size } : placed))
    }
    case 'move':
      return moved(tiles, layout, action.code, action.by)
    case 'arrange':
      return pinned(tiles, arranged(layout, action.codes))
  }
}

// A step passes one shown widget of the same column: hidden ones and those of the other column are no steps.
function moved(tiles: readonly Tile[], layout: Layout, code: string, by: number): Layout {
  const tile = tiles.find((one) => one.code === code)
  if (!tile || tile.isFixed) return layout
  const movable = new Set(tiles.filter((one) => !one.isFixed && sideOf(one) === sideOf(tile)).map((one) => one.code))
  const shown = layout.filter((placed) => placed.show && movable.has(placed.code)).map((placed) => placed.code)
  const from = shown.indexOf(code)
  if (from < 0) return layout
  const to = Math.max(0, Math.min(shown.length - 1, from + by))
  shown.splice(from, 1)
  shown.splice(to, 0, code)
  return arranged(layout, shown)
}

// The named ones take, in their new order, the places that they hold together now; all others stay.
function arranged(layout: Layout, codes: readonly string[]): Layout {
  const wanted = codes.flatMap((code) => layout.find((placed) => placed.code === code) ?? [])
  const places = new Set(wanted.map((placed) => placed.code))
  let next = 0
  return layout.map((placed) => (places.has(placed.code) ? (wanted[next++] ?? placed) : placed))
}

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

const sideOf = (tile: Tile) => tile.side ?? 'main'

/** A layout as it is stored in the preferences. */
export function toPreferences(tiles: readonly Tile[], layout: Layout): WidgetPreference[] {
  return layout.map(({ code, show, size }, order) => {
    const side = tiles.find((tile) => tile.code === code)?.side
    return { code, show, size, order, ...(side ? { side } : {}) }
  })
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

/** The order of reading of cells that were dragged: row by row, then from the left. */
export function orderOf(cells: readonly Pick<Cell, 'code' | 'x' | 'y'>[]): string[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x).map(({ code }) => code)
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

const MOST_UNDONE = 50

/** The history after an action; the same object when nothing changed. */
export function changed(tiles: readonly Tile[], history: History, action: LayoutAction): History {
  return follow(history, changeLayout(tiles, history.layout, action), action)
}

function follow(history: History, layout: Layout, action: LayoutAction): History {
  if (layout === history.layout) return history
  return { layout, past: [...history.past, { layout: history.layout, action }].slice(-MOST_UNDONE) }
}

/** The history before its last action. */
export function undone(history: History): History {
  const last = history.past.at(-1)
  return last ? { layout: last.layout, past: history.past.slice(0, -1) } : history
}

/** The history without one action, which need not be the last: what was done since stays where it can. */
export function takenBack(tiles: readonly Tile[], history: History, step: Step): History {
  if (history.past.at(-1) === step) return undone(history)
  const { action, layout } = step
  const before = 'code' in action ? layout.find((placed) => placed.code === action.code) : undefined
  if (before && action.type !== 'move') {
    const shown = changeLayout(tiles, history.layout, { type: before.show ? 'show' : 'hide', code: before.code })
    const next = changeLayout(tiles, shown, { type: 'resize', code: before.code, size: before.size })
    return follow(history, next, action)
  }
  return follow(history, layout, action)
}
