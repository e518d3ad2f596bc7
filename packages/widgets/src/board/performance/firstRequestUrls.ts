import { type ApiContext, tokenOnlyUrl } from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { type FirstRequestsInput, rowsAboveFold, widgetRequests } from './firstRequests.ts'

// Two moments, one hour and one second apart from a full minute: a value that follows the minute moves by `LATER`,
// one that follows the day does not, one that follows the second or hour differs.
const LATER = 3660

/** Returns the URLs of a board's first requests, where `{-3600}` is the epoch second an hour before. */
export function firstRequestUrls(
  inputAt: (now: number) => FirstRequestsInput,
  now: number,
  api: ApiContext,
): readonly string[] {
  const minute = lastFullMinute(now)
  const [here, later] = [minute, minute + LATER + 1].map((moment) => {
    const input = inputAt(moment)
    return rowsAboveFold(input).flatMap((row) =>
      widgetRequests(row, input).map(({ call, params }) => tokenOnlyUrl(call, params as Record<string, unknown>, api)),
    )
  })
  const found = (here ?? []).map((address, index) => movable(address, later?.[index] ?? null, minute))
  return [...new Set(found.filter((one) => one !== null))]
}

function movable(here: string | null, later: string | null, minute: number): string | null {
  if (here === null || later === null) return null
  const [before, after] = [here.split(/(\d+)/), later.split(/(\d+)/)]
  const parts = before.map((part, index) => {
    if (part === after[index]) return part
    return Number(after[index]) - Number(part) === LATER ? `{${Number(part) - minute}}` : null
  })
  return before.length === after.length && parts.every((part) => part !== null) ? parts.join('') : null
}
