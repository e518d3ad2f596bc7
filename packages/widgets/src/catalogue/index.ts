import { analyticsBoards } from './analytics.ts'
import { homeBoard } from './home.ts'
import type { BoardCode, BoardRow } from './row.ts'
import { statsBoards } from './stats.ts'

/**
 * All boards by the code of their stored layout, for docs, stories and tests. A screen imports its own board,
 * without the others.
 */
export const boards: Readonly<Record<BoardCode, BoardRow>> = {
  home: homeBoard,
  'stats.delivery': statsBoards.delivery,
  'stats.midtier': statsBoards.midtier,
  'analytics.delivery': analyticsBoards.delivery,
  'analytics.midtier': analyticsBoards.midtier,
}
