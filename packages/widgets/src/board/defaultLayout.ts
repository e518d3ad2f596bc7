import type { WidgetPreference } from '@parapet/api'
import type { BoardRow } from '../catalogue/row.ts'
import { initialLayout } from './layout.ts'

/** The default layout of a board, as preferences. */
export function defaultLayout({ rows }: BoardRow): WidgetPreference[] {
  return initialLayout(rows).map((placed, order) => ({ ...placed, order }))
}
