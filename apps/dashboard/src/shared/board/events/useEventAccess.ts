import { permissionOf, type ReadCall, type ServiceKey, serviceState, type Viewer } from '@parapet/api'
import type { EventAccess, EventSource } from '@parapet/widgets/events'
import { useCallback } from 'react'
import { useSession } from '../../../platform/session/SessionContext.ts'

/** What is read by whom the company and roles allow it. */
export interface Guarded {
  /** Any of them gives access; none: the call alone decides. */
  readonly services: readonly ServiceKey[]
  readonly call: ReadCall
}

/** Whether somebody may read something: the company holds its service, and a role grants it and its call. */
export function accessTo({ services, call }: Guarded, viewer: Viewer): EventAccess {
  const states = services.map((service) => serviceState(service, viewer))
  if (states.length > 0 && states.every(({ hired }) => !hired)) return 'notHired'
  const isGranted = states.length === 0 || states.some(({ usable }) => usable)
  return isGranted && permissionOf(call, viewer).kind === 'allowed' ? 'open' : 'forbidden'
}

/** Returns whether the user may read a source of events. */
export function useEventAccess(): (source: EventSource) => EventAccess {
  const { user, company } = useSession()
  return useCallback((source) => accessTo(source, { user, company }), [user, company])
}
