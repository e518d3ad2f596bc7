import { useEffect, useMemo, useRef, useState } from 'react'
import type { Column, Sort } from './column.ts'
import { isOrdered, orderOf, orderSteps } from './order.ts'
import { finishInSlices } from './timeSlices.ts'

const asyncFromRows = 20_000

/** Returns the sorted row numbers; a long list keeps its order while the next is computed between frames. */
export function useOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  locale: string,
): { sorted: Uint32Array; isSorting: boolean } {
  const column = sort ? columns.find((one) => one.id === sort.id) : undefined
  const shown = useRef<{ rows: readonly Row[]; order: Uint32Array }>(undefined)
  const [revision, setRevision] = useState(0)
  const isShown = shown.current?.rows === rows
  const isSorting = rows.length > asyncFromRows && isShown && !isOrdered(rows, column, locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished order is in the cache, which React cannot see
  const ready = useMemo(
    () => (isSorting ? undefined : orderOf(rows, column, sort, locale)),
    [rows, column, sort, locale, isSorting, revision],
  )
  const sorted = ready ?? shown.current?.order ?? orderOf(rows, undefined, null, locale)

  useEffect(() => {
    shown.current = { rows, order: sorted }
  }, [rows, sorted])

  useEffect(() => {
    if (!isSorting || !column) return
    const abort = new AbortController()
    void finishInSlices(orderSteps(rows, column, locale), abort.signal).then((order) => {
      if (order && !abort.signal.aborted) setRevision((count) => count + 1)
    })
    return () => abort.abort()
  }, [isSorting, rows, column, locale])

  return { sorted, isSorting }
}
