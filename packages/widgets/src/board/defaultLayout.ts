import type { WidgetPreference } from '@parapet/api'
import { initialLayout } from '../rows/layout.ts'
import type { BoardRow } from '../rows/row.ts'

/** The default layout of a board, as preferences. */
export function defaultLayout({ rows }: BoardRow): WidgetPreference[] {
  return initialLayout(rows).map((placed, order) => ({ ...placed, order }))
}
