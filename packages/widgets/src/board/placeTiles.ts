import { type Layout, placeWidgets } from '../rows/layout.ts'
import type { WidgetRow } from '../rows/row.ts'
import { isAtTop } from './performance/useNear.ts'

/** A widget at its place, on a wide page and on a narrow one. */
export interface PlacedTile {
  readonly row: WidgetRow
  readonly size: 1 | 2
  readonly wide: ShelfCell
  readonly narrow: ShelfCell
  readonly broad: ShelfCell
  readonly isTop: boolean
}

/** Returns the number of columns of main and side column; null for an empty one. */
export function columnsOf(
  rows: readonly WidgetRow[],
  layout: Layout,
  columns: 2 | 3,
): readonly [main: 2 | 3 | null, side: 1 | 2 | 3 | null] {
  const [main, side] = [heightOf(rowsOf(rows, 'main'), layout, columns), heightOf(rowsOf(rows, 'side'), layout, 1)]
  if (main === 0) return [null, side > 0 ? 2 : null]
  return [columns, side === 0 ? null : main * 3 < side ? columns : 1]
}

const heightOf = (rows: readonly WidgetRow[], layout: Layout, columns: number): number =>
  Math.max(0, ...placeWidgets(rows, layout, columns).map(({ y, h }) => y + h))

const rowsOf = (rows: readonly WidgetRow[], side: 'main' | 'side') =>
  rows.filter((row) => (row.side ?? 'main') === side)

/** A part of a board: the key figures on top, the other widgets, or the side column. */
export interface BoardPart {
  readonly name: 'top' | 'main' | 'side'
  readonly columns: 1 | 2 | 3
  readonly broad: number
  readonly tiles: readonly PlacedTile[]
}

const TOP_HEIGHT = 3
const MOST_KEY_FIGURES = 9

/** Returns the parts of a board with their visible widgets in layout order, empty parts left out. */
export function placeParts(rows: readonly WidgetRow[], layout: Layout, of: 2 | 3): readonly BoardPart[] {
  const [main, side] = columnsOf(rows, layout, of)
  const order = new Map(layout.map(({ code }, index) => [code, index]))
  const at = ({ code }: WidgetRow) => order.get(code) ?? 0
  const shown = rows.filter(({ code }) => layout[order.get(code) ?? -1]?.show).sort((a, b) => at(a) - at(b))
  const mains = rowsOf(shown, 'main')
  const sides = rowsOf(shown, 'side')
  const firstHigh = mains.findIndex(({ height }) => height > TOP_HEIGHT)
  const top = main === null || side !== 1 ? 0 : firstHigh < 0 ? mains.length : firstHigh
  const figures = mains.slice(0, top).filter(({ isSmall }) => isSmall).length
  const own: readonly (Omit<BoardPart, 'tiles'> & { readonly rows: readonly WidgetRow[] })[] = [
    {
      name: 'top',
      columns: main ?? 1,
      broad: Math.max(1, figures > MOST_KEY_FIGURES ? Math.ceil(figures / 2) : figures),
      rows: mains.slice(0, top),
    },
    { name: 'main', columns: main ?? 1, broad: top > 0 ? 2 : 3, rows: mains.slice(top) },
    { name: 'side', columns: side ?? 1, broad: Math.min(4, sides.length), rows: sides },
  ]
  let above = 0
  return own.flatMap(({ rows: ownRows, ...part }) => {
    if (ownRows.length === 0) return []
    const tiles = placeTiles(ownRows, layout, part, above)
    if (part.name === 'top') above = Math.max(...tiles.map(({ row, wide }) => wide.y + row.height))
    return [{ ...part, tiles }]
  })
}

function placeTiles(
  rows: readonly WidgetRow[],
  layout: Layout,
  { name, columns, broad }: Omit<BoardPart, 'tiles'>,
  above: number,
): readonly PlacedTile[] {
  const sizes = new Map(layout.map(({ code, size }) => [code, size]))
  const sizeOf = ({ code }: WidgetRow) => sizes.get(code) ?? 1
  const full = (row: WidgetRow, of: number) => (row.isFullSize ? of : Math.min(sizeOf(row), of))
  const least = Math.min(columns, 2)
  const wide = placeOnShelves(rows, columns, (row) => full(row, columns), sizeOf)
  const narrow = placeOnShelves(rows, least, (row) => (row.isSmall ? 1 : least), sizeOf, true)
  const isHalved = name === 'main' && broad === 2
  const broader = placeOnShelves(rows, broad, (row) => (isHalved ? 1 : full(row, broad)), sizeOf)
  return rows.flatMap((row, index) => {
    const [w, n, b] = [wide[index], narrow[index], broader[index]]
    if (!w || !n || !b) return []
    const isTop = isAtTop({ wide: above + w.y, narrow: above + n.y, isSide: name === 'side' })
    return { row, size: sizeOf(row), wide: w, narrow: n, broad: b, isTop }
  })
}

/** The grid cell of a tile, as high as the highest tile of its shelf. */
export interface ShelfCell {
  readonly x: number
  readonly w: number
  readonly shelf: number
  /** The offset from the top in grid rows: an estimate, as heights follow the content. */
  readonly y: number
}

/**
 * Places tiles in order on shelves (rows of the grid); the last tile of a shelf fills the remaining columns, small
 * ones and those of a chosen size only if `fills`.
 */
export function placeOnShelves(
  rows: readonly WidgetRow[],
  columns: number,
  widthOf: (row: WidgetRow) => number,
  sizeOf: (row: WidgetRow) => number,
  fills = false,
): readonly ShelfCell[] {
  const cells: ShelfCell[] = []
  let [x, y, shelf, height] = [0, 0, 0, 0]
  rows.forEach((row, index) => {
    const w = widthOf(row)
    if (x + w > columns) {
      ;[x, y, shelf, height] = [0, y + height, shelf + 1, 0]
    }
    const next = rows[index + 1]
    const isLast = !next || x + w + widthOf(next) > columns
    const isOwn = !fills && (row.isSmall || sizeOf(row) !== row.size)
    cells.push({ x, w: isLast && !isOwn ? columns - x : w, shelf, y })
    x += w
    height = Math.max(height, row.height)
  })
  return cells
}
