import { type ApiContext, bareAddressOf } from '@parapet/api'
import { endOfMinute } from '../catalogue/ask.ts'
import { type AheadInput, asksOf, firstRows } from './firstAsks.ts'

// A moment with a full minute and one with a second more, an hour later: what turns with the minute moves by `LATER`, what turns with the day hardly ever, and
// what turns with the second or the hour by something else.
const LATER = 3660

/**
 * The addresses below the API's base of what the first screen of a board asks, to be asked at another moment: `{-3600}` stands for the epoch second that
 * lies an hour before the end of the running minute (`endOfMinute`). What moves with it is found by asking for two moments. Without what needs more than
 * the token, or moves in another way.
 */
export function addressesAhead(inputAt: (now: number) => AheadInput, now: number, api: ApiContext): readonly string[] {
  const minute = endOfMinute(now)
  const [here, later] = [minute, minute + LATER - 59].map((moment) => {
    const input = inputAt(moment)
    return firstRows(input).flatMap((row) =>
      asksOf(row, input).map(({ call, params }) => bareAddressOf(call, params as Record<string, unknown>, api)),
    )
  })
  const found = (here ?? []).map((address, place) => movable(address, later?.[place] ?? null, minute))
  return [...new Set(found.filter((one) => one !== null))]
}

function movable(here: string | null, later: string | null, minute: number): string | null {
  if (here === null || later === null) return null
  const [before, after] = [here.split(/(\d+)/), later.split(/(\d+)/)]
  const parts = before.map((part, place) => {
    if (part === after[place]) return part
    return Number(after[place]) - Number(part) === LATER ? `{${Number(part) - minute}}` : null
  })
  return before.length === after.length && parts.every((part) => part !== null) ? parts.join('') : null
}
