import { type JudgedSite, judgeSites, type Read, rowsOf, statistics, useRead } from '@parapet/api'
import { useCallback, useMemo } from 'react'
import type { BoardQuery } from '../rows/boardQuery.ts'
import { DAY, hasMany, hourParams, worstParams } from './siteHealthRequests.ts'

/** The verdicts of a company's sites, the most severe first. */
export interface SiteHealthRead {
  readonly sites: readonly JudgedSite[] | undefined
  readonly judged: number | null
  /** Whether the hour to compare with could not be loaded. */
  readonly isUncompared: boolean
  readonly read: Pick<Read<unknown>, 'failure' | 'slow' | 'isRefreshing' | 'updatedAt' | 'retry'>
}

/** Judges the sites of a company by their last hour and the same hour of yesterday. */
export function useSiteHealth(query: BoardQuery, isRequested: boolean): SiteHealthRead {
  const { allSites } = query
  const isMany = hasMany(query)
  const worstRead = useRead(
    statistics.historicTable,
    useMemo(() => (isRequested && isMany ? worstParams(query) : null), [isRequested, isMany, query]),
    { quiet: true },
  )
  const worst = worstRead.data
  const chosen = useMemo(() => {
    if (!isMany) return []
    return worst && rowsOf(worst).rows.map(({ key }) => key)
  }, [isMany, worst])
  const isReady = isRequested && chosen !== undefined && (!isMany || chosen.length > 0)
  const hour = useRead(
    statistics.historicHistogram,
    useMemo(() => (isReady ? hourParams(query, 0, chosen ?? []) : null), [isReady, chosen, query]),
    { quiet: true },
  )
  const before = useRead(
    statistics.historicHistogram,
    useMemo(() => (isReady ? hourParams(query, DAY, chosen ?? []) : null), [isReady, chosen, query]),
    { quiet: true },
  )
  const names = isMany ? chosen : allSites
  const sites = useMemo(() => {
    if (names?.length === 0) return []
    if (!names || !hour.data || (!before.data && !before.failure)) return undefined
    return judgeSites(hour.data, before.data, names)
  }, [names, hour.data, before.data, before.failure])
  const retries = [worstRead.retry, hour.retry, before.retry] as const
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of them is always as long
  const retry = useCallback(() => retries.forEach((one) => void one()), retries)
  return {
    sites,
    judged: isMany && sites ? sites.length : null,
    isUncompared: sites !== undefined && before.data === undefined && before.failure !== undefined,
    read: {
      failure: worstRead.failure ?? hour.failure,
      slow: sites ? undefined : (worstRead.slow ?? hour.slow ?? before.slow),
      isRefreshing: worstRead.isRefreshing || hour.isRefreshing || before.isRefreshing,
      updatedAt: hour.updatedAt ?? worstRead.updatedAt,
      retry,
    },
  }
}
