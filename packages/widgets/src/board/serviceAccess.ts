import type { ServiceKey } from '@parapet/api'
import type { WidgetRow } from '../rows/row.ts'

/** A company's access to a service: it has it, it could hire it, or this user must not see it. */
export type ServiceAccess = 'usable' | 'offered' | 'none'

type OfService = ((service: ServiceKey) => ServiceAccess) | undefined

/** Returns the access to a widget's service. Without `access` every service counts as usable. */
export function widgetAccess(row: WidgetRow, access: OfService): ServiceAccess {
  return row.service && access ? access(row.service) : 'usable'
}

/** The widgets of a board that a user may see: those they can use, and those that are offered to them. */
export function visibleRows(rows: readonly WidgetRow[], access: OfService): readonly WidgetRow[] {
  return rows.filter((row) => {
    const own = widgetAccess(row, access)
    return own === 'usable' || (own === 'offered' && !row.isNeverOffer)
  })
}
