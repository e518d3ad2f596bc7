import { followTrace } from './followTrace.ts'
import { type CachePolicy, type TraceConfig, type TraceOutcome, type TraceWay, traceRequest } from './trace.ts'
import type { TraceRequest } from './traceState.ts'
import type { Doubt } from './traceValues.ts'

/** What a configuration may do with the requests of a site, over HTTPS, whoever sends them. */
export interface SiteEffect {
  /** Null is none; a name that is missing is none, too. */
  readonly backends: readonly (string | null)[]
  readonly caches: readonly CachePolicy[]
  readonly redirects: readonly string[]
  readonly refusals: readonly number[]
  /** The tests that visitors, origins and the platform decide are not among them. */
  readonly doubts: readonly Doubt[]
  /** Whether something else may happen that cannot be read from the configuration. */
  readonly isOpen: boolean
}

/** What happens to the backend of a site: `partlyNone` had requests without one before, too; which ones may differ. */
export type BackendImpact =
  | 'same'
  | 'changed'
  | 'lost'
  | 'partlyLost'
  | 'partlyNone'
  | 'answered'
  | 'gained'
  | 'none'
  | 'undecided'

/** The difference of a deployment for one site. */
export interface SiteImpact {
  readonly site: string
  readonly before: SiteEffect
  readonly after: SiteEffect
  readonly backend: BackendImpact
  readonly isCacheChanged: boolean
  readonly isRedirectChanged: boolean
  readonly isRefusalChanged: boolean
  /** Addresses that redirect to themselves after the change and did not before. */
  readonly loops: readonly string[]
}

/** Any request of a site over HTTPS. */
const anyRequest = (host: string): TraceRequest => ({
  host,
  url: null,
  scheme: 'https',
  method: null,
  headers: [],
  country: null,
  address: null,
  originStatus: null,
  isAnyVisitor: true,
})

const expected = new Set<Doubt['code']>([
  'visitor',
  'origin',
  'cached',
  'challenge',
  'limit',
  'bots',
  'platform',
  'list',
  'order',
])

function unique<V>(values: readonly V[]): V[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, value]) => value)
}

const outcomesOf = <K extends TraceOutcome['kind']>(ways: readonly TraceWay[], kind: K) =>
  ways.flatMap(({ outcome }) => (outcome.kind === kind ? [outcome as TraceOutcome & { kind: K }] : []))

/** What a configuration may do with the requests of a site; `isInList` tells in which IP lists the visitor is. */
export function siteEffect(config: TraceConfig, site: string, isInList?: (name: string) => boolean | null): SiteEffect {
  const ways = traceRequest(config, anyRequest(site), isInList)
  const served = outcomesOf(ways, 'served')
  const redirects = outcomesOf(ways, 'redirect')
  return {
    backends: unique(served.map(({ backend, isMissing }) => (isMissing ? null : backend))),
    caches: unique(served.map(({ cache }) => cache)),
    redirects: unique(redirects.map(({ status, to }) => [status, to].filter((part) => part !== null).join(' '))),
    refusals: unique(outcomesOf(ways, 'answered').map(({ status }) => status)),
    doubts: unique(ways.flatMap(({ doubts }) => doubts.filter(({ code }) => !expected.has(code)))),
    isOpen: ways.some(({ outcome }) => outcome.kind === 'unknown'),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function backendImpact(before: SiteEffect, after: SiteEffect): BackendImpact {
  const [had, has] = [before, after].map(({ backends }) => backends.some((name) => name !== null))
  const lacks = after.backends.includes(null)
  if (after.isOpen && !isSame(before, after)) return 'undecided'
  if (!had && !has) return 'none'
  if (had && !has) return after.backends.length === 0 ? 'answered' : 'lost'
  if (!had) return 'gained'
  if (lacks) return before.backends.includes(null) ? 'partlyNone' : 'partlyLost'
  return isSame(before.backends, after.backends) ? 'same' : 'changed'
}

const addressIn = (redirect: string) => redirect.replace(/^\d{3} /, '')

/** The addresses that a configuration redirects to and that lead back to themselves. */
function loopsOf(config: TraceConfig, effect: SiteEffect, hosts: readonly string[]): string[] {
  return effect.redirects.map(addressIn).filter((address) => {
    if (!URL.canParse(address)) return false
    const { protocol, host, pathname, search } = new URL(address)
    if (!hosts.includes(host)) return false
    const request: TraceRequest = {
      ...anyRequest(host),
      scheme: protocol === 'http:' ? 'http' : 'https',
      url: pathname + search,
      method: 'GET',
      isAnyVisitor: false,
    }
    return followTrace(config, request, hosts).end === 'loop'
  })
}

/** Compares what two configurations do with the requests of each site. */
export function impactOf(before: TraceConfig, after: TraceConfig, sites: readonly string[]): readonly SiteImpact[] {
  return sites.map((site) => {
    const [was, is] = [siteEffect(before, site), siteEffect(after, site)]
    const known = loopsOf(before, was, sites)
    return {
      site,
      before: was,
      after: is,
      backend: backendImpact(was, is),
      isCacheChanged: !isSame(was.caches, is.caches),
      isRedirectChanged: !isSame(was.redirects, is.redirects),
      isRefusalChanged: !isSame(was.refusals, is.refusals),
      loops: loopsOf(after, is, sites).filter((address) => !known.includes(address)),
    }
  })
}

/** What becomes of the requests of a site from the addresses of an IP list, and from all others. */
export interface ListImpact {
  readonly site: string
  readonly inside: SiteEffect
  readonly outside: SiteEffect
}

/** Returns the sites whose requests are treated by an IP list, by its name in VCL, with both treatments. */
export function listImpact(config: TraceConfig, list: string, sites: readonly string[]): readonly ListImpact[] {
  const effect = (site: string, isIn: boolean) => siteEffect(config, site, (name) => (name === list ? isIn : null))
  return sites
    .map((site): ListImpact => ({ site, inside: effect(site, true), outside: effect(site, false) }))
    .filter(({ inside, outside }) => !isSame({ ...inside, doubts: [] }, { ...outside, doubts: [] }))
}
