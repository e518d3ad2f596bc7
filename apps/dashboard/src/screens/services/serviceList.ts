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
export type ServiceStanding = 'active' | 'hired' | 'other'

export interface ListedService {
  service: Service
  standing: ServiceStanding
}

export const shownChoices = ['all', 'hired', 'other'] as const
export type ShownChoice = (typeof shownChoices)[number]

/** Returns the contractable services that the user may see (§2, §6: some are hidden from dealers), in table order. */
export function contractableServices(viewer: Viewer): ListedService[] {
  return services
    .map((row): Service => row)
    .filter((service) => service.contractable && isShownTo(service, viewer.user))
    .map((service) => ({ service, standing: standingOf(serviceState(service.key, viewer)) }))
}

function standingOf({ hired, active }: ServiceState): ServiceStanding {
  return active ? 'active' : hired ? 'hired' : 'other'
}

/** Those that a choice and a typed word leave; the word is looked for in name and description. */
export function filterServices(
  list: readonly ListedService[],
  show: ShownChoice,
  query: string,
  textOf: (key: ServiceKey) => string,
): ListedService[] {
  const wanted = query.trim().toLowerCase()
  return list.filter(({ service, standing }) => {
    if (show === 'hired' && standing === 'other') return false
    if (show === 'other' && standing !== 'other') return false
    return wanted === '' || textOf(service.key).toLowerCase().includes(wanted)
  })
}
