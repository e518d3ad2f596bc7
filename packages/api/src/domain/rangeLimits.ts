import { type RangeContext, type RangeValue, relSeconds, resolveRange, retentionSeconds, type Span } from './ranges.ts'
import { MAX_SITES } from './siteLimit.ts'

const HOUR = 3600

/** The parts of the product that have ranges of their own (§9). */
export type RangeSection =
  | 'stats'
  | 'analytics.delivery'
  | 'analytics.midtier'
  | 'analytics.waf'
  | 'analytics.botmitigation'
  | 'analytics.dns'
  | 'analytics.backendsdelivery'
  | 'analytics.antiddos'
  | 'anomalies'
  /** Not a section of §9: events are kept as long as history, and a day of them is read at first. */
  | 'timeline'
  /** Not a section of §9 either: the log is kept as long as history. */
  | 'audit'

interface Limits {
  readonly basic: readonly string[]
  readonly dedicated: readonly string[]
  readonly initial: string
  readonly initialDedicated: string
  /** Seconds back without the dedicated service; null if it makes no difference. */
  readonly oldest: number | null
}

const short = ['15m', '1h', '2h', '4h', '8h', '24h'] as const
const long = ['7d', '1M'] as const
const historic = ['7d', '1M', '3M', '6M', '1y', '30y'] as const
const analytic: Limits = { basic: short, dedicated: long, initial: '1h', initialDedicated: '1h', oldest: 24 * HOUR }
const backend: Limits = {
  basic: ['15m', '1h', '2h', '4h'],
  dedicated: ['8h', '12h', '24h', ...long],
  initial: '1h',
  initialDedicated: '1h',
  oldest: 24 * HOUR,
}
const history: Limits = {
  basic: [...short, ...historic],
  dedicated: [],
  initial: '7d',
  initialDedicated: '7d',
  oldest: null,
}

const limits: Readonly<Record<RangeSection, Limits>> = {
  stats: history,
  anomalies: { ...history, basic: historic },
  timeline: { ...history, initial: '24h', initialDedicated: '24h' },
  audit: history,
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

/** What a change of the clock adds to a day of the calendar is not worth a notice. */
const CLOCK_CHANGE = HOUR
const MAX_BASIC_SPAN = 4 * HOUR
const DEDICATED_RETENTION_HOURS = 7 * 24

/** A preset, whether the contract allows it, and the reason if not. */
export interface RangeCapability {
  readonly rel: string
  readonly allowed: boolean
  readonly reason?: 'dedicated' | 'retention'
}

/** The ranges a section allows under the company's contract. */
export interface Capability {
  readonly presets: readonly RangeCapability[]
  /** A preset's name. The object is new with each read, so compare by name. */
  readonly defaultRange: { readonly rel: string }
  /** The oldest selectable instant, in seconds before now. */
  readonly oldestSeconds: number
  /** null: no limit but the oldest instant. */
  readonly maxSpanSeconds: number | null
  /** Rows of a download (§9). */
  readonly resultSize: number
  /** Whether the limits may be explained by the dedicated service: dealers must not read of it (§6). */
  readonly isDedicatedShown: boolean
}

/** The inputs of the limits: dedicated service, whether the user may read of it, retention, number of sites. */
export interface Contract {
  readonly dedicated: boolean
  readonly isDedicatedShown?: boolean
  readonly retentionHours?: number | null
  readonly siteCount?: number
}

/** The limits of a section (§9): service × dedicated × retention. */
export function capability(
  section: RangeSection,
  { dedicated, isDedicatedShown = true, retentionHours, siteCount }: Contract,
): Capability {
  const row = limits[section]
  const isLimited = row.oldest !== null
  const retention = (retentionHours && retentionHours > 0 ? retentionHours : DEDICATED_RETENTION_HOURS) * HOUR
  const oldestSeconds = row.oldest === null ? relSeconds(longest(row)) : dedicated ? retention : row.oldest
  const maxSpanSeconds = isLimited && !dedicated ? MAX_BASIC_SPAN : null
  const isInDedicated = (rel: string) => row.dedicated.includes(rel)
  const all = [...row.basic, ...row.dedicated].map((rel): RangeCapability => {
    const seconds = retentionSeconds(rel)
    if (isLimited && !dedicated && (isInDedicated(rel) || seconds > Math.min(MAX_BASIC_SPAN, oldestSeconds)))
      return { rel, allowed: false, reason: 'dedicated' }
    if (seconds > oldestSeconds) return { rel, allowed: false, reason: 'retention' }
    return { rel, allowed: true }
  })
  const presets = isDedicatedShown ? all : all.filter(({ reason }) => reason !== 'dedicated')
  return {
    presets,
    isDedicatedShown,
    defaultRange: defaultOf(dedicated ? row.initialDedicated : row.initial, presets, siteCount),
    oldestSeconds,
    maxSpanSeconds,
    resultSize: dedicated ? 1000 : 10,
  }
}

function longest(row: Limits): string {
  return row.basic.reduce((a, b) => (relSeconds(b) > relSeconds(a) ? b : a))
}

function defaultOf(initial: string, presets: readonly RangeCapability[], siteCount = 0): Capability['defaultRange'] {
  const wanted =
    initial === '1h' && presets.some((preset) => preset.rel === '15m') ? defaultSpan(siteCount).rel : initial
  const allowed = presets.filter((preset) => preset.allowed)
  return { rel: allowed.find((preset) => preset.rel === wanted)?.rel ?? allowed.at(-1)?.rel ?? wanted }
}

/** §9: above 10 sites the last 15 minutes, else the last hour. */
export function defaultSpan(siteCount: number): { rel: string } {
  return { rel: siteCount > MAX_SITES ? '15m' : '1h' }
}

/** The result of checking a typed range: the span and what was clamped, or one problem. */
export type RangeCheck =
  | { readonly ok: Span; readonly clamped: readonly ('future' | 'old')[] }
  | { readonly problem: 'missing' | 'notDate' | 'order' | 'future' | 'tooOld' }
  | { readonly problem: 'tooLong'; readonly maxSpanSeconds: number }

/** A range as typed: null is empty, NaN is no date. */
export type RangeDraft =
  | RangeValue
  | { from: number | null | undefined; to: number | null | undefined }
  | null
  | undefined

/** Checks a range (§5), clamping ends in the future and beyond retention; never swaps the ends. */
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
  const seconds = retentionSeconds(value.rel)
  if (Number.isNaN(seconds)) return { problem: 'notDate' }
  const span = resolveRange(value, ctx)
  const tooLong = isTooLong(span, cap)
  if (tooLong) return tooLong
  const ok = { from: Math.max(span.from, oldest), to: span.to }
  const isCut = seconds > cap.oldestSeconds || oldest - span.from > CLOCK_CHANGE
  return { ok, clamped: isCut ? ['old'] : [] }
}

function isTooLong(span: Span, cap: Pick<Capability, 'maxSpanSeconds'>): RangeCheck | undefined {
  const { maxSpanSeconds } = cap
  return maxSpanSeconds !== null && span.to - span.from > maxSpanSeconds
    ? { problem: 'tooLong', maxSpanSeconds }
    : undefined
}
