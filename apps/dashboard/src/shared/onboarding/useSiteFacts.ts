import {
  callApi,
  sites as calls,
  certificates as certificateCalls,
  dns,
  edgeHost,
  type Fact,
  known,
  provisioning,
  reading,
  type SiteCounts,
  type SiteFacts,
  type SiteFindings,
  type SiteStep,
  siteHttps,
  siteSteps,
  unread,
  useApi,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useEffect, useMemo, useState } from 'react'
import { usePolling } from '../../kit/read/usePolling.ts'
import { useSession } from '../../platform/session/SessionContext.ts'
import { useMay } from '../../platform/session/useMay.ts'
import { useCertificateRows } from '../provisioning/useCertificateRows.ts'
import { factFrom, factOf, mapFact } from './facts.ts'
import { useBackendFacts } from './useBackendFacts.ts'
import { askCounts, SITES_A_QUESTION } from './useTraffic.ts'

/** Seconds of traffic in which the first request and the first hit are looked for. */
const COUNTED_S = 30 * 86_400
const SECOND = 1000
/** Every 15 seconds at first, then more rarely, for about an hour. */
const delays = [
  ...Array<number>(8).fill(15 * SECOND),
  ...Array<number>(10).fill(30 * SECOND),
  ...Array<number>(50).fill(60 * SECOND),
]

/** What the steps depend on: a write of one of them is noticed at once. */
const affecting = [calls.list, certificateCalls.requests, provisioning.configs, provisioning.backends, dns.records]

/** What a check of a domain says: whether its code is there, and what was found. */
export interface HostCheck {
  readonly verified: boolean
  readonly found: SiteFindings | null
}

/** The steps of some sites, read from calls and asked again while the page is visible. */
export interface SiteStepsRead {
  stepsOf(host: string): readonly SiteStep[]
  /** Whether it is no longer asked again by itself. */
  readonly isStopped: boolean
  readonly isAsking: boolean
  again(): void
}

/** Reads the steps of sites and of domains that wait for their verification; `hosts` are no more than ten. */
export function useSiteSteps(hosts: readonly string[]): SiteStepsRead {
  const api = useApi()
  const { company } = useSession()
  const companyId = company?.id ?? 0
  const listed = useMemo(() => new Map((company?.sites ?? []).map((site) => [site.url, site])), [company])
  const allSites = useMemo(() => [...listed.keys()], [listed])
  const mayCheck = useMay(calls.validate).kind === 'allowed'
  const key = hosts.length > 0 ? JSON.stringify([companyId, hosts]) : null
  const backends = useBackendFacts(hosts, delays, hosts.length > 0)
  const certificates = useCertificateRows({ quiet: true })
  const checks = usePolling<ReadonlyMap<string, Fact<HostCheck>>>(
    mayCheck ? key : null,
    async (signal) =>
      new Map(
        await Promise.all(
          hosts.map(async (domain) => {
            const asked = callApi(calls.validate, { body: { domain } }, api, { signal, isQuiet: true })
            const fact = await factFrom(asked.then(({ verified, found }) => ({ verified, found: found ?? null })))
            return [domain, fact] as const
          }),
        ),
      ),
    delays,
    affecting,
  )
  const counted = useMemo(() => hosts.filter((host) => listed.has(host)).slice(0, SITES_A_QUESTION), [hosts, listed])
  const traffic = usePolling<ReadonlyMap<string, SiteCounts>>(
    counted.length > 0 ? JSON.stringify([companyId, counted]) : null,
    (signal) => {
      const to = nowSeconds()
      const span = { from: to - COUNTED_S, to }
      return askCounts({ company: companyId, allSites, sites: counted, span, resultSize: 0 }, api, signal)
    },
    delays,
    affecting,
  )
  const { updatedAt } = checks
  const [heldAt, setHeldAt] = useState(updatedAt)
  const { retry } = backends
  // A version on its way goes live, and a certificate is issued, without a write of this page.
  const { again: askCertificates } = certificates
  useEffect(() => {
    if (updatedAt === heldAt) return
    setHeldAt(updatedAt)
    if (heldAt === undefined) return
    retry()
    askCertificates()
  }, [updatedAt, heldAt, retry, askCertificates])
  const edge = edgeHost(companyId)
  const stepsOf = (host: string) => {
    const site = listed.get(host)
    const check: Fact<HostCheck> = mayCheck ? (checks.data?.get(host) ?? reading) : unread('forbidden')
    const facts: SiteFacts = {
      isListed: known(site !== undefined),
      isVerified: mapFact(check, ({ verified }) => known(verified)),
      backend: backends.factOf(host),
      https: mapFact(factOf(certificates.read), (rows) =>
        known(siteHttps(site ?? { id: 0, url: host, ssl: false }, rows, [])),
      ),
      found: mapFact(check, ({ found }) => known(found)),
      counts: site
        ? mapFact(factOf(traffic), (counts) => {
            const found = counts.get(host)
            return found ? known(found) : reading
          })
        : known({ requests: 0, hits: 0 }),
    }
    return siteSteps(facts, edge)
  }
  return {
    stepsOf,
    isStopped: checks.isStopped || traffic.isStopped,
    isAsking: checks.isAsking || traffic.isAsking,
    again: () => {
      checks.again()
      traffic.again()
    },
  }
}
