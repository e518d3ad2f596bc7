import { isShownTo, type Service, type ServiceKey, serviceOf, serviceState, services } from '@parapet/api'
import type { IconName } from '@parapet/ui'
import { match } from '../../platform/links/match.ts'
import { isPlainPage, type PlainPage, type to } from '../../platform/links/to.ts'
import type { Visitor } from '../../platform/paths/guards.ts'
import type { TitleKey } from '../../platform/paths/path.ts'
import { pathList, paths } from '../../platform/paths/paths.ts'

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

export interface NavMenu {
  home: MenuEntry
  groups: MenuGroup[]
  /** Pages that the user may open although §2 hides them in the menu. */
  hidden: MenuEntry[]
  more: MenuEntry[]
}

export interface MenuContext {
  visitor: Visitor
  here: string
  to: typeof to
  labelOf(of: { service: ServiceKey } | { title: TitleKey }): string
}

/** Builds the menu of §2: the pages the user may open, grouped by service, and services to hire as `more`. */
export function buildMenu({ visitor, here, to, labelOf }: MenuContext): NavMenu {
  const current = match(here)
  const entry = (name: PlainPage, label: string, icon: IconName): MenuEntry => {
    const href = to(name)
    return { key: name, label, icon, href, isCurrent: current?.page.name === name }
  }
  const groups = menuGroups.map((key): MenuGroup => ({ key, entries: [] }))
  const hidden: MenuEntry[] = []
  const into = (key: MenuGroupKey | undefined, made: MenuEntry) =>
    groups.find((group) => group.key === key)?.entries.push(made)

  for (const page of pathList) {
    if (!page.guard.allows(visitor) || !isPlainPage(page.name)) continue
    const service = page.service && serviceOf(page.service)
    if (service) {
      const made = entry(page.name, labelOf({ service: service.key }), service.icon)
      if (!service.hidden || page.sharedWith) into(service.group, made)
      else if (!page.isAlias) hidden.push(made)
    } else if (page.menu && page.menu !== 'home') {
      into(page.menu, entry(page.name, labelOf({ title: page.title }), page.icon ?? 'circle'))
    }
  }
  return {
    home: entry('home', labelOf({ title: paths.home.title }), 'home'),
    groups: groups.filter((group) => group.entries.length > 0),
    hidden,
    more: notHired(visitor).map((service) => {
      const href = to('marketing', { service: service.key, company: visitor.company?.id })
      const isCurrent = current?.page.name === 'marketing' && current.params.service === service.key
      return {
        key: service.key,
        label: labelOf({ service: service.key }),
        icon: service.icon,
        href,
        isCurrent,
      }
    }),
  }
}

const sharedWith = ({ key }: Service) => pathList.find((page) => page.service === key)?.sharedWith

function notHired(visitor: Visitor): Service[] {
  return services
    .map((row): Service => row)
    .filter(
      (row) =>
        visitor.company !== null &&
        (!row.hidden || sharedWith(row) !== undefined) &&
        isShownTo(row, visitor.user) &&
        ![row.key, sharedWith(row)].some((key) => key && serviceState(key, visitor).hired),
    )
}
