import { SLEEP, TURN, WALL } from './wallParams.ts'

/** The hours from and until which a wall sleeps, 0 to 23, in the user's zone. */
export interface SleepHours {
  readonly from: number
  readonly until: number
}

/** The hours of an address; null if it never sleeps. */
export function readSleep(query: URLSearchParams): SleepHours | null {
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(query.get(SLEEP) ?? '') ?? []
  const hours = { from: Number(from), until: Number(until) }
  return hours.from < 24 && hours.until < 24 && hours.from !== hours.until ? hours : null
}

/** The seconds after which a wall may turn its page. */
export const turnChoices = [10, 20, 30, 60] as const
const USUAL_TURN = 20

/** The seconds after which a wall turns its page. */
export const readTurn = (query: URLSearchParams): number =>
  turnChoices.find((seconds) => String(seconds) === query.get(TURN)) ?? USUAL_TURN

/** What a wall does by itself. */
export interface WallSettings {
  readonly refreshMs: number
  readonly sleep: SleepHours | null
  /** Seconds. */
  readonly turn: number
}

/** The query of a view as a wall. */
export function withWall(query: URLSearchParams, { refreshMs, sleep, turn }: WallSettings): URLSearchParams {
  const walled = withoutWall(query)
  walled.set('refresh', String(refreshMs))
  walled.set(WALL, '1')
  if (turn !== USUAL_TURN) walled.set(TURN, String(turn))
  if (sleep) walled.set(SLEEP, `${sleep.from}-${sleep.until}`)
  return walled
}

/** The query without wall mode and its interval: the board refreshes as its user is used to. */
export function withoutWall(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(WALL)
  rest.delete(SLEEP)
  rest.delete(TURN)
  rest.delete('refresh')
  return rest
}

/** Whether a wall sleeps at an hour of the day; `from` 22 `until` 7 goes over midnight. */
export function sleepsAt({ from, until }: SleepHours, hour: number): boolean {
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** An hour of the day as 07:00. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
