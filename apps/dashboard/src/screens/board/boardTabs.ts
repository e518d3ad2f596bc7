import { isShownTo, type Section, type ServiceKey, serviceOf, serviceState, type Viewer } from '@parapet/api'

export type BoardScreenName = 'stats' | 'analytics'

/** A tab that has its board in this release. */
export interface BoardTab {
  readonly id: 'delivery' | 'midtier'
  /** The service beside the screen's own that it needs. */
  readonly service: ServiceKey | null
  /** The row of the capability table (§9) that limits its ranges. */
  readonly section: Section
}

/** The tabs of §2 whose boards exist. */
export const boardTabs: Readonly<Record<BoardScreenName, readonly BoardTab[]>> = {
  stats: [
    { id: 'delivery', service: null, section: 'stats' },
    { id: 'midtier', service: 'midtier', section: 'stats' },
  ],
  analytics: [
    { id: 'delivery', service: null, section: 'analytics.delivery' },
    { id: 'midtier', service: 'midtier', section: 'analytics.midtier' },
  ],
}

/**
 * Returns the tabs the user may see: not those of services hidden from dealers (§6). A service that is not hired
 * keeps its tab and shows an offer.
 */
export function tabsFor(screen: BoardScreenName, viewer: Viewer): readonly BoardTab[] {
  return boardTabs[screen].filter(({ service }) => {
    const row = service && serviceOf(service)
    return !row || isShownTo(row, viewer.user)
  })
}

/** Whether the user can open the board of a tab; otherwise the tab presents the service. */
export function isTabOpen({ service }: BoardTab, viewer: Viewer): boolean {
  return service === null || serviceState(service, viewer).usable
}
