import { instantOf } from '@parapet/base'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { checkSpan, type RangeCheck, type RangeLimits } from './range.ts'

dayjs.extend(utc)

const dayFirstPattern = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]+(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Parses a date and time, ISO 8601 or epoch seconds; null if invalid. `edge: 'end'` is a day's last second. */
export function parseMoment(text: string, zone: string, edge: 'start' | 'end' = 'start'): number | null {
  const plain = text.trim()
  if (/^\d{10}$/.test(plain)) return Number(plain)
  if (/^\d{13}$/.test(plain)) return Math.floor(Number(plain) / 1000)
  const dayFirst = dayFirstPattern.exec(plain)
  if (dayFirst) {
    const [, day, month, year, hour, minute, second] = dayFirst
    return toEpoch([year, month, day, hour, minute, second], zone, edge)
  }
  const yearFirst = isoPattern.exec(plain)
  if (!yearFirst) return null
  const [, year, month, day, hour, minute, second, offset] = yearFirst
  if (!offset) return toEpoch([year, month, day, hour, minute, second], zone, edge)
  const wall = parseWallTime([year, month, day, hour, minute, second], edge)
  return wall === null ? null : wall - offsetSeconds(offset)
}

type Digits = readonly (string | undefined)[]

function toEpoch(digits: Digits, zone: string, edge: 'start' | 'end'): number | null {
  const wall = parseWallTime(digits, edge)
  return wall === null ? null : instantOf(wall, zone)
}

function parseWallTime(digits: Digits, edge: 'start' | 'end'): number | null {
  const [year = '', ...rest] = digits
  const [month = '', day = '', hour = '', minute = '', second = ''] = rest.map((part = '0') => part.padStart(2, '0'))
  const isoText = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const moment = dayjs.utc(isoText)
  if (moment.year() < 1970 || moment.format('YYYY-MM-DDTHH:mm:ss') !== isoText) return null
  return (digits[3] === undefined && edge === 'end' ? moment.endOf('day') : moment).unix()
}

function offsetSeconds(offset: string): number {
  if (/^z$/i.test(offset)) return 0
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))]
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60)
}

const MAX_RANGE_LENGTH = 100

/** Splits a pasted range ("a → b", "a - b", "a/b" of ISO dates, two lines); null if it is not two texts. */
export function splitRange(text: string): [string, string] | null {
  // White space must be collapsed first, otherwise the pattern backtracks on long input.
  const plain = text.trim().replace(/\s+/g, (whitespace) => (/[\n\t]/.test(whitespace) ? '\n' : ' '))
  if (plain.length > MAX_RANGE_LENGTH) return null
  const parts = plain
    .split(/ ?(?:→|->|–|—|\n) ?| (?:-|to|a) |(?<=\d{2}(?::\d{2})?Z?)\/(?=\d{4}-\d{2}-\d{2})/)
    .filter(Boolean)
  const [from, to] = parts
  return parts.length === 2 && from && to ? [from, to] : null
}

/** Parses and checks a typed range. Returns the first problem; never swaps start and end. */
export function checkRange(typed: { from: string; to: string }, limits: RangeLimits): RangeCheck {
  for (const field of ['from', 'to'] as const) if (typed[field].trim() === '') return { problem: 'missing', field }
  const from = parseMoment(typed.from, limits.zone, 'start')
  if (from === null) return { problem: 'notDate', field: 'from' }
  const to = parseMoment(typed.to, limits.zone, 'end')
  if (to === null) return { problem: 'notDate', field: 'to' }
  return checkSpan({ from, to }, limits)
}
