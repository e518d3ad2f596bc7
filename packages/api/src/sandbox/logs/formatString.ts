import type { FieldName } from './fields.ts'

/** A piece of a format: text that lines repeat, or a field between two of them. */
export type Part =
  | { readonly literal: string }
  | { readonly field: FieldName; readonly name: string; readonly mayBeEmpty?: boolean }

/** A format string that cannot be used, with a sentence for the user. */
export class FormatStringError extends Error {}

const ofNginx: Readonly<Record<string, FieldName>> = {
  remote_addr: 'client',
  binary_remote_addr: 'ignored',
  time_local: 'time',
  time_iso8601: 'time',
  msec: 'time',
  request: 'request',
  request_method: 'method',
  request_uri: 'target',
  uri: 'path',
  document_uri: 'path',
  args: 'query',
  query_string: 'query',
  server_protocol: 'proto',
  status: 'status',
  body_bytes_sent: 'bytes',
  bytes_sent: 'bytes',
  http_referer: 'referer',
  http_user_agent: 'agent',
  host: 'host',
  http_host: 'host',
  server_name: 'host',
  request_time: 'seconds',
  upstream_cache_status: 'cache',
  sent_http_content_type: 'type',
  geoip_country_code: 'country',
  geoip2_data_country_code: 'country',
  geoip2_data_country_iso_code: 'country',
}

const ofApache: Readonly<Record<string, FieldName>> = {
  h: 'client',
  a: 'client',
  t: 'time',
  r: 'request',
  m: 'method',
  U: 'path',
  q: 'query',
  H: 'proto',
  s: 'status',
  b: 'bytes',
  B: 'bytes',
  O: 'bytes',
  D: 'micros',
  T: 'seconds',
  v: 'host',
  V: 'host',
}

const ofApacheNamed: Readonly<Record<string, FieldName>> = {
  'referer i': 'referer',
  'user-agent i': 'agent',
  'host i': 'host',
  'x-forwarded-host i': 'host',
  'content-type o': 'type',
  'c a': 'client',
  'c h': 'client',
  'ms t': 'millis',
  'us t': 'micros',
  's t': 'seconds',
  'sec t': 'time',
  'msec t': 'time',
  'usec t': 'time',
  'varnish:hitmiss x': 'cache',
  'varnish:handling x': 'cache',
  'geoip_country_code e': 'country',
}

function partsOf(text: string, pattern: RegExp, partFor: (match: RegExpExecArray) => readonly Part[]): Part[] {
  const parts: Part[] = []
  const add = (part: Part) => {
    const last = parts.at(-1)
    if ('literal' in part && last && 'literal' in last)
      parts[parts.length - 1] = { literal: last.literal + part.literal }
    else if (!('literal' in part) || part.literal !== '') parts.push(part)
  }
  let from = 0
  for (const match of text.matchAll(pattern)) {
    add({ literal: text.slice(from, match.index) })
    for (const part of partFor(match)) add(part)
    from = match.index + match[0].length
  }
  add({ literal: text.slice(from) })
  return parts
}

function nginxParts(text: string): Part[] {
  return partsOf(text, /\$(?:\{(\w+)\}|(\w+))/g, ([, braced, bare]) => {
    const name = braced ?? bare ?? ''
    return [{ field: ofNginx[name] ?? 'ignored', name: `$${name}` }]
  })
}

function apacheParts(text: string): Part[] {
  const pattern = /%(?:%|[<>]?(?:!?\d{3}(?:,\d{3})*)?[<>]?(?:\{([^}]*)\})?([a-zA-Z]|\^(?:FU|FB|ti|to)))/g
  return partsOf(text, pattern, ([whole, inside, letter = '']) => {
    if (whole === '%%') return [{ literal: '%' }]
    if (letter === 't' && inside === undefined) {
      return [{ literal: '[' }, { field: 'time', name: whole }, { literal: ']' }]
    }
    const key = inside === undefined ? undefined : `${inside.replace(/^(begin|end):/, '')} ${letter}`.toLowerCase()
    const isQuery = letter === 'q'
    if (letter === 't' && inside && key && !(key in ofApacheNamed)) {
      throw new FormatStringError(`${whole}: write the time as %t, %{sec}t, %{msec}t or %{usec}t.`)
    }
    const field = key === undefined ? ofApache[letter] : ofApacheNamed[key]
    return [{ field: field ?? 'ignored', name: whole, ...(isQuery ? { mayBeEmpty: true } : {}) }]
  })
}

/** What a configuration file has around a format: `log_format name '…' '…';`, `LogFormat "…" name`, escaped quotes. */
function unwrapped(text: string): string {
  const trimmed = text.trim()
  const [, nginx] = /^log_format\s+\S+\s+(?:escape=\w+\s+)?(['"][\s\S]*['"])\s*;?$/.exec(trimmed) ?? []
  if (nginx !== undefined) {
    return [...nginx.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)]
      .map(([, single, double]) => (single ?? double ?? '').replace(/\\(['"\\])/g, '$1'))
      .join('')
  }
  const [, apache] = /^LogFormat\s+"((?:[^"\\]|\\.)*)"/.exec(trimmed) ?? []
  return (apache ?? trimmed).replace(/\\"/g, '"').replace(/\\t/g, '\t')
}

function check(parts: readonly Part[], given: string) {
  const has = (...names: FieldName[]) => parts.some((part) => 'field' in part && names.includes(part.field))
  const missing = [
    ...(has('client') ? [] : ['the client ($remote_addr, %h)']),
    ...(has('time') ? [] : ['the time ($time_local, %t)']),
    ...(has('request', 'target', 'path') ? [] : ['the request ($request, %r)']),
    ...(has('status') ? [] : ['the status ($status, %>s)']),
  ]
  if (missing.length > 0) throw new FormatStringError(`--log-format "${given}" lacks ${missing.join(', ')}.`)
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const isQuery = next && 'field' in next && next.mayBeEmpty
    if ('field' in part && next && 'field' in next && !isQuery) {
      throw new FormatStringError(`--log-format: nothing separates ${part.name} from ${next.name}.`)
    }
  })
}

const firstOfEach = (parts: readonly Part[]): Part[] => {
  const seen = new Set<string>()
  return parts.map((part) => {
    if ('literal' in part || part.field === 'ignored') return part
    if (seen.has(part.field)) return { ...part, field: 'ignored' }
    seen.add(part.field)
    return part
  })
}

/** Behind a proxy the client is the address that it forwards, where a format has no other. */
function withClient(parts: readonly Part[]): Part[] {
  const hasClient = parts.some((part) => 'field' in part && part.field === 'client')
  return parts.map((part) =>
    'field' in part && !hasClient && /x.forwarded.for/i.test(part.name) ? { ...part, field: 'client' } : part,
  )
}

/** The notation of a format: nginx's has `$variables`, Apache's and Varnish's `%directives`. */
const notationOf = (text: string): 'nginx' | 'Apache' | undefined =>
  /\$\{?[a-z]/.test(text) ? 'nginx' : /%[<>]?(\{|[a-zA-Z])/.test(text) ? 'Apache' : undefined

/** Compiles a format string in nginx's or Apache's notation. Throws FormatStringError with a sentence. */
export function readFormatString(given: string): Part[] {
  const text = unwrapped(given)
  const notation = notationOf(text)
  if (!notation) {
    throw new FormatStringError(
      `--log-format "${given}" has neither variables of nginx ($remote_addr …) nor directives of Apache (%h …).`,
    )
  }
  const parts = firstOfEach(withClient(notation === 'nginx' ? nginxParts(text) : joinQueries(apacheParts(text))))
  check(parts, given)
  return parts
}

/** `%U%q` is one text of the line: path and query are only separated by the query's own mark. */
function joinQueries(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index): Part[] => {
    const before = parts[index - 1]
    const next = parts[index + 1]
    if ('field' in part && part.mayBeEmpty && before && 'field' in before) return []
    const isPath = 'field' in part && part.field === 'path' && next && 'field' in next && next.mayBeEmpty
    return isPath ? [{ field: 'target', name: `${part.name}${next.name}` }] : [part]
  })
}

/** The parts of a format that this product knows, in nginx's notation with fields as names: `$client`, `$ignored`. */
export function knownParts(text: string, names: ReadonlySet<string>): Part[] {
  return partsOf(text, /\$(\w+)(\?)?/g, ([, name = '', mark]) => {
    if (!names.has(name)) throw new RangeError(`No field ${name}`)
    return [{ field: name as FieldName, name: `$${name}`, ...(mark ? { mayBeEmpty: true } : {}) }]
  })
}
