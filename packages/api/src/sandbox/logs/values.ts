import { canonicalNetwork } from '../../domain/networks.ts'
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

/** A time as servers write it (day/Mon/year, ISO 8601, or since 1970 in s, ms, µs or ns) in epoch seconds; without a zone it is UTC. */
export function timeOf(text: string): number | undefined {
  const inClf = clf.exec(text)
  if (inClf) {
    const [, day, name = '', year, hour, minute, second, , ...zone] = inClf
    const month = monthOf(name)
    if (month === undefined) return undefined
    return secondsOf({
      year: Number(year),
      month,
      day: Number(day),
      hour: Number(hour),
      minute: Number(minute),
      second: Number(second),
      offset: offsetOf(...zone),
    })
  }
  const inIso = iso.exec(text)
  if (!inIso) return epochOf(text)
  const [, year, month, day, hour, minute, second, ...zone] = inIso
  return secondsOf({
    year: Number(year),
    month: Number(month) - 1,
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    offset: offsetOf(...zone),
  })
}

const plainIpv4 = /^(?:(?:[1-9]?\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/
const host = /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.?$/i

/** An address in the one spelling that is counted: without port, brackets and zone, short, IPv4 where it is mapped. */
export function addressOf(text: string): string | undefined {
  if (plainIpv4.test(text)) return text
  const [, v4] = /^([\d.]{7,15}):\d{1,5}$/.exec(text) ?? []
  if (v4 !== undefined) return plainIpv4.test(v4) ? v4 : undefined
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

/** A duration with its unit (`0.123s`, `12ms`), or in `unit` without one, in µs; −1 if unknown. */
export function microsOf(text: string, unit = ''): number {
  const [, amount = '', own = unit] = /^\+?(\d+(?:\.\d+)?(?:e-?\d+)?)(s|ms|us|µs|ns|m|h)?$/.exec(text) ?? []
  const factor = units[own]
  return amount === '' || factor === undefined ? -1 : Math.round(Number(amount) * factor)
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

/** The result of the cache in the provider's words; `-` if it is none. */
export const cachedOf = (text: string | undefined) => cacheWords[text?.toLowerCase() ?? ''] ?? '-'

/** A country in two letters; `-` if it is none. */
export function countryOf(text: string | undefined): string {
  return text !== undefined && /^[a-z]{2}$/i.test(text) && !/^(xx|zz)$/i.test(text) ? text.toUpperCase() : '-'
}

/** The parts of a request line; what is none (a handshake, junk) is its own target, without method and protocol. */
export function requestParts(text: string): { method: string; target: string; proto: string } {
  const match = /^([A-Za-z-]+) (.*) (HTTP\/[\d.]+)$/.exec(text)
  if (!match) return { method: '-', target: text || '-', proto: '-' }
  const [, method = '-', target = '-', proto = '-'] = match
  return { method, target: target || '-', proto }
}

/** Host and path of an absolute address. */
export function addressParts(target: string): { host: string; path: string } | undefined {
  const match = /^https?:\/\/([^/?#]+)([/?#].*)?$/i.exec(target)
  const name = hostOf(match?.[1])
  if (!match || name === undefined) return undefined
  const path = match[2] ?? '/'
  return { host: name, path: path.startsWith('/') ? path : `/${path}` }
}
