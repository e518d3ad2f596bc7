import { type ApiContext, preloadRead } from '@parapet/api'
import { fetchKind } from '../catalogue/kinds.ts'
import { type AheadInput, asksOf, firstRows } from './firstAsks.ts'
import { hasStood } from './lookAhead.ts'

/**
 * Sends the first requests of a board and loads its code before the page renders, which takes longer than the
 * answers on a slow device. Does nothing after a board has rendered (`useNear`).
 */
export function askAhead(input: AheadInput, api: ApiContext): void {
  if (hasStood()) return
  const rows = firstRows(input)
  for (const row of rows)
    for (const { call, params, isQuiet = false } of asksOf(row, input))
      preloadRead(call, params, api, { quiet: isQuiet })
  setTimeout(() => {
    for (const row of rows) if (!('gathers' in row)) fetchKind(row)
  })
}
