import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { checkSpan, type RangeCheck, type RangeLimits } from './range.ts'
import { fromWall } from './wallTime.ts'

dayjs.extend(utc)

const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/**
 * Parses a typed or pasted moment: DD/MM/YYYY with or without time, ISO with or without offset (without one in the
 * zone), epoch seconds or milliseconds. A date alone is its first second, or with `edge: 'end'` its last. Null if
 * invalid (31/02).
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
  const [year = '', ...rest] = digits
  const [month = '', day = '', hour = '', minute = '', second = ''] = rest.map((part = '0') => part.padStart(2, '0'))
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const moment = dayjs.utc(written)
  if (moment.year() < 1970 || moment.format('YYYY-MM-DDTHH:mm:ss') !== written) return null
  return (digits[3] === undefined && edge === 'end' ? moment.endOf('day') : moment).unix()
}

function offsetSeconds(offset: string): number {
  if (/^z$/i.test(offset)) return 0
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))]
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60)
}

const LONGEST_RANGE = 100

/** Two moments pasted as one text ("a → b", "a - b", "a/b" of ISO dates, two lines). Null when it is not two. */
export function splitRange(text: string): [string, string] | null {
  // Collapses white space first, so that no pattern can backtrack over it.
  const plain = text.trim().replace(/\s+/g, (blanks) => (/[\n\t]/.test(blanks) ? '\n' : ' '))
  if (plain.length > LONGEST_RANGE) return null
  const parts = plain
    .split(/ ?(?:→|->|–|—|\n) ?| (?:-|to|a) |(?<=\d{2}(?::\d{2})?Z?)\/(?=\d{4}-\d{2}-\d{2})/)
    .filter(Boolean)
  const [from, to] = parts
  return parts.length === 2 && from && to ? [from, to] : null
}

/**
 * Checks a typed range in this order: missing, not a date, from after to, end in the future (clamped), beyond the
 * oldest data (clamped), too long. Reports one problem; never swaps.
 */
export function checkRange(typed: { from: string; to: string }, limits: RangeLimits): RangeCheck {
  for (const field of ['from', 'to'] as const) if (typed[field].trim() === '') return { problem: 'missing', field }
  const from = readMoment(typed.from, limits.zone, 'start')
  if (from === null) return { problem: 'notDate', field: 'from' }
  const to = readMoment(typed.to, limits.zone, 'end')
  if (to === null) return { problem: 'notDate', field: 'to' }
  return checkSpan({ from, to }, limits)
}
