import {
  ANOMALY_LOOKBACK,
  ANOMALY_STEP_S,
  type AnomalyTier,
  type AnswerOf,
  type HistogramEntry,
  type Read,
  rowsOf,
  type Span,
  statistics,
  toWire,
  useRead,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useSites } from '../../shared/board/useServiceAccess.ts'

const DAY_S = 86_400
const HOUR_S = ANOMALY_LOOKBACK * ANOMALY_STEP_S

/** The last week of a site in one tier, by the steps that the provider judges. */
export interface SiteWeek {
  /** The last 24 hours. */
  readonly day: Span
  readonly sites: readonly string[]
  readonly tier: AnomalyTier
  /** The steps of the week, and of the hour before it, with which the first ones are compared. */
  readonly read: Read<AnswerOf<typeof statistics.historicHistogram>>
}

function useQuestion(sites: readonly string[], tier: AnomalyTier) {
  const { zone } = useLocale()
  const { company } = useSession()
  const allSites = useSites({ sites: company?.sites ?? [] })
  const may = useMay(statistics.historicHistogram)
  return useCallback(
    (span: Span, resultSize?: number) =>
      company !== null && sites.length > 0 && may.kind === 'allowed'
        ? toWire(
            {
              company: company.id,
              tier,
              span,
              step: ANOMALY_STEP_S,
              zone,
              sites,
              include: {},
              exclude: {},
              ...(resultSize === undefined ? {} : { resultSize }),
            },
            { allSites },
          )
        : null,
    [company, sites, may.kind, tier, zone, allSites],
  )
}

/** Reads the last week of a site by its id; null without a site, or for users without statistics. */
export function useSiteWeek(site: string | null, tier: AnomalyTier): SiteWeek | null {
  const { company } = useSession()
  const [end] = useState(() => Math.floor(nowSeconds() / ANOMALY_STEP_S) * ANOMALY_STEP_S)
  const host = company?.sites.find(({ id }) => String(id) === site)?.url
  const sites = useMemo(() => (host === undefined ? [] : [host]), [host])
  const day = useMemo(() => ({ from: end - DAY_S, to: end }), [end])
  const filters = useQuestion(sites, tier)({ from: end - 7 * DAY_S - HOUR_S, to: end })
  const read = useRead(statistics.historicHistogram, filters && { filters }, { quiet: true })
  return filters ? { day, sites, tier, read } : null
}

/** Reads the requests a second of the busiest address in the busiest step of the last 24 hours; undefined while unknown. */
export function useBusiestAddress({ sites, tier, day }: SiteWeek, entries: readonly HistogramEntry[] | null) {
  const busiest = entries
    ?.filter(({ timestamp }) => timestamp >= day.from)
    .reduce<HistogramEntry | null>((most, one) => (most && most.requests >= one.requests ? most : one), null)
  const question = useQuestion(sites, tier)
  const filters = busiest && question({ from: busiest.timestamp, to: busiest.timestamp + ANOMALY_STEP_S }, 1)
  const { data } = useRead(statistics.historicTable, filters ? { filters, key_field: 'clientip' } : null, {
    quiet: true,
  })
  const [first] = data ? rowsOf(data).rows : []
  return first && first.requests / ANOMALY_STEP_S
}
