import { filterKeys, isEverySite, type ViewFilterKey } from '@parapet/api'
import type { BoardQuery } from './boardQuery.ts'
import type { DataRow } from './row.ts'

/** Returns the page filters that a row's data does not support; they are named under the widget. */
export function unsupportedFilters(
  { supportedFilters = filterKeys, isOfAllSites }: Pick<DataRow, 'supportedFilters' | 'isOfAllSites'>,
  { view, allSites }: Pick<BoardQuery, 'view' | 'allSites'>,
): (ViewFilterKey | 'vhost')[] {
  const { vhost, ...exclude } = view.exclude
  const keys = new Set([...Object.keys(view.include), ...Object.keys(exclude)] as ViewFilterKey[])
  const hasSites = !isEverySite(view.sites, allSites) || (vhost?.length ?? 0) > 0
  return [
    ...(isOfAllSites && hasSites ? (['vhost'] as const) : []),
    ...[...keys].filter((key) => !supportedFilters.includes(key)),
  ]
}
