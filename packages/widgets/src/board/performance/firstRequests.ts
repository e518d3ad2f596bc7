import type { ReadCall, ServiceKey, WidgetPreference } from '@parapet/api'
import type { BoardQuery } from '../../rows/boardQuery.ts'
import { layoutOf } from '../../rows/layout.ts'
import type { BoardRow, RowRequest, WidgetRequest, WidgetRow } from '../../rows/row.ts'
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

export function widgetRequests(row: WidgetRow, { query, access }: FirstRequestsInput): readonly WidgetRequest[] {
  if ('component' in row) return row.requests(query, (service) => access(service) === 'usable')
  const of = (reading: RowRequest<ReadCall> | null | undefined, ...span: Parameters<RowRequest<ReadCall>['params']>) =>
    reading ? [{ call: reading.call, params: reading.params(...span) as object }] : []
  const earlier = row.compares && query.before ? of(row.reads, query, query.before) : []
  return [...of(row.reads, query), ...earlier.map((one) => ({ ...one, isQuiet: true })), ...of(row.secondary, query)]
}
