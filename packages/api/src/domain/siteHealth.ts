import { type Histogram, type HistogramEntry, hasBuckets, stepsBySite } from '../entities/Statistics.ts'
import { hitRatioOf } from './hitRatio.ts'

/** The traffic of a site in one hour. `responseMicros` is a mean; null means unknown. */
export interface SiteTraffic {
  readonly requests: number
  readonly errors: number
  readonly hitRatio: number | null
  readonly responseMicros: number | null
}

/** One reason for a verdict that is not good, with the figures it compares. */
export type SiteHealthReason =
  | { readonly kind: 'errors'; readonly share: number }
  | { readonly kind: 'errorsRose'; readonly share: number; readonly before: number }
  | { readonly kind: 'trafficFell'; readonly part: number }
  | { readonly kind: 'hitRatioFell'; readonly ratio: number; readonly before: number }
  | { readonly kind: 'slower'; readonly micros: number; readonly before: number }

/** The health of a site. `unknown`: too little traffic to judge, or none was collected. */
export type SiteHealth =
  | { readonly kind: 'unknown'; readonly why: 'few' | 'uncollected' }
  | { readonly kind: 'good' }
  | { readonly kind: 'watch' | 'bad'; readonly reasons: readonly SiteHealthReason[] }

/** The published rules of a site's health (decision 0029); shares are 0 to 1, times microseconds. */
export const siteHealthRules = {
  /** Fewer requests are not judged, and are no baseline. */
  minRequests: 300,
  errorShareBad: 0.05,
  errorShareWatch: 0.01,
  errorRiseFrom: 0.005,
  errorRiseTimes: 3,
  trafficBad: 0.1,
  trafficWatch: 0.5,
  hitRatioFall: 0.15,
  slowerTimes: 2,
  slowerMicros: 200_000,
} as const

/** A site that a breakdown by site does not name: it had no requests. */
export const noTraffic: SiteTraffic = { requests: 0, errors: 0, hitRatio: null, responseMicros: null }

/** Adds up the buckets of a site; null without any, since its traffic is unknown then. */
export function siteTraffic(entries: readonly HistogramEntry[]): SiteTraffic | null {
  if (entries.length === 0) return null
  let requests = 0
  let errors = 0
  let micros = 0
  let timed = 0
  for (const entry of entries) {
    requests += entry.requests
    errors += entry.status_5xx
    if (entry.response_time !== null && entry.response_time !== undefined) {
      micros += entry.response_time * entry.requests
      timed += entry.requests
    }
  }
  return {
    requests,
    errors,
    hitRatio: hitRatioOf(entries),
    responseMicros: timed > 0 ? micros / timed : null,
  }
}

/** Judges a site by its last hour and the same hour of yesterday, the most severe reason first. */
export function judgeSite(hour: SiteTraffic | null, before: SiteTraffic | null): SiteHealth {
  if (!hour) return { kind: 'unknown', why: 'uncollected' }
  const rules = siteHealthRules
  const base = before && before.requests >= rules.minRequests ? before : undefined
  const bad: SiteHealthReason[] = []
  const watch: SiteHealthReason[] = []
  if (base) {
    const part = hour.requests / base.requests
    if (part < rules.trafficWatch) (part < rules.trafficBad ? bad : watch).push({ kind: 'trafficFell', part })
  }
  if (hour.requests >= rules.minRequests) {
    const share = hour.errors / hour.requests
    const earlierShare = base ? base.errors / base.requests : undefined
    if (share >= rules.errorShareWatch) (share >= rules.errorShareBad ? bad : watch).unshift({ kind: 'errors', share })
    else if (earlierShare !== undefined && share >= rules.errorRiseFrom && share >= rules.errorRiseTimes * earlierShare)
      watch.unshift({ kind: 'errorsRose', share, before: earlierShare })
    if (hour.responseMicros !== null && base && base.responseMicros !== null) {
      const { responseMicros: micros } = hour
      const { responseMicros: earlier } = base
      if (micros >= rules.slowerTimes * earlier && micros - earlier >= rules.slowerMicros)
        watch.push({ kind: 'slower', micros, before: earlier })
    }
    if (hour.hitRatio !== null && base && base.hitRatio !== null && base.hitRatio - hour.hitRatio >= rules.hitRatioFall)
      watch.push({ kind: 'hitRatioFell', ratio: hour.hitRatio, before: base.hitRatio })
  }
  if (bad.length > 0) return { kind: 'bad', reasons: [...bad, ...watch] }
  if (watch.length > 0) return { kind: 'watch', reasons: watch }
  return hour.requests >= rules.minRequests ? { kind: 'good' } : { kind: 'unknown', why: 'few' }
}

const order = { bad: 0, watch: 1, good: 2, unknown: 3 } as const

/** Orders sites by severity, then by requests. */
export function bySeverity(
  a: { readonly health: SiteHealth; readonly hour: SiteTraffic | null },
  b: { readonly health: SiteHealth; readonly hour: SiteTraffic | null },
): number {
  return order[a.health.kind] - order[b.health.kind] || (b.hour?.requests ?? 0) - (a.hour?.requests ?? 0)
}

/** A site with its verdict. */
export interface JudgedSite {
  readonly site: string
  readonly health: SiteHealth
  /** null if it was not collected. */
  readonly hour: SiteTraffic | null
}

/**
 * Judges sites by the histograms, split by site, of their last hour and of the same hour of yesterday, the most severe
 * first. Without names, those that a histogram names.
 */
export function judgeSites(
  hour: Histogram,
  before: Histogram | undefined,
  names?: readonly string[],
): readonly JudgedSite[] {
  const now = stepsBySite(hour)
  const earlier = before ? stepsBySite(before) : {}
  const isCollected = hasBuckets(hour)
  return (names ?? [...new Set([...Object.keys(now), ...Object.keys(earlier)])])
    .map((site): JudgedSite => {
      const traffic = siteTraffic(now[site] ?? []) ?? (isCollected ? noTraffic : null)
      return { site, hour: traffic, health: judgeSite(traffic, siteTraffic(earlier[site] ?? [])) }
    })
    .sort(bySeverity)
}
