import type { FilterKey } from './filters.ts'
import type { Span } from './ranges.ts'
import { fieldOf, type RequestField } from './requestFields.ts'

/** The kinds of values that the dashboard shows and that something can be done with. */
export const valueKinds = [
  'address',
  'network',
  'path',
  'folder',
  'host',
  'country',
  'agent',
  'status',
  'reason',
  'rule',
  'version',
  'backend',
  'certificate',
  'ticket',
  'company',
  'other',
] as const
export type ValueKind = (typeof valueKinds)[number]

/** A value as a reader sees it: what it is, and where and when it was seen. */
export interface SeenValue {
  readonly kind: ValueKind
  /** As the provider writes it: an address, a path or URL, an id. */
  readonly value: string
  /** The host names it was seen on; a path needs one to be a URL. */
  readonly sites: readonly string[]
  /** The period shown; null where the place shows none. */
  readonly span: Span | null
}

type ValueFilter = FilterKey | 'vhost'

const kindOf: Readonly<Partial<Record<RequestField, ValueKind>>> = {
  clientip: 'address',
  request: 'path',
  url: 'path',
  vhost: 'host',
  countrycode: 'country',
  agent: 'agent',
  response: 'status',
  tcdndebugreason: 'reason',
  rule: 'rule',
  origin: 'backend',
}

const filterOf: Readonly<Partial<Record<ValueKind, ValueFilter>>> = {
  address: 'clientip',
  path: 'request',
  host: 'vhost',
  country: 'countrycode',
  agent: 'agent',
  status: 'response',
  reason: 'tcdndebugreason',
}

/** Returns the traffic filter that selects values of a kind; undefined for kinds that traffic is not filtered by. */
export const filterOfKind = (kind: ValueKind): ValueFilter | undefined => filterOf[kind]

/** Returns the kind of the values of a filter, whatever its family calls it. */
export function kindOfFilter(key: string): ValueKind {
  const field = fieldOf(key)
  return (field && kindOf[field]) ?? 'other'
}

/** Returns the URLs of a path: itself if it is one, else the path on each site it was seen on; of a folder, the pattern of all below it; none for other kinds. */
export function urlsOf({ kind, value, sites }: Pick<SeenValue, 'kind' | 'value' | 'sites'>): string[] {
  if (kind === 'folder') return sites.map((site) => `https://${site}${value}*`)
  if (kind !== 'path') return []
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) ? [value] : []
  return value.startsWith('/') ? sites.map((site) => `https://${site}${value}`) : []
}
