import { collateSteps } from './collate.ts'
import type { CellValue, Column, Sort } from './column.ts'
import { sortByNumber, sortByWhole } from './radix.ts'
import { finish, type Steps } from './timeSlices.ts'

/** Rows in the order of a column, upwards: those with a value, then those without. `ranks` are equal where values are. */
export interface Ordered {
  rows: Uint32Array
  ranks: Uint32Array
  withValue: number
}

const known = new WeakMap<object, WeakMap<object, Map<string, Ordered>>>()

function cacheOf<Row>(rows: readonly Row[], column: Column<Row>): Map<string, Ordered> {
  const byColumn = known.get(rows) ?? new WeakMap<object, Map<string, Ordered>>()
  known.set(rows, byColumn)
  const byLocale = byColumn.get(column) ?? new Map<string, Ordered>()
  byColumn.set(column, byLocale)
  return byLocale
}

/** Whether the order of a column is already cached. */
export function isOrdered<Row>(rows: readonly Row[], column: Column<Row> | undefined, locale: string): boolean {
  return column === undefined || cacheOf(rows, column).has(locale)
}

/** Computes the order of a column in steps; afterwards `orderOf` returns it at once. */
export function* orderSteps<Row>(rows: readonly Row[], column: Column<Row>, locale: string): Steps<Ordered> {
  const cache = cacheOf(rows, column)
  const made = cache.get(locale) ?? (yield* compute(rows, column, locale))
  cache.set(locale, made)
  return made
}

const isEmpty = (value: CellValue): boolean =>
  value === null || value === undefined || value === '' || Number.isNaN(value)

function* compute<Row>(rows: readonly Row[], column: Column<Row>, locale: string): Steps<Ordered> {
  const values = rows.map(column.order ?? column.value)
  yield
  const filled = new Uint32Array(rows.length)
  const blank: number[] = []
  let count = 0
  let isNumeric = true
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]
    if (isEmpty(value)) {
      blank.push(at)
      continue
    }
    if (typeof value !== 'number') isNumeric = false
    filled[count++] = at
  }
  const present = filled.subarray(0, count)
  const ranks = new Uint32Array(rows.length)
  yield
  const sorted = isNumeric ? yield* byNumber(present, values, ranks) : yield* byText(present, values, ranks, locale)
  const all = new Uint32Array(rows.length)
  all.set(sorted)
  all.set(blank, count)
  return { rows: all, ranks, withValue: count }
}

function* byNumber(present: Uint32Array, values: readonly CellValue[], ranks: Uint32Array): Steps<Uint32Array> {
  const numbers = new Float64Array(values.length)
  for (const at of present) numbers[at] = values[at] as number
  yield
  const sorted = yield* sortByNumber(present, numbers)
  yield
  let rank = 0
  for (let at = 0; at < sorted.length; at += 1) {
    const row = sorted[at] ?? 0
    if (at > 0 && numbers[row] !== numbers[sorted[at - 1] ?? 0]) rank += 1
    ranks[row] = rank
  }
  return sorted
}

function* byText(
  present: Uint32Array,
  values: readonly CellValue[],
  ranks: Uint32Array,
  locale: string,
): Steps<Uint32Array> {
  const texts: string[] = []
  const isRepeating = repeats(present, values)
  const numberOf = new Map<string, number>()
  for (const at of present) {
    const text = String(values[at])
    const known = isRepeating ? numberOf.get(text) : undefined
    ranks[at] = known ?? texts.length
    if (known !== undefined) continue
    if (isRepeating) numberOf.set(text, texts.length)
    texts.push(text)
  }
  yield
  const order = yield* collateSteps(texts, locale)
  yield
  const rankOf = new Uint32Array(texts.length)
  let rank = 0
  for (let at = 0; at < order.length; at += 1) {
    const text = order[at] ?? 0
    if (at > 0 && texts[text] !== texts[order[at - 1] ?? 0]) rank += 1
    rankOf[text] = rank
  }
  for (const at of present) ranks[at] = rankOf[ranks[at] ?? 0] ?? 0
  return sortByWhole(present, ranks)
}

function repeats(present: Uint32Array, values: readonly CellValue[]): boolean {
  const sample = present.subarray(0, 2000)
  return new Set(Array.from(sample, (at) => values[at])).size < sample.length * 0.9
}

/** Returns the sorted row numbers, stable in both directions; rows without a value are last. */
export function orderOf<Row>(
  rows: readonly Row[],
  column: Column<Row> | undefined,
  sort: Sort | null,
  locale: string,
): Uint32Array {
  if (!column || !sort) return Uint32Array.from({ length: rows.length }, (_, at) => at)
  const ordered = finish(orderSteps(rows, column, locale))
  return sort.desc ? downwards(ordered) : ordered.rows
}

function downwards({ rows, ranks, withValue }: Ordered): Uint32Array {
  const turned = new Uint32Array(rows)
  let at = 0
  for (let end = withValue; end > 0; ) {
    let start = end - 1
    while (start > 0 && ranks[rows[start - 1] ?? 0] === ranks[rows[end - 1] ?? 0]) start -= 1
    turned.set(rows.subarray(start, end), at)
    at += end - start
    end = start
  }
  return turned
}
