import type { RefusalReason } from '../../domain/accessLog.ts'
import type { LoggedRequest } from '../traffic/logTraffic.ts'
import {
  addressParts,
  cachedOf,
  clientOf,
  countryOf,
  hostOf,
  microsOf,
  requestParts,
  sizeOf,
  statusOf,
  timeOf,
} from './values.ts'

/** What a place of a line means. `ignored` is read over; of durations the name says the unit where the text has none. */
export const fieldNames = [
  'client',
  'ident',
  'time',
  'date',
  'clock',
  'request',
  'method',
  'target',
  'path',
  'query',
  'proto',
  'status',
  'bytes',
  'referer',
  'agent',
  'host',
  'seconds',
  'millis',
  'micros',
  'nanos',
  'cache',
  'providerCache',
  'type',
  'country',
  'tier',
  'reason',
  'more',
  'ignored',
] as const
export type FieldName = (typeof fieldNames)[number]

/** The texts of a line by what they mean. */
export type Texts = Partial<Record<FieldName, string>>

/** The texts of a line, and where each begins (0-based). */
export interface Fields {
  readonly texts: Texts
  placeOf(field: FieldName): number
}

/** A refused line: why, and the column (1-based) where it departs. */
export interface Refused {
  readonly refused: RefusalReason
  readonly column: number
}

export type Reading = LoggedRequest | Refused

/** Whether a line was refused. */
export const isRefused = (reading: Reading): reading is Refused => 'refused' in reading

/** How a format writes what lines of others write otherwise. */
export interface Habits {
  /** The addresses of request lines name their host: all of them, or some. Else an absolute one is asked of a proxy. */
  readonly named?: 'all' | 'some'
  /** Anything may follow, and be of any meaning. */
  readonly hasOpenEnd?: boolean
  /** Spaces in user agents are written as `+` (IIS) or the text is percent-encoded (CloudFront). */
  readonly encoding?: 'plus' | 'percent'
}

const furtherNames = ['host', 'time', 'rt', 'request_time', 'duration', 'cache', 'type', 'country'] as const
type FurtherName = (typeof furtherNames)[number]

/** What a line has behind its known fields: fields with names, and what is none of them. */
export interface Further {
  readonly fields: Readonly<Partial<Record<FurtherName, string>>>
  readonly rest: string
}

const isFurther: ReadonlyMap<string, FurtherName> = new Map(furtherNames.map((name) => [name, name]))

const quote = 34
const isNameCode = (code: number) => (code >= 97 && code <= 122) || code === 95
const isSpaceCode = (code: number) => code === 32 || (code >= 9 && code <= 13)

/** The end of a text in quotes that begins at `from`; −1 if nothing closes it. */
function closingQuote(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== quote) at += text[at] === '\\' ? 2 : 1
  return at < text.length ? at : -1
}

/** Finds ` name=value` and ` name="value"` in a text; what is between them is its rest. */
export function furtherFields(text = ''): Further {
  const fields: Partial<Record<FurtherName, string>> = {}
  let rest = ''
  let from = 0
  for (let equals = text.indexOf('='); equals >= 0; equals = text.indexOf('=', Math.max(from, equals + 1))) {
    let begin = equals
    while (begin > from && isNameCode(text.charCodeAt(begin - 1))) begin--
    if (begin === equals || begin === from || text.charCodeAt(begin - 1) !== 32) continue
    let value = equals + 1
    let end = text.charCodeAt(value) === quote ? closingQuote(text, value + 1) : -1
    const isQuoted = end >= 0
    if (isQuoted) value++
    else {
      end = value
      while (end < text.length && text.charCodeAt(end) !== quote && !isSpaceCode(text.charCodeAt(end))) end++
    }
    const name = isFurther.get(text.slice(begin, equals))
    if (name !== undefined) fields[name] = text.slice(value, end)
    if (begin - 1 > from) rest += text.slice(from, begin - 1)
    from = isQuoted ? end + 1 : end
  }
  return { fields, rest: from === 0 ? text : rest + text.slice(from) }
}

/** The duration that fields with names say, in µs; −1 if none does. */
export function furtherMicros({ time = '', rt = '', request_time = rt, duration = '' }: Further['fields']): number {
  const own = microsOf(time)
  return own >= 0 ? own : Math.max(microsOf(request_time, 's'), microsOf(duration))
}

function durationOf(texts: Texts, more: Further['fields']): number {
  if (texts.micros !== undefined) return microsOf(texts.micros, 'us')
  if (texts.seconds !== undefined) return microsOf(texts.seconds, 's')
  if (texts.millis !== undefined) return microsOf(texts.millis, 'ms')
  if (texts.nanos !== undefined) return microsOf(texts.nanos, 'ns')
  return furtherMicros(more)
}

function decoded(text: string | undefined, encoding: Habits['encoding']): string | undefined {
  if (text === undefined || encoding === undefined) return text
  if (encoding === 'plus') return text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const orDash = (text: string | undefined) => (text === undefined || text === '' ? '-' : text)

function lineOf({ request, method, target, path, query }: Texts) {
  if (request !== undefined) return requestParts(request)
  const search = query === undefined || query === '-' || query === '' ? '' : `?${query.replace(/^\?/, '')}`
  const whole = target ?? (path === undefined ? undefined : `${path}${search}`)
  return { method: /^[A-Za-z-]+$/.test(method ?? '') ? (method ?? '-') : '-', target: orDash(whole), proto: '-' }
}

/**
 * Makes a request of the fields of a line, or refuses it where a text cannot be what its place says. `site` is its site if it
 * names none.
 */
export function requestOf(
  fields: Fields,
  site: string,
  habits: Habits = {},
  { fields: more }: Further = furtherFields(fields.texts.more),
): Reading {
  const { texts } = fields
  const refuse = (refused: RefusalReason, field: FieldName): Refused => ({ refused, column: fields.placeOf(field) + 1 })
  const clientip = clientOf(texts.client ?? '-')
  if (clientip === undefined) return refuse('client', 'client')
  const time = timeOf(texts.time ?? `${texts.date} ${texts.clock}`)
  if (time === undefined) return refuse('time', texts.time === undefined ? 'date' : 'time')
  const response = statusOf(texts.status ?? '')
  if (response === undefined) return refuse('status', 'status')
  const bytes = sizeOf(texts.bytes ?? '-')
  if (bytes === undefined) return refuse('bytes', 'bytes')
  const { method, target, proto } = lineOf(texts)
  const address = habits.named ? addressParts(target) : undefined
  // A handshake or junk has no address at all.
  if (habits.named === 'all' && !address && method !== '-') return refuse('noRequest', 'request')
  const { providerCache, reason = '' } = texts
  return {
    vhost: hostOf(texts.host) ?? hostOf(more.host) ?? address?.host ?? site,
    time,
    bytes,
    micros: durationOf(texts, more),
    // A line without a tier counts as delivery, otherwise no total would include it.
    tier: texts.tier === 'L2' ? 'L2' : 'L1',
    request: address?.path ?? target,
    response,
    cached: providerCache === undefined ? cachedOf(texts.cache ?? more.cache) : orDash(providerCache),
    content_type: orDash(texts.type ?? more.type),
    countrycode: countryOf(texts.country ?? more.country),
    agent: orDash(decoded(texts.agent, habits.encoding)),
    referer: orDash(decoded(texts.referer, habits.encoding)),
    clientip,
    method,
    proto: texts.proto === undefined ? proto : orDash(texts.proto),
    // The number after the reason is the id of the request.
    tcdndebugreason: orDash(reason.replace(/:\d+$/, '')),
  }
}
