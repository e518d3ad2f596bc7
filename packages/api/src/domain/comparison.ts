import type { Span } from './ranges.ts'
import { addDays, addMonths, wallSeconds } from './time.ts'

const HOUR = 3600
const DAY = 86_400

/** What a period can be compared with (ux-rules §3.1). */
export const comparisons = ['previous', 'week', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]

/** Whether what is compared with begins on the same date, or on the same day of the week. */
export const matches = ['date', 'weekday'] as const
export type Match = (typeof matches)[number]

/** How a comparison is meant beside its mode. */
export interface Compared {
  /** IANA zone; days are those of its calendar. */
  readonly zone?: string
  /** The mode's own when not given. */
  readonly match?: Match | undefined
  /** `custom`: where the period begins, epoch seconds. */
  readonly against?: number | undefined
}

const WEEK_DAYS = 7

/** Whether a mode keeps the days of the week when nobody said otherwise: traffic follows the week and not the date. */
export function usualMatch(mode: Comparison): Match {
  return mode === 'week' || mode === 'year' ? 'weekday' : 'date'
}

/** Whether somebody can choose between date and weekday: a week earlier is always the same day, a chosen day the one that was chosen. */
export function canMatch(mode: Comparison): boolean {
  return mode === 'previous' || mode === 'year'
}

/**
 * The span to compare with, as long as `span`: just before it (by weekday: as many whole weeks before as it takes), the same hours one week
 * earlier in the zone, the same hours a year earlier (by weekday: 52 weeks), or a period that somebody chose.
 */
export function previousSpan(
  span: Span,
  mode: Comparison,
  { zone = 'UTC', match = usualMatch(mode), against }: Compared = {},
): Span {
  const length = span.to - span.from
  // By the calendar: the week in which clocks go back is an hour longer, and one week all the same.
  const days = (wallSeconds(span.to, zone) - wallSeconds(span.from, zone)) / DAY
  const byDays = (count: number) => addDays(span.from, -count, zone)
  const begin = (): number => {
    switch (mode) {
      case 'previous':
        return match === 'date' ? span.from - length : byDays(WEEK_DAYS * Math.ceil(days / WEEK_DAYS))
      case 'week':
        return byDays(WEEK_DAYS)
      case 'year':
        return match === 'date' ? addMonths(span.from, -12, zone) : byDays(52 * WEEK_DAYS)
      case 'custom':
        return against ?? span.from - length
    }
  }
  const from = begin()
  // The same length: two spans are compared point by point.
  return { from, to: from + length }
}

/** The comparison that a range begins with (ux-rules §3.1): up to a day the same hours of last week, else the period before. */
export function usualComparison({ from, to }: Span): Comparison {
  // A day of 25 hours is one, too.
  return to - from <= DAY + HOUR ? 'week' : 'previous'
}
