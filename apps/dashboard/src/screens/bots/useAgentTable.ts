import { type FilterKey, type FilterLists, type Span, statistics, toWire, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'

const DAY_S = 86_400

/** The most user agents or paths that are read. */
export const MOST_ROWS = 1000

/** Returns the last 24 hours, the same until the page is opened again. */
export function useLastDay(): Span {
  const [end] = useState(lastFullMinute)
  return useMemo(() => ({ from: end - DAY_S, to: end }), [end])
}

/** Returns a function that makes the params of a ranking by a key; null without a company. */
export function useTableParams() {
  const { zone } = useLocale()
  const { company } = useSession()
  return useMemo(() => {
    if (!company) return null
    const allSites = company.sites.map(({ url }) => url)
    return (
      key: FilterKey,
      span: Span,
      sites: readonly string[],
      include: FilterLists = {},
      resultSize = MOST_ROWS,
    ) => ({
      filters: toWire(
        { company: company.id, tier: 'L1', span, step: DAY_S, zone, sites, include, exclude: {}, resultSize },
        { allSites },
      ),
      key_field: key,
      total_count: true,
    })
  }, [company, zone])
}

/** The params of a ranking. */
export type TableParams = ReturnType<NonNullable<ReturnType<typeof useTableParams>>>

/** Ranks the requests of user agents by a key. */
export function useAgentRanking(
  key: FilterKey,
  span: Span,
  sites: readonly string[],
  agents: readonly string[],
  rows: number,
) {
  const params = useTableParams()
  const wanted = params && agents.length > 0 ? params(key, span, sites, { agent: [...agents] }, rows) : null
  return useRead(statistics.analyticTable, wanted, { quiet: true })
}
