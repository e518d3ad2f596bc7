import type { LucideIcon } from 'lucide-react'

/** A table of drawings whose names are known to the types and whose drawings are all alike. */
export function iconSet<Name extends string>(drawings: Record<Name, LucideIcon>): Readonly<Record<Name, LucideIcon>> {
  return drawings
}
