import { type Bill, monthKey } from '@parapet/api'

/** Returns the bill of a month such as `2026-06`; undefined if there is none yet. */
export const billOfMonth = (bills: readonly Bill[], month: string): Bill | undefined =>
  bills.find((one) => monthKey(Date.UTC(one.year, one.month - 1) / 1000) === month)
