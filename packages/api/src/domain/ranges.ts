import { addDays, addMonths } from '@parapet/base'

/** A selected range: relative ('15m', '24h', '7d', '1M', '1y'), or two instants in epoch seconds. */
export type RangeValue = { rel: string } | { from: number; to: number }

/** Two instants in epoch seconds; `to` is not part of it. */
export interface Span {
  readonly from: number
  readonly to: number
}

type Unit = 'm' | 'h' | 'd' | 'M' | 'y'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

const nominal: Record<Unit, number> = { m: MINUTE, h: HOUR, d: DAY, M: 31 * DAY, y: 366 * DAY }

/** Reads '15m', '7d', '1M'…; undefined for anything else. */
export function parseRel(rel: string): { amount: number; unit: Unit } | undefined {
  const match = /^([1-9]\d{0,3})([mhdMy])$/.exec(rel)
  return match ? { amount: Number(match[1]), unit: match[2] as Unit } : undefined
}

/** The longest a relative range can be, in seconds (a month counts 31 days); NaN when it is not one. */
export function relSeconds(rel: string): number {
  const parsed = parseRel(rel)
  return parsed ? parsed.amount * nominal[parsed.unit] : Number.NaN
}

const sold: Record<Unit, number> = { ...nominal, M: 30 * DAY, y: 365 * DAY }

/** The retention that a relative range asks for, in seconds: a contract of 720 h covers a month. NaN when it is no range. */
export function retentionSeconds(rel: string): number {
  const parsed = parseRel(rel)
  return parsed ? parsed.amount * sold[parsed.unit] : Number.NaN
}

/** The clock and zone in which a range is resolved. */
export interface RangeContext {
  /** Epoch seconds. */
  readonly now: number
  /** IANA zone; days, months and years step by its calendar. */
  readonly zone: string
}

/** The instants of a range. Relative ranges end now; an unreadable one is the last hour (checkRange reports it). */
export function resolveRange(value: RangeValue, { now, zone }: RangeContext): Span {
  if (!('rel' in value)) return { from: value.from, to: value.to }
  const to = Math.floor(now)
  const { amount, unit } = parseRel(value.rel) ?? { amount: 1, unit: 'h' }
  switch (unit) {
    case 'm':
      return { from: to - amount * MINUTE, to }
    case 'h':
      return { from: to - amount * HOUR, to }
    case 'd':
      return { from: addDays(to, -amount, zone), to }
    case 'M':
      return { from: addMonths(to, -amount, zone), to }
    case 'y':
      return { from: addMonths(to, -amount * 12, zone), to }
  }
}
