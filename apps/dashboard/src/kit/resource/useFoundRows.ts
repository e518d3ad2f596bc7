import { useRead } from '@parapet/api'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ListQuery, Resource } from './resource.ts'

const noRows: readonly never[] = []

/** What a search of a cut list covers: `loaded` rows only, or all rows at the provider. */
export type SearchCover =
  | { readonly kind: 'none' | 'loaded' | 'searching' }
  | { readonly kind: 'all'; readonly by: 'search' | 'filters'; readonly found: number; readonly missed: number }

interface FoundRows<Row> {
  readonly rows: readonly Row[]
  readonly cover: SearchCover
  /** Whether a filter is chosen that only sees the loaded rows. */
  readonly isFilterPartial: boolean
  readonly unreadable: number
}

/** Searches and filters the rows that a cut list lacks at the provider, and adds those it finds. */
export function useFoundRows<Row, Draft extends FieldValues>(
  { list, getId, filters = [] }: Resource<Row, Draft>,
  query: ListQuery,
  params: Readonly<Record<string, string>>,
  loaded: readonly Row[],
  isCut: boolean,
): FoundRows<Row> {
  const text = isCut ? query.search.trim() : ''
  const chosen = isCut ? filters.filter(({ id }) => query.filters[id] !== undefined) : []
  const isSearched = (id: string) => list.searchedFilters?.includes(id) ?? false
  const isAsked = text !== '' || chosen.some(({ id }) => isSearched(id))
  const asked = isAsked ? (list.searchParams?.(text, query, params) ?? null) : null
  const { data, failure, unreadable } = useRead(list.call, asked as never, { quiet: true })
  const answer = useMemo(() => (data === undefined ? null : list.itemsOf(data)), [data, list])
  const rows = useMemo(() => {
    const known = new Set(loaded.map(getId))
    const others = (answer?.items ?? noRows).filter((row) => !known.has(getId(row)))
    return others.length === 0 ? loaded : [...loaded, ...others]
  }, [answer, loaded, getId])
  const isFilterPartial = chosen.some(({ id, matches }) => matches !== undefined && !isSearched(id))
  return { rows, unreadable, cover: coverOf(), isFilterPartial }

  function coverOf(): SearchCover {
    if (!isAsked) return { kind: 'none' }
    if (!asked || failure) return { kind: 'loaded' }
    if (!answer) return { kind: 'searching' }
    const missed = Math.max(0, answer.count - answer.items.length - unreadable)
    return { kind: 'all', by: text === '' ? 'filters' : 'search', found: rows.length - loaded.length, missed }
  }
}
