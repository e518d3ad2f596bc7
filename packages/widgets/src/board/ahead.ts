import { type ApiContext, preloadRead, type ReadCall, type ServiceKey, type WidgetPreference } from '@parapet/api'
import type { Ask } from '../catalogue/ask.ts'
import { fetchKind } from '../catalogue/kinds.ts'
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

/**
 * Asks what the first screen of a board will ask, and fetches the code of its kinds, before there is a page to draw it on: on a slow device
 * drawing the page takes longer than the provider's answers do. Nothing once a board has stood (`isAtTop`).
 */
export function askAhead(input: AheadInput, api: ApiContext): void {
  const rows = firstRows(input)
  for (const row of rows)
    for (const { call, params, isQuiet = false } of asksOf(row, input))
      preloadRead(call, params, api, { quiet: isQuiet })
  // A task of its own: the requests are on their way, and the page may be drawn between the two.
  setTimeout(() => {
    for (const row of rows) if (!('gathers' in row)) fetchKind(row)
  })
}

function firstRows({ board, preferences, standing }: AheadInput): readonly WidgetRow[] {
  const rows = visibleRows(board.rows, standing)
  const layout = layoutOf(rows, preferences)
  const [main, side] = columnsOf(rows, layout, board.columns)
  return [...(main ? placed(rows, layout, main, 'main') : []), ...(side ? placed(rows, layout, side, 'side') : [])]
    .filter(({ row, startsNear }) => startsNear && standingOf(row, standing) === 'hired')
    .map(({ row }) => row)
}

function asksOf(row: WidgetRow, { ask, standing }: AheadInput): readonly Asking[] {
  if ('gathers' in row) return row.asks(ask, (service) => standing(service) === 'hired')
  const of = (reading: Reading<ReadCall> | null | undefined, ...span: Parameters<Reading<ReadCall>['params']>) =>
    reading ? [{ call: reading.call, params: reading.params(...span) as object }] : []
  const earlier = row.compares && ask.before ? of(row.reads, ask, ask.before) : []
  return [...of(row.reads, ask), ...earlier.map((one) => ({ ...one, isQuiet: true })), ...of(row.also, ask)]
}
