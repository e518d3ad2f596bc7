import { fromWall, toWall } from './wallTime.ts'

/** A range of the page: relative ("24h" back from now, moving on) or two moments in epoch seconds, which stay. */
export type RangeValue = { rel: string } | { from: number; to: number }
export interface Span {
  from: number
  to: number
}

/** §9: units of relative ranges. */
export const relUnits = ['m', 'h', 'd', 'M', 'y'] as const
export type RelUnit = (typeof relUnits)[number]

/** Reads '15m', '7d', '1M'. Null for anything else. */
export function parseRel(rel: string): { n: number; unit: RelUnit } | null {
  const found = /^([1-9]\d{0,4})([mhdMy])$/.exec(rel)
  return found ? { n: Number(found[1]), unit: found[2] as RelUnit } : null
}

/** The moments that a range means now. Days, months and years go by the calendar of the zone; an unreadable one is an hour. */
export function resolve(value: RangeValue, now: number, zone: string): Span {
  if (!('rel' in value)) return value
  const { n, unit } = parseRel(value.rel) ?? { n: 1, unit: 'h' as const }
  if (unit === 'm') return { from: now - n * 60, to: now }
  if (unit === 'h') return { from: now - n * 3600, to: now }
  const wall = toWall(now, zone)
  const from = unit === 'd' ? wall - n * 86_400 : monthsBefore(wall, unit === 'M' ? n : 12 * n)
  return { from: fromWall(from, zone), to: now }
}

/** The same day of an earlier month, or its last one where that month is shorter. */
function monthsBefore(wall: number, months: number): number {
  const moment = new Date(wall * 1000)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() - months)
  // 31/03 less a month is 31/02, which rolls over into March: then day 0 of that month is the last one before.
  if (moment.getUTCDate() !== day) moment.setUTCDate(0)
  return moment.getTime() / 1000
}

/** DD/MM/YYYY HH:mm:ss (§9) on the wall of a zone. */
export function writeMoment(seconds: number, zone: string): string {
  const wall = new Date(toWall(seconds, zone) * 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const date = [two(wall.getUTCDate()), two(wall.getUTCMonth() + 1), String(wall.getUTCFullYear()).padStart(4, '0')]
  return `${date.join('/')} ${[wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()].map(two).join(':')}`
}

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Reads a moment as people type or paste it: DD/MM/YYYY with or without time, ISO with or without offset (without one it is
 * the zone's wall time), epoch seconds or milliseconds. A date alone is its first second, or with `edge: 'end'` its last.
 * Null when it is no date (31/02 is none).
 */
export function readMoment(text: string, zone: string, edge: 'start' | 'end' = 'start'): number | null {
  const plain = text.trim()
  if (/^\d{10}$/.test(plain)) return Number(plain)
  if (/^\d{13}$/.test(plain)) return Math.floor(Number(plain) / 1000)
  const dayFirst = slashed.exec(plain)
  if (dayFirst) {
    const [, day, month, year, hour, minute, second] = dayFirst
    return onWall([year, month, day, hour, minute, second], zone, edge)
  }
  const yearFirst = iso.exec(plain)
  if (!yearFirst) return null
  const [, year, month, day, hour, minute, second, offset] = yearFirst
  if (!offset) return onWall([year, month, day, hour, minute, second], zone, edge)
  const wall = wallOf([year, month, day, hour, minute, second], edge)
  return wall === null ? null : wall - offsetSeconds(offset)
}

type Digits = readonly (string | undefined)[]

function onWall(digits: Digits, zone: string, edge: 'start' | 'end'): number | null {
  const wall = wallOf(digits, edge)
  return wall === null ? null : fromWall(wall, zone)
}

function wallOf(digits: Digits, edge: 'start' | 'end'): number | null {
  const [year = 0, month = 0, day = 0] = digits.slice(0, 3).map(Number)
  const isDay = digits[3] === undefined
  const [hour = 0, minute = 0, second = 0] = isDay
    ? edge === 'end'
      ? [23, 59, 59]
      : [0, 0, 0]
    : [Number(digits[3]), Number(digits[4]), Number(digits[5] ?? 0)]
  const moment = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // 31/02 and 24:61 roll over into another date: then they were none.
  const isReal =
    year >= 1970 &&
    moment.getUTCMonth() === month - 1 &&
    moment.getUTCDate() === day &&
    moment.getUTCHours() === hour &&
    moment.getUTCMinutes() === minute &&
    moment.getUTCSeconds() === second
  return isReal ? moment.getTime() / 1000 : null
}

function offsetSeconds(offset: string): number {
  if (/^z$/i.test(offset)) return 0
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))]
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60)
}

/** Two moments pasted as one text ("a → b", "a - b", "a/b" of ISO dates, two lines). Null when it is not two. */
export function splitRange(text: string): [string, string] | null {
  const parts = text
    .trim()
    .split(/\s*(?:→|->|–|—|\n|\t)\s*|\s+(?:-|to|a)\s+|(?<=\d{2}(?::\d{2})?Z?)\/(?=\d{4}-\d{2}-\d{2})/)
    .filter(Boolean)
  const [from, to] = parts
  return parts.length === 2 && from && to ? [from, to] : null
}

export interface RangeLimits {
  zone: string
  /** Epoch seconds. */
  now: number
  /** Oldest moment there is data of, epoch seconds. */
  min?: number
  maxSpanSeconds?: number
}

export type RangeProblem =
  | { problem: 'missing' | 'notDate'; field: 'from' | 'to' }
  | { problem: 'order' | 'future' | 'tooOld' | 'tooLong' }
/** What was cut, and must be told. */
export type RangeNotice = 'endNow' | 'startOldest'
export type RangeCheck = { span: Span; notices: RangeNotice[] } | RangeProblem

/**
 * Checks a typed range in the order of ux-rules §1.5: missing, not a date, from after to, end in the future (cut), older than
 * there is data (cut), longer than allowed. One problem at a time, and nothing is ever swapped.
 */
export function checkRange(typed: { from: string; to: string }, limits: RangeLimits): RangeCheck {
  for (const field of ['from', 'to'] as const) if (typed[field].trim() === '') return { problem: 'missing', field }
  const from = readMoment(typed.from, limits.zone, 'start')
  if (from === null) return { problem: 'notDate', field: 'from' }
  const to = readMoment(typed.to, limits.zone, 'end')
  if (to === null) return { problem: 'notDate', field: 'to' }
  return checkSpan({ from, to }, limits)
}

/** The same for two moments. */
export function checkSpan(
  { from, to }: Span,
  { now, min = -Infinity, maxSpanSeconds = Infinity }: RangeLimits,
): RangeCheck {
  if (from >= to) return { problem: 'order' }
  if (from >= now) return { problem: 'future' }
  if (to <= min) return { problem: 'tooOld' }
  const notices: RangeNotice[] = []
  const span = { from: Math.max(from, min), to: Math.min(to, now) }
  if (span.to !== to) notices.push('endNow')
  if (span.from !== from) notices.push('startOldest')
  if (span.to - span.from > maxSpanSeconds) return { problem: 'tooLong' }
  return { span, notices }
}

/** The window before (−1) or after (+1), kept within now and the oldest data; null when there is none. */
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

/** Twice the window around the same middle, moved where it would reach beyond now or the oldest data; null when it cannot grow. */
export function zoomOut(
  { from, to }: Span,
  { now, min = -Infinity, maxSpanSeconds = Infinity }: RangeLimits,
): Span | null {
  const room = Math.min(maxSpanSeconds, now - min)
  const width = Math.min(2 * (to - from), room)
  if (width <= to - from) return null
  const end = Math.min(now, Math.round((from + to) / 2 + width / 2))
  const start = Math.max(min, end - width)
  return { from: start, to: start + width }
}

export function sameRange(one: RangeValue, other: RangeValue): boolean {
  if ('rel' in one || 'rel' in other) return 'rel' in one && 'rel' in other && one.rel === other.rel
  return one.from === other.from && one.to === other.to
}

/** The last five different ranges, newest first. */
export function remember(history: readonly RangeValue[], value: RangeValue): RangeValue[] {
  return [value, ...history.filter((one) => !sameRange(one, value))].slice(0, 5)
}
