const MINUTE_S = 60

/** The seconds until an end, in whole minutes and at least one: what a countdown shows. */
export const untilEnd = (end: number, now: number): number =>
  Math.max(MINUTE_S, Math.ceil((end - now) / MINUTE_S) * MINUTE_S)
