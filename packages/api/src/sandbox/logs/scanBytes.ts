import type { Column } from '../traffic/columns.ts'
import type { ByteLine } from './byteLines.ts'
import { ByteTexts } from './byteTexts.ts'
import { furtherFields, furtherMicros } from './fields.ts'
import { cachedOf, clientOf, countryOf, hostOf, largestBytes, longestMicros, timeOf } from './values.ts'

/** Columns whose texts are places in the bytes of a line: they have too many values for strings. */
export const textColumns = ['request', 'referer', 'clientip'] as const satisfies readonly Column[]
export type TextColumn = (typeof textColumns)[number]
export type ListedColumn = Exclude<Column, TextColumn>

/** The place of a text in the bytes of a line; an empty one is unknown, `-`. */
export interface Place {
  start: number
  end: number
}

/** A request with the places of its texts. It is valid until the next line is scanned. */
export interface ScannedRequest extends Record<ListedColumn, string> {
  bytesOfLine: Buffer
  readonly places: Readonly<Record<TextColumn, Place>>
  /** The client in its one spelling, if the line has another. */
  client: string | undefined
  /** The client as a number, if it is an IPv4 address, else −1. */
  ipv4: number
  time: number
  bytes: number
  micros: number
}

const tab = 9
const space = 32
const quote = 34
const comma = 44
const minus = 45
const point = 46
const zero = 48
const colon = 58
const equals = 61
const openBracket = 91
const backslash = 92
const closeBracket = 93
const underscore = 95

const isDigit = (byte: number) => byte >= 48 && byte <= 57
const isSmall = (byte: number) => byte >= 97 && byte <= 122
const isLetter = (byte: number) => isSmall(byte) || (byte >= 65 && byte <= 90)
const isHexLetter = (byte: number) => (byte >= 97 && byte <= 102) || (byte >= 65 && byte <= 70)
const isAddressByte = (byte: number) => isDigit(byte) || byte === colon || byte === point || isHexLetter(byte)

const powers = Array.from({ length: 16 }, (_, digits) => 10 ** digits)
const mostDigits = 15
const stampLength = 26
const secondsAt = 18
const protocol = Buffer.from('HTTP/')

const missed = -1

/** Where requests are written as `"method target protocol"`, and how the line goes on behind the size. */
export interface ScannedShape {
  readonly hasAgents: boolean
}

/**
 * Scans lines of the combined and the common format in their bytes, without making a string of each text. It takes only lines
 * that are written as servers mostly write them, and gives undefined for all others, which the format's own reader judges.
 */
export function byteScanner({ hasAgents }: ScannedShape) {
  const texts = new ByteTexts()
  const place = (): Place => ({ start: 0, end: 0 })
  const places = { request: place(), referer: place(), clientip: place() }
  const found: ScannedRequest = {
    bytesOfLine: Buffer.alloc(0),
    places,
    client: undefined,
    ipv4: -1,
    time: 0,
    bytes: 0,
    micros: -1,
    vhost: '-',
    tier: 'L1',
    response: '-',
    cached: '-',
    content_type: '-',
    countrycode: '-',
    agent: '-',
    method: '-',
    proto: '-',
    tcdndebugreason: '-',
  }
  /** The last time without its seconds: most lines follow it within a minute. */
  const minute = Buffer.alloc(stampLength)
  let minuteTime = -1
  let bytes = found.bytesOfLine
  let lineEnd = 0

  /** Reads the client from `at`, and returns where it ends. */
  function scanClient(at: number): number {
    let end = at
    let address = 0
    let part = 0
    let digits = 0
    let points = 0
    let isIpv4 = true
    for (; end < lineEnd; end++) {
      const byte = bytes[end] as number
      if (byte === space) break
      if (!isAddressByte(byte)) return missed
      if (byte === point) {
        isIpv4 &&= digits > 0 && part <= 255
        address = address * 256 + part
        part = 0
        digits = 0
        points++
      } else {
        isIpv4 &&= isDigit(byte) && (digits === 0 || part > 0)
        part = part * 10 + byte - zero
        digits++
      }
    }
    if (end === at || end - at > 45) return missed
    places.clientip.start = at
    places.clientip.end = end
    if (isIpv4 && points === 3 && digits > 0 && part <= 255) {
      found.ipv4 = address * 256 + part
      found.client = undefined
      return end
    }
    found.ipv4 = -1
    found.client = clientOf(bytes.toString('latin1', at, end))
    return found.client === undefined ? missed : end
  }

  /** Goes over ` - user [`, and returns where the time begins. */
  function scanUser(at: number): number {
    if (bytes[at] !== space || bytes[at + 1] !== minus || bytes[at + 2] !== space) return missed
    let end = at + 3
    while (end < lineEnd && bytes[end] !== space) end++
    const isUser = end > at + 3 && bytes[end - 1] !== comma
    return isUser && bytes[end + 1] === openBracket ? end + 2 : missed
  }

  function isWithinMinute(at: number): boolean {
    if (minuteTime < 0) return false
    for (let index = 0; index < stampLength; index++)
      if (bytes[at + index] !== minute[index] && index !== secondsAt && index !== secondsAt + 1) return false
    return true
  }

  /** Reads the time from `at`, and returns where the request begins. */
  function scanTime(at: number): number {
    const end = at + stampLength
    if (bytes[end] !== closeBracket || bytes[end + 1] !== space || bytes[end + 2] !== quote) return missed
    const tens = (bytes[at + secondsAt] as number) - zero
    const ones = (bytes[at + secondsAt + 1] as number) - zero
    const isSecond = tens >= 0 && tens < 6 && ones >= 0 && ones < 10 && bytes[at + secondsAt - 1] === colon
    if (!isSecond) return missed
    const second = tens * 10 + ones
    if (!isWithinMinute(at)) {
      const time = timeOf(bytes.toString('latin1', at, end))
      if (time === undefined) return missed
      bytes.copy(minute, 0, at, end)
      minuteTime = time - second
    }
    found.time = minuteTime + second
    return end + 3
  }

  /** Where a text in quotes ends that `next` follows; what only a reader of the whole line can judge is missed. */
  function closing(at: number, next: number): number {
    const end = bytes.indexOf(quote, at)
    const isClear = end >= 0 && end < lineEnd && bytes[end - 1] !== backslash
    return isClear && (next === 0 || (end + 1 < lineEnd && bytes[end + 1] === next)) ? end : missed
  }

  /** Reads `method target protocol` from `at`, and returns where it ends. */
  function scanRequest(at: number): number {
    const end = closing(at, space)
    if (end < 0) return missed
    let methodEnd = at
    while (isLetter(bytes[methodEnd] as number) || bytes[methodEnd] === minus) methodEnd++
    let targetEnd = end - 1
    while (targetEnd > methodEnd && bytes[targetEnd] !== space) targetEnd--
    const isRequest = methodEnd > at && bytes[methodEnd] === space && targetEnd > methodEnd + 1
    if (!isRequest || !isProtocol(targetEnd + 1, end)) return missed
    found.method = texts.text(bytes, at, methodEnd)
    found.proto = texts.text(bytes, targetEnd + 1, end)
    places.request.start = methodEnd + 1
    places.request.end = targetEnd
    return end
  }

  function isProtocol(at: number, end: number): boolean {
    const from = at + protocol.length
    if (from >= end) return false
    for (let index = 0; index < protocol.length; index++) if (bytes[at + index] !== protocol[index]) return false
    for (let index = from; index < end; index++)
      if (!isDigit(bytes[index] as number) && bytes[index] !== point) return false
    return true
  }

  /** Reads ` status size` from `at`, and returns where the size ends. */
  function scanAnswer(at: number): number {
    const first = bytes[at + 1] as number
    const isStatus = first >= 49 && first <= 53 && isDigit(bytes[at + 2] as number) && isDigit(bytes[at + 3] as number)
    if (!isStatus || bytes[at] !== space || bytes[at + 4] !== space) return missed
    found.response = texts.text(bytes, at + 1, at + 4)
    const from = at + 5
    let end = from
    let size = 0
    if (bytes[from] === minus) end++
    else for (; end < lineEnd && isDigit(bytes[end] as number); end++) size = size * 10 + (bytes[end] as number) - zero
    if (end === from || end - from > mostDigits || size > largestBytes) return missed
    found.bytes = size
    return end
  }

  /** Reads ` "referrer" "agent"` from `at`, and returns where it ends. */
  function scanAgents(at: number): number {
    if (bytes[at] !== space || bytes[at + 1] !== quote) return missed
    const refererEnd = closing(at + 2, space)
    if (refererEnd < 0 || bytes[refererEnd + 2] !== quote) return missed
    places.referer.start = at + 2
    places.referer.end = refererEnd
    const agent = refererEnd + 3
    const agentEnd = closing(agent, 0)
    if (agentEnd < 0) return missed
    found.agent = agentEnd > agent ? texts.text(bytes, agent, agentEnd) : '-'
    return agentEnd + 1
  }

  /** Reads a number of seconds; −1 if it is written in another way. */
  function microsAt(start: number, end: number): number {
    let amount = 0
    let decimals = -1
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number
      if (isDigit(byte)) amount = amount * 10 + byte - zero
      else if (byte !== point || decimals >= 0 || at === start || at === end - 1) return missed
      if (decimals >= 0) decimals++
      else if (byte === point) decimals = 0
    }
    if (end - start > mostDigits) return missed
    const micros = Math.round((amount / (powers[Math.max(0, decimals)] as number)) * 1e6)
    return micros <= longestMicros ? micros : missed
  }

  /** Reads ` rt=0.1 cache=HIT` and what has other names. False if there is anything else. */
  function scanNamed(from: number): boolean {
    let at = from
    let hasDuration = false
    while (at < lineEnd) {
      let name = at + 1
      while (isSmall(bytes[name] as number) || bytes[name] === underscore) name++
      if (bytes[at] !== space || name === at + 1 || bytes[name] !== equals) return false
      let end = name + 1
      while (end < lineEnd && (bytes[end] as number) > space && bytes[end] !== quote) end++
      if (end === name + 1 || (end < lineEnd && bytes[end] !== space)) return false
      switch (texts.text(bytes, at + 1, name)) {
        case 'rt':
        case 'request_time': {
          const micros = hasDuration ? missed : microsAt(name + 1, end)
          if (micros < 0) return false
          hasDuration = true
          found.micros = micros
          break
        }
        case 'cache':
          found.cached = cachedOf(texts.text(bytes, name + 1, end))
          break
        case 'host':
        case 'time':
        case 'duration':
        case 'type':
        case 'country':
          return false
      }
      at = end
    }
    return true
  }

  function forgetFurther(site: string) {
    found.micros = -1
    found.cached = '-'
    found.content_type = '-'
    found.countrycode = '-'
    found.vhost = site
  }

  /** Reads what follows the known fields. False if it has to be noted that nothing says what it is. */
  function scanFurther(at: number, site: string, isUnusedNoted: boolean): boolean {
    forgetFurther(site)
    if (at === lineEnd) return true
    if (bytes[at] !== space && bytes[at] !== tab) return false
    if (scanNamed(at)) return true
    forgetFurther(site)
    const { fields, rest } = furtherFields(bytes.toString('latin1', at, lineEnd).trimEnd())
    if (!isUnusedNoted && rest.trim() !== '') return false
    found.micros = furtherMicros(fields)
    found.cached = cachedOf(fields.cache)
    found.content_type = fields.type || '-'
    found.countrycode = countryOf(fields.country)
    found.vhost = hostOf(fields.host) ?? site
    return true
  }

  /** Where the known fields of a line end. */
  function scanKnown(start: number): number {
    let at = scanClient(start)
    if (at >= 0) at = scanUser(at)
    if (at >= 0) at = scanTime(at)
    if (at >= 0) at = scanRequest(at)
    if (at >= 0) at = scanAnswer(at + 1)
    if (at < 0) return missed
    if (hasAgents) return scanAgents(at)
    if (at < lineEnd && bytes[at] !== space) return missed
    let next = at
    while (next < lineEnd && (bytes[next] as number) <= space) next++
    return bytes[next] === quote ? missed : at
  }

  return (line: ByteLine, site: string, isUnusedNoted: boolean): ScannedRequest | undefined => {
    if (!line.isAscii) return undefined
    bytes = line.bytes
    lineEnd = line.end
    found.bytesOfLine = bytes
    const at = scanKnown(line.start)
    return at >= 0 && scanFurther(at, site, isUnusedNoted) ? found : undefined
  }
}
