import {
  isShownTo,
  type Service,
  type ServiceKey,
  type ServiceState,
  serviceState,
  services,
  type Viewer,
} from '@parapet/api'

/** Active: hired, and a role of the user opens it. Hired: the company has it, the user cannot open it. */
export type SubscriptionState = 'active' | 'hired' | 'other'

export interface ListedService {
  service: Service
  status: SubscriptionState
}

export const statusFilters = ['all', 'hired', 'other'] as const
export type StatusFilter = (typeof statusFilters)[number]

/** Returns the contractable services that the user may see (§2, §6: some are hidden from dealers), in table order. */
export function contractableServices(viewer: Viewer): ListedService[] {
  return services
    .map((row): Service => row)
    .filter((service) => service.contractable && isShownTo(service, viewer.user))
    .map((service) => ({ service, status: stateOf(serviceState(service.key, viewer)) }))
}

function stateOf({ hired, active }: ServiceState): SubscriptionState {
  return active ? 'active' : hired ? 'hired' : 'other'
}

/** Those that a choice and a typed word leave; the word is looked for in name and description. */
export function filterServices(
  list: readonly ListedService[],
  show: StatusFilter,
  query: string,
  textOf: (key: ServiceKey) => string,
): ListedService[] {
  const wanted = query.trim().toLowerCase()
  return list.filter(({ service, status }) => {
    if (show === 'hired' && status === 'other') return false
    if (show === 'other' && status !== 'other') return false
    return wanted === '' || textOf(service.key).toLowerCase().includes(wanted)
  })
}
