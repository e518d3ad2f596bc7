import {
  type Company,
  sites as calls,
  dnsStep,
  edgeHost,
  type Fact,
  known,
  reading,
  type Site,
  type SiteCounts,
  type StepState,
  statistics,
  type User,
  unread,
  useApi,
  useRead,
} from '@parapet/api'
import { nowSeconds } from '@parapet/base'
import { useMemo, useState } from 'react'
import { useMay } from '../../platform/session/useMay.ts'
import { useCapability } from '../../shared/board/useCapability.ts'
import { unreadBy } from '../../shared/onboarding/facts.ts'
import { useAskedRows } from '../../shared/onboarding/useAskedRows.ts'
import { useBackendFacts } from '../../shared/onboarding/useBackendFacts.ts'
import { useFindings } from '../../shared/onboarding/useFindings.ts'
import { askCounts, countsIn, readCounts, SITES_A_QUESTION, trafficParams } from '../../shared/onboarding/useTraffic.ts'

const DAY = 86_400
const STEP = 300
/** The most sites of a visit that are asked for their traffic beside the call for all sites at once. */
export const MOST_COUNTED = 100
/** The most sites of a visit that are asked for their DNS. */
export const MOST_CHECKED = 40

/** The requests of a site in the last day, and in the day before. */
export interface DayCounts {
  readonly requests: number
  readonly before: number | null
}

/** What the list tells of a site beside the site itself. */
export interface SiteRows {
  countsOf(host: string): Fact<DayCounts>
  dnsOf(host: string): StepState
  backendOf: ReturnType<typeof useBackendFacts>['factOf']
}

const none: readonly string[] = []
const noChecks: readonly number[] = []

/** Reads the days, DNS and backends of sites: in bulk where a call has it, else for those that were on screen. */
export function useSiteRows(sites: readonly Site[], seen: readonly string[], viewer: Viewer): SiteRows {
  const days = useDays(sites, seen, viewer)
  const mayCheck = useMay(calls.validate).kind === 'allowed'
  const { countsOf } = days
  const unclear = useMemo(() => {
    if (!mayCheck) return none
    return seen.filter((host) => {
      const counts = countsOf(host)
      return counts.kind === 'unknown' || (counts.kind === 'known' && counts.value.requests === 0)
    })
  }, [seen, mayCheck, countsOf])
  const answers = useFindings(unclear, MOST_CHECKED)
  const all = useMemo(() => sites.map(({ url }) => url), [sites])
  const backends = useBackendFacts(seen, noChecks, true, all)
  const edge = edgeHost(viewer.company.id)
  const { factOf } = backends
  return useMemo(() => {
    const onScreen = new Set(seen)
    const dnsOf = (host: string): StepState => {
      const counts = countsOf(host)
      const day: Fact<SiteCounts> =
        counts.kind === 'known' ? known({ requests: counts.value.requests, hits: null }) : counts
      const isLeft = !onScreen.has(host) || unclear.indexOf(host) >= MOST_CHECKED
      const found = answers.get(host) ?? (mayCheck ? (isLeft ? unread('many') : reading) : unread('forbidden'))
      return dnsStep(found, day, edge)
    }
    return { countsOf, dnsOf, backendOf: factOf }
  }, [countsOf, answers, seen, unclear, mayCheck, edge, factOf])
}

interface Viewer {
  readonly user: User
  readonly company: Company
}

function useDays(sites: readonly Site[], seen: readonly string[], { user, company }: Viewer) {
  const api = useApi()
  const may = useMay(statistics.historicTable).kind === 'allowed'
  const [to] = useState(() => Math.floor(nowSeconds() / STEP) * STEP)
  const size = useCapability('stats', { user, company }).capability.resultSize
  const allSites = useMemo(() => sites.filter(({ active }) => active).map(({ url }) => url), [sites])
  const companyId = company.id
  const question = (from: number, until: number, wanted: readonly string[]) => ({
    ...{ company: companyId, allSites, sites: wanted, resultSize: size },
    span: { from, to: until },
  })
  const isAsked = may && allSites.length > 0
  const options = { quiet: true, keepPrevious: true }
  const last = useRead(statistics.historicTable, isAsked ? trafficParams(question(to - DAY, to, [])) : null, options)
  const before = useRead(
    statistics.historicTable,
    isAsked ? trafficParams(question(to - 2 * DAY, to - DAY, [])) : null,
    options,
  )
  const day = useMemo(() => last.data && readCounts(last.data, size), [last.data, size])
  const earlier = useMemo(() => before.data && readCounts(before.data, size), [before.data, size])
  const missing = useMemo(() => {
    if (!day || !may) return none
    const own = new Set(allSites)
    const isTold = (host: string) =>
      countsIn(day, host) !== undefined && (earlier === undefined || countsIn(earlier, host) !== undefined)
    return seen.filter((host) => own.has(host) && !isTold(host))
  }, [seen, day, earlier, allSites, may])
  const { answers, failed } = useAskedRows<DayCounts>(missing, {
    group: SITES_A_QUESTION,
    most: MOST_COUNTED,
    reads: [calls.list, statistics.historicTable],
    async ask(hosts, signal) {
      const [now, then] = await Promise.all([
        askCounts(question(to - DAY, to, hosts), api, signal),
        askCounts(question(to - 2 * DAY, to - DAY, hosts), api, signal),
      ])
      return new Map(
        hosts.map((host) => [host, { requests: now.get(host)?.requests ?? 0, before: then.get(host)?.requests ?? 0 }]),
      )
    },
  })
  const { failure } = last
  const countsOf = useMemo(() => {
    const onScreen = new Set(missing.slice(0, MOST_COUNTED))
    return (host: string): Fact<DayCounts> => {
      if (!may) return unread('forbidden')
      const asked = answers.get(host)
      if (asked) return known(asked)
      if (!day) return failure ? unreadBy(failure) : reading
      const found = countsIn(day, host)
      if (found?.kind !== 'known') {
        if (failed.has(host)) return unread('failed')
        return onScreen.has(host) ? reading : unread('many')
      }
      const then = earlier && countsIn(earlier, host)
      return known({
        requests: found.value.requests,
        before: then?.kind === 'known' ? then.value.requests : null,
      })
    }
  }, [may, answers, failed, day, earlier, failure, missing])
  return { countsOf }
}
