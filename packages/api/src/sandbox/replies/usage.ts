import { nullish, object, picklist, unknown } from 'valibot'
import { isNetwork } from '../../domain/networks.ts'
import { isZone } from '../../domain/time.ts'
import type { AddressInfo, AddressScore } from '../../entities/Address.ts'
import type { Histogram, Table } from '../../entities/Statistics.ts'
import type { PurgeEntry, StorageEntry } from '../../entities/Usage.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { callsOf } from '../publicCalls.ts'
import { filtersOf, span } from '../query.ts'
import { replies } from '../replies.ts'
import {
  answerHistogram,
  answerTable,
  loadedQuery,
  readQuestion,
  readSteps,
  slowly,
  withGap,
} from '../statisticsQueries.ts'
import { bucketStarts, hasTooManyBuckets } from '../traffic/buckets.ts'
import type { KeyField } from '../traffic/engine.ts'
import { botAction, botReason, cityOf, englishCountryName, networkOf } from '../traffic/labels.ts'
import { hashText, mix } from '../traffic/random.ts'
import { atTheEdge, oneOf, type Question } from '../traffic/scan.ts'
import * as views from '../traffic/views.ts'
import { intervalOf, type WireQuestion } from '../traffic/wire.ts'
import { sitesOf, type World } from '../world/World.ts'

const day = 86_400

/** The bytes a company stores at a moment, growing every hour. The one count that is not derived from requests. */
export function storedAt(company: number, second: number): Omit<StorageEntry, 'timestamp'> {
  const start = 40_000 + (mix(company, 3) % 90_000)
  const objects = start + Math.floor((second - 1_700_000_000) / 90)
  const objectBytes = 2_400_000 + (mix(company, 4) % 900_000)
  return { objects, bytes: objects * objectBytes }
}

type Steps = Pick<WireQuestion, 'from' | 'to' | 'interval' | 'zone'>

const startedBuckets = ({ from, to, interval, zone }: Steps, now: number) =>
  bucketStarts(from, to, interval, zone).filter((start) => start <= now)

/** The histogram of storage. */
export function storage(req: SandboxRequest): StorageEntry[] {
  const { wire } = readSteps(req, { fields: {}, rows: [] })
  return storageOf(req, wire)
}

/** The storage of a company at the end of the range. */
export function storageTable(req: SandboxRequest): Table {
  const { wire } = readQuestion(req, { fields: {}, rows: [] })
  const at = Math.min(wire.to, Math.floor(req.now()))
  if (req.scenario === 'empty' || wire.from > at) return []
  return [{ key: req.company.name, requests: 0, bytes: storedAt(req.company.id, at).bytes }]
}

function storageOf(req: SandboxRequest, steps: Steps): StorageEntry[] {
  if (req.scenario === 'empty') return []
  return withGap(
    startedBuckets(steps, req.now()).map((timestamp) => ({ timestamp, ...storedAt(req.company.id, timestamp) })),
    req,
  )
}

const Stretch = object({ timestamp: span, interval: nullish(unknown()) })

function readStretch(req: SandboxRequest): Steps {
  const { timestamp } = filtersOf(req.query, Stretch)
  const input = JSON.parse(req.query.get('filters') ?? '{}') as {
    timestamp?: { interval?: unknown; timezone?: unknown }
  }
  const interval = intervalOf(input.timestamp?.interval)
  if (interval === undefined) throw refusals.fields({ interval: ['Not a valid interval.'] })
  const zone = typeof input.timestamp?.timezone === 'string' ? input.timestamp.timezone : 'UTC'
  if (!isZone(zone)) throw refusals.fields({ timezone: [`"${zone}" is not a valid time zone.`] })
  if (hasTooManyBuckets({ ...timestamp, interval })) {
    throw refusals.unprocessable('The interval is too short for this range.')
  }
  return { ...timestamp, interval, zone }
}

function purges(req: SandboxRequest): PurgeEntry[] {
  const steps = readStretch(req)
  const kind = req.query.get('key_field')
  if (kind !== 'purge' && kind !== 'ban') {
    throw refusals.fields({
      key_field: [kind === null ? 'This field is required.' : `"${kind}" is not a valid choice.`],
    })
  }
  const { world, company } = req
  const urls = world.invalidations.all().filter((row) => (row.type === 'ban' ? 'ban' : 'purge') === kind)
  const tags = kind === 'ban' ? world.tag_invalidations.all() : []
  const times = [...urls, ...tags]
    .filter((row) => row.company === company.id && row.at >= steps.from && row.at < steps.to)
    .map((row) => row.at)
    .sort((a, b) => a - b)
  const starts = startedBuckets(steps, req.now())
  let next = 0
  const entries = starts.map((timestamp, i): PurgeEntry => {
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY
    const first = next
    while (next < times.length && (times[next] as number) < end) next++
    return { timestamp, requests: req.scenario === 'empty' ? 0 : next - first }
  })
  return withGap(entries, req)
}

function delegated(world: World, company: number): Map<string, string> {
  const domains = world.dns_domains.all().filter((row) => row.company === company)
  return new Map(
    sitesOf(world, company).flatMap(({ url }) => {
      const domain = domains.find(({ name }) => url === name || url.endsWith(`.${name}`))
      return domain ? [[url, domain.name]] : []
    }),
  )
}

/** A name query's question reaches only delegated domains. */
export function dnsViewOf(world: World, company: number): views.View {
  const names = delegated(world, company)
  return { ...views.dns, rows: [oneOf('vhost', [...names.keys()])] }
}

const dnsView = ({ world, company }: SandboxRequest) => dnsViewOf(world, company.id)

async function domains(req: SandboxRequest): Promise<Histogram> {
  if (req.query.get('detailed') !== 'true') return answerHistogram(req, dnsView(req))
  return slowly(req, async () => {
    const { statistics, question, wire } = await loadedQuery(readSteps(req, dnsView(req)))
    const names = delegated(req.world, req.company.id)
    const byDomain: KeyField = { column: 'vhost', label: (site) => names.get(site) ?? '' }
    return statistics.splitHistogram(question, wire.interval, wire.zone, byDomain, [...new Set(names.values())])
  })
}

/** The modes of history of a family. */
export const modes = picklist(['historic', 'analytic'])
function dnsMode(req: SandboxRequest) {
  if (!(modes.options as readonly string[]).includes(req.params.mode ?? '')) throw refusals.notFound()
}

async function seenOf(req: SandboxRequest, ip: string, key: KeyField, size: number) {
  const to = Math.floor(req.now())
  const question: Question = {
    sites: sitesOf(req.world, req.company.id).map((site) => site.url),
    from: to - day,
    to,
    conditions: [oneOf('clientip', [ip]), atTheEdge],
  }
  const { statistics } = await loadedQuery({ statistics: req.statistics, question })
  return (await statistics.table(question, key, size)).results
}

function addressOfPath(req: SandboxRequest): string {
  const ip = req.params.ip ?? ''
  if (ip.includes('/') || !isNetwork(ip)) throw refusals.fields({ ip: ['Enter a valid IPv4 or IPv6 address.'] })
  return ip.toLowerCase()
}

async function address(req: SandboxRequest): Promise<AddressInfo> {
  const ip = addressOfPath(req)
  const countries = await seenOf(req, ip, { column: 'countrycode' }, 300)
  const code = countries[0]?.key ?? null
  const network = networkOf(ip)
  return {
    ip,
    country_code: code,
    country_name: code === null ? null : englishCountryName(code),
    city_name: code === null || !network ? null : cityOf(code),
    asn: network?.asn ?? null,
    organization: network?.organization ?? null,
    is_datacenter: network?.isDataCentre ?? false,
    requests: countries.reduce((sum, row) => sum + row.requests, 0),
    bytes: countries.reduce((sum, row) => sum + row.bytes, 0),
  }
}

async function addressScore(req: SandboxRequest): Promise<AddressScore> {
  const ip = addressOfPath(req)
  const outcomes = await seenOf(req, ip, { column: 'tcdndebugreason', label: botAction }, 10)
  const all = outcomes.reduce((sum, row) => sum + row.requests, 0)
  const denied = outcomes.filter((row) => row.key !== 'allow').reduce((sum, row) => sum + row.requests, 0)
  const agents = await seenOf(req, ip, { column: 'agent', label: botReason }, 10)
  const why = agents.flatMap(({ key }) => (key === '-' ? [] : [key]))
  const flags = [...new Set([...why, ...(networkOf(ip)?.isDataCentre ? ['datacenter'] : [])])]
  const share = all > 0 ? denied / all : 0
  const score = Math.min(99, Math.round(hashText(ip) % 8) + flags.length * 12 + Math.round(share * 60))
  return { ip, score, flags }
}

/** Delegated domains by number of queries. */
export async function domainTable(req: SandboxRequest): Promise<Table> {
  return slowly(req, async () => {
    const { statistics, question, wire } = await loadedQuery(readQuestion(req, dnsView(req)))
    const names = delegated(req.world, req.company.id)
    const byDomain: KeyField = { column: 'vhost', label: (site) => names.get(site) ?? '' }
    return (await statistics.table(question, byDomain, wire.resultSize)).results
  })
}

/** Other usage statistics. */
export const usageReplies = replies(callsOf('usage'), {
  storage: (req) => slowly(req, () => storage(req)),
  storageConsumption: (req) => storageOf(req, readStretch(req)),
  images: (req) => answerHistogram(req, views.images),
  lookups: (req) => answerHistogram(req, views.lookups),
  domains,
  dnsHistogram(req) {
    dnsMode(req)
    return answerHistogram(req, dnsView(req))
  },
  dnsTable(req) {
    dnsMode(req)
    return answerTable(req, dnsView(req))
  },
  purges,
  address,
  addressScore,
})
