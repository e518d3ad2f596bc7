import type { alertServices } from '../entities/Alert.ts'
import { countEdge, countSites, monthSpan, transcodedMinutes } from './bills.ts'
import type { SandboxContext } from './context.ts'
import { storedAt } from './replies/usage.ts'
import type { EdgeDay } from './traffic/columns.ts'
import { atTheEdge } from './traffic/scan.ts'
import type { StatisticsSource } from './traffic/statisticsSource.ts'
import { bots, images, type View } from './traffic/views.ts'

type Around = Pick<SandboxContext, 'world' | 'statistics' | 'now'>
type Service = (typeof alertServices)[number]

const gigabyte = 1024 ** 3

const lately = new WeakMap<StatisticsSource, Map<string, { until: number; amount: Promise<number> }>>()

const slot = 600

async function requestsOf({ statistics }: Around, view: View, sites: readonly string[], from: number, to: number) {
  const conditions = [atTheEdge, ...view.rows]
  return (await countSites(statistics, { sites, from, to, conditions })).requests
}

const edges = new WeakMap<StatisticsSource, Map<number, { until: number; did: Promise<EdgeDay> }>>()

function edgeOf(statistics: StatisticsSource, company: number, sites: readonly string[], from: number, to: number) {
  const known = edges.get(statistics) ?? new Map<number, { until: number; did: Promise<EdgeDay> }>()
  edges.set(statistics, known)
  const before = known.get(company)
  if (before?.until === to) return before.did
  const did = countEdge(statistics, `company ${company}`, sites, from, to, true)
  known.set(company, { until: to, did })
  return did
}

async function count(around: Around, company: number, service: Service, from: number, to: number): Promise<number> {
  const { world, statistics } = around
  const sites = world.sites.all().flatMap((site) => (site.company === company ? [site.url] : []))
  switch (service) {
    case 'delivery':
      return (await edgeOf(statistics, company, sites, from, to)).bytes / gigabyte
    case 'waf':
      return (await edgeOf(statistics, company, sites, from, to)).denied
    case 'botmitigation':
      return requestsOf(around, bots, sites, from, to)
    case 'i3':
      return requestsOf(around, images, sites, from, to)
    case 'storage':
      return storedAt(company, to).bytes / gigabyte
    case 'transcoding':
      return transcodedMinutes(around, (row) => row === company, from, to)
  }
}

/** The consumption of a service since the first of the month (UTC), from the requests of the statistics. */
export function consumedThisMonth(around: Around, company: number, service: Service): Promise<number> {
  const { statistics, now } = around
  const until = Math.floor(now() / slot) * slot
  const known = lately.get(statistics) ?? new Map<string, { until: number; amount: Promise<number> }>()
  lately.set(statistics, known)
  const key = `${company} ${service}`
  const before = known.get(key)
  const isOfRequests = service !== 'storage' && service !== 'transcoding'
  if (isOfRequests && before?.until === until) return before.amount
  const today = new Date(until * 1000)
  const { from } = monthSpan(today.getUTCFullYear(), today.getUTCMonth() + 1)
  const amount = count(around, company, service, from, until)
  known.set(key, { until, amount })
  return amount
}
