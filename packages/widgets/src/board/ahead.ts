import { type ApiContext, preloadRead } from '@parapet/api'
import { fetchKind } from '../catalogue/kinds.ts'
import { type AheadInput, asksOf, firstRows } from './firstAsks.ts'
import { hasStood } from './lookAhead.ts'

/**
 * Asks what the first screen of a board will ask, and fetches the code of its kinds, before there is a page to draw it on: on a slow device
 * drawing the page takes longer than the provider's answers do. Nothing once a board has stood (`useNear`).
 */
export function askAhead(input: AheadInput, api: ApiContext): void {
  if (hasStood()) return
  const rows = firstRows(input)
  for (const row of rows)
    for (const { call, params, isQuiet = false } of asksOf(row, input))
      preloadRead(call, params, api, { quiet: isQuiet })
  // A task of its own: the requests are on their way, and the page may be drawn between the two.
  setTimeout(() => {
    for (const row of rows) if (!('gathers' in row)) fetchKind(row)
  })
}
