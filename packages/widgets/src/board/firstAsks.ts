import type { ReadCall, ServiceKey, WidgetPreference } from '@parapet/api'
import type { Ask } from '../catalogue/ask.ts'
import type { Asking, BoardRow, Reading, WidgetRow } from '../catalogue/row.ts'
import { layoutOf } from './layout.ts'
import { columnsOf, placed } from './placed.ts'
import { type Standing, standingOf, visibleRows } from './standing.ts'

export interface AheadInput {
  readonly board: BoardRow
  /** The board's part of the user's preferences; undefined: never changed. */
  readonly preferences: readonly WidgetPreference[] | undefined
  readonly standing: (service: ServiceKey) => Standing
  readonly ask: Ask
}

/** The visible widgets that are certainly on the first screen. */
export function firstRows({ board, preferences, standing }: AheadInput): readonly WidgetRow[] {
  const rows = visibleRows(board.rows, standing)
  const layout = layoutOf(rows, preferences)
  const [main, side] = columnsOf(rows, layout, board.columns)
  return [...(main ? placed(rows, layout, main, 'main') : []), ...(side ? placed(rows, layout, side, 'side') : [])]
    .filter(({ row, isTop }) => isTop && standingOf(row, standing) === 'hired')
    .map(({ row }) => row)
}

/** Returns the requests of a widget. */
export function asksOf(row: WidgetRow, { ask, standing }: AheadInput): readonly Asking[] {
  if ('gathers' in row) return row.asks(ask, (service) => standing(service) === 'hired')
  const of = (reading: Reading<ReadCall> | null | undefined, ...span: Parameters<Reading<ReadCall>['params']>) =>
    reading ? [{ call: reading.call, params: reading.params(...span) as object }] : []
  const earlier = row.compares && ask.before ? of(row.reads, ask, ask.before) : []
  return [...of(row.reads, ask), ...earlier.map((one) => ({ ...one, isQuiet: true })), ...of(row.also, ask)]
}
