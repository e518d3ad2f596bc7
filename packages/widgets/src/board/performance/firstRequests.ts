import type { ServiceKey, WidgetPreference } from '@parapet/api'
import type { BoardQuery } from '../../rows/boardQuery.ts'
import { layoutOf } from '../../rows/layout.ts'
import { requestsOf } from '../../rows/requestsOf.ts'
import type { BoardRow, WidgetRequest, WidgetRow } from '../../rows/row.ts'
import { placeParts } from '../placeTiles.ts'
import { type ServiceAccess, visibleRows, widgetAccess } from '../serviceAccess.ts'

export interface FirstRequestsInput {
  readonly board: BoardRow
  readonly preferences: readonly WidgetPreference[] | undefined
  readonly access: (service: ServiceKey) => ServiceAccess
  readonly query: BoardQuery
}

/** The visible widgets that are certainly on the first screen. */
export function rowsAboveFold({ board, preferences, access }: FirstRequestsInput): readonly WidgetRow[] {
  const rows = visibleRows(board.rows, access)
  const layout = layoutOf(rows, preferences)
  return placeParts(rows, layout, board.columns)
    .flatMap(({ tiles }) => tiles)
    .filter(({ row, isTop }) => isTop && widgetAccess(row, access) === 'usable')
    .map(({ row }) => row)
}

export const widgetRequests = (row: WidgetRow, { query, access }: FirstRequestsInput): readonly WidgetRequest[] =>
  requestsOf(row, query, (service) => access(service) === 'usable')
