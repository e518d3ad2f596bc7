import { menuOf, type Service, type ServiceKey, serviceState, services, type Viewer } from '@parapet/api'
import type { IconName } from '@parapet/ui'

export const menuGroups = ['observe', 'deliver', 'secure', 'account'] as const
export type MenuGroupKey = (typeof menuGroups)[number]

export interface MenuEntry {
  key: string
  label: string
  icon: IconName
  href: string
  isCurrent: boolean
}

export interface MenuGroup {
  key: MenuGroupKey
  entries: MenuEntry[]
}

export interface Menu {
  home: MenuEntry
  /** Groups that hold something, in order. */
  groups: MenuGroup[]
  /** What the company could hire; each leads to its marketing panel. */
  more: MenuEntry[]
}

/** What the menu needs to know of the page it stands on; given by the app so that the rules can be tested without a router. */
export interface MenuContext extends Viewer {
  /** Path and query of the page. */
  here: string
  /** The text of an entry. */
  label(key: ServiceKey | 'home' | 'services' | 'profile'): string
  /** Where a service's page is; null while it has none in this dashboard. */
  pageOf(key: ServiceKey): string | null
  /** The panel that presents a service. */
  panelOf(key: ServiceKey): string
  home: string
  servicesPage: string | null
  profilePage: string
}

/**
 * The menu of §2: the services that the user can open, in groups, and behind 'more' those that the company could hire.
 * Analytics and dedicated analytics are hidden as services (§2), since they share one page: that page is the entry.
 */
export function buildMenu(context: MenuContext): Menu {
  const { here, label, home, servicesPage, profilePage } = context
  const path = here.split('?')[0]
  const entry = (key: string, text: string, icon: IconName, href: string): MenuEntry => ({
    key,
    label: text,
    icon,
    href,
    isCurrent: href.includes('?') ? here === href : path === href,
  })
  const ofService = (service: Service, href: string) =>
    entry(service.key, label(service.key), service.icon as IconName, href)

  const { entries, more } = menuOf(context)
  const opened = withAnalytics(entries, context)
  const groups = menuGroups.map((key): MenuGroup => {
    const own = opened
      .filter((service) => service.group === key)
      .map((service) => ofService(service, context.pageOf(service.key) ?? context.panelOf(service.key)))
    if (key === 'account') {
      if (servicesPage) own.push(entry('services', label('services'), 'inventory', servicesPage))
      own.push(entry('profile', label('profile'), 'user', profilePage))
    }
    return { key, entries: own }
  })
  return {
    home: entry('home', label('home'), 'home', home),
    groups: groups.filter((group) => group.entries.length > 0),
    more: more.map((service) => ofService(service, context.panelOf(service.key))),
  }
}

function withAnalytics(entries: readonly Service[], viewer: Viewer): Service[] {
  const usable = (key: ServiceKey) => serviceState(key, viewer).usable
  const row = services.find((service) => service.key === 'analytics')
  if (!row || !(usable('analytics') || usable('dedicatedanalytics'))) return [...entries]
  const after = entries.findIndex((service) => service.key === 'stats') + 1
  return [...entries.slice(0, after), row, ...entries.slice(after)]
}
