import { isShownTo, type RangeSection, type ServiceKey, serviceOf, serviceState, type Viewer } from '@parapet/api'
import type { AnalyticsTab, StatsTab } from '@parapet/widgets'

export type BoardScreenName = 'stats' | 'analytics' | 'perimetrical'

/** The parts of the perimetrical page: its board, the attack room and two lists. */
type PerimetricalTab = 'home' | 'attack' | 'underAttack' | 'apiProtection'

export interface BoardTab {
  readonly id: StatsTab | AnalyticsTab | PerimetricalTab
  readonly service: ServiceKey | null
  /** The row of the capability table (§9) that limits its ranges. */
  readonly section: RangeSection
  readonly isOnlyWhereHired?: true
  /** The service that lengthens its ranges, offered in the picker of ranges where it is not hired. */
  readonly extendedBy?: ServiceKey
}

const extended = (tabs: readonly BoardTab[]): readonly BoardTab[] =>
  tabs.map((tab) => ({ ...tab, extendedBy: 'dedicatedanalytics' }))

/** The tabs of §2, and those of services with consumption or entries of their own. */
export const boardTabs: Readonly<Record<BoardScreenName, readonly BoardTab[]>> = {
  stats: [
    { id: 'delivery', service: null, section: 'stats' },
    { id: 'midtier', service: 'midtier', section: 'stats' },
    { id: 'botmitigation', service: 'botmitigation', section: 'stats' },
    { id: 'dns', service: 'dnsdelegation', section: 'stats' },
    { id: 'ipinfo', service: 'ipinfo', section: 'stats' },
    { id: 'waf', service: 'waf', section: 'stats' },
    { id: 'i3', service: 'i3', section: 'stats', isOnlyWhereHired: true },
    { id: 'storage', service: 'storage', section: 'stats', isOnlyWhereHired: true },
  ],
  analytics: extended([
    { id: 'delivery', service: null, section: 'analytics.delivery' },
    { id: 'midtier', service: 'midtier', section: 'analytics.midtier' },
    { id: 'backendsdelivery', service: 'backendanalytics', section: 'analytics.backendsdelivery' },
    // Its counters are free (§2).
    { id: 'antiddos', service: null, section: 'analytics.antiddos' },
    { id: 'waf', service: 'waf', section: 'analytics.waf' },
    { id: 'botmitigation', service: 'botmitigation', section: 'analytics.botmitigation' },
    { id: 'dns', service: 'dnsdelegation', section: 'analytics.dns' },
  ]),
  perimetrical: [
    { id: 'home', service: null, section: 'analytics.waf' },
    { id: 'attack', service: null, section: 'analytics.waf' },
    { id: 'underAttack', service: 'uam', section: 'analytics.waf' },
    { id: 'apiProtection', service: 'apiprotection', section: 'analytics.waf' },
  ],
}

/** Returns the tabs the user may see: services hidden from dealers (§6) have none, unhired ones show an offer. */
export function tabsFor(screen: BoardScreenName, viewer: Viewer): readonly BoardTab[] {
  return boardTabs[screen].filter(({ service, isOnlyWhereHired }) => {
    const row = service && serviceOf(service)
    if (isOnlyWhereHired && service && !serviceState(service, viewer).usable) return false
    return !row || isShownTo(row, viewer.user)
  })
}

/** Whether the user can open the board of a tab; otherwise the tab presents the service. */
export function isTabOpen({ service }: BoardTab, viewer: Viewer): boolean {
  return service === null || serviceState(service, viewer).usable
}
