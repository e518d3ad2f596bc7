import type { WidgetRow } from '../catalogue/row.ts'
import { type Cell, type Layout, place } from './layout.ts'
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

/** How many columns the two sides of a board have; null for one that has nothing to show. */
export function columnsOf(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 2 | 3,
): readonly [main: 2 | 3 | null, side: 1 | 2 | null] {
  const shown = new Set(layout.filter((one) => one.show).map(({ code }) => code))
  const has = (side: 'main' | 'side') => rows.some((row) => (row.side ?? 'main') === side && shown.has(row.code))
  const hasMain = has('main')
  return [hasMain ? columns : null, has('side') ? (hasMain ? 1 : 2) : null]
}

/** The shown widgets of one side of a board, in the order of its layout. */
export function placed(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 1 | 2 | 3,
  side: 'main' | 'side',
): readonly PlacedTile[] {
  const own = new Map(rows.filter((row) => (row.side ?? 'main') === side).map((row) => [row.code, row]))
  const byCode = (cells: readonly Cell[]) => new Map(cells.map((cell) => [cell.code, cell]))
  const wide = byCode(place([...own.values()], layout, columns))
  const narrow = byCode(place([...own.values()], layout, Math.min(columns, 2), { isNarrow: true }))
  return layout.flatMap(({ code, size }) => {
    const [row, w, n] = [own.get(code), wide.get(code), narrow.get(code)]
    if (!row || !w || !n) return []
    return { row, size, wide: w, narrow: n, isTop: isAtTop({ wide: w.y, narrow: n.y, isSide: side === 'side' }) }
  })
}
