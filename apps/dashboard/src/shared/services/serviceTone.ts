import { type ServiceKey, serviceColor } from '@parapet/api'

/** The tone of a service's icon: its own colour (§9), or the brand's for services without one. */
export function serviceTone(service: ServiceKey) {
  const color = serviceColor(service)
  return color === 'other' ? 'brand' : color
}
