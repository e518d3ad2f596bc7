import type { tiers, WireFilter } from './filters.ts'

/**
 * The filters of the statistics families other than delivery, as the public schema names them. They are also the
 * keys of their tables.
 */
export const familyKeys = {
  waf: [
    'clientip',
    'geoip.city_name',
    'geoip.country_code2',
    'geoip.country_name',
    'targetpath',
    'targeturi',
    'transaction.messages.message',
    'transaction.messages.details.ruleId',
    // The names of §3's filter that the public schema does not have.
    'payloaddetails',
    'requestmethod',
    'secruleengine',
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
    'record.name',
    'record.type',
  ],
  origins: [
    'tcdn.varnish.agent',
    'tcdn.varnish.asn',
    'tcdn.varnish.backend',
    'tcdn.varnish.backend-name',
    'tcdn.varnish.clientip',
    'tcdn.varnish.countrycode',
    'tcdn.varnish.method',
    'tcdn.varnish.path',
    'tcdn.varnish.referer',
    'tcdn.varnish.regioncode',
    'tcdn.varnish.request',
    'tcdn.varnish.response',
    'tcdn.varnish.vhost',
  ],
} as const

/** A statistics family beyond delivery. */
export type Family = keyof typeof familyKeys

/** The name of a filter of a family; tables are ranked by the same names. */
export type FamilyKey<F extends Family> = (typeof familyKeys)[F][number]

/** The filter of a family as sent; empty lists are omitted (§5). */
export type FamilyFilter<F extends Family> = Pick<WireFilter, 'timestamp' | 'vhost' | 'company' | 'result_size'> & {
  tier?: (typeof tiers)[number]
  exclude?: Partial<Record<FamilyKey<F> | 'vhost', string[]>>
} & Partial<Record<FamilyKey<F>, string[]>>

/** A filter by time and sites only (storage, images, IP information, domains). */
export type SpanFilter = Pick<WireFilter, 'timestamp' | 'vhost' | 'company'>
