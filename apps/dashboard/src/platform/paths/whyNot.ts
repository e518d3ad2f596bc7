import { type RefusedReason, serviceState } from '@parapet/api'
import { auditor, clientAdmin, staff, withClient } from './guards.ts'
import type { Guard, Visitor } from './path.ts'

/** Why a page does not open for somebody. */
export type PageRefusal =
  | Extract<RefusedReason, { kind: 'role' | 'notGranted' | 'notHired' }>
  | { readonly kind: 'noClient' }
  /** It depends on what is not known of somebody else: their other companies. */
  | { readonly kind: 'unknown' }

/** Returns why a guard does not let somebody in; null if it does. */
export function whyNot(guard: Guard, visitor: Visitor): PageRefusal | null {
  if (guard.allows(visitor)) return null
  const { services } = guard
  if (services) {
    const hired = services.filter((key) => serviceState(key, visitor).hired)
    return hired.length > 0 ? { kind: 'notGranted', services: hired } : { kind: 'notHired', services }
  }
  switch (guard) {
    case clientAdmin:
      return { kind: 'role', role: 'clientAdmin' }
    case auditor:
      return { kind: 'role', role: 'admin' }
    case staff:
      return { kind: 'role', role: 'staff' }
    case withClient:
      return { kind: 'noClient' }
    default:
      return { kind: 'unknown' }
  }
}
