import { type AnomalyTier, type AnswerOf, type Read, type Span, statistics, toWire, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useSites } from '../../shared/board/useServiceAccess.ts'

const DAY_S = 86_400
/** The provider judges steps of five minutes. */
export const LEVEL_STEP_S = 300

/** The last 24 hours of a site in one tier. */
export interface SiteDay {
  readonly span: Span
  readonly sites: readonly string[]
  readonly tier: AnomalyTier
  readonly read: Read<AnswerOf<typeof statistics.historicHistogram>>
}

/** Reads the last 24 hours of a site by its id; null without a site, or for users without statistics. */
export function useSiteDay(site: string | null, tier: AnomalyTier): SiteDay | null {
  const { zone } = useLocale()
  const { company } = useSession()
  const allSites = useSites({ sites: company?.sites ?? [] })
  const [end] = useState(() => Math.floor(nowSeconds() / LEVEL_STEP_S) * LEVEL_STEP_S)
  const may = useMay(statistics.historicHistogram)
  const host = company?.sites.find(({ id }) => String(id) === site)?.url
  const span = useMemo(() => ({ from: end - DAY_S, to: end }), [end])
  const sites = useMemo(() => (host === undefined ? [] : [host]), [host])
  const isRead = company !== null && host !== undefined && may.kind === 'allowed'
  const filters = isRead
    ? toWire(
        { company: company.id, tier, span, step: LEVEL_STEP_S, zone, sites, include: {}, exclude: {} },
        { allSites },
      )
    : null
  const read = useRead(statistics.historicHistogram, filters && { filters }, { quiet: true })
  return isRead ? { span, sites, tier, read } : null
}
