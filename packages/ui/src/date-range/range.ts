import { addDays, addMonths, wallSeconds } from '@parapet/base'

/** A time range: relative to now ("24h") or fixed, in epoch seconds. */
export type RangeValue = { rel: string } | { from: number; to: number }
export interface Span {
  from: number
  to: number
}

/** §9: units of relative ranges. */
export const relUnits = ['m', 'h', 'd', 'M', 'y'] as const
export type RelUnit = (typeof relUnits)[number]

/** Parses a relative range such as '15m', '7d' or '1M', up to four digits; null if invalid. */
export function parseRel(rel: string): { n: number; unit: RelUnit } | null {
  const match = /^([1-9]\d{0,3})([mhdMy])$/.exec(rel)
  return match ? { n: Number(match[1]), unit: match[2] as RelUnit } : null
}

/** Resolves a range to epoch seconds, with the zone's calendar for days and longer; an invalid range is one hour. */
export function resolve(value: RangeValue, now: number, zone: string): Span {
  if (!('rel' in value)) return value
  const { n, unit } = parseRel(value.rel) ?? { n: 1, unit: 'h' as const }
  if (unit === 'm') return { from: now - n * 60, to: now }
  if (unit === 'h') return { from: now - n * 3600, to: now }
  const from = unit === 'd' ? addDays(now, -n, zone) : addMonths(now, unit === 'M' ? -n : -12 * n, zone)
  return { from, to: now }
}

/** Formats a time as DD/MM/YYYY HH:mm:ss (§9) in a zone. */
export function formatMoment(seconds: number, zone: string): string {
  const wall = new Date(wallSeconds(seconds, zone) * 1000)
  const pad = (n: number) => String(n).padStart(2, '0')
  const date = [pad(wall.getUTCDate()), pad(wall.getUTCMonth() + 1), String(wall.getUTCFullYear()).padStart(4, '0')]
  return `${date.join('/')} ${[wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()].map(pad).join(':')}`
}

export interface RangeLimits {
  zone: string
  /** Epoch seconds. */
  now: number
  /** Earliest start, in epoch seconds. */
  min?: number
  maxSpanSeconds?: number
}

export type RangeProblem =
  | { problem: 'missing' | 'notDate'; field: 'from' | 'to' }
  | { problem: 'order' | 'future' | 'tooOld' | 'tooLong' }
/** How a range was clamped: its end to now, or its start to the oldest data. */
export type RangeClamp = 'endNow' | 'startOldest'
export type RangeCheck = { span: Span; notices: RangeClamp[] } | RangeProblem

/** Checks a range and clamps it to now and the oldest data. */
export function checkSpan(
  { from, to }: Span,
  { now, min = -Infinity, maxSpanSeconds = Infinity }: RangeLimits,
): RangeCheck {
  if (from >= to) return { problem: 'order' }
  if (from >= now) return { problem: 'future' }
  if (to <= min) return { problem: 'tooOld' }
  const notices: RangeClamp[] = []
  const span = { from: Math.max(from, min), to: Math.min(to, now) }
  if (span.to !== to) notices.push('endNow')
  if (span.from !== from) notices.push('startOldest')
  if (span.to - span.from > maxSpanSeconds) return { problem: 'tooLong' }
  return { span, notices }
}

/** Moves a range by its width, back (−1) or forward (1), within now and the oldest data; null if it cannot move. */
export function shift({ from, to }: Span, direction: -1 | 1, { now, min = -Infinity }: RangeLimits): Span | null {
  const width = to - from
  if (direction === 1) {
    if (to >= now) return null
    const end = Math.min(now, to + width)
    return { from: end - width, to: end }
  }
  if (from <= min) return null
  const start = Math.max(min, from - width)
  return { from: start, to: start + width }
}

/** Doubles a range around its middle, within now and the oldest data; null if it cannot grow. */
export function zoomOut(
  { from, to }: Span,
  { now, min = -Infinity, maxSpanSeconds = Infinity }: RangeLimits,
): Span | null {
  const maxWidth = Math.min(maxSpanSeconds, now - min)
  const width = Math.min(2 * (to - from), maxWidth)
  if (width <= to - from) return null
  const end = Math.min(now, Math.round((from + to) / 2 + width / 2))
  const start = Math.max(min, end - width)
  return { from: start, to: start + width }
}

export function isSameRange(one: RangeValue, other: RangeValue): boolean {
  if ('rel' in one || 'rel' in other) return 'rel' in one && 'rel' in other && one.rel === other.rel
  return one.from === other.from && one.to === other.to
}
