import type { ServiceKey } from '@parapet/api'
import type { Visitor } from '../guards.ts'
import type { to } from '../links/to.ts'
import { type PageName, pathList } from '../paths.ts'

const sharedPages: Partial<Record<ServiceKey, PageName>> = { dedicatedanalytics: 'analytics' }

/** The address of a service's own page; null when it has none that the visitor can open. */
export function pageOfService(service: ServiceKey, visitor: Visitor, link: typeof to): string | null {
  const page = pathList.find((one) => one.service === service || one.name === sharedPages[service])
  return page?.guard.allows(visitor) && !page.planned ? link(page.name as 'home') : null
}
