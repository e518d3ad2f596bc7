import { permissionOf, serviceState } from '@parapet/api'
import type { EventAccess, EventSource } from '@parapet/widgets/events'
import { useCallback } from 'react'
import { useSession } from '../../../platform/session/SessionContext.ts'

/** Returns whether the user may read a source of events: the company holds its service, and a role grants it and its call. */
export function useEventAccess(): (source: EventSource) => EventAccess {
  const { user, company } = useSession()
  return useCallback(
    ({ services, call }) => {
      const states = services.map((service) => serviceState(service, { user, company }))
      if (states.length > 0 && states.every(({ hired }) => !hired)) return 'notHired'
      const isGranted = states.length === 0 || states.some(({ usable }) => usable)
      return isGranted && permissionOf(call, { user, company }).kind === 'allowed' ? 'open' : 'forbidden'
    },
    [user, company],
  )
}
