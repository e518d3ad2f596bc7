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

/** Reads '15m', '7d', '1M', up to four digits, as links do. Null for anything else. */
export function parseRel(rel: string): { n: number; unit: RelUnit } | null {
  const found = /^([1-9]\d{0,3})([mhdMy])$/.exec(rel)
  return found ? { n: Number(found[1]), unit: found[2] as RelUnit } : null
}

/** Resolves a range to two moments. Days, months and years follow the zone's calendar; an invalid range is one hour. */
export function resolve(value: RangeValue, now: number, zone: string): Span {
  if (!('rel' in value)) return value
  const { n, unit } = parseRel(value.rel) ?? { n: 1, unit: 'h' as const }
  if (unit === 'm') return { from: now - n * 60, to: now }
  if (unit === 'h') return { from: now - n * 3600, to: now }
  const wall = toWall(now, zone)
  const from = unit === 'd' ? wall - n * 86_400 : monthsBefore(wall, unit === 'M' ? n : 12 * n)
  return { from: fromWall(from, zone), to: now }
}

function monthsBefore(wall: number, months: number): number {
  const moment = new Date(wall * 1000)
  const day = moment.getUTCDate()
  moment.setUTCMonth(moment.getUTCMonth() - months)
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

export interface RangeLimits {
  zone: string
  /** Epoch seconds. */
  now: number
  /** The oldest selectable moment in epoch seconds. */
  min?: number
  maxSpanSeconds?: number
}

export type RangeProblem =
  | { problem: 'missing' | 'notDate'; field: 'from' | 'to' }
  | { problem: 'order' | 'future' | 'tooOld' | 'tooLong' }
/** A clamp that must be reported. */
export type RangeNotice = 'endNow' | 'startOldest'
export type RangeCheck = { span: Span; notices: RangeNotice[] } | RangeProblem

/** Checks two moments: end in the future (clamped), beyond the oldest data (clamped), too long. */
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

/** The window before (−1) or after (+1), within now and the oldest data; null if there is none. */
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
