const day = 86_400
const largestGapDays = 400
const outlierShare = 0.05
/** Nobody kept access logs before: 1 January 1995. */
const earliestDay = Date.UTC(1995, 0, 1) / 1000 / day

/** The requests of one day, and where the first of them are. */
export interface DayCount {
  requests: number
  readonly byFile: Map<string, number>
  readonly first: { readonly file: string; readonly line: number; readonly text: string }[]
}

interface Stretch {
  readonly days: number[]
  requests: number
}

/**
 * The days (since 1970) whose times are wrong beside the others: before 1995 or in the future while other days are not,
 * or more than 400 days from the rest and less than a twentieth of it. `now` in epoch seconds.
 */
export function outlyingDays(days: ReadonlyMap<number, Pick<DayCount, 'requests'>>, now: number): ReadonlySet<number> {
  const sorted = [...days.keys()].sort((a, b) => a - b)
  const last = Math.floor(now / day) + 1
  const possible = sorted.filter((one) => one >= earliestDay && one <= last)
  const usable = possible.length > 0 ? possible : sorted
  const stretches: Stretch[] = []
  for (const one of usable) {
    const requests = days.get(one)?.requests ?? 0
    const current = stretches.at(-1)
    if (current && one - (current.days.at(-1) ?? one) <= largestGapDays) {
      current.days.push(one)
      current.requests += requests
    } else stretches.push({ days: [one], requests })
  }
  const total = stretches.reduce((sum, { requests }) => sum + requests, 0)
  const most = Math.max(...stretches.map(({ requests }) => requests))
  const kept = stretches.filter(({ requests }) => requests === most || requests >= total * outlierShare)
  const within = new Set(kept.flatMap((stretch) => stretch.days))
  return new Set(sorted.filter((one) => !within.has(one)))
}

/** The day of a time, in days since 1970. */
export const dayOf = (time: number) => Math.floor(time / day)
