import { useCallback, useMemo, useRef } from 'react'
import { isSelected, nothingSelected, type Selection, selectedCount, withRows } from './selection.ts'

interface SelectingOptions<Row> {
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
  rows: readonly Row[]
  order: Uint32Array
  getRowId: (row: Row) => string
}

/** A checkbox click: the row's index, its new state, and whether Shift extends from the last one. */
export type RowToggle = (at: number, isOn: boolean, withShift: boolean) => void

/** Ticking of rows, one by one, from the last to this one (shift), and all that are shown. */
export function useSelecting<Row>(options: SelectingOptions<Row>) {
  const { selection, rows, order, getRowId } = options
  // A stable function: rows only re-render when their data changes.
  const latest = useRef(options)
  latest.current = options
  const last = useRef<number>(undefined)

  const tick = useCallback<RowToggle>((at, isOn, withShift) => {
    const now = latest.current
    const since = withShift && last.current !== undefined ? now.order.indexOf(last.current) : -1
    const [from, to] = since < 0 ? [at, at] : [Math.min(since, at), Math.max(since, at)]
    last.current = now.order[at]
    const ids = idsOf(now.rows, now.order.subarray(from, to + 1), now.getRowId)
    now.onSelect(withRows(now.selection ?? nothingSelected, ids, isOn))
  }, [])

  const shown = useMemo(
    () => (selection ? shareOf(selection, rows, order, getRowId) : 'none'),
    [selection, rows, order, getRowId],
  )
  const tickShown = () => {
    options.onSelect(withRows(selection ?? nothingSelected, idsOf(rows, order, getRowId), shown !== 'all'))
  }
  return { tick, shown, tickShown }
}

/** Ids of rows by their numbers. */
export function* idsOf<Row>(
  rows: readonly Row[],
  order: Uint32Array,
  getRowId: (row: Row) => string,
): Generator<string, undefined> {
  for (const at of order) {
    const row = rows[at]
    if (row !== undefined) yield getRowId(row)
  }
}

function shareOf<Row>(
  selection: Selection,
  rows: readonly Row[],
  order: Uint32Array,
  getRowId: (row: Row) => string,
): 'none' | 'some' | 'all' {
  if (order.length === 0 || selectedCount(selection, Number.POSITIVE_INFINITY) === 0) return 'none'
  let chosen = 0
  let seen = 0
  for (const id of idsOf(rows, order, getRowId)) {
    seen += 1
    if (isSelected(selection, id)) chosen += 1
    if (chosen > 0 && chosen < seen) return 'some'
  }
  return chosen === 0 ? 'none' : 'all'
}
