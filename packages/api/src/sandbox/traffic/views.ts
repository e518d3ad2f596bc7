import type { FamilyFilterKey, FamilyKeyField } from '../../domain/families.ts'
import { ddosReasonOf } from '../../domain/reasonCodes.ts'
import type { KeyField } from './engine.ts'
import {
  acceptOf,
  botAction,
  botReason,
  cacheControlOf,
  cityOf,
  crawlerName,
  deniedByWaf,
  englishCountryName,
  isAtEdge,
  isBot,
  networkOf,
  recordTypeOf,
  regionOf,
  ruleOf,
  varyOf,
  varyTcdnOf,
} from './labels.ts'
import { type Condition, oneOf } from './scan.ts'
import type { StatisticsSource } from './statisticsSource.ts'

/** A statistics family as a view of the stored requests: which rows it counts, and which columns its filters and keys read. */
export interface View {
  readonly fields: Readonly<Record<string, KeyField>>
  readonly filters?: Readonly<Record<string, KeyField>>
  readonly keys?: Readonly<Record<string, KeyField>>
  readonly rows: readonly Condition[]
  /** Timing filters: the share of the response time after which each stage ends. */
  readonly times?: Readonly<Record<string, number>>
  /** Fields of the real API that the sandbox does not store; filtering by them is refused. */
  readonly unsupported?: readonly string[]
  readonly source?: (requests: StatisticsSource) => StatisticsSource
}

const withoutQuery = (target: string) => target.split('?', 1)[0] ?? target
const path: KeyField = { column: 'request', label: withoutQuery, as: 'path' }
const asn: KeyField = { column: 'clientip', label: (address) => String(networkOf(address)?.asn ?? '-'), as: 'network' }
const organization: KeyField = {
  column: 'clientip',
  label: (address) => networkOf(address)?.organization ?? '-',
  as: 'network',
}
const country: KeyField = { column: 'countrycode', label: englishCountryName }
const region: KeyField = { column: 'countrycode', label: regionOf }
const field = <Value extends string>(column: KeyField['column'], label?: (value: string) => Value): KeyField => ({
  column,
  ...(label ? { label } : {}),
})

const requestFields = {
  request: field('request'),
  path,
  response: field('response'),
  cached: field('cached'),
  content_type: field('content_type'),
  countrycode: field('countrycode'),
  regioncode: region,
  asn,
  agent: field('agent'),
  referer: field('referer'),
  clientip: field('clientip'),
  method: field('method'),
  proto: field('proto'),
  tcdndebugreason: field('tcdndebugreason'),
}

const responseTime = { response_time: 1 } as const

/** Delivery and midtier: every request. */
export const delivery: View = { fields: requestFields, rows: [], times: responseTime }

const wafRule = field('request', (request) => ruleOf(request)?.rule_id ?? '-')
const wafMessage = field('request', (request) => ruleOf(request)?.message ?? '-')

const wafFields: Record<FamilyFilterKey<'waf'>, KeyField> = {
  ...requestFields,
  geoip: field('countrycode'),
  message: wafMessage,
  payloaddetails: field('request', (request) => ruleOf(request)?.category ?? '-'),
  payloadrule: wafRule,
  requestmethod: field('method'),
  ruleid: wafRule,
  secruleengine: field('tcdndebugreason', () => 'On'),
  targetpath: path,
  targeturi: field('request'),
  useragent: field('agent'),
}

/** The names of the public schema, which API clients send. */
const wafPublicFields = {
  'geoip.city_name': field('countrycode', cityOf),
  'geoip.country_code2': field('countrycode'),
  'geoip.country_name': country,
  'transaction.messages.message': wafMessage,
  'transaction.messages.details.ruleId': wafRule,
}

/** WAF: denied requests. */
export const waf: View = {
  fields: { ...wafFields, ...wafPublicFields },
  rows: [{ column: 'tcdndebugreason', passes: deniedByWaf }],
}

const botFields: Record<FamilyFilterKey<'bots'>, KeyField> = {
  action: field('tcdndebugreason', botAction),
  'assess-ip': field('clientip'),
  cache: field('cached'),
  country: field('countrycode'),
  crawler: field('agent', crawlerName),
  reason: field('agent', botReason),
  status: field('response'),
  url: field('request'),
  'user-agent': field('agent'),
}

/** Requests of automatic clients. */
export const bots: View = { fields: botFields, rows: [{ column: 'agent', passes: isBot }] }

const unsupportedOfDdos = ['accept_encoding', 'accept_language', 'cookie'] as const

const ddosFields: Record<Exclude<FamilyFilterKey<'ddos'>, (typeof unsupportedOfDdos)[number]>, KeyField> = {
  debug_reason: field('tcdndebugreason'),
  'geoip.country.country_name': country,
  'geoip.asn.organization_name': organization,
  hostname: field('vhost'),
  host: field('vhost'),
  accept: field('agent', acceptOf),
  referer: field('referer'),
  client_ip: field('clientip'),
  user_agent: field('agent'),
  ReqMethod: field('method'),
  ReqProtocol: field('proto'),
  ReqURL: field('request'),
}

/** Anti-DDoS: the three reasons of §9. */
export const ddos: View = {
  fields: ddosFields,
  unsupported: unsupportedOfDdos,
  rows: [{ column: 'tcdndebugreason', passes: (reason) => ddosReasonOf(reason) !== null }],
}

/** The stages of an origin request in order, each with the share of the origin time at which it ends. */
export const originStages = {
  't-start': 0,
  't-process': 0.01,
  't-connected': 0.08,
  't-fetch': 0.1,
  't-beresp': 0.86,
  't-ttfb': 0.87,
  't-berespbody': 0.99,
} as const

/** The stage of an error: the end of a failed request. */
export const errorStage = 't-error'

/** Requests that the origin answered, or should have. */
export const origins: View = {
  times: { ...responseTime, ...originStages, [errorStage]: 1, 't-bereq': 0.1, 't-berespbody-acc': 0.99 },
  fields: {
    ...requestFields,
    vhost: field('vhost'),
    backend: field('vhost', (site) => site.replace(/[^a-z0-9]/g, '')),
    'backend-name': field('vhost', (site) => `origin of ${site}`),
    'backend-goto': field('vhost', (site) => site.replace(/[^a-z0-9]/g, '')),
    'orig-host': field('vhost'),
    'orig-url': field('request'),
    'cache-control': field('content_type', cacheControlOf),
    vary: field('content_type', varyOf),
    'x-vary-tcdn': field('content_type', varyTcdnOf),
  },
  unsupported: ['bytes', 'clientid', 'midtier-backend', 'origin', 'timestamp', 'vxid'],
  rows: [
    oneOf('cached', ['miss', 'pass', 'expired']),
    { column: 'tcdndebugreason', passes: (reason) => !isAtEdge(reason) },
  ],
}

const recordName = field('vhost')
const recordType = field('clientip', recordTypeOf)

const dnsFields: Record<FamilyFilterKey<'dns'> & FamilyKeyField<'dns'>, KeyField> = {
  'client.ip': field('clientip'),
  'client.asn': asn,
  'client.geo.country': field('countrycode'),
  'client.geo.region': region,
  'client.organization': organization,
}

/** DNS queries. The provider names a record `client.record.…` in filters and `record.…` in keys, and refuses either elsewhere. */
export const dns: View = {
  fields: dnsFields,
  filters: { 'client.record.name': recordName, 'client.record.type': recordType },
  keys: { 'record.name': recordName, 'record.type': recordType },
  rows: [],
  source: (requests) => requests.queries(),
}

const isStatus200 = oneOf('response', ['200'])

/** Optimised images: those in a format that only the transformation produces. */
export const images: View = {
  fields: {},
  rows: [oneOf('content_type', ['image/webp']), isStatus200],
}

/** Pages whose visitor's IP was looked up. */
export const lookups: View = {
  fields: {},
  rows: [oneOf('content_type', ['text/html'])],
}
