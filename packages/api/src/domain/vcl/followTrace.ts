import { isDecided, type TraceConfig, type TraceWay, traceRequest } from './trace.ts'
import type { TraceRequest, TraceWorld } from './traceState.ts'

/** A request of a chain of redirects, and what becomes of it. */
export interface TraceHop {
  readonly request: TraceRequest
  readonly ways: readonly TraceWay[]
}

/** How a chain ends: decided, not decided, at a host that is not the company's, back where it was, or after too many. */
export type TraceEnd = 'decided' | 'undecided' | 'elsewhere' | 'loop' | 'tooLong'

export interface FollowedTrace {
  readonly hops: readonly TraceHop[]
  readonly end: TraceEnd
}

/** Browsers give up after twenty. */
const MOST_HOPS = 20

/** The address that a request is for, without a fragment. */
export const requestAddress = ({ scheme, host, url }: TraceRequest): string => `${scheme}://${host}${url ?? '/'}`

/** Where a redirect leads; null for what is no address of the web. */
function targetOf(request: TraceRequest, { status, to }: { status: number | null; to: string }): TraceRequest | null {
  const base = requestAddress(request)
  if (!URL.canParse(to, base)) return null
  const { protocol, host, pathname, search } = new URL(to, base)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const keeps = status === 307 || status === 308 || request.method === 'HEAD'
  return {
    ...request,
    host,
    url: pathname + search,
    scheme: protocol === 'http:' ? 'http' : 'https',
    method: keeps ? request.method : 'GET',
  }
}

/** Walks a request, and each request that it is redirected to, while the host is one of `hosts`. */
export function followTrace(
  config: TraceConfig,
  first: TraceRequest,
  hosts: Iterable<string>,
  isInList?: TraceWorld['isInList'],
): FollowedTrace {
  const own = new Set(hosts)
  const seen = new Set<string>()
  const hops: TraceHop[] = []
  for (let request: TraceRequest | null = first; request; ) {
    const key: string = `${request.method} ${requestAddress(request)}`
    if (seen.has(key)) return { hops, end: 'loop' }
    if (hops.length >= MOST_HOPS) return { hops, end: 'tooLong' }
    seen.add(key)
    const ways = traceRequest(config, request, isInList)
    hops.push({ request, ways })
    const [way] = ways
    if (!way || !isDecided(ways)) return { hops, end: 'undecided' }
    const { outcome } = way
    if (outcome.kind !== 'redirect' || outcome.to === null) return { hops, end: 'decided' }
    const next: TraceRequest | null = targetOf(request, { status: outcome.status, to: outcome.to })
    if (!next || !own.has(next.host)) return { hops, end: 'elsewhere' }
    request = next
  }
  return { hops, end: 'undecided' }
}
