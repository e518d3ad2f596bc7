import { APP_VERSION, type ApiContext, encodeView, initialView, type LastAnswers, lastAnswersOf } from '@parapet/api'
import type { BoardQuery } from './catalogue/boardQuery.ts'

/** The answers of a tile and the query that they answer. */
export interface TileAnswers {
  readonly query: BoardQuery
  readonly main: unknown
  readonly before: unknown
  readonly also: unknown
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

interface StoredTile {
  readonly code: string
  readonly query: Omit<BoardQuery, 'view' | 'allSites'>
  /** Places in the list of answers; several tiles share one. */
  readonly main: number
  readonly also: number
  readonly updatedAt: number | undefined
}

/** The pictures of a board as they are stored in the browser. */
interface StoredPictures {
  readonly version: string
  readonly owner: string
  readonly sites: number
  readonly answers: readonly unknown[]
  readonly tiles: readonly StoredTile[]
}

const LONGEST = 500_000

/** Writes the last pictures of these tiles as a text, for the next visit; null if there are none or they are too long. */
export function storedPictures(
  codes: readonly string[],
  query: BoardQuery,
  owner: string,
  api: ApiContext,
): string | null {
  const answers: unknown[] = []
  const placeOf = (answer: unknown) => {
    if (answer === undefined) return -1
    const found = answers.indexOf(answer)
    return found < 0 ? answers.push(answer) - 1 : found
  }
  const tiles = codes.flatMap((code): StoredTile[] => {
    const found = lastPicture(lastAnswersOf(api), code, query)
    if (!found) return []
    const { view: _, allSites: __, ...rest } = found.query
    return [{ code, query: rest, main: placeOf(found.main), also: placeOf(found.also), updatedAt: found.updatedAt }]
  })
  if (tiles.length === 0) return null
  const stored: StoredPictures = { version: APP_VERSION, owner, sites: query.allSites.length, answers, tiles }
  const text = JSON.stringify(stored)
  return text.length > LONGEST ? null : text
}

const OLDEST_MS = 86_400_000

/** Takes over pictures of an earlier visit: of the same version, user and company, and at most a day old. */
export function takeStoredPictures(text: string | null, query: BoardQuery, owner: string, api: ApiContext): void {
  const stored = parsed(text)
  const { company, allSites } = query
  if (stored?.version !== APP_VERSION || stored.owner !== owner || stored.sites !== allSites.length) return
  const last = lastAnswersOf(api)
  for (const { code, query: own, main, also, updatedAt } of stored.tiles) {
    const isYoung = updatedAt !== undefined && api.clock.now() - updatedAt < OLDEST_MS
    if (own.company !== company || !isYoung || lastPicture(last, code, query)) continue
    const asked = { ...own, view: query.view, allSites }
    keepPicture(last, code, {
      query: asked,
      main: stored.answers[main],
      before: undefined,
      also: stored.answers[also],
      updatedAt,
    })
  }
}

function parsed(text: string | null): StoredPictures | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    // Written by this version, or dropped by the caller.
    return typeof found === 'object' ? (found as StoredPictures | null) : null
  } catch {
    return null
  }
}
