import type { FamilyKey } from '../../domain/families.ts'
import type { Traffic } from './columns.ts'
import { dnsTraffic } from './dnsTraffic.ts'
import type { KeyField } from './engine.ts'
import {
  acceptOf,
  botAction,
  botReason,
  cityOf,
  countryName,
  crawlerName,
  ddosReasons,
  deniedByWaf,
  isAtEdge,
  isBot,
  networkOf,
  recordTypeOf,
  regionOf,
  ruleOf,
} from './labels.ts'
import type { Condition } from './scan.ts'

/** A statistics family: which requests of the store it is about, and what its filters and keys read of them. */
export interface View {
  readonly fields: Readonly<Record<string, KeyField>>
  readonly rows: readonly Condition[]
  /** Filters by time: the share of a request's whole time at which each moment is reached. */
  readonly times?: Readonly<Record<string, number>>
  readonly unkept?: readonly string[]
  /** The source of the rows; requests by default. */
  readonly of?: (requests: Traffic) => Traffic
}

const withoutQuery = (target: string) => target.split('?', 1)[0] ?? target
const path: KeyField = { column: 'request', label: withoutQuery }
const asn: KeyField = { column: 'clientip', label: (address) => String(networkOf(address).asn) }
const organization: KeyField = { column: 'clientip', label: (address) => networkOf(address).organization }
const country: KeyField = { column: 'countrycode', label: countryName }
const region: KeyField = { column: 'countrycode', label: regionOf }
const as = <Value extends string>(column: KeyField['column'], label?: (value: string) => Value): KeyField => ({
  column,
  ...(label ? { label } : {}),
})

const requestFields = {
  request: as('request'),
  path,
  response: as('response'),
  cached: as('cached'),
  content_type: as('content_type'),
  countrycode: as('countrycode'),
  regioncode: region,
  asn,
  agent: as('agent'),
  referer: as('referer'),
  clientip: as('clientip'),
  method: as('method'),
  proto: as('proto'),
  tcdndebugreason: as('tcdndebugreason'),
}

const wholeTime = { response_time: 1 } as const

/** Delivery and midtier: every request. */
export const delivery: View = { fields: requestFields, rows: [], times: wholeTime }

const wafFields: Record<FamilyKey<'waf'>, KeyField> = {
  clientip: as('clientip'),
  'geoip.city_name': as('countrycode', cityOf),
  'geoip.country_code2': as('countrycode'),
  'geoip.country_name': country,
  targetpath: path,
  targeturi: as('request'),
  'transaction.messages.message': as('request', (request) => ruleOf(request)?.message ?? '-'),
  'transaction.messages.details.ruleId': as('request', (request) => ruleOf(request)?.rule_id ?? '-'),
  payloaddetails: as('request', (request) => ruleOf(request)?.category ?? '-'),
  requestmethod: as('method'),
  secruleengine: as('tcdndebugreason', () => 'On'),
  useragent: as('agent'),
}

/** §3's filter names for the public ones. */
const wafAliases = {
  geoip: wafFields['geoip.country_code2'],
  message: wafFields['transaction.messages.message'],
  ruleid: wafFields['transaction.messages.details.ruleId'],
  payloadrule: wafFields['transaction.messages.details.ruleId'],
}

/** WAF: denied requests. */
export const waf: View = {
  fields: { ...wafFields, ...wafAliases },
  rows: [{ column: 'tcdndebugreason', passes: deniedByWaf }],
}

const botFields: Record<FamilyKey<'bots'>, KeyField> = {
  action: as('tcdndebugreason', botAction),
  'assess-ip': as('clientip'),
  cache: as('cached'),
  country: as('countrycode'),
  crawler: as('agent', crawlerName),
  reason: as('agent', botReason),
  status: as('response'),
  url: as('request'),
  'user-agent': as('agent'),
}

/** Requests of automatic clients. */
export const bots: View = { fields: botFields, rows: [{ column: 'agent', passes: isBot }] }

const ddosFields: Record<FamilyKey<'ddos'>, KeyField> = {
  debug_reason: as('tcdndebugreason'),
  'geoip.country.country_name': country,
  'geoip.asn.organization_name': organization,
  hostname: as('vhost'),
  host: as('vhost'),
  accept: as('agent', acceptOf),
  referer: as('referer'),
  client_ip: as('clientip'),
  user_agent: as('agent'),
  ReqMethod: as('method'),
  ReqProtocol: as('proto'),
  ReqURL: as('request'),
}

/** Anti-DDoS: the three reasons of §9. */
export const ddos: View = {
  fields: ddosFields,
  unkept: ['accept_encoding', 'accept_language', 'cookie'],
  rows: [{ column: 'tcdndebugreason', passes: (reason) => ddosReasons.includes(reason) }],
}

/** The share of a request's origin time at which each stage is reached, in order. */
export const moments = {
  't-start': 0,
  't-process': 0.01,
  't-connected': 0.08,
  't-fetch': 0.1,
  't-beresp': 0.86,
  't-ttfb': 0.87,
  't-berespbody': 0.99,
} as const

/** The moment of an error is the end, and only failures have it. */
export const errorMoment = 't-error'

/** Requests that the origin answered, or should have. */
export const origins: View = {
  times: { ...wholeTime, ...moments, [errorMoment]: 1, 't-bereq': 0.1, 't-berespbody-acc': 0.99 },
  fields: {
    ...requestFields,
    vhost: as('vhost'),
    backend: as('vhost', (site) => site.replace(/[^a-z0-9]/g, '')),
    'backend-name': as('vhost', (site) => `origin of ${site}`),
    'backend-goto': as('vhost', (site) => site.replace(/[^a-z0-9]/g, '')),
    'orig-host': as('vhost'),
    'orig-url': as('request'),
  },
  unkept: [
    'bytes',
    'cache-control',
    'clientid',
    'midtier-backend',
    'origin',
    'timestamp',
    'vary',
    'vxid',
    'x-vary-tcdn',
  ],
  rows: [
    { column: 'cached', passes: (cached) => cached === 'miss' || cached === 'pass' || cached === 'expired' },
    { column: 'tcdndebugreason', passes: (reason) => !isAtEdge(reason) },
  ],
}

const dnsFields: Record<FamilyKey<'dns'>, KeyField> = {
  'client.ip': as('clientip'),
  'client.asn': asn,
  'client.geo.country': as('countrycode'),
  'client.geo.region': region,
  'client.organization': organization,
  'record.name': as('vhost'),
  'record.type': as('clientip', recordTypeOf),
}

/** DNS queries. The filters' names begin with client, those of the keys do not. */
export const dns: View = {
  fields: {
    ...dnsFields,
    'client.record.name': dnsFields['record.name'],
    'client.record.type': dnsFields['record.type'],
  },
  rows: [],
  of: dnsTraffic,
}

const isStatus200: Condition = { column: 'response', passes: (response) => response === '200' }

/** Optimised images: those in a format that only the transformation produces. */
export const images: View = {
  fields: {},
  rows: [{ column: 'content_type', passes: (type) => type === 'image/webp' }, isStatus200],
}

/** Pages whose visitor's IP was looked up. */
export const lookups: View = {
  fields: {},
  rows: [{ column: 'content_type', passes: (type) => type === 'text/html' }],
}
