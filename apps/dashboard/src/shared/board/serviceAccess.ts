import { isShownTo, type ServiceKey, serviceOf, serviceState, type Viewer } from '@parapet/api'
import type { ServiceAccess } from '@parapet/widgets'

/** Returns a user's access to a service: usable, available to hire, or hidden (from dealers, §6, or by roles). */
export function serviceAccessOf(service: ServiceKey, viewer: Viewer): ServiceAccess {
  const { usable, hired } = serviceState(service, viewer)
  if (usable) return 'usable'
  const row = serviceOf(service)
  return !hired && row && isShownTo(row, viewer.user) ? 'offered' : 'none'
}
