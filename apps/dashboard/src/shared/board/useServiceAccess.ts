import { type Company, type ServiceKey, services, type User } from '@parapet/api'
import type { ServiceAccess } from '@parapet/widgets'
import { useMemo } from 'react'
import { serviceAccessOf } from './serviceAccess.ts'

// Returns the user's service access, the same object until it changes: a new one would redraw the board.

/** `serviceAccessOf` for the session, the same function until one of the answers changes. */
export function useServiceAccess(user: User, company: Company): (service: ServiceKey) => ServiceAccess {
  const answers = services.map(({ key }) => serviceAccessOf(key, { user, company })).join()
  return useMemo(() => {
    const given = answers.split(',') as ServiceAccess[]
    const table = new Map<ServiceKey, ServiceAccess>(services.map(({ key }, index) => [key, given[index] ?? 'none']))
    return (service) => table.get(service) ?? 'none'
  }, [answers])
}

/** The host names of a company, the same list until one changes. */
export function useSites({ sites }: Pick<Company, 'sites'>): readonly string[] {
  const names = useMemo(() => sites.map(({ url }) => url).join('\n'), [sites])
  return useMemo(() => (names ? names.split('\n') : []), [names])
}
