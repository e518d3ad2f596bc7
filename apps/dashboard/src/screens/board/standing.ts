import { isShownTo, type ServiceKey, serviceOf, serviceState, type Viewer } from '@parapet/api'
import type { Standing } from '@parapet/widgets'

/**
 * How a viewer stands to a service: they can use it, their company could hire it, or they never hear of it, because it is kept from
 * dealers (§6) or their own roles do not open what the company has.
 */
export function standingOf(service: ServiceKey, viewer: Viewer): Standing {
  const { usable, hired } = serviceState(service, viewer)
  if (usable) return 'hired'
  const row = serviceOf(service)
  return !hired && row && isShownTo(row, viewer.user) ? 'offered' : 'none'
}
