import type { AccessLogFormat } from '../../domain/accessLog.ts'
import { type FieldName, type Fields, type Refused, requestOf } from './fields.ts'
import type { LogFormat } from './logFormat.ts'

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Dialect {
  readonly key: AccessLogFormat
  readonly name: string
  /** A line of the dialect has all of these. */
  readonly has: readonly string[]
  readonly fields: Partial<Record<FieldName, readonly string[]>>
}

/** Names of fields are compared in small letters; `>` leads into an object. */
const dialects: readonly Dialect[] = [
  {
    key: 'caddy',
    name: 'Caddy JSON',
    has: ['request>uri', 'status'],
    fields: {
      client: ['request>client_ip', 'request>remote_ip', 'request>remote_addr'],
      time: ['ts'],
      method: ['request>method'],
      target: ['request>uri'],
      proto: ['request>proto'],
      status: ['status'],
      bytes: ['size'],
      host: ['request>host'],
      referer: ['request>headers>referer'],
      agent: ['request>headers>user-agent'],
      type: ['resp_headers>content-type'],
      seconds: ['duration'],
    },
  },
  {
    key: 'traefikJson',
    name: 'Traefik JSON',
    has: ['requestpath', 'downstreamstatus'],
    fields: {
      client: ['clienthost', 'clientaddr'],
      time: ['startutc', 'startlocal', 'time'],
      method: ['requestmethod'],
      target: ['requestpath'],
      proto: ['requestprotocol'],
      status: ['downstreamstatus'],
      bytes: ['downstreamcontentsize'],
      host: ['requesthost', 'requestaddr'],
      referer: ['request_referer'],
      agent: ['request_user-agent'],
      type: ['downstream_content-type'],
      nanos: ['duration'],
    },
  },
  {
    key: 'cloudflare',
    name: 'Cloudflare Logpush',
    has: ['clientip', 'edgeresponsestatus'],
    fields: {
      client: ['clientip'],
      time: ['edgestarttimestamp', 'edgeendtimestamp'],
      method: ['clientrequestmethod'],
      target: ['clientrequesturi', 'clientrequestpath'],
      proto: ['clientrequestprotocol'],
      status: ['edgeresponsestatus'],
      bytes: ['edgeresponsebytes', 'edgeresponsebodybytes'],
      host: ['clientrequesthost'],
      referer: ['clientrequestreferer'],
      agent: ['clientrequestuseragent'],
      type: ['edgeresponsecontenttype'],
      country: ['clientcountry'],
      cache: ['cachecachestatus'],
    },
  },
  {
    key: 'nginxJson',
    name: 'JSON of nginx and others',
    has: ['status'],
    fields: {
      client: ['remote_addr', 'client_ip', 'clientip', 'remote_ip', 'client', 'ip', 'http_x_forwarded_for'],
      time: ['time_iso8601', 'time_local', 'msec', '@timestamp', 'timestamp', 'time', 'ts', 'date'],
      request: ['request'],
      method: ['request_method', 'method', 'verb'],
      target: ['request_uri', 'uri', 'url', 'path'],
      proto: ['server_protocol', 'protocol'],
      status: ['status', 'status_code'],
      bytes: ['body_bytes_sent', 'bytes_sent', 'bytes', 'size'],
      host: ['host', 'http_host', 'vhost', 'server_name'],
      referer: ['http_referer', 'http_referrer', 'referer', 'referrer'],
      agent: ['http_user_agent', 'user_agent', 'agent'],
      type: ['sent_http_content_type', 'content_type'],
      cache: ['upstream_cache_status'],
      seconds: ['request_time'],
    },
  },
]

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value))
    return Number.isInteger(value) ? value.toFixed(0) : String(value)
  return Array.isArray(value) ? textOf(value[0]) : undefined
}

function lowerCased(object: Json): Json {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]))
}

function at(object: Json, path: string): string | undefined {
  let value: unknown = object
  for (const step of path.split('>')) value = isObject(value) ? (lowerCased(value)[step] ?? undefined) : undefined
  return textOf(value)
}

const placeOf = (line: string, path: string) =>
  Math.max(0, line.toLowerCase().indexOf(`"${path.slice(path.lastIndexOf('>') + 1)}"`))

function fieldsOf(line: string, dialect: Dialect): Fields | Refused {
  if (!line.startsWith('{')) return { refused: 'shape', column: 1 }
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return { refused: 'json', column: 1 }
  }
  if (!isObject(parsed)) return { refused: 'json', column: 1 }
  const top = lowerCased(parsed)
  if (dialect.has.some((path) => at(top, path) === undefined)) return { refused: 'noRequest', column: 1 }
  const texts: Partial<Record<FieldName, string>> = {}
  const places: Partial<Record<FieldName, number>> = {}
  for (const [field, paths] of Object.entries(dialect.fields) as [FieldName, readonly string[]][]) {
    for (const path of paths) {
      const text = at(top, path)
      if (text === undefined) continue
      texts[field] = text
      places[field] = placeOf(line, path)
      break
    }
  }
  const hasRequest = texts.request !== undefined || texts.target !== undefined
  return hasRequest ? { texts, placeOf: (field) => places[field] ?? 0 } : { refused: 'noRequest', column: 1 }
}

/** Lines of JSON, one object each, by the names that servers give to their fields. */
export const jsonFormats: readonly LogFormat[] = dialects.map((dialect) => ({
  key: dialect.key,
  name: dialect.name,
  isGuide: dialect.key === 'nginxJson',
  open: () => ({
    read(line, site) {
      const fields = fieldsOf(line, dialect)
      return 'refused' in fields ? fields : requestOf(fields, site)
    },
  }),
}))
