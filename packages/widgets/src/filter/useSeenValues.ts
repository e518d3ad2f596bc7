import { inventory, type ReadCall, rowsOf, type Table, useRead, type ViewFilterKey } from '@parapet/api'
import { useMemo } from 'react'
import { type BoardQuery, withoutFilter } from '../rows/boardQuery.ts'
import type { RowRequest } from '../rows/row.ts'
import type { SeenValues } from './resolveValue.ts'

export interface FilterValues {
  readonly query: BoardQuery
  readonly reading: (key: ViewFilterKey) => RowRequest | null
}

const noValues: ReadCall = inventory.pops

/** Returns the values of a key within the page's range, sites and other filters; undefined while loading. */
export function useSeenValues(values: FilterValues | undefined, key: ViewFilterKey): SeenValues | undefined {
  const asked = useMemo(() => {
    const reading = values?.reading(key)
    if (!values || !reading) return null
    return { call: reading.call, params: reading.params(withoutFilter(values.query, key)) as object }
  }, [values, key])
  const { data } = useRead(asked?.call ?? noValues, asked?.params ?? null, { quiet: true })
  return useMemo(() => {
    if (data === undefined || !asked) return undefined
    const { rows, totalCount } = rowsOf(data as unknown as Table)
    return { rows, isAll: totalCount !== null && rows.length >= totalCount }
  }, [data, asked])
}
