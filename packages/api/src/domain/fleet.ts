import type { SslConfig } from '../entities/SslConfig.ts'
import type { Histogram } from '../entities/Statistics.ts'
import { stepsOf } from '../entities/Statistics.ts'
import { expirationOf } from './certificates.ts'
import { type JudgedSite, judgeSites, type SiteHealth, type SiteTraffic, siteTraffic } from './siteHealth.ts'

/** How a company is: the verdict on its worst site, as its own home shows it, and the figures of all of its sites. */
export interface CompanyHealth {
  readonly kind: SiteHealth['kind']
  /** The most severe site; null if no site is named, since none had traffic in either hour. */
  readonly worst: JudgedSite | null
  /** How many sites are no better than watched, and how many are judged. */
  readonly troubled: number
  readonly sites: number
  /** null if nothing was collected. */
  readonly hour: SiteTraffic | null
  /** Requests of the same hour of yesterday; null if they are not known. */
  readonly requestsBefore: number | null
}

/** Judges a company by the histograms, split by site, of its last hour and of the same hour of yesterday. */
export function judgeCompany(hour: Histogram, before: Histogram | undefined): CompanyHealth {
  const sites = judgeSites(hour, before)
  const [worst] = sites
  return {
    kind: worst?.health.kind ?? 'unknown',
    worst: worst ?? null,
    troubled: sites.filter(({ health }) => 'reasons' in health).length,
    sites: sites.length,
    hour: siteTraffic(stepsOf(hour)),
    requestsBefore: before ? (siteTraffic(stepsOf(before))?.requests ?? null) : null,
  }
}

/** The change of a company's requests against the same hour of yesterday, as a share; null if there is no base. */
export function trafficChange({ hour, requestsBefore }: CompanyHealth): number | null {
  return hour && requestsBefore ? hour.requests / requestsBefore - 1 : null
}

/** The share of a company's requests of the last hour that servers answered with an error; null without requests. */
export function errorShare({ hour }: Pick<CompanyHealth, 'hour'>): number | null {
  return hour && hour.requests > 0 ? hour.errors / hour.requests : null
}

const severity = { bad: 0, watch: 1, good: 2, unknown: 3 } as const

/**
 * The place of a company in the order of who needs help first, the smaller the sooner: by verdict, then by the share of
 * requests that end in a server error.
 */
export function troubleRank(health: CompanyHealth): number {
  return severity[health.kind] + (1 - (errorShare(health) ?? 0)) / 2
}

/** How many days are left to the certificate that ends first, below zero if one has ended; null without a known end. */
export function firstExpiryDays(certificates: readonly Pick<SslConfig, 'expiration'>[], now: number): number | null {
  const ends = certificates.flatMap((certificate) => expirationOf(certificate) ?? [])
  return ends.length === 0 ? null : Math.floor((Math.min(...ends) - now) / 86_400)
}
