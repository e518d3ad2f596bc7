import type { ReadCall, ServiceKey } from '@parapet/api'
import type { BoardQuery } from './boardQuery.ts'
import type { RowRequest, WidgetRequest, WidgetRow } from './row.ts'

/** Returns what a row asks of the provider, its main request first: of the period, of the one it is compared with, and beside it. */
export function requestsOf(
  row: WidgetRow,
  query: BoardQuery,
  hires: (service: ServiceKey) => boolean,
): readonly WidgetRequest[] {
  if ('component' in row) return row.requests(query, hires)
  const of = (reading: RowRequest<ReadCall> | null | undefined, ...span: Parameters<RowRequest<ReadCall>['params']>) =>
    reading ? [{ call: reading.call, params: reading.params(...span) as object }] : []
  const earlier = row.compares && query.before ? of(row.reads, query, query.before) : []
  return [...of(row.reads, query), ...earlier.map((one) => ({ ...one, isQuiet: true })), ...of(row.secondary, query)]
}
