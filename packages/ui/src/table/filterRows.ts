import { fold } from '../field/findOptions.ts'
import type { Column } from './column.ts'
import { finish, finishInSlices, type Steps } from './timeSlices.ts'

/** All rows folded (no case, no accents) and joined: one native search instead of 100,000. */
interface SearchIndex {
  text: string
  starts: Uint32Array
}

const indexes = new WeakMap<object, WeakMap<object, SearchIndex>>()

const rowsPerSlice = 2048

function* buildSearchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Steps<SearchIndex> {
  const byColumns = indexes.get(rows) ?? new WeakMap<object, SearchIndex>()
  indexes.set(rows, byColumns)
  const cached = byColumns.get(columns)
  if (cached) return cached
  const texts: string[] = []
  const starts = new Uint32Array(rows.length + 1)
  for (const [at, row] of rows.entries()) {
    if (at % rowsPerSlice === rowsPerSlice - 1) yield
    let text = ''
    for (const column of columns) {
      const value = column.value(row)
      // Value by value: most are plain letters, which need no decomposing.
      if (value !== null && value !== undefined) text += `${fold(String(value))}\u0000`
    }
    texts.push(text)
    starts[at + 1] = (starts[at] ?? 0) + text.length
  }
  const index = { text: texts.join(''), starts }
  byColumns.set(columns, index)
  return index
}

/** Prepares the search between frames, so that the first typed letter is not delayed. */
export function prepareFilter<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  signal: AbortSignal,
): Promise<unknown> {
  return finishInSlices(buildSearchIndex(rows, columns), signal)
}

/** Returns the rows of `order` that contain every word of the query. */
export function filterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Uint32Array,
  query: string,
): Uint32Array {
  const words = fold(query.trim()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return order
  const { text, starts } = finish(buildSearchIndex(rows, columns))
  const matchedWords = new Uint16Array(rows.length)
  for (const [before, word] of words.entries()) {
    let row = 0
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, starts[row])) {
      while ((starts[row + 1] ?? 0) <= at) row += 1
      if (matchedWords[row] === before) matchedWords[row] = before + 1
      row += 1
    }
  }
  return order.filter((row) => matchedWords[row] === words.length)
}
