import type { BackendProblem } from '@parapet/api'

/** A period in which probes of an origin failed on one or more nodes. Epoch seconds. */
export interface OriginFailure {
  readonly origin: string
  readonly from: number
  /** Null while it is ongoing. */
  readonly until: number | null
  readonly nodes: number
  readonly errors: readonly string[]
}

function overlaps(one: OriginFailure, { timestamp, until }: BackendProblem): boolean {
  return timestamp <= (one.until ?? Number.POSITIVE_INFINITY) && (until ?? Number.POSITIVE_INFINITY) >= one.from
}

/** Merges the problems that several nodes report of an origin at the same time; ongoing ones first, then the latest. */
export function toOriginFailures(problems: readonly BackendProblem[]): OriginFailure[] {
  const found = new Map<string, OriginFailure[]>()
  const nodes = new Map<OriginFailure, Set<string>>()
  for (const problem of [...problems].sort((a, b) => a.timestamp - b.timestamp || a.id - b.id)) {
    const { backend, backend_name, node, timestamp, until, error, status_code } = problem
    const failures = found.get(`${backend}`) ?? []
    const last = failures.at(-1)
    const isSame = last !== undefined && overlaps(last, problem)
    const seen = new Set(isSame ? nodes.get(last) : []).add(node)
    const message = error || (status_code === null ? '' : `${status_code}`)
    const next: OriginFailure = {
      origin: backend_name || `${backend}`,
      from: isSame ? last.from : timestamp,
      until: isSame ? (last.until === null || until === null ? null : Math.max(last.until, until)) : until,
      nodes: seen.size,
      errors: [...new Set([...(isSame ? last.errors : []), ...(message ? [message] : [])])],
    }
    nodes.set(next, seen)
    found.set(`${backend}`, [...(isSame ? failures.slice(0, -1) : failures), next])
  }
  return [...found.values()]
    .flat()
    .sort((a, b) => Number(b.until === null) - Number(a.until === null) || b.from - a.from)
}
