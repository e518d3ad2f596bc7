import { filterOfKind, type SeenValue, type Span, statistics, toWire, useRead } from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useLocale } from '@parapet/ui'
import { useState } from 'react'
import { paths } from '../../platform/paths/paths.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { refusalText, useMay } from '../../platform/session/useMay.ts'

const DAY = 86_400

/** The dimensions by which the traffic of a value is ranked. */
export type RankedBy = 'vhost' | 'request' | 'response' | 'agent'

interface ValueSource {
  readonly table: typeof statistics.analyticTable | typeof statistics.historicTable
  readonly span: Span
  /** Why the user may not see traffic. */
  readonly refusal: string | undefined
}

/** The call that ranks the traffic of one value, and the period it is asked about. */
export function useValueSource({ span: shown }: Pick<SeenValue, 'span'>): ValueSource {
  const { user, company } = useSession()
  const [now] = useState(nowSeconds)
  const table = paths.analytics.guard.allows({ user, company }) ? statistics.analyticTable : statistics.historicTable
  return { table, span: shown ?? { from: now - DAY, to: now }, refusal: refusalText(useMay(table)) }
}

/** Ranks the traffic of a value by a dimension: most requests first, in the period where it was seen or the last 24 hours. */
export function useValueRanking(seen: SeenValue, by: RankedBy | 'clientip', rows: number) {
  const { kind, value, sites } = seen
  const { zone } = useLocale()
  const { company } = useSession()
  const { table, span, refusal } = useValueSource(seen)
  const key = filterOfKind(kind)
  // Traffic is filtered by addresses, not by networks: the addresses of a network are found in the ranking of all.
  const isNetwork = kind === 'network' && by === 'clientip'
  const filters = company &&
    (key || isNetwork) && {
      ...toWire(
        {
          company: company.id,
          tier: 'L1',
          span,
          step: DAY,
          zone,
          sites: key === 'vhost' ? [value] : sites,
          include: key && key !== 'vhost' ? { [key]: [value] } : {},
          exclude: {},
        },
        { allSites: company.sites.map(({ url }) => url) },
      ),
      result_size: rows,
    }
  return useRead(table, filters && !refusal ? { filters, key_field: by } : null, { quiet: true })
}
