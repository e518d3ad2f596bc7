import { type Capability, type Company, initialView, type User, type ViewDefaults, type ViewState } from '@parapet/api'
import { useLocale } from '@parapet/ui'
import { type CrossPageLink, type PageState, usePage } from '@parapet/widgets'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { earlyRequestTime } from '../../platform/performance/earlyRequests.ts'
import { usePreferences } from '../../platform/preferences/PreferencesProvider.tsx'
import { isWall, wallRefreshMs } from '../../shell/wall/wallParams.ts'
import { useOwnRefresh } from './boardLinks.ts'
import { createRecentRanges } from './recentRanges.ts'
import { useViewState, type ViewInAddress } from './useViewState.ts'

interface BoardPageInput {
  /** The address of the page, without query. */
  readonly path: string
  readonly board: string
  readonly user: User
  readonly company: Company
  readonly allSites: readonly string[]
  readonly capability: Capability
  readonly crossPageLink: (view: ViewState) => CrossPageLink | null
}

export interface BoardPage extends Omit<ViewInAddress, 'changeLegends'> {
  readonly page: PageState
  readonly linkDefaults: ViewDefaults
}

/** The page of a board: its view from the address, with what this user is used to there. */
export function useBoardPage({
  path,
  board,
  user,
  company,
  allSites,
  capability,
  crossPageLink,
}: BoardPageInput): BoardPage {
  const { zone } = useLocale()
  const { refreshOf, saveRefresh } = usePreferences()
  const [params] = useSearchParams()
  const ownRefreshMs = useOwnRefresh(company.id)
  const [usualRefreshMs] = useState(() => (isWall(params) ? wallRefreshMs(params) : refreshOf(board, ownRefreshMs)))
  // Depend on the name of the range: a new object for the same view would count as a new moment, and load everything again.
  const { rel } = capability.defaultRange
  const defaults = useMemo(
    (): ViewState => ({ ...initialView, range: { rel }, refreshMs: usualRefreshMs }),
    [rel, usualRefreshMs],
  )
  const linkDefaults = useMemo(
    (): ViewDefaults => ({ ...defaults, refreshMs: usualRefreshMs === 0 ? 0 : null }),
    [defaults, usualRefreshMs],
  )
  const { changeLegends, ...address } = useViewState(defaults, { company: company.id, sites: allSites }, linkDefaults)
  const { view, legends } = address
  const change: typeof address.change = (next, how) => {
    if (next.refreshMs !== view.refreshMs) saveRefresh(board, next.refreshMs)
    address.change(next, how)
  }
  const recents = useMemo(() => createRecentRanges(user.id, () => localStorage), [user.id])
  const page = usePage({
    view,
    legends,
    change,
    changeLegends,
    recents,
    crossPageLink,
    company: company.id,
    zone,
    allSites,
    capability,
    begunAt: earlyRequestTime(`${path}${location.search}`),
  })
  return { ...address, change, page, linkDefaults }
}
