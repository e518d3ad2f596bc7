import {
  type ApiContext,
  anomalies,
  anomalyIncidents,
  type Bill,
  billing,
  billTotals,
  type Call,
  type Company,
  type CompanyHealth,
  callApi,
  certificates,
  type Fact,
  firstExpiryDays,
  itemsOf,
  judgeCompany,
  permissionOf,
  reading,
  statistics,
  toWire,
  unread,
  useApi,
} from '@parapet/api'
import { lastFullMinute } from '@parapet/base'
import { useLocale, useTheme } from '@parapet/ui'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../platform/session/SessionContext.ts'
import { factFrom, mapFact } from '../../shared/onboarding/facts.ts'
import { useAskedRows } from '../../shared/onboarding/useAskedRows.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Companies whose hours are asked for; two requests each. */
export const MOST_JUDGED = 500
/** Rows of which more is asked than the hours; three requests each. */
const MOST_DETAILED = 100
/** Companies that are asked at the same time. */
const AT_ONCE = 4
const MOST_ROWS = 100

/** What is read of a company once its row has been on screen. */
export interface CompanyDetails {
  /** Incidents of the last 24 hours, and whether one goes on. */
  readonly incidents: Fact<{ readonly n: number; readonly isRunning: boolean }>
  /** Days to the end of the certificate that ends first; null without a certificate. */
  readonly expiryDays: Fact<number | null>
  readonly unpaid: Fact<number>
}

/** What the fleet board shows of companies, as far as it was answered. */
export interface Fleet {
  healthOf(company: Company): Fact<CompanyHealth>
  detailsOf(company: Company): CompanyDetails
  /** How many companies were asked for, of how many. */
  readonly done: number
  readonly asked: number
  onSeen(company: number): void
  refresh(): void
}

const noneOfIt = (fact: Fact<never>): CompanyDetails => ({ incidents: fact, expiryDays: fact, unpaid: fact })

/** Reads how companies are: the hours of the first 500, and more of those that were on screen. */
export function useFleet(companies: readonly Company[]): Fleet {
  const api = useApi()
  const { user } = useSession()
  const { seed } = useTheme()
  const { zone } = useLocale()
  const [now, setNow] = useState(lastFullMinute)
  const [seen, setSeen] = useState<readonly number[]>([])
  const byKey = useMemo(() => new Map(companies.map((company) => [`${company.id} ${now}`, company])), [companies, now])
  const refusal = useCallback(
    (call: Call, company: Company) =>
      permissionOf(call, { user, company, themeName: seed.name }).kind === 'refused' ? unread('forbidden') : null,
    [user, seed.name],
  )
  const keys = useMemo(() => [...byKey.keys()].slice(0, MOST_JUDGED), [byKey])
  const seenKeys = useMemo(() => seen.map((id) => `${id} ${now}`).filter((key) => byKey.has(key)), [seen, now, byKey])
  const each = async <T>(part: readonly string[], ask: (company: Company) => Promise<T>) =>
    new Map(
      await Promise.all(
        part.flatMap((key) => {
          const company = byKey.get(key)
          return company ? [ask(company).then((answer) => [key, answer] as const)] : []
        }),
      ),
    )
  const hours = useAskedRows<Fact<CompanyHealth>>(keys, {
    group: AT_ONCE,
    most: Number.POSITIVE_INFINITY,
    reads: [statistics.historicHistogram],
    ask: (part, signal) =>
      each(part, async (company) => {
        const refused = refusal(statistics.historicHistogram, company)
        if (refused) return refused
        const hour = (end: number) =>
          callApi(statistics.historicHistogram, hourParams(company.id, end, zone), api, { signal, isQuiet: true })
        const [last, before] = await Promise.all([factFrom(hour(now)), factFrom(hour(now - DAY))])
        return mapFact(last, (answer) => ({
          kind: 'known',
          value: judgeCompany(answer, before.kind === 'known' ? before.value : undefined),
        }))
      }),
  })
  const details = useAskedRows<CompanyDetails>(seenKeys, {
    group: AT_ONCE,
    most: MOST_DETAILED,
    reads: [anomalies.list, certificates.list, billing.companyBills],
    ask: (part, signal) => each(part, (company) => askDetails(company, now, { api, signal, refusal })),
  })
  return useMemo(() => {
    const wanted = new Set(keys)
    const shown = new Set(seenKeys.slice(0, MOST_DETAILED))
    const keyOf = ({ id }: Company) => `${id} ${now}`
    return {
      healthOf: (company) =>
        hours.answers.get(keyOf(company)) ?? (wanted.has(keyOf(company)) ? reading : unread('many')),
      detailsOf: (company) =>
        details.answers.get(keyOf(company)) ?? noneOfIt(shown.has(keyOf(company)) ? reading : unread('many')),
      done: keys.filter((key) => hours.answers.has(key)).length,
      asked: keys.length,
      onSeen: (company) => setSeen((before) => (before.includes(company) ? before : [...before, company])),
      refresh: () => setNow(lastFullMinute()),
    }
  }, [hours.answers, details.answers, keys, seenKeys, now])
}

// The same hours that the company's own home judges its sites by.
const hourParams = (company: number, end: number, zone: string) => ({
  company,
  filters: toWire(
    {
      ...{ company, tier: 'L1' as const, step: HOUR, zone, sites: [], include: {}, exclude: {} },
      span: { from: end - HOUR, to: end },
    },
    { allSites: [], filterCompany: null },
  ),
  detailed: true,
})

interface Asking {
  readonly api: ApiContext
  readonly signal: AbortSignal
  refusal(call: Call, company: Company): Fact<never> | null
}

async function askDetails(company: Company, now: number, { api, signal, refusal }: Asking): Promise<CompanyDetails> {
  const options = { signal, isQuiet: true }
  const page = { company: company.id, limit: MOST_ROWS, offset: 0 }
  const timestamp = { from: now - 2 * DAY, to: now }
  const [found, certified, bills] = await Promise.all([
    refusal(anomalies.list, company) ??
      factFrom(callApi(anomalies.list, { ...page, filters: { timestamp, vhost: [] } }, api, options)),
    refusal(certificates.list, company) ?? factFrom(callApi(certificates.list, { ...page, filters: {} }, api, options)),
    refusal(billing.companyBills, company) ??
      factFrom(callApi(billing.companyBills, { company: company.id }, api, options)),
  ])
  return {
    incidents: mapFact(found, (list) => {
      const recent = anomalyIncidents(itemsOf(list).items).filter(({ to }) => to === null || to > now - DAY)
      return { kind: 'known', value: { n: recent.length, isRunning: recent.some(({ to }) => to === null) } }
    }),
    expiryDays: mapFact(certified, (list) => ({ kind: 'known', value: firstExpiryDays(itemsOf(list).items, now) })),
    unpaid: mapFact(bills, (list: readonly Bill[]) => ({
      kind: 'known',
      value: billTotals(list).reduce((sum, { pendingCount }) => sum + pendingCount, 0),
    })),
  }
}
