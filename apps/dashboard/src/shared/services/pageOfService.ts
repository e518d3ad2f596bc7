import type { ServiceKey } from '@parapet/api'
import { isPlainPage, type to } from '../../platform/links/to.ts'
import type { Visitor } from '../../platform/paths/guards.ts'
import { pathList } from '../../platform/paths/paths.ts'

/** The address of a service's own page; null when it has none that the visitor can open. */
export function pageOfService(service: ServiceKey, visitor: Visitor, link: typeof to): string | null {
  const page = pathList.find((one) => one.service === service || one.sharedWith === service)
  return page?.guard.allows(visitor) && isPlainPage(page.name) ? link(page.name) : null
}
