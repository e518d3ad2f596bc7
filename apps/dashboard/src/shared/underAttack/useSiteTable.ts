import { type FilterKey, type FilterLists, type Span, statistics, toWire, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'

const HOUR_S = 3600

/** The most rows of a ranking that are read. */
export const MOST_KEYS = 10_000

/** Returns the last full hour, the same until the component mounts again. */
export function useLastHour(): Span {
  const [end] = useState(lastFullMinute)
  return useMemo(() => ({ from: end - HOUR_S, to: end }), [end])
}

/** Ranks the requests of some sites by a key; reads nothing without a span or sites. */
export function useSiteTable(key: FilterKey, span: Span | null, sites: readonly string[], include: FilterLists = {}) {
  const { zone } = useLocale()
  const { company } = useSession()
  const isWanted = company !== null && span !== null && sites.length > 0
  const params = isWanted
    ? {
        filters: toWire(
          {
            ...{ company: company.id, tier: 'L1', span, step: 60, zone, sites },
            ...{ include, exclude: {}, resultSize: MOST_KEYS },
          },
          { allSites: company.sites.map(({ url }) => url) },
        ),
        key_field: key,
        total_count: true,
      }
    : null
  return useRead(statistics.analyticTable, params, { quiet: true })
}
