import { array, integer, nullish, number, object, picklist, pipe, regex, string, transform, union } from 'valibot'
import { type BotOutcome, botOutcomes } from '../../domain/botShares.ts'
import { bots } from '../../endpoints/bots.ts'
import type { BotEntry, BotHistogram, ClientAnalysis, TrafficStep } from '../../entities/BotTraffic.ts'
import type { HistogramEntry } from '../../entities/Statistics.ts'
import { refusals, type SandboxRequest } from '../context.ts'
import { filtersOf, list } from '../query.ts'
import { replies } from '../replies.ts'
import { answerTable, loadedQuery, type Read, readSteps, recorded, slowly } from '../statisticsQueries.ts'
import { botAction, botReason, crawlerName, isBot } from '../traffic/labels.ts'
import { atTheEdge, type Condition, oneOf, type Question } from '../traffic/scan.ts'
import { otherSites, type StatisticsSource } from '../traffic/statisticsSource.ts'
import * as views from '../traffic/views.ts'
import { sitesOf } from '../world/World.ts'

function added(parts: readonly HistogramEntry[]): HistogramEntry {
  const [first, ...rest] = parts as [HistogramEntry, ...HistogramEntry[]]
  const total: Record<string, unknown> = { ...first, response_time: null }
  for (const part of rest) {
    for (const [name, value] of Object.entries(part)) {
      if (name !== 'timestamp' && typeof value === 'number') total[name] = Number(total[name] ?? 0) + value
    }
  }
  return total as HistogramEntry
}

async function botSteps(
  statistics: StatisticsSource,
  question: Question,
  { interval, zone }: Pick<Read['wire'], 'interval' | 'zone'>,
): Promise<BotEntry[]> {
  const action = { column: 'tcdndebugreason', label: botAction } as const
  const parts = await statistics.splitHistogram(question, interval, zone, action, botOutcomes)
  const { allow = [] } = parts
  return allow.map((_, i) => {
    const at = (name: BotOutcome) => parts[name]?.[i] as HistogramEntry
    const total = added(botOutcomes.map(at))
    const outcomes = Object.fromEntries(botOutcomes.map((name) => [name, at(name).requests])) as Record<
      BotOutcome,
      number
    >
    return { ...total, ...outcomes, crawler_total: total.requests }
  })
}

const mostSites = 50

async function bySite({ statistics, question, wire }: Read): Promise<Record<string, BotEntry[]>> {
  const { sites } = question
  const only = (some: readonly string[]) => botSteps(statistics, { ...question, sites: some }, wire)
  const each = async (some: readonly string[]) => {
    const steps: Record<string, BotEntry[]> = {}
    for (const site of some) steps[site] = await only([site])
    return steps
  }
  if (sites.length <= mostSites) return each(sites)
  const { results } = await statistics.table(question, { column: 'vhost' }, mostSites)
  const busiest = results.map(({ key }) => key)
  const named = new Set(busiest)
  return {
    ...(await each(busiest)),
    [otherSites]: await only(sites.filter((site) => !named.has(site))),
  }
}

const botHistogram = async (req: SandboxRequest): Promise<BotHistogram> => {
  return slowly<BotHistogram>(req, async () => {
    const read = await loadedQuery(readSteps(req, views.bots))
    if (req.query.get('detailed') !== 'true')
      return recorded(await botSteps(read.statistics, read.question, read.wire), req, read.question)
    const sites = Object.entries(await bySite(read))
    return Object.fromEntries(sites.map(([site, steps]) => [site, recorded(steps, req, read.question)]))
  })
}

/** Milliseconds (§7); seconds are accepted too. */
const moment = pipe(
  number(),
  integer(),
  transform((input) => (input > 1e11 ? input / 1000 : input)),
)
const Analysis = object({
  timestamp: object({ from: moment, to: moment, interval: nullish(picklist(['HOURLY']), 'HOURLY') }),
  vhost: list,
  status: nullish(array(union([pipe(number(), integer()), pipe(string(), regex(/^\d{3}$/))], 'A status is expected.'))),
})

const hour = 3600
const mostHours = 24 * 400

function readAnalysis(req: SandboxRequest): Question {
  const { timestamp, vhost, status } = filtersOf(req.query, Analysis)
  const from = Math.floor(timestamp.from / hour) * hour
  const to = Math.ceil(timestamp.to)
  if (from >= to) throw refusals.fields({ timestamp: ['from must be before to.'] })
  if (to - from > mostHours * hour) throw refusals.unprocessable('The interval is too short for this range.')
  const own = req.scenario === 'empty' ? [] : sitesOf(req.world, req.company.id).map((site) => site.url)
  const wanted = new Set(vhost)
  const statuses = new Set((status ?? []).map(String))
  const conditions: Condition[] = [atTheEdge]
  if (statuses.size > 0) conditions.push(oneOf('response', [...statuses]))
  return {
    sites: own.filter((site) => wanted.size === 0 || wanted.has(site)),
    from,
    to: Math.min(to, Math.floor(req.now())),
    conditions,
  }
}

const ofBots = (question: Question): Question => ({
  ...question,
  conditions: [...question.conditions, { column: 'agent', passes: isBot }],
})

async function trafficAnalysis(req: SandboxRequest): Promise<TrafficStep[]> {
  const { statistics, question } = await loadedQuery({ statistics: req.statistics, question: readAnalysis(req) })
  const everybody = await statistics.histogram(question, hour, 'UTC')
  const crawlers = await botSteps(statistics, ofBots(question), { interval: hour, zone: 'UTC' })
  return everybody.map(({ timestamp, requests }, i) => {
    const { crawler_total, allow, block, captcha, jschallenge } = crawlers[i] as BotEntry
    return {
      timestamp: timestamp * 1000,
      total: requests,
      human_total: requests - crawler_total,
      crawler_total,
      allow,
      block,
      captcha,
      jschallenge,
    }
  })
}

async function clientAnalysis(req: SandboxRequest): Promise<ClientAnalysis> {
  const { statistics, question } = await loadedQuery({ statistics: req.statistics, question: readAnalysis(req) })
  const named = { column: 'agent', label: (agent: string) => `${crawlerName(agent)}\n${botReason(agent)}` } as const
  const { results: names } = await statistics.table(ofBots(question), named, 10_000)
  const { results: whole } = await statistics.table(question, { column: 'tier' }, 1)
  return {
    total: whole.reduce((sum, row) => sum + row.requests, 0),
    crawler_total: names.reduce((sum, row) => sum + row.requests, 0),
    clients: names.map(({ key, requests }) => {
      const [name = '', reason = ''] = key.split('\n')
      return { name, reason, requests }
    }),
  }
}

/** Bot mitigation statistics. */
export const botReplies = replies(bots, {
  historicHistogram: botHistogram,
  analyticHistogram: botHistogram,
  analyticTable: (req) => answerTable(req, views.bots),
  trafficAnalysis: (req) => slowly(req, () => trafficAnalysis(req)),
  clientAnalysis: (req) => slowly(req, () => clientAnalysis(req)),
})
