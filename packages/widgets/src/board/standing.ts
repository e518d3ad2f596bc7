import type { ServiceKey } from '@parapet/api'
import type { WidgetRow } from '../catalogue/row.ts'

/** How a company stands to a service: it has it, it could have it, or this user never hears of it. */
export type Standing = 'hired' | 'offered' | 'none'

type OfService = ((service: ServiceKey) => Standing) | undefined

/** How a company stands to a widget's service. Without `standing` every service counts as hired. */
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
