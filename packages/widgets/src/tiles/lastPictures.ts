import { encodeView, initialView, type LastAnswers } from '@parapet/api'
import type { BoardQuery } from '../rows/boardQuery.ts'

export interface TileAnswers {
  readonly query: BoardQuery
  readonly main: unknown
  readonly before: unknown
  readonly secondary: unknown
  readonly updatedAt: number | undefined
}

function keyOf(code: string, { company, view, zone }: BoardQuery): string {
  return `${company} ${code} ${zone} ${encodeView(view, initialView)}`
}

/** Keeps what a tile shows, for when its page is opened again. */
export function keepPicture(last: LastAnswers, code: string, answers: TileAnswers): void {
  last.set(keyOf(code, answers.query), answers)
}

/** The last picture of the same view, with its own moment; undefined if there is none, or it is that of other sites. */
export function lastPicture(last: LastAnswers, code: string, query: BoardQuery): TileAnswers | undefined {
  // One key belongs to one tile, and so to one type.
  const found = last.get(keyOf(code, query)) as TileAnswers | undefined
  if (found?.query.allSites.length !== query.allSites.length) return undefined
  return { ...found, query: { ...found.query, view: query.view, allSites: query.allSites } }
}
