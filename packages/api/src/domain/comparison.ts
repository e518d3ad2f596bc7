import { addDays, addMonths, wallSeconds } from '@parapet/base'
import type { Span } from './ranges.ts'

const HOUR = 3600
const DAY = 86_400

export const comparisons = ['previous', 'week', 'year', 'custom'] as const
export type Comparison = (typeof comparisons)[number]

/** Whether the compared period starts on the same date or the same weekday. */
export const matches = ['date', 'weekday'] as const
export type Match = (typeof matches)[number]

export interface ComparisonOptions {
  /** IANA zone; days are those of its calendar. */
  readonly zone?: string
  readonly match?: Match | undefined
  /** `custom`: the start of the period in epoch seconds. */
  readonly against?: number | undefined
}

const WEEK_DAYS = 7

/** Whether a mode matches weekdays by default: traffic follows the week, not the date. */
export function defaultMatch(mode: Comparison): Match {
  return mode === 'week' || mode === 'year' ? 'weekday' : 'date'
}

/** Whether date or weekday is a choice: a week earlier is always the same weekday, a custom period has its own. */
export function canMatch(mode: Comparison): boolean {
  return mode === 'previous' || mode === 'year'
}

/** Returns the span to compare with, of the same length: previous, a week or a year earlier, or custom. */
export function previousSpan(
  span: Span,
  mode: Comparison,
  { zone = 'UTC', match = defaultMatch(mode), against }: ComparisonOptions = {},
): Span {
  const length = span.to - span.from
  // By calendar: the week in which clocks go back is an hour longer.
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
  return { from, to: from + length }
}

/** Returns the default comparison of a range: last week for up to a day, else the previous period. */
export function defaultComparison({ from, to }: Span): Comparison {
  return to - from <= DAY + HOUR ? 'week' : 'previous'
}
