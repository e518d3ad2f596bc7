import { MOST_SITES } from '../provisioning/impactSites.ts'

/** How the sites of one configuration are judged. */
interface Judging<T> {
  /** The hosts that the configuration names. */
  readonly named: ReadonlySet<string>
  /** What holds for every host that is not named; undefined if parts of a host decide, so that each is judged. */
  readonly unnamed: T | undefined
  /** Takes about a millisecond. */
  readonly judge: (host: string) => T
}

/**
 * Returns a function that judges the sites that need a verdict of their own: those of `hosts`, and those of `others` that
 * are named. Each is judged once for a configuration, however often more hosts are asked for.
 */
export function siteVerdicts<T>({ named, unnamed, judge }: Judging<T>) {
  const known = new Map<string, T>()
  const verdictOf = (host: string): T => {
    const verdict = known.get(host) ?? judge(host)
    known.set(host, verdict)
    return verdict
  }
  return (hosts: readonly string[], others: readonly string[]): ReadonlyMap<string, T> => {
    const own = unnamed === undefined ? hosts : hosts.filter((host) => named.has(host))
    const judged = [...new Set([...own, ...others.filter((host) => named.has(host))])].slice(0, MOST_SITES)
    return new Map(judged.map((host) => [host, verdictOf(host)]))
  }
}
