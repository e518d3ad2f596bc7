import { checkSpan, type RangeCheck, type RangeLimits } from './range.ts'
import { fromWall } from './wallTime.ts'

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
