import { fold } from '../field/findOptions.ts'
import type { Column } from './column.ts'

const folded = new WeakMap<object, WeakMap<object, readonly string[]>>()

/** All texts of a row, folded (no case, no accents) and joined; computed once for a list. */
function textsOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const byColumns = folded.get(rows) ?? new WeakMap<object, readonly string[]>()
  folded.set(rows, byColumns)
  const known = byColumns.get(columns)
  if (known) return known
  const made = rows.map((row) => {
    let text = ''
    for (const column of columns) {
      const value = column.value(row)
      if (value !== null && value !== undefined) text += `${value}\u0000`
    }
    return fold(text)
  })
  byColumns.set(columns, made)
  return made
}

/** Prepares the search of a list; call it when idle, so that the first letter typed does not wait for it. */
export function prepareFilter<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): void {
  textsOf(rows, columns)
}

/** Keeps of `order` the rows that contain every word of the query. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Uint32Array,
  query: string,
): Uint32Array {
  const words = fold(query.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return order
  const texts = textsOf(rows, columns)
  const kept = new Uint32Array(order.length)
  let count = 0
  for (const row of order) {
    const text = texts[row] ?? ''
    if (words.every((word) => text.includes(word))) kept[count++] = row
  }
  return kept.subarray(0, count)
}
