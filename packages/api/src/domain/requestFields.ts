/** What the provider's families call the same field of a request. */
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
} as const
const plain = ['action', 'content_type', 'message', 'payloadrule', 'referer', 'secruleengine'] as const

/** A field of a request, by one name for all families of statistics. */
export type RequestField = keyof typeof aliases | (typeof plain)[number]

const fields = /* @__PURE__ */ new Map<string, RequestField>([
  ...plain.map((field) => [field, field] as const),
  ...(Object.entries(aliases) as [keyof typeof aliases, string][]).flatMap(([field, names]) =>
    [...(field === 'origin' ? [] : [field]), ...names.split(' ')].map((name) => [name, field] as const),
  ),
])

const prefix = 'tcdn.varnish.'

/** Returns the name of a filter without its family's prefix. */
export const shortKey = (key: string): string => (key.startsWith(prefix) ? key.slice(prefix.length) : key)

/** Returns the field of a filter, whatever its family calls it; undefined for a technical one. */
export const fieldOf = (key: string): RequestField | undefined => fields.get(shortKey(key))
