import type { LoggedRequest } from '../traffic/logTraffic.ts'

/** The formats of lines that are understood. */
export type LogFormat = 'combined' | 'provider'

const quoted = '"((?:[^"\\\\]|\\\\.)*)"'
const start = String.raw`^(\S+) \S+ .*? \[([^\]]{1,64})\] ${quoted} (\d{3}) (\d+|-) ${quoted}`

/** What may follow a combined line, as `name=value`: see `docs/sandbox.md`. */
const further = String.raw`((?: [a-z]+=(?:"(?:[^"\\]|\\.)*"|[^\s"]*))*)`

const combined = new RegExp(String.raw`${start.slice(0, -quoted.length)}${quoted} ${quoted}${further}\s*$`)

/** The provider's format: 21 fields, three of them the request line. */
const provider = new RegExp(
  String.raw`${start} (\S+) ${quoted} "(\S*)" (\d+|-) ${quoted} ${quoted} (\S+) (\S+) ${quoted} ${quoted} (-?\d+|-)\s*$`,
)

const months: Record<string, number> = {
  Jan: 0,
  Feb: 1,
  Mar: 2,
  Apr: 3,
  May: 4,
  Jun: 5,
  Jul: 6,
  Aug: 7,
  Sep: 8,
  Oct: 9,
  Nov: 10,
  Dec: 11,
}

const LAST = 0xffff_ffff

/** '17/May/2015:10:05:03 +0000' → epoch seconds; undefined if invalid. */
export function logTime(text: string): number | undefined {
  const match = /^(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}):(\d{2}):(\d{2}) ([+-])(\d{2})(\d{2})$/.exec(text)
  if (!match) return undefined
  const [, day, name = '', year, hour, minute, second, sign, zoneHours, zoneMinutes] = match
  const month = months[name]
  const isClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 61
  if (month === undefined || !isClock) return undefined
  // The 31st of February would be a day in March.
  if (new Date(Date.UTC(Number(year), month, Number(day))).getUTCDate() !== Number(day)) return undefined
  const local = Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second)) / 1000
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60
  const time = sign === '-' ? local + offset : local - offset
  return time > 0 && time <= LAST ? time : undefined
}

function requestLine(text: string): { method: string; target: string; proto: string } {
  const match = /^([A-Za-z-]+) (.*) (HTTP\/[\d.]+)$/.exec(text)
  if (!match) return { method: '-', target: text || '-', proto: '-' }
  const [, method = '-', target = '-', proto = '-'] = match
  return { method, target: target || '-', proto }
}

/** '0.123s', '123ms' or '123000us' → µs; −1 if unknown. */
function durationOf(text: string): number {
  const [, amountText = '', unit = ''] = /^(\d+(?:\.\d+)?(?:e-\d+)?)(s|ms|us)$/.exec(text) ?? []
  const factor = { s: 1_000_000, ms: 1000, us: 1 }[unit]
  return factor === undefined ? -1 : Math.round(Number(amountText) * factor)
}

const cacheWords: Readonly<Record<string, string>> = {
  hit: 'hit',
  1: 'hit',
  revalidated: 'hit',
  miss: 'miss',
  0: 'miss',
  pass: 'pass',
  bypass: 'pass',
  pipe: 'pass',
  expired: 'expired',
  stale: 'stale',
  updating: 'stale',
}

function furtherFields(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/ ([a-z]+)=(?:"((?:[^"\\]|\\.)*)"|(\S*))/g)].map(([, name = '', quotedValue, plain]) => [
      name,
      quotedValue ?? plain ?? '',
    ]),
  )
}

const hostOf = (text: string | undefined) => /^([a-z0-9][a-z0-9.-]*)(?::\d+)?$/i.exec(text ?? '')?.[1]?.toLowerCase()

const amount = (text: string | undefined) => (text === undefined || text === '-' ? 0 : Number(text))
const orDash = (text: string | undefined) => (text === undefined || text === '' ? '-' : text)

function readCombined(line: string, site: string): LoggedRequest | undefined {
  const match = combined.exec(line)
  if (!match) return undefined
  const [, clientip, date = '', request = '', response, bytes, referer, agent, more = ''] = match
  const time = logTime(date)
  if (time === undefined) return undefined
  const { method, target, proto } = requestLine(request)
  const fields = furtherFields(more)
  return {
    vhost: hostOf(fields.host) ?? site,
    time,
    bytes: amount(bytes),
    micros: durationOf(fields.time ?? ''),
    tier: 'L1',
    request: target,
    response: response ?? '-',
    cached: cacheWords[fields.cache?.toLowerCase() ?? ''] ?? '-',
    content_type: orDash(fields.type),
    countrycode: /^[A-Z]{2}$/.test(fields.country ?? '') ? (fields.country ?? '-') : '-',
    agent: orDash(agent),
    referer: orDash(referer),
    clientip: clientip ?? '-',
    method,
    proto,
    tcdndebugreason: '-',
  }
}

function addressParts(target: string): { host: string; path: string } | undefined {
  const match = /^https?:\/\/([^/?#:]+)(?::\d+)?([/?#].*)?$/i.exec(target)
  return match ? { host: (match[1] ?? '').toLowerCase(), path: match[2] ?? '/' } : undefined
}

function readProvider(line: string, site: string): LoggedRequest | undefined {
  const match = provider.exec(line)
  if (!match) return undefined
  const [, clientip, date = '', request = '', response, bytes, agent, cached, type, tier, micros, , referer, proto] =
    match
  const [country, , reason = ''] = match.slice(14)
  const time = logTime(date)
  if (time === undefined) return undefined
  const { method, target } = requestLine(request)
  const address = addressParts(target)
  return {
    vhost: address?.host ?? site,
    time,
    bytes: amount(bytes),
    micros: micros === '-' ? -1 : Number(micros),
    // A line without a tier counts as delivery, otherwise no total would include it.
    tier: tier === 'L2' ? 'L2' : 'L1',
    request: address?.path ?? target,
    response: response ?? '-',
    cached: orDash(cached),
    content_type: orDash(type),
    countrycode: orDash(country),
    agent: orDash(agent),
    referer: orDash(referer),
    clientip: clientip ?? '-',
    method,
    proto: orDash(proto),
    // The number after the reason is the id of the request.
    tcdndebugreason: orDash(reason.replace(/:\d+$/, '')),
  }
}

/** Reads a line in a format; `site` is the name where the line has none. Undefined when the line is not in that format. */
export function readLine(line: string, format: LogFormat, site: string): LoggedRequest | undefined {
  return format === 'combined' ? readCombined(line, site) : readProvider(line, site)
}

/** The format of a line, undefined when it is none. */
export function formatOf(line: string): LogFormat | undefined {
  return provider.test(line) ? 'provider' : combined.test(line) ? 'combined' : undefined
}
