import {
  type AttackLink,
  attackQuery,
  decodeView,
  type FilterKey,
  type FilterLists,
  filterKeys,
  initialView,
  pickLists,
  type Span,
  withoutValue,
  withValue,
} from '@parapet/api'
import { type Moment, useMoment } from '@parapet/widgets'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useReplaceQuery } from '../../../platform/router/useReplaceQuery.ts'
import { useSession } from '../../../platform/session/SessionContext.ts'
import { useSites } from '../../../shared/board/useServiceAccess.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR
/** How long ago "now" begins: long enough for whole minutes, short enough to see a measure act. */
const RECENT_S = 5 * MINUTE
const REFRESH_MS = 60_000

/** What the attack room looks at: a site, since when, and what the requests of the attack have in common. */
export interface AttackScope {
  /** The host name. */
  readonly site: string
  readonly sites: readonly string[]
  readonly include: FilterLists
  /** Whether it is said what the attack's requests have in common. */
  readonly isAimed: boolean
  /** From the beginning of the attack until now; at most a day. */
  readonly span: Span
  readonly lastHour: Span
  readonly recent: Span
  readonly moment: Moment
  readonly setSite: (site: string) => void
  readonly setSince: (since: number) => void
  readonly add: (key: FilterKey, value: string) => void
  readonly remove: (key: FilterKey, value: string) => void
}

/** Reads the scope from the query of the page; `usual` is what it begins with. */
export function useAttackScope(usual: { readonly site: string; readonly since: number | null }): AttackScope {
  const { company } = useSession()
  const own = useSites({ sites: company?.sites ?? [] })
  const [params] = useSearchParams()
  const { state } = useLocation()
  const replace = useReplaceQuery()
  const moment = useMoment({ refreshMs: REFRESH_MS, resetKey: company?.id })
  const view = useMemo(() => decodeView(params, initialView).state, [params])
  const asked = Number(params.get('since') ?? Number.NaN)
  const end = Math.floor(moment.now / MINUTE) * MINUTE
  const site = view.sites.find((one) => own.includes(one)) ?? usual.site
  const begun = Number.isFinite(asked) ? asked : (usual.since ?? end - HOUR)
  const from = Math.floor(Math.min(Math.max(begun, end - DAY + MINUTE), end - RECENT_S) / MINUTE) * MINUTE
  return useMemo(() => {
    const include = pickLists(view.include, filterKeys)
    const write = (next: AttackLink) => replace(`?${attackQuery({ site, since: from, include, ...next })}`, state)
    return {
      site,
      sites: [site],
      include,
      isAimed: Object.keys(include).length > 0,
      span: { from, to: end },
      lastHour: { from: end - HOUR, to: end },
      recent: { from: end - RECENT_S, to: end },
      moment,
      setSite: (next) => write({ site: next, include: {} }),
      setSince: (since) => write({ since }),
      add: (key, value) => write({ include: withValue(include, key, value) }),
      remove: (key, value) => write({ include: withoutValue(include, key, value) }),
    }
  }, [view, site, from, end, moment, replace, state])
}
