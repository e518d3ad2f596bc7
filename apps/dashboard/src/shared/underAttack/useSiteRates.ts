import { rowsOf, statistics, type Table, toWire, useRead } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'

const STEP_S = 900
const DAY_S = 86_400
const MOST_SITES = 1000

/** The traffic of a site now, and how many times the traffic of the same time yesterday it is; null if unknown. */
export interface SiteRate {
  /** Requests per second. */
  readonly rate: number
  readonly times: number | null
}

export type SiteRates = ReadonlyMap<string, SiteRate>

const requestsOf = (table: Table | undefined) =>
  new Map((table ? rowsOf(table).rows : []).map(({ key, requests }) => [key, requests]))

/** Reads the requests of the last 15 minutes by site; undefined while loading, and for users without statistics. */
export function useSiteRates(): SiteRates | undefined {
  const { zone } = useLocale()
  const { company } = useSession()
  const [end] = useState(lastFullMinute)
  const id = useMay(statistics.historicTable).kind === 'allowed' ? company?.id : undefined
  const [now, before] = useMemo(
    () =>
      [0, DAY_S].map((ago) => {
        if (id === undefined) return null
        const span = { from: end - ago - STEP_S, to: end - ago }
        const scope = { company: id, tier: 'L1', span, step: STEP_S, zone, sites: [] } as const
        const filters = toWire({ ...scope, include: {}, exclude: {}, resultSize: MOST_SITES }, { allSites: [] })
        return { filters, key_field: 'vhost' }
      }),
    [id, end, zone],
  )
  const { data: table } = useRead(statistics.historicTable, now ?? null, { quiet: true })
  const { data: earlier } = useRead(statistics.historicTable, before ?? null, { quiet: true })
  return useMemo(() => {
    if (!table) return undefined
    const base = requestsOf(earlier)
    return new Map(
      [...requestsOf(table)].map(([site, requests]) => {
        const usual = base.get(site) ?? 0
        return [site, { rate: requests / STEP_S, times: usual > 0 ? requests / usual : null }]
      }),
    )
  }, [table, earlier])
}
