import type { Sort } from '@parapet/ui/table'
import { useMemo } from 'react'
import {
  choiceParam,
  idParam,
  pageParam,
  textParam,
  type UrlParam,
  useUrlState,
} from '../../platform/router/useUrlState.ts'
import type { ListQuery } from './resource.ts'

/** The page sizes of a list (§9), and its default of 15. */
export const listSizes = [5, 10, 20, 50, 15] as const
const defaultSize = 15

/** The open item: its id, `new`, or `copy-` and the id it is copied from. */
export const NEW_ITEM = 'new'
export const copyOf = (id: string): string => `copy-${id}`
/** Returns the id of the row that a new item is copied from; null if the item is not a copy. */
export const copiedId = (open: string | null): string | null =>
  open?.startsWith('copy-') ? open.slice('copy-'.length) : null

const sortParam: UrlParam<Sort | null> = {
  read: (text) => (text ? { id: text.replace(/^-/, ''), desc: text.startsWith('-') } : null),
  write: (sort) => sort && `${sort.desc ? '-' : ''}${sort.id}`,
}

/** A filter is chosen, so it reaches the URL at once. */
const filterParam: UrlParam<string> = { read: textParam.read, write: textParam.write }

/** The state of a list in the URL: search, page, page size, sort, filters, the open item and its panel. */
export function useListState(filterIds: readonly string[], initialSort: Sort | undefined) {
  const ids = filterIds.join(' ')
  const schema = useMemo(
    () => ({
      q: textParam,
      page: pageParam,
      rows: choiceParam(listSizes, defaultSize),
      sort: sortParam,
      open: idParam,
      panel: idParam,
      ...Object.fromEntries(ids.split(' ').flatMap((id) => (id ? [[`f.${id}`, filterParam]] : []))),
    }),
    [ids],
  )
  const [values, change] = useUrlState(schema)
  const filters = Object.fromEntries(
    filterIds.flatMap((id) => {
      const value = (values as Readonly<Record<string, unknown>>)[`f.${id}`]
      return typeof value === 'string' && value !== '' ? [[id, value]] : []
    }),
  )
  const query: ListQuery = {
    search: values.q,
    page: values.page,
    pageSize: values.rows,
    sort: values.sort ?? initialSort ?? null,
    filters,
  }
  const isFiltered = values.q.trim() !== '' || Object.keys(filters).length > 0
  return {
    query,
    isFiltered,
    openItem: values.open,
    panel: values.panel,
    setSearch: (q: string) => change({ q, page: 1 }),
    setPage: (page: number) => change({ page }),
    setPageSize: (rows: number) => change({ rows: listSizes.find((size) => size === rows) ?? defaultSize, page: 1 }),
    setSort: (sort: Sort | null) => change({ sort, page: 1 }),
    setFilter: (id: string, value: string | null) => change({ [`f.${id}`]: value ?? '', page: 1 }),
    clear: () => change({ q: '', page: 1, ...Object.fromEntries(filterIds.map((id) => [`f.${id}`, ''])) }),
  }
}
