import { parseTiming, type TimingOperator, timingOf, type ViewFilterKey } from '@parapet/api'
import type { Locale } from '@parapet/ui'
import { countryName } from '../kinds/country.ts'
import type words from '../words/catalogue.en.ts'
import type { RowContext } from './row.ts'

type Key = ViewFilterKey | 'vhost'
type Word = Extract<keyof typeof words, `filter.${string}`> extends `filter.${infer W}` ? W : never

const aliases = {
  agent: 'user-agent user_agent useragent',
  asn: 'client.asn',
  bot: 'crawler',
  cached: 'cache',
  category: 'payloaddetails',
  clientip: 'assess-ip client.ip client_ip',
  countrycode: 'client.geo.country country geoip geoip.country.country_name',
  method: 'ReqMethod requestmethod',
  network: 'client.organization geoip.asn.organization_name',
  origin: 'backend-name',
  proto: 'ReqProtocol',
  recordName: 'client.record.name',
  recordType: 'client.record.type',
  region: 'client.geo.region regioncode',
  request: 'path targetpath',
  response: 'status',
  rule: 'ruleid',
  tcdndebugreason: 'debug_reason reason',
  url: 'ReqURL orig-url targeturi',
  vhost: 'hostname',
} as const satisfies Partial<Record<Word, string>>
const plain = ['action', 'content_type', 'message', 'payloadrule', 'referer', 'secruleengine'] as const
type Field = keyof typeof aliases | (typeof plain)[number]
const fields = new Map<string, Field>(plain.map((field) => [field, field]))
for (const [field, names] of Object.entries(aliases) as [keyof typeof aliases, string][])
  for (const name of [field, ...names.split(' ')]) fields.set(name, field)
fields.delete('origin')

const prefix = 'tcdn.varnish.'
const short = (key: string): string => (key.startsWith(prefix) ? key.slice(prefix.length) : key)

/** Returns the field of a filter, whatever its family calls it; undefined for a technical one. */
export const fieldOf = (key: Key): Field | undefined => fields.get(short(key))

/** Returns the label of a filter; a technical one has the provider's name. */
export function filterName(key: Key, t: RowContext['t']): string {
  const moment = timingOf(key)
  if (moment) return t(`origins.${moment}`)
  const field = fieldOf(key)
  return field ? t(`filter.${field}`) : short(key)
}

const signs = { gt: '>', gte: '≥', lt: '<', lte: '≤' } as const satisfies Record<TimingOperator, string>

/** Formats a filter value: a country's name, a limit with its unit (milliseconds), others unchanged. */
export function filterValue(key: Key, value: string, locale: Locale): string {
  const limit = timingOf(key) && parseTiming(value)
  if (limit) return `${signs[limit.operator ?? 'gt']} ${(limit.micros / 1000).toLocaleString(locale)} ms`
  return fieldOf(key) === 'countrycode' ? countryName(value, locale) : value
}
