import { type ApiContext, preloadRead } from '@parapet/api'
import { fetchKind } from '../../rows/kinds.ts'
import { hasRendered } from '../../tiles/performance/prefetchGate.ts'
import { type FirstRequestsInput, rowsAboveFold, widgetRequests } from './firstRequests.ts'

/** Sends the first requests of a board and loads its code before the page renders. */
export function prefetchBoard(input: FirstRequestsInput, api: ApiContext): void {
  if (hasRendered()) return
  const rows = rowsAboveFold(input)
  for (const row of rows)
    for (const { call, params, isQuiet = false } of widgetRequests(row, input))
      preloadRead(call, params, api, { quiet: isQuiet })
  setTimeout(() => {
    for (const row of rows) if (!('component' in row)) fetchKind(row)
  })
}
