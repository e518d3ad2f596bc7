import { canonicalNetwork } from '../../domain/networks.ts'
import { ipv4Of } from './ipv4.ts'
import { monthOf } from './months.ts'

const latest = 0xffff_ffff

/** The largest answer that is believed, in bytes: ten terabytes. */
export const largestBytes = 1e13

const clf =
  /^(\d{1,2})\/([\p{L}.]{2,6})\/(\d{4}):(\d{2}):(\d{2}):(\d{2})(?:[.,](\d{1,9}))?(?: ?([+-])(\d{2}):?(\d{2})| ?Z)?$/u
const iso =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:[.,]\d{1,9})?(?: ?(?:Z|UTC)| ?([+-])(\d{2}):?(\d{2})?)?$/

interface Clock {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly offset: number
}

function secondsOf({ year, month, day, hour, minute, second, offset }: Clock): number | undefined {
  if (hour > 23 || minute > 59 || second > 60) return undefined
  const date = new Date(Date.UTC(year, month, day))
  // The 31st of February would be a day in March.
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month) return undefined
  const time = Date.UTC(year, month, day, hour, minute, second) / 1000 - offset
  return time >= 0 && time <= latest ? time : undefined
}

function offsetOf(sign = '+', hours = '0', minutes = '0'): number {
  return (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes))
}

function epochOf(text: string): number | undefined {
  if (!/^\d{1,19}(\.\d+)?$/.test(text)) return undefined
  const amount = Number(text)
  const unit = amount >= 1e17 ? 1e9 : amount >= 1e14 ? 1e6 : amount >= 1e11 ? 1e3 : 1
  const time = Math.floor(amount / unit)
  return time <= latest ? time : undefined
}

/** The last time that was read, without its seconds: most lines of a log follow it within a minute. */
let minute = { before: '', after: '', length: -1, time: 0 }

const secondsAt = { clf: 18, iso: 17 } as const

const digitAt = (text: string, index: number) => text.charCodeAt(index) - 48

function withinMinute(text: string): number | undefined {
  const { before, after, length, time } = minute
  if (text.length !== length || !text.startsWith(before) || !text.endsWith(after)) return undefined
  const tens = digitAt(text, before.length)
  const ones = digitAt(text, before.length + 1)
  return tens >= 0 && tens < 6 && ones >= 0 && ones < 10 ? time + tens * 10 + ones : undefined
}

function rememberMinute(text: string, at: number, time: number, second: number) {
  // One that has a leading zero less, or a leap second, is read anew.
  if (second > 59 || digitAt(text, at) * 10 + digitAt(text, at + 1) !== second || text[at - 1] !== ':') return
  minute = { before: text.slice(0, at), after: text.slice(at + 2), length: text.length, time: time - second }
}

/** A time as servers write it (day/Mon/year, ISO 8601, or since 1970 in s, ms, µs or ns) in epoch seconds; without a zone it is UTC. */
export function timeOf(text: string): number | undefined {
  return withinMinute(text) ?? wholeTimeOf(text)
}

function wholeTimeOf(text: string): number | undefined {
  const inClf = clf.exec(text)
  if (inClf) {
    const [, day, name = '', year, hour, minute, second, , ...zone] = inClf
    const month = monthOf(name)
    if (month === undefined) return undefined
    const time = secondsOf({
      year: Number(year),
      month,
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      offset: offsetOf(...zone),
    })
    if (time !== undefined) rememberMinute(text, secondsAt.clf, time, Number(second))
    return time
  }
  const inIso = iso.exec(text)
  if (!inIso) return epochOf(text)
  const [, year, month, day, hour, minute, second, ...zone] = inIso
  const time = secondsOf({
    year: Number(year),
    month: Number(month) - 1,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    offset: offsetOf(...zone),
  })
  if (time !== undefined) rememberMinute(text, secondsAt.iso, time, Number(second))
  return time
}

const host = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.?$/i

/** An address in the one spelling that is counted: without port, brackets and zone, short, IPv4 where it is mapped. */
export function addressOf(text: string): string | undefined {
  if (ipv4Of(text) >= 0) return text
  if (!text.includes(':')) return undefined
  const [, v4] = /^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? []
  if (v4 !== undefined) return ipv4Of(v4) >= 0 ? v4 : undefined
  const [, bare = text] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  const [v6 = ''] = bare.split('%', 1)
  return v6.includes(':') && v6.length < 50 && !v6.includes('/') ? shortIpv6(v6) : undefined
}

const mostRemembered = 20_000
const remembered = new Map<string, string | undefined>()

function shortIpv6(text: string): string | undefined {
  if (remembered.has(text)) return remembered.get(text)
  if (remembered.size >= mostRemembered) remembered.clear()
  const short = canonicalNetwork(text) ?? undefined
  remembered.set(text, short)
  return short
}

/** A host name in small letters, without its port; an address without brackets; undefined if it is neither. */
export function hostOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  const [, name = ''] = /^(.*?)(?::\d{1,5})?$/.exec(text) ?? []
  const isName = host.test(name) && !/^[\d.]+$/.test(name) && /[a-z\d]/i.test(name)
  return isName ? name.toLowerCase().replace(/\.$/, '') : addressOf(text)
}

/** The client: the first address of a list, else a host name; `-` where the log says that it is unknown. */
export function clientOf(text: string): string | undefined {
  if (ipv4Of(text) >= 0) return text
  if (text === '-' || text.startsWith('unix:')) return '-'
  const parts = text.split(',').map((part) => part.trim())
  for (const part of parts) {
    const address = addressOf(part)
    if (address !== undefined) return address
  }
  const [only = ''] = parts
  return parts.length === 1 ? hostOf(only) : undefined
}

/** A status from 100 to 599. */
export const statusOf = (text: string): string | undefined => (/^[1-5]\d\d$/.test(text) ? text : undefined)

/** A size in bytes, 0 for `-`; undefined if it is no size or beyond reason. */
export function sizeOf(text: string): number | undefined {
  if (text === '-' || text === '') return 0
  const amount = /^\+?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return amount <= largestBytes ? amount : undefined
}

const units: Readonly<Record<string, number>> = { s: 1e6, ms: 1e3, us: 1, µs: 1, ns: 1e-3, m: 6e7, h: 3.6e9 }

/** The longest duration that is believed, in µs: a year. */
export const longestMicros = 3.2e13

const isDigitCode = (code: number) => code >= 48 && code <= 57
const pointCode = 46

/** Whether a text is digits, with one point between them at most. */
function isDecimal(text: string): boolean {
  let points = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isDigitCode(code)) continue
    if (code !== pointCode || points++ > 0 || index === 0 || index === text.length - 1) return false
  }
  return text !== ''
}

const durations = /^\+?(\d+(?:\.\d+)?(?:e-?\d+)?)(s|ms|us|µs|ns|m|h)?$/

function microsIn(amount: string, unit: string): number {
  const factor = units[unit]
  const micros = factor === undefined ? -1 : Math.round(Number(amount) * factor)
  return micros <= longestMicros ? micros : -1
}

/** A duration with its unit (`0.123s`, `12ms`), or in `unit` without one, in µs; −1 if unknown or beyond reason. */
export function microsOf(text: string, unit = ''): number {
  if (text === '' || text === '-') return -1
  if (isDecimal(text)) return microsIn(text, unit)
  const [, amount, own = unit] = durations.exec(text) ?? []
  return amount === undefined ? -1 : microsIn(amount, own)
}

const cacheWords: Readonly<Record<string, string>> = {
  hit: 'hit',
  1: 'hit',
  revalidated: 'hit',
  refreshhit: 'hit',
  miss: 'miss',
  0: 'miss',
  pass: 'pass',
  bypass: 'pass',
  dynamic: 'pass',
  pipe: 'pass',
  expired: 'expired',
  stale: 'stale',
  updating: 'stale',
}

const cacheResults: ReadonlyMap<string, string> = new Map(
  Object.entries(cacheWords).flatMap(([word, result]) => [
    [word, result],
    [word.toUpperCase(), result],
  ]),
)

/** The result of the cache in the provider's words; `-` if it is none. */
export const cachedOf = (text: string | undefined) =>
  text === undefined ? '-' : (cacheResults.get(text) ?? cacheResults.get(text.toLowerCase()) ?? '-')

/** A country in two letters; `-` if it is none. */
export function countryOf(text: string | undefined): string {
  return text !== undefined && /^[a-z]{2}$/i.test(text) && !/^(xx|zz)$/i.test(text) ? text.toUpperCase() : '-'
}

const isMethodCode = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 45

const protocolStart = ' HTTP/'

/** Whether a text ends with a protocol, ` HTTP/` and digits or points from `at` on. */
function isProtocol(text: string, at: number): boolean {
  if (!text.startsWith(protocolStart, at)) return false
  let end = at + protocolStart.length
  if (end === text.length) return false
  while (isDigitCode(text.charCodeAt(end)) || text.charCodeAt(end) === pointCode) end++
  return end === text.length
}

/** The parts of a request line; what is none (a handshake, junk) is its own target, without method and protocol. */
export function requestParts(text: string): { method: string; target: string; proto: string } {
  let methodEnd = 0
  while (isMethodCode(text.charCodeAt(methodEnd))) methodEnd++
  const targetEnd = text.lastIndexOf(' ')
  const isRequest = methodEnd > 0 && text.charCodeAt(methodEnd) === 32 && targetEnd > methodEnd
  if (!isRequest || !isProtocol(text, targetEnd)) return { method: '-', target: text || '-', proto: '-' }
  return {
    method: text.slice(0, methodEnd),
    target: text.slice(methodEnd + 1, targetEnd) || '-',
    proto: text.slice(targetEnd + 1),
  }
}

/** Host and path of an absolute address. */
export function addressParts(target: string): { host: string; path: string } | undefined {
  const match = /^https?:\/\/([^/?#]+)([/?#].*)?$/i.exec(target)
  const name = hostOf(match?.[1])
  if (!match || name === undefined) return undefined
  const path = match[2] ?? '/'
  return { host: name, path: path.startsWith('/') ? path : `/${path}` }
}
