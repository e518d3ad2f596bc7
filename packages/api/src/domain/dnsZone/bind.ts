import { type DnsProblemCode, dnsRecordTypes, dnsTtls, fullName, recordProblems } from '../dnsRecords.ts'
import { asciiHost } from '../hosts.ts'
import { fitsText, knownRecord, tidyRecord, type ZoneRecord, zoneRecord } from './zone.ts'

/** Why a line of a zone file or CSV is invalid, besides the problems of single records. */
export type ZoneLineFault =
  | DnsProblemCode
  | 'openQuote'
  | 'openParenthesis'
  | 'notRecord'
  | 'notDirective'
  | 'notClass'
  | 'notType'
  | 'notPriority'
  | 'outsideZone'
  | 'noHeader'

/** An automatic correction of a line. */
export type ZoneLineNote = 'ttl' | 'ttlRaised' | 'priority' | 'soa' | 'apexNs' | 'age' | 'octal' | 'idn' | 'quotes'

/** The parsed records of a text, with the problems and corrections by line. */
export interface ParsedZone {
  readonly records: readonly ZoneRecord[]
  readonly problems: readonly { readonly line: number; readonly fault: ZoneLineFault }[]
  readonly notes: readonly { readonly line: number; readonly note: ZoneLineNote }[]
}

interface Token {
  readonly text: string
  readonly isQuoted: boolean
  /** An escape stands for a letter or digit, which need none: it was probably meant as octal. */
  readonly isOctal: boolean
}

interface Line {
  readonly line: number
  readonly tokens: readonly Token[]
  readonly isIndented: boolean
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

const quotedRun = /[^"\\\n]+/y
const plainRun = /[^\s;()"\\]+/y
const byteCode = /\\([01]\d\d|2[0-4]\d|25[0-5])/y

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function readToken(text: string, from: number, isQuoted: boolean): Token & { end: number } {
  let read = ''
  let isOctal = false
  let at = from
  for (;;) {
    const run = matchAt(isQuoted ? quotedRun : plainRun, text, at)?.[0]
    if (run !== undefined) {
      read += run
      at += run.length
      continue
    }
    if (text[at] !== '\\') return { text: read, isQuoted, isOctal, end: at }
    const bytes: number[] = []
    for (let code = matchAt(byteCode, text, at); code; code = matchAt(byteCode, text, at)) {
      bytes.push(Number(code[1]))
      at += code[0].length
      if (/^\\[0-3][0-7]{2}$/.test(code[0]) && /[a-z0-9]/i.test(String.fromCharCode(Number(code[1])))) isOctal = true
    }
    if (bytes.length > 0) read += decoder.decode(new Uint8Array(bytes))
    else {
      const escaped = text.codePointAt(at + 1)
      const char = escaped === undefined || text[at + 1] === '\n' ? '' : String.fromCodePoint(escaped)
      read += char
      at += 1 + char.length
    }
  }
}

function* logicalLines(text: string): Generator<Line | { line: number; fault: 'openQuote' | 'openParenthesis' }> {
  let line = 1
  let start = 1
  let depth = 0
  let tokens: Token[] = []
  let isIndented = false
  let at = 0
  const flush = (): Line | null => {
    const found = tokens.length > 0 ? { line: start, tokens, isIndented } : null
    tokens = []
    return found
  }
  while (at < text.length) {
    const char = text[at] as string
    const isStart = depth === 0 && (at === 0 || text[at - 1] === '\n')
    if (isStart) {
      start = line
      isIndented = char === ' ' || char === '\t'
    }
    if (char === '\n') {
      if (depth === 0) {
        const found = flush()
        if (found) yield found
      }
      line += 1
      at += 1
    } else if (char === ';') while (at < text.length && text[at] !== '\n') at += 1
    else if (char === '(' || char === ')') {
      depth = Math.max(0, depth + (char === '(' ? 1 : -1))
      at += 1
    } else if (/\s/.test(char)) at += 1
    else {
      const isQuoted = char === '"'
      const token = readToken(text, isQuoted ? at + 1 : at, isQuoted)
      tokens.push(token)
      at = token.end
      if (isQuoted && text[at] !== '"') {
        yield { line, fault: 'openQuote' }
        tokens = []
        depth = 0
      } else if (isQuoted) at += 1
    }
  }
  if (depth > 0) yield { line: start, fault: 'openParenthesis' }
  else {
    const found = flush()
    if (found) yield found
  }
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

function secondsOf(text: string): number | null {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  if (!/^(\d{1,9}[smhdw])+$/i.test(text)) return null
  return [...text.toLowerCase().matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, n, unit]) => sum + Number(n) * (units[unit ?? ''] ?? 0),
    0,
  )
}

/** Returns the highest offered TTL up to a number of seconds, or the lowest offered one. */
const offeredTtl = (seconds: number): number => dnsTtls.findLast((ttl) => ttl <= seconds) ?? dnsTtls[0]

const mxTypes = dnsRecordTypes.filter((type) => type.startsWith('MX_'))
const isAge = ({ text, isQuoted }: Token) => !isQuoted && /^\[AGE:\d+\]$/i.test(text)
const isForeign = ({ text }: Token) => asciiHost(text) !== text
const isClass = (text: string) => /^(IN|CH|HS|CS|ANY)$/i.test(text)

type Read =
  | { readonly kind: 'record'; readonly record: ZoneRecord; readonly notes: readonly ZoneLineNote[] }
  | { readonly kind: 'left'; readonly note: ZoneLineNote }
  | { readonly kind: 'refused'; readonly fault: ZoneLineFault }

const refused = (fault: ZoneLineFault): Read => ({ kind: 'refused', fault })

/** Parses a type, priority and value as zone files and CSV write them: `MX` with a priority, `ANAME` for `ALIAS`. */
export function offeredType(
  type: string,
  priority: number | null,
): { type: string; note?: ZoneLineNote } | ZoneLineFault {
  const upper = type.toUpperCase()
  if (upper === 'ANAME') return { type: 'ALIAS' }
  if (upper !== 'MX') return dnsRecordTypes.some((known) => known === upper) ? { type: upper } : 'notType'
  if (priority === 0) return { type: 'MX_1', note: 'priority' }
  const found = mxTypes.find((known) => known === `MX_${priority}`)
  return found ? { type: found } : 'notPriority'
}

/** Validates a parsed record and rounds its TTL to an offered one: down, or up to the lowest. */
export function offeredRecord(record: ZoneRecord, domain: string, notes: readonly ZoneLineNote[] = []): Read {
  const ttl = offeredTtl(record.ttl)
  const tidy = tidyRecord({ ...record, ttl }, domain)
  const draft = knownRecord(tidy)
  const [problem] = draft ? recordProblems({ ...draft, name: record.name }, domain) : []
  if (problem) return refused(problem.fault)
  const found: readonly (readonly [ZoneLineNote, boolean])[] = [
    ['ttl', ttl < record.ttl],
    ['ttlRaised', ttl > record.ttl],
  ]
  return {
    kind: 'record',
    record: tidy,
    notes: [...notes, ...found.flatMap(([note, isThere]) => (isThere ? [note] : []))],
  }
}

/** Parses a zone file (RFC 1035, as BIND writes it); SOA and the domain's own NS records are skipped. */
export function readBind(text: string, domain: string): ParsedZone {
  const records: ZoneRecord[] = []
  const problems: { line: number; fault: ZoneLineFault }[] = []
  const notes: { line: number; note: ZoneLineNote }[] = []
  let origin = domain.toLowerCase()
  let defaultTtl: number | null = null
  let lastTtl: number | null = null
  let owner: string | null = null

  const absolute = (name: string) => {
    if (name === '@') return origin
    const lower = asciiHost(name).toLowerCase()
    return lower.endsWith('.') ? lower.slice(0, -1) : `${lower}.${origin}`
  }
  const isWithin = (name: string) => name === domain.toLowerCase() || name.endsWith(`.${domain.toLowerCase()}`)

  const directive = ([first, value]: readonly Token[]): ZoneLineFault | null => {
    const name = first?.text.toUpperCase()
    if (name === '$ORIGIN' && value) {
      origin = absolute(value.text)
      return null
    }
    const seconds = name === '$TTL' && value ? secondsOf(value.text) : null
    if (seconds === null) return 'notDirective'
    defaultTtl = seconds
    return null
  }

  const read = ({ tokens, isIndented }: Line): Read => {
    const hasAge = tokens.some(isAge)
    const rest = tokens.filter((token) => !isAge(token))
    if (!isIndented) owner = absolute(rest.shift()?.text ?? '')
    let ttl: number | null = null
    for (let head = rest[0]; head && !head.isQuoted; head = rest[0]) {
      const seconds: number | null = ttl === null ? secondsOf(head.text) : null
      if (seconds !== null) ttl = seconds
      else if (!isClass(head.text)) break
      else if (head.text.toUpperCase() !== 'IN') return refused('notClass')
      rest.shift()
    }
    if (ttl !== null) lastTtl = ttl
    const [head, ...data] = rest
    if (owner === null || !head) return refused('notRecord')
    const name = owner
    if (head.text.toUpperCase() === 'SOA') return { kind: 'left', note: 'soa' }
    if (!isWithin(name)) return refused('outsideZone')
    const priority = head.text.toUpperCase() === 'MX' ? Number(data.shift()?.text) : null
    const offered = offeredType(head.text, priority)
    if (typeof offered === 'string') return refused(offered)
    const { type, note } = offered
    if (type === 'NS' && name === domain.toLowerCase()) return { kind: 'left', note: 'apexNs' }
    const numbers = type === 'SRV' ? data.splice(0, 3).map(({ text: number }) => Number(number)) : []
    const expected = type === 'CDN' ? 0 : 1
    if (type === 'TXT' ? data.length === 0 : data.length !== expected) return refused('notRecord')
    const [target = ''] = data.map((token) => token.text)
    const isHost = type !== 'A' && type !== 'AAAA' && type !== 'CDN'
    const value =
      type === 'TXT' ? data.map((token) => token.text).join('') : isHost && target !== '.' ? absolute(target) : target
    const made = zoneRecord({
      name,
      type,
      ttl: ttl ?? defaultTtl ?? lastTtl ?? 3600,
      value,
      priority: numbers[0] ?? null,
      weight: numbers[1] ?? null,
      port: numbers[2] ?? null,
    })
    const words = tokens.filter((token) => !token.isQuoted && type !== 'TXT')
    const found: readonly (readonly [ZoneLineNote, boolean])[] = [
      ['age', hasAge],
      ['octal', words.some(({ isOctal }) => isOctal) || (!isIndented && tokens[0]?.isOctal === true)],
      ['idn', words.some(isForeign) || (!isIndented && tokens.slice(0, 1).some(isForeign))],
    ]
    return offeredRecord(made, domain, [
      ...(note ? [note] : []),
      ...found.flatMap(([one, isThere]) => (isThere ? [one] : [])),
    ])
  }

  for (const line of logicalLines(text.replace(/\r\n?/g, '\n'))) {
    if ('fault' in line) problems.push(line)
    else if (!line.isIndented && line.tokens[0]?.text.startsWith('$')) {
      const fault = directive(line.tokens)
      if (fault) problems.push({ line: line.line, fault })
    } else {
      const found = read(line)
      if (found.kind === 'refused') problems.push({ line: line.line, fault: found.fault })
      else if (found.kind === 'left') notes.push({ line: line.line, note: found.note })
      else {
        records.push(found.record)
        notes.push(...found.notes.map((note) => ({ line: line.line, note })))
      }
    }
  }
  return { records, problems, notes }
}

/**
 * Reads a TXT value that consists of quoted strings, as zone files and many panels show it, and joins them; null for any
 * other text.
 */
export function unquotedText(value: string): string | null {
  const text = value.trim()
  let read = ''
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '"') return null
    const token = readToken(text, at + 1, true)
    if (text[token.end] !== '"') return null
    read += token.text
    at = token.end + 1
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  return text === '' ? null : read
}

const CHUNK_BYTES = 255

/** Writes a TXT value as the quoted strings of a zone file. */
export function quotedText(text: string): string {
  const strings: string[] = []
  let written = ''
  let size = 0
  for (const char of text) {
    const bytes = encoder.encode(char)
    if (size + bytes.length > CHUNK_BYTES) {
      strings.push(`"${written}"`)
      written = ''
      size = 0
    }
    size += bytes.length
    if (char === '"' || char === '\\') written += `\\${char}`
    else
      written += /^[ -~]$/.test(char)
        ? char
        : Array.from(bytes, (byte) => `\\${String(byte).padStart(3, '0')}`).join('')
  }
  return [...strings, `"${written}"`].join(' ')
}

function dataOf(record: ZoneRecord): string {
  const { type, value, priority, weight, port } = record
  const host = value === '.' ? '.' : `${value.replace(/\.$/, '')}.`
  if (type === 'TXT') return `TXT ${quotedText(value)}`
  if (type === 'CDN') return 'CDN'
  if (type === 'SRV') return `SRV ${priority} ${weight} ${port} ${host}`
  if (type.startsWith('MX_')) return `MX ${type.slice(3)} ${host}`
  return `${type} ${type === 'A' || type === 'AAAA' ? value : host}`
}

const typeNames: readonly string[] = dnsRecordTypes
const typeOrder = (type: string) => typeNames.indexOf(type)
const WIDEST_NAME = 24
const TTL_WIDTH = 6

/** Serialises records as a zone file; records that it cannot express become comments. */
export function writeBind(records: readonly ZoneRecord[], domain: string): string {
  const collator = new Intl.Collator('en', { numeric: true })
  const sorted = [...records].sort(
    (one, other) =>
      collator.compare(one.name, other.name) ||
      typeOrder(one.type) - typeOrder(other.type) ||
      collator.compare(one.value, other.value),
  )
  const width = Math.min(
    WIDEST_NAME,
    records.reduce((widest, { name }) => Math.max(widest, name.length), 1),
  )
  const lines = sorted.map((record) => {
    const name = (record.name || '@').padEnd(width)
    const head = `${name} ${String(record.ttl).padEnd(TTL_WIDTH)} IN`
    return fitsText(record)
      ? `${head} ${dataOf(record)}`
      : `; ${head} ${record.type} ${record.value}`.replace(/\s+/g, ' ')
  })
  return [`$ORIGIN ${fullName('', domain)}.`, ...lines, ''].join('\n')
}
