import { type FilterKey, filterKeys, type tiers, type WireFilter } from './filters.ts'

/** The filters of the statistics families: WAF as in §3, the others as in the provider's public schema. */
export const familyFilters = {
  waf: [
    ...filterKeys,
    'geoip',
    'message',
    'payloaddetails',
    'payloadrule',
    'requestmethod',
    'ruleid',
    'secruleengine',
    'targetpath',
    'targeturi',
    'useragent',
  ],
  bots: ['action', 'assess-ip', 'cache', 'country', 'crawler', 'reason', 'status', 'url', 'user-agent'],
  ddos: [
    'debug_reason',
    'geoip.country.country_name',
    'geoip.asn.organization_name',
    'hostname',
    'host',
    'accept',
    'accept_encoding',
    'accept_language',
    'cookie',
    'referer',
    'client_ip',
    'user_agent',
    'ReqMethod',
    'ReqProtocol',
    'ReqURL',
  ],
  dns: [
    'client.ip',
    'client.asn',
    'client.geo.country',
    'client.geo.region',
    'client.organization',
    'client.record.name',
    'client.record.type',
  ],
  origins: [
    'tcdn.varnish.agent',
    'tcdn.varnish.asn',
    'tcdn.varnish.backend',
    'tcdn.varnish.backend-goto',
    'tcdn.varnish.backend-name',
    'tcdn.varnish.bytes',
    'tcdn.varnish.cache-control',
    'tcdn.varnish.clientid',
    'tcdn.varnish.clientip',
    'tcdn.varnish.countrycode',
    'tcdn.varnish.method',
    'tcdn.varnish.midtier-backend',
    'tcdn.varnish.orig-host',
    'tcdn.varnish.orig-url',
    'tcdn.varnish.origin',
    'tcdn.varnish.path',
    'tcdn.varnish.referer',
    'tcdn.varnish.regioncode',
    'tcdn.varnish.request',
    'tcdn.varnish.response',
    'tcdn.varnish.response_time',
    'tcdn.varnish.t-bereq',
    'tcdn.varnish.t-beresp',
    'tcdn.varnish.t-berespbody',
    'tcdn.varnish.t-berespbody-acc',
    'tcdn.varnish.t-connected',
    'tcdn.varnish.t-error',
    'tcdn.varnish.t-fetch',
    'tcdn.varnish.t-process',
    'tcdn.varnish.t-start',
    'tcdn.varnish.t-ttfb',
    'tcdn.varnish.timestamp',
    'tcdn.varnish.vary',
    'tcdn.varnish.vhost',
    'tcdn.varnish.vxid',
    'tcdn.varnish.x-vary-tcdn',
  ],
} as const

/** A statistics family beyond delivery. */
export type Family = keyof typeof familyFilters

/** The name of a filter of a family. */
export type FamilyFilterKey<F extends Family> = (typeof familyFilters)[F][number]

/** A filter of a board: of delivery or of another family. */
export type ViewFilterKey = FilterKey | FamilyFilterKey<Family>

/** All filters of boards, in the order of chips and URL params. */
export const viewFilterKeys: readonly ViewFilterKey[] = [
  ...new Set([...filterKeys, ...(Object.keys(familyFilters) as Family[]).flatMap((family) => familyFilters[family])]),
]

/** The values of each filter of a board; a widget ignores the filters of other families. */
export type ViewFilters = Partial<Record<ViewFilterKey, string[]>>

/** The excluded values of a board's filters; sites can be excluded too (§3). */
export type ViewExcludes = Partial<Record<ViewFilterKey | 'vhost', string[]>>

/** The keys that a family's tables rank by: the names of its filters, which only DNS shortens. */
export type FamilyKeyField<F extends Family> =
  FamilyFilterKey<F> extends infer K extends string
    ? K extends `client.${infer R extends `record.${string}`}`
      ? R
      : K
    : never

/** The filter of a family as sent; empty lists are omitted (§5). */
export type FamilyFilter<F extends Family> = Pick<WireFilter, 'timestamp' | 'vhost' | 'company' | 'result_size'> & {
  tier?: (typeof tiers)[number]
  exclude?: Partial<Record<FamilyFilterKey<F> | 'vhost', string[]>>
} & Partial<Record<FamilyFilterKey<F>, string[]>>

/** A filter by time and sites only (storage, images, IP information, domains). */
export type SpanFilter = Pick<WireFilter, 'timestamp' | 'vhost' | 'company'>
