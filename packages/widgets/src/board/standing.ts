import type { ServiceKey } from '@parapet/api'
import type { WidgetRow } from '../catalogue/row.ts'

/** A company's access to a service: it has it, it could hire it, or this user must not see it. */
export type Standing = 'hired' | 'offered' | 'none'

type OfService = ((service: ServiceKey) => Standing) | undefined

/** Returns the access to a widget's service. Without `standing` every service counts as usable. */
export function standingOf(row: WidgetRow, standing: OfService): Standing {
  return row.service && standing ? standing(row.service) : row.isOfferOnly ? 'none' : 'hired'
}

/** The widgets of a board that a user may see: those they can use, and those that are offered to them. */
export function visibleRows(rows: readonly WidgetRow[], standing: OfService): readonly WidgetRow[] {
  return rows.filter((row) => {
    const own = standingOf(row, standing)
    return (own === 'offered' && !row.isNeverOffer) || (own === 'hired' && !row.isOfferOnly)
  })
}
