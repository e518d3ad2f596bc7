import { type FilterKey, isEverySite } from '@parapet/api'
import type { BoardQuery } from './boardQuery.ts'
import type { DataRow } from './row.ts'

/** Returns the page filters that a row's data does not support; they are named under the widget. */
export function unsupportedFilters(
  { takes, isOfAllSites }: Pick<DataRow, 'takes' | 'isOfAllSites'>,
  { view, allSites }: Pick<BoardQuery, 'view' | 'allSites'>,
): (FilterKey | 'vhost')[] {
  const { vhost, ...exclude } = view.exclude
  const keys = new Set([...Object.keys(view.include), ...Object.keys(exclude)] as FilterKey[])
  const hasSites = !isEverySite(view.sites, allSites) || (vhost?.length ?? 0) > 0
  return [
    ...(isOfAllSites && hasSites ? (['vhost'] as const) : []),
    ...(takes ? [...keys].filter((key) => !takes.includes(key)) : []),
  ]
}
