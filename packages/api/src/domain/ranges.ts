import { addDays, addMonths, dayNumber, dayStart } from './time.ts'

/** What a person chose: the last so-much ('15m', '24h', '7d', '1M', '1y'), or two instants in epoch seconds. */
export type RangeValue = { rel: string } | { from: number; to: number }

/** Two instants in epoch seconds; `to` is not part of it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The unit letters of §9. */
type Unit = 'm' | 'h' | 'd' | 'M' | 'y'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

// Nominal lengths, to compare with limits; the calendar decides where a span really starts.
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

/** When a range is asked for. */
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

/** The parts of the product that have ranges of their own (§9). */
export type Section =
  | 'stats'
  | 'stats.analytic'
  | 'analytics.delivery'
  | 'analytics.midtier'
  | 'analytics.waf'
  | 'analytics.botmitigation'
  | 'analytics.dns'
  | 'analytics.backendsdelivery'
  | 'analytics.antiddos'
  | 'anomalies'

interface Limits {
  readonly basic: readonly string[]
  /** What the dedicated service adds. */
  readonly dedicated: readonly string[]
  readonly initial: string
  readonly initialDedicated: string
  /** Seconds back without the dedicated service; null where it makes no difference. */
  readonly oldest: number | null
}

const short = ['15m', '1h', '2h', '4h', '8h', '24h'] as const
const long = ['7d', '1M'] as const
const analytic: Limits = { basic: short, dedicated: long, initial: '1h', initialDedicated: '1h', oldest: 24 * HOUR }
const backend: Limits = {
  basic: ['15m', '1h', '2h', '4h'],
  dedicated: ['8h', '12h', '24h', ...long],
  initial: '1h',
  initialDedicated: '1h',
  oldest: 24 * HOUR,
}
const history: Limits = {
  basic: ['1h', '24h', '7d', '1M', '3M', '6M', '1y', '30y'],
  dedicated: [],
  initial: '7d',
  initialDedicated: '7d',
  oldest: null,
}

/** §9 as data, with decisions.md where it has two readings. */
const limits: Readonly<Record<Section, Limits>> = {
  stats: history,
  anomalies: { ...history, basic: ['7d', '1M', '3M', '6M', '1y', '30y'] },
  'stats.analytic': { ...analytic, oldest: 6 * HOUR },
  'analytics.delivery': { ...analytic, initialDedicated: '24h' },
  'analytics.waf': { ...analytic, initialDedicated: '24h' },
  'analytics.midtier': analytic,
  'analytics.botmitigation': {
    ...analytic,
    basic: ['30m', '1h', '2h', '4h', '8h', '24h'],
    initial: '30m',
    initialDedicated: '30m',
  },
  'analytics.dns': { basic: [...short, ...long], dedicated: [], initial: '1h', initialDedicated: '1h', oldest: null },
  'analytics.backendsdelivery': backend,
  'analytics.antiddos': { ...backend, initialDedicated: '7d' },
}

const MAX_BASIC_SPAN = 4 * HOUR
const DEDICATED_RETENTION_HOURS = 7 * 24

/** A preset and whether the contract allows it; a forbidden one is shown with its reason (ux-rules §1.3). */
export interface RangeCapability {
  readonly rel: string
  readonly allowed: boolean
  readonly reason?: 'dedicated' | 'retention'
}

/** What a section may ask for under the company's contract. */
export interface Capability {
  readonly presets: readonly RangeCapability[]
  readonly defaultRange: RangeValue
  /** How many seconds before now the oldest selectable instant lies. */
  readonly oldestSeconds: number
  /** null: no limit but the oldest instant. */
  readonly maxSpanSeconds: number | null
  /** Rows of a download (§9). */
  readonly resultSize: number
}

/** What decides the limits: the dedicated service, what the provider keeps, and how many sites are asked for. */
export interface Contract {
  readonly dedicated: boolean
  readonly retentionHours?: number | null
  readonly siteCount?: number
}

/** The limits of a section (§9): service × dedicated × retention. */
export function capability(section: Section, { dedicated, retentionHours, siteCount }: Contract): Capability {
  const row = limits[section]
  const isLimited = row.oldest !== null
  const retention = (retentionHours && retentionHours > 0 ? retentionHours : DEDICATED_RETENTION_HOURS) * HOUR
  const oldestSeconds = row.oldest === null ? relSeconds(longest(row)) : dedicated ? retention : row.oldest
  const maxSpanSeconds = isLimited && !dedicated ? MAX_BASIC_SPAN : null
  const isInDedicated = (rel: string) => row.dedicated.includes(rel)
  const presets = [...row.basic, ...row.dedicated].map((rel): RangeCapability => {
    const seconds = relSeconds(rel)
    if (isLimited && !dedicated && (isInDedicated(rel) || seconds > Math.min(MAX_BASIC_SPAN, oldestSeconds)))
      return { rel, allowed: false, reason: 'dedicated' }
    if (seconds > oldestSeconds) return { rel, allowed: false, reason: 'retention' }
    return { rel, allowed: true }
  })
  return {
    presets,
    defaultRange: defaultOf(dedicated ? row.initialDedicated : row.initial, presets, siteCount),
    oldestSeconds,
    maxSpanSeconds,
    resultSize: dedicated ? 1000 : 10,
  }
}

function longest(row: Limits): string {
  return row.basic.reduce((a, b) => (relSeconds(b) > relSeconds(a) ? b : a))
}

// The row's own default; the last hour becomes 15 minutes above ten sites; and never more than the provider keeps.
function defaultOf(initial: string, presets: readonly RangeCapability[], siteCount = 0): RangeValue {
  const wanted =
    initial === '1h' && presets.some((preset) => preset.rel === '15m') ? defaultSpan(siteCount).rel : initial
  const allowed = presets.filter((preset) => preset.allowed)
  return { rel: allowed.find((preset) => preset.rel === wanted)?.rel ?? allowed.at(-1)?.rel ?? wanted }
}

/** §9: above 10 sites the last 15 minutes, else the last hour. */
export function defaultSpan(siteCount: number): { rel: string } {
  return { rel: siteCount > 10 ? '15m' : '1h' }
}

/** What typing a range may yield: the span to ask for and what was cut off, or one problem. */
export type RangeCheck =
  | { readonly ok: Span; readonly clamped: readonly ('future' | 'old')[] }
  | { readonly problem: 'missing' | 'notDate' | 'order' | 'future' | 'tooOld' }
  | { readonly problem: 'tooLong'; readonly maxSpanSeconds: number }

/** A range as a form has it: nothing chosen is null, what is no date is NaN. */
export type RangeDraft =
  | RangeValue
  | { from: number | null | undefined; to: number | null | undefined }
  | null
  | undefined

/**
 * Checks a range (§5) in the order of ux-rules §1.5: missing, not a date, order, future end (cut), older than kept (cut), too
 * long. `future` and `tooOld` say that nothing is left after cutting. Never swaps the ends.
 */
export function checkRange(
  value: RangeDraft,
  cap: Pick<Capability, 'oldestSeconds' | 'maxSpanSeconds'>,
  ctx: RangeContext,
): RangeCheck {
  if (value === null || value === undefined) return { problem: 'missing' }
  const oldest = Math.floor(ctx.now) - cap.oldestSeconds
  if ('rel' in value) return checkRelative(value, cap, ctx, oldest)
  const { from, to } = value
  if (from === null || from === undefined || to === null || to === undefined) return { problem: 'missing' }
  if (!Number.isFinite(from) || !Number.isFinite(to)) return { problem: 'notDate' }
  if (from >= to) return { problem: 'order' }
  const now = Math.floor(ctx.now)
  if (from >= now) return { problem: 'future' }
  if (to <= oldest) return { problem: 'tooOld' }
  const clamped: ('future' | 'old')[] = []
  if (to > now) clamped.push('future')
  if (from < oldest) clamped.push('old')
  const ok = { from: Math.max(from, oldest), to: Math.min(to, now) }
  return isTooLong(ok, cap) ?? { ok, clamped }
}

function checkRelative(
  value: { rel: string },
  cap: Pick<Capability, 'oldestSeconds' | 'maxSpanSeconds'>,
  ctx: RangeContext,
  oldest: number,
): RangeCheck {
  const seconds = relSeconds(value.rel)
  if (Number.isNaN(seconds)) return { problem: 'notDate' }
  const span = resolveRange(value, ctx)
  const tooLong = isTooLong(span, cap)
  if (tooLong) return tooLong
  // Seven days that contain a change of clocks are an hour longer than what is kept: cut, but that is nothing to tell.
  const ok = { from: Math.max(span.from, oldest), to: span.to }
  return { ok, clamped: seconds > cap.oldestSeconds ? ['old'] : [] }
}

function isTooLong(span: Span, cap: Pick<Capability, 'maxSpanSeconds'>): RangeCheck | undefined {
  const { maxSpanSeconds } = cap
  return maxSpanSeconds !== null && span.to - span.from > maxSpanSeconds
    ? { problem: 'tooLong', maxSpanSeconds }
    : undefined
}

const steps = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 28].map((days) => days * DAY),
]

/** The points a chart aims at; the bounds are 200 and 800 (ux-rules §1.7). */
const POINTS = 400

/**
 * The length of a bucket in seconds: 60 or more (§9), a step that a clock or a calendar has, giving 200 to 800 points where the
 * span is long enough for it (from 3 h 20 min to about 60 years).
 */
export function granularity(span: Span): number {
  const ideal = Math.max(0, span.to - span.from) / POINTS
  const off = (step: number) => Math.abs(Math.log(step / Math.max(ideal, 1)))
  return steps.reduce((best, step) => (off(step) < off(best) ? step : best), MINUTE)
}

/**
 * The starts of the buckets that a span touches, in epoch seconds, ascending. Buckets of a day and more start with a
 * calendar day of the zone (weeks on Monday); shorter ones are counted from the day's first instant, so that a day of 23 or
 * 25 hours has 23 or 25 buckets of an hour and no bucket lies in two days.
 */
export function bucketsOf(span: Span, step: number, zone: string): number[] {
  if (!(span.to > span.from) || !(step > 0)) return []
  return step >= DAY ? dayBuckets(span, Math.round(step / DAY), zone) : clockBuckets(span, step, zone)
}

function dayBuckets(span: Span, days: number, zone: string): number[] {
  // Day 0 was a Thursday: counted from the Monday before it, weeks start on Monday.
  const shift = days % 7 === 0 ? 3 : 0
  const first = Math.floor((dayNumber(span.from, zone) + shift) / days) * days - shift
  const starts: number[] = []
  for (let day = first, start = dayStart(day, zone); start < span.to; day += days, start = dayStart(day, zone))
    starts.push(start)
  return starts
}

function clockBuckets(span: Span, step: number, zone: string): number[] {
  const starts: number[] = []
  let day = dayNumber(span.from, zone)
  let start = dayStart(day, zone)
  while (start < span.to) {
    const next = dayStart(day + 1, zone)
    const skipped = Math.max(0, Math.floor((span.from - start) / step))
    for (let at = start + skipped * step; at < next && at < span.to; at += step) starts.push(at)
    day += 1
    start = next
  }
  return starts
}

/** The instant a bucket ends: the next bucket's start. `start` is one of `bucketsOf`. */
export function bucketEnd(start: number, step: number, zone: string): number {
  if (step >= DAY) return dayStart(dayNumber(start, zone) + Math.round(step / DAY), zone)
  return Math.min(start + step, dayStart(dayNumber(start, zone) + 1, zone))
}

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
  const byDays = (days: number) => addDays(span.from, -days, zone)
  const begin = (): number => {
    switch (mode) {
      case 'previous':
        return match === 'date' ? span.from - length : byDays(WEEK_DAYS * Math.ceil(length / (WEEK_DAYS * DAY)))
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
