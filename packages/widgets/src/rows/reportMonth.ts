import type { Span } from '@parapet/api'
import { addMonths, instantOf } from '@parapet/base'
import { monthStart } from './months.ts'

/** A calendar month of a zone, as far as it has passed. */
export interface ReportMonth {
  /** Such as `2026-05`. */
  readonly key: string
  /** From its first instant to its end, or to now while it runs; epoch seconds. */
  readonly span: Span
  /** The first instant of the next month. */
  readonly end: number
  readonly isRunning: boolean
  /** IANA zone in which days start. */
  readonly zone: string
  /** The end of the last full minute. */
  readonly now: number
}

const OFFERED = 13

/** The months that a report can be of, the running one first. */
export function reportMonths(now: number, zone: string): string[] {
  const first = monthStart(now, zone)
  return Array.from({ length: OFFERED }, (_, back) => keyOf(addMonths(first, -back, zone)))
}

// The middle of a month is in the same month in every zone.
const keyOf = (start: number) => new Date((start + 14 * 86_400) * 1000).toISOString().slice(0, 7)

/** Returns a month by its name; the last one that has ended if it is none of those offered. */
export function reportMonth(key: string | null, now: number, zone: string): ReportMonth {
  const offered = reportMonths(now, zone)
  const chosen = offered.find((one) => one === key) ?? offered[1] ?? ''
  const from = instantOf(Date.parse(`${chosen}-01`) / 1000, zone)
  const end = addMonths(from, 1, zone)
  return { key: chosen, span: { from, to: Math.min(end, now) }, end, isRunning: end > now, zone, now }
}
