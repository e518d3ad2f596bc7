import type { WidgetPreference } from '@parapet/api'
import {
  type Cell,
  type History,
  initialLayout,
  isResizable,
  isSameLayout,
  type Layout,
  type LayoutAction,
  restoreFixed,
  type Tile,
  type UndoStep,
} from '../rows/layout.ts'

// Applies an action to a layout. Separate from reading layouts, because most visits change nothing.

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
      return restoreFixed(tiles, arranged(layout, action.codes))
  }
}

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

function arranged(layout: Layout, codes: readonly string[]): Layout {
  const wanted = codes.flatMap((code) => layout.find((placed) => placed.code === code) ?? [])
  const places = new Set(wanted.map((placed) => placed.code))
  let next = 0
  return layout.map((placed) => (places.has(placed.code) ? (wanted[next++] ?? placed) : placed))
}

const sideOf = (tile: Tile) => tile.side ?? 'main'

/** Converts a layout to preferences; keeps unknown fields and invisible widgets, drops codes not in `codes`. */
export function toPreferences(
  tiles: readonly Tile[],
  layout: Layout,
  stored: readonly WidgetPreference[] = [],
  codes: ReadonlySet<string> = new Set(stored.map(({ code }) => code)),
): WidgetPreference[] {
  const before = new Map(stored.map((one) => [one.code, one]))
  const next: Omit<WidgetPreference, 'order'>[] = layout.map(({ code, show, size }) => {
    const side = tiles.find((tile) => tile.code === code)?.side
    return { ...before.get(code), code, show, size, ...(side ? { side } : {}) }
  })
  const here = new Set(layout.map(({ code }) => code))
  for (const [index, one] of [...stored].sort((a, b) => a.order - b.order).entries())
    if (!here.has(one.code) && codes.has(one.code)) next.splice(Math.min(index, next.length), 0, one)
  return next.map((one, order) => ({ ...one, order }))
}

/** The order of reading of cells that were dragged: row by row, then from the left. */
export function readingOrder(cells: readonly Pick<Cell, 'code' | 'x' | 'y'>[]): string[] {
  return [...cells].sort((a, b) => a.y - b.y || a.x - b.x).map(({ code }) => code)
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

/** Undoes one action of the history and reapplies later ones; returns the same object for an unknown one. */
export function withoutStep(tiles: readonly Tile[], history: History, step: UndoStep): History {
  const at = history.past.indexOf(step)
  if (at < 0) return history
  const before: History = { layout: step.layout, past: history.past.slice(0, at) }
  return history.past.slice(at + 1).reduce((so, { action }) => changed(tiles, so, action), before)
}
