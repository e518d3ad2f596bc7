import type { Span } from './ranges.ts'

/** The filter keys of analytics (§3), in the order of chips and links. */
export const filterKeys = [
  'countrycode',
  'response',
  'method',
  'proto',
  'cached',
  'content_type',
  'request',
  'referer',
  'agent',
  'clientip',
  'tcdndebugreason',
] as const

/** The filters of aggregated history (§3, statistics filter); analytics has all. */
export const historyFilters = [
  'response',
  'content_type',
  'clientip',
  'cached',
  'proto',
  'countrycode',
  'request',
  'referer',
  'agent',
] as const satisfies readonly FilterKey[]

export type FilterKey = (typeof filterKeys)[number]

/** The values of each filter; a key without values is ignored. */
export type FilterLists = Partial<Record<FilterKey, string[]>>

/** The excluded values; sites can be excluded too (§3). */
export type ExcludeLists = Partial<Record<FilterKey | 'vhost', string[]>>

/** The tiers of delivery (§3): requests of visitors (L1) and of the edge to the midtier (L2). */
export type Tier = 'L1' | 'L2'

/** All tiers of §3, with those of bot mitigation (B1) and the WAF (W1). */
export const tiers = ['L1', 'L2', 'B1', 'W1'] as const

/** A question about traffic, as a screen has it. */
export interface FilterQuery {
  readonly company: number
  readonly tier: Tier
  readonly span: Span
  /** Bucket length in seconds. */
  readonly step: number
  /** IANA zone in which days start. */
  readonly zone: string
  /** Host names; empty means all. */
  readonly sites: readonly string[]
  readonly include: FilterLists
  readonly exclude: ExcludeLists
  readonly resultSize?: number
}

/** The filter as JSON over the wire: every list is an array of strings, times are epoch seconds (§5). */
export type WireFilter = {
  timestamp: { from: number; to: number; interval: number; timezone: string }
  company: number
  tier: Tier
  vhost: string[]
  exclude?: ExcludeLists
  result_size?: number
} & FilterLists

/** The company and sites that the rules of §5 need. */
export interface FilterContext {
  readonly allSites: readonly string[]
  /** The company the filter was made for; if it differs from the requested one, the sites are dropped. */
  readonly filterCompany?: number | null
}

/** Returns the filter as sent (§5): all or foreign sites become `vhost: []`, empty lists are omitted. */
export function toWire(question: FilterQuery, context: FilterContext): WireFilter {
  const { tier, resultSize } = question
  const exclude = withStatusCodes(filled(question.exclude))
  return {
    ...withStatusCodes(filled(question.include)),
    ...wireScope(question, context),
    tier,
    ...(Object.keys(exclude).length > 0 ? { exclude } : {}),
    ...(resultSize === undefined ? {} : { result_size: resultSize }),
  }
}

/** Returns the company, time and sites of any family's query, as sent. */
export function wireScope(
  { company, span, step, zone, sites }: Pick<FilterQuery, 'company' | 'span' | 'step' | 'zone' | 'sites'>,
  context: FilterContext,
): Pick<WireFilter, 'timestamp' | 'company' | 'vhost'> {
  return {
    timestamp: { from: Math.floor(span.from), to: Math.floor(span.to), interval: step, timezone: zone },
    company,
    vhost: wireSites(company, sites, context),
  }
}

/** Returns the sites as sent (§5): `[]` for all of them, or for those of another company. */
export function wireSites(
  company: number,
  sites: readonly string[],
  { allSites, filterCompany }: FilterContext,
): string[] {
  const isOtherCompany = filterCompany !== undefined && filterCompany !== null && filterCompany !== company
  return isOtherCompany || isEverySite(sites, allSites) ? [] : [...sites]
}

/** Whether a selection means all sites: none or every one selected. */
export function isEverySite(sites: readonly string[], allSites: readonly string[]): boolean {
  if (sites.length === 0) return true
  if (sites.length < allSites.length) return false
  const chosen = new Set(sites)
  return allSites.length > 0 && allSites.every((site) => chosen.has(site)) && chosen.size === new Set(allSites).size
}

const statusClass = /^[1-5]xx$/
const statusKeys = ['response', 'status', 'tcdn.varnish.response']

/** Replaces classes of status codes (`5xx`) by their codes: the provider compares codes only. */
export function withStatusCodes<L extends Readonly<Record<string, readonly string[] | undefined>>>(lists: L): L {
  return Object.fromEntries(
    Object.entries(lists).map(([key, values = []]) => {
      if (!statusKeys.includes(key) || !values.some((code) => statusClass.test(code))) return [key, values]
      const codes = values.flatMap((code) =>
        statusClass.test(code) ? Array.from({ length: 100 }, (_, n) => `${Number(code.charAt(0)) * 100 + n}`) : [code],
      )
      return [key, [...new Set(codes)]]
    }),
  ) as L
}

/** Copies the lists that have values (§5: empty ones are omitted). */
export function filled<L extends Readonly<Record<string, readonly string[] | undefined>>>(lists: L): L {
  return Object.fromEntries(
    Object.entries(lists)
      .map(([key, values]) => [key, [...(values ?? [])]] as const)
      .filter(([, values]) => values.length > 0),
  ) as L
}

/** Picks the lists of some keys. */
export function pickLists<K extends string>(
  lists: Readonly<Partial<Record<string, readonly string[]>>>,
  keys: readonly K[],
): Partial<Record<K, string[]>> {
  return Object.fromEntries(keys.flatMap((key) => (lists[key] ? [[key, [...lists[key]]]] : []))) as Partial<
    Record<K, string[]>
  >
}

/** The lists with a value added (once) under a key. */
export function withValue<K extends string>(
  lists: Partial<Record<K, string[]>>,
  key: K,
  value: string,
): Partial<Record<K, string[]>> {
  const values = lists[key] ?? []
  return values.includes(value) ? lists : { ...lists, [key]: [...values, value] }
}

/** Returns the lists without a value, and without a key that has none left. */
export function withoutValue<K extends string>(
  lists: Partial<Record<K, string[]>>,
  key: K,
  value: string,
): Partial<Record<K, string[]>> {
  const values: string[] = lists[key] ?? []
  return filled({ ...lists, [key]: values.filter((other) => other !== value) })
}
