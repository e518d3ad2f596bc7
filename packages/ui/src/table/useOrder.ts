import { useEffect, useMemo, useRef, useState } from 'react'
import type { Column, Sort } from './column.ts'
import { isOrdered, orderOf, orderSteps } from './order.ts'
import { finishInSlices } from './timeSlices.ts'

const longFrom = 20_000

/**
 * Returns the sorted row numbers. A long list keeps its order while the next one is computed between frames; only
 * the first is computed at once.
 */
export function useOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
  locale: string,
): { sorted: Uint32Array; isSorting: boolean } {
  const column = sort ? columns.find((one) => one.id === sort.id) : undefined
  const shown = useRef<{ rows: readonly Row[]; order: Uint32Array }>(undefined)
  const [made, setMade] = useState(0)
  const isShown = shown.current?.rows === rows
  const isSorting = rows.length > longFrom && isShown && !isOrdered(rows, column, locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished order is in the cache, which React cannot see
  const ready = useMemo(
    () => (isSorting ? undefined : orderOf(rows, column, sort, locale)),
    [rows, column, sort, locale, isSorting, made],
  )
  const sorted = ready ?? shown.current?.order ?? orderOf(rows, undefined, null, locale)

  useEffect(() => {
    shown.current = { rows, order: sorted }
  }, [rows, sorted])

  useEffect(() => {
    if (!isSorting || !column) return
    const leaving = new AbortController()
    void finishInSlices(orderSteps(rows, column, locale), leaving.signal).then((order) => {
      if (order && !leaving.signal.aborted) setMade((count) => count + 1)
    })
    return () => leaving.abort()
  }, [isSorting, rows, column, locale])

  return { sorted, isSorting }
}
