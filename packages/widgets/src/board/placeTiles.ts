import type { WidgetRow } from '../catalogue/row.ts'
import { type Cell, type Layout, placeWidgets } from './layout.ts'
import { isAtTop } from './useNear.ts'

/** A widget at its place, on a wide page and on a narrow one. */
export interface PlacedTile {
  readonly row: WidgetRow
  readonly size: 1 | 2
  readonly wide: Cell
  readonly narrow: Cell
  /** Surely in the first screen. */
  readonly isTop: boolean
}

/**
 * Returns the number of columns of main and side column; null for an empty one. Without main widgets the side column
 * takes the full width.
 */
export function columnsOf(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 2 | 3,
): readonly [main: 2 | 3 | null, side: 1 | 2 | 3 | null] {
  const heightOf = (side: 'main' | 'side', of: number) =>
    Math.max(0, ...placeWidgets(rowsOf(rows, side), layout, of).map(({ y, h }) => y + h))
  const [main, side] = [heightOf('main', columns), heightOf('side', 1)]
  if (main === 0) return [null, side > 0 ? 2 : null]
  return [columns, side === 0 ? null : main * 3 < side ? columns : 1]
}

const rowsOf = (rows: readonly WidgetRow[], side: 'main' | 'side') =>
  rows.filter((row) => (row.side ?? 'main') === side)

/** The shown widgets of one side of a board, in the order of its layout. */
export function placeTiles(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 1 | 2 | 3,
  side: 'main' | 'side',
): readonly PlacedTile[] {
  const own = new Map(rowsOf(rows, side).map((row) => [row.code, row]))
  const byCode = (cells: readonly Cell[]) => new Map(cells.map((cell) => [cell.code, cell]))
  const wide = byCode(placeWidgets([...own.values()], layout, columns))
  const narrow = byCode(placeWidgets([...own.values()], layout, Math.min(columns, 2), { isNarrow: true }))
  return layout.flatMap(({ code, size }) => {
    const [row, w, n] = [own.get(code), wide.get(code), narrow.get(code)]
    if (!row || !w || !n) return []
    return { row, size, wide: w, narrow: n, isTop: isAtTop({ wide: w.y, narrow: n.y, isSide: side === 'side' }) }
  })
}
