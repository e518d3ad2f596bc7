import { analyticsBoards } from './analytics.ts'
import { homeBoard } from './home.ts'
import { statsBoards } from './stats.ts'

/**
 * Every board, by the code under which preferences keep its layout: for the docs, the stories and the tests. A screen takes its own
 * from the package, so that it comes without the rows of the others.
 */
export const boards = {
  home: homeBoard,
  'stats.delivery': statsBoards.delivery,
  'stats.midtier': statsBoards.midtier,
  'analytics.delivery': analyticsBoards.delivery,
  'analytics.midtier': analyticsBoards.midtier,
} as const
