import { statistics } from '../../endpoints/statistics.ts'
import type { Histogram, HistogramEntry, Table } from '../../entities/Statistics.ts'
import type { TaskStatus } from '../../entities/TaskStatus.ts'
import { type Asked, Refusal, randomHex, refusals } from '../context.ts'
import { replies } from '../replies.ts'
import { detailedHistogram, histogram, type KeyField, type Question, splitHistogram, table } from '../traffic/engine.ts'
import { hasTooManyBuckets, keyFieldOf, readFilters, type WireQuestion } from '../traffic/wire.ts'
import { sitesOf } from '../world/World.ts'

interface Read {
  wire: WireQuestion
  question: Question
  keyField: KeyField
  keyName: string | null
}

/** Reads the question of a request and narrows it to what the user's company has: other companies' sites never answer. */
function readQuestion({ query, world, company, now, scenario }: Asked): Read {
  const read = readFilters(query.get('filters'))
  if ('errors' in read) throw refusals.fields(read.errors)
  const { question: wire } = read
  const keyName = query.get('key_field')
  const keyField = keyFieldOf(keyName)
  if (keyField === undefined) throw refusals.fields({ key_field: [`"${keyName}" is not a valid choice.`] })
  const wanted = new Set(wire.sites)
  const excluded = new Set(wire.excludedSites)
  const own = scenario === 'empty' ? [] : sitesOf(world, company.id).map((site) => site.url)
  const question = {
    sites: own.filter((url) => (wanted.size === 0 || wanted.has(url)) && !excluded.has(url)),
    from: wire.from,
    // Nothing has happened yet after now.
    to: Math.min(wire.to, Math.floor(now())),
    conditions: wire.conditions,
  }
  return { wire, question, keyField, keyName }
}

/** The 'partial' provider lost a tenth of every histogram: these buckets are missing, not zero. */
function withGap(entries: HistogramEntry[]): HistogramEntry[] {
  return entries.filter((_, i) => i < entries.length * 0.4 || i >= entries.length * 0.5)
}

function readHistogram(ask: Asked): Histogram {
  const { wire, question, keyField, keyName } = readQuestion(ask)
  if (hasTooManyBuckets(wire)) throw refusals.unprocessable('The interval is too short for this range.')
  const shown = ask.scenario === 'partial' ? withGap : (entries: HistogramEntry[]) => entries
  const { interval, zone } = wire
  const each = (parts: Record<string, HistogramEntry[]>) =>
    Object.fromEntries(Object.entries(parts).map(([key, entries]) => [key, shown(entries)]))
  if (ask.query.get('detailed') === 'true') return each(detailedHistogram(ask.traffic, question, interval, zone))
  if (keyName === null) return shown(histogram(ask.traffic, question, interval, zone))
  // One series for each of the leading values of a key.
  const leading = table(ask.traffic, question, keyField, Math.min(wire.resultSize, 50)).results.map(({ key }) => key)
  return each(splitHistogram(ask.traffic, question, interval, zone, keyField, leading))
}

function readTable(ask: Asked): Table {
  const { wire, question, keyField, keyName } = readQuestion(ask)
  if (ask.scenario === 'partial' && keyName?.endsWith('referer')) {
    throw new Refusal(502, { message: 'One of the statistics nodes did not answer.' })
  }
  const answer = table(ask.traffic, question, keyField, wire.resultSize)
  return ask.query.get('total_count') === 'true' ? answer : answer.results
}

/** A flaky provider: every fourth question is asked too early, every ninth fails. */
function stumble({ scenario, ephemeral }: Asked) {
  if (scenario !== 'flaky') return
  if (ephemeral.requests % 4 === 1) throw new Refusal(425, { detail: 'Too early.' })
  if (ephemeral.requests % 9 === 2) throw new Refusal(500, { message: 'Internal server error.' })
}

/** A slow provider answers 408 with a task first; asked again after the task is done, it answers at once. */
function later(ask: Asked, run: () => Histogram | Table): Histogram | Table {
  stumble(ask)
  const { scenario, ephemeral, company, request } = ask
  if (scenario !== 'slow' || ephemeral.answered.has(request.url)) return run()
  // A browser may repeat a 408 by itself: the same open question names the same task.
  const open = [...ephemeral.tasks].find(([, { question }]) => question === request.url)
  const task = open?.[0] ?? randomHex(32)
  if (!open) ephemeral.tasks.set(task, { company: company.id, question: request.url, pollsLeft: 1, run })
  throw new Refusal(408, { task_id: task, company_id: company.id })
}

const answerHistogram = (ask: Asked) => later(ask, () => readHistogram(ask)) as Histogram
const answerTable = (ask: Asked) => later(ask, () => readTable(ask)) as Table

function taskOf({ ephemeral, company, params }: Asked) {
  const task = ephemeral.tasks.get(params.task ?? '')
  if (task?.company !== company.id) throw refusals.notFound()
  return task
}

/** One look at a task: it is done when it was looked at often enough. */
function look(ask: Asked): TaskStatus {
  const task = taskOf(ask)
  if (task.pollsLeft-- > 0) return { state: 'pending', message: null }
  ask.ephemeral.answered.add(task.question)
  ask.ephemeral.tasks.delete(ask.params.task ?? '')
  try {
    return { state: 'done', result: task.run(), message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { state: 'failed', message: 'The query failed.' }
  }
}

export const statisticsReplies = replies(statistics, {
  historicHistogram: answerHistogram,
  historicTable: answerTable,
  analyticHistogram: answerHistogram,
  analyticTable: answerTable,
  serviceConfig: ({ company }) => ({ retention_period: company.retention_period }),
  task: look,
  revokeTask(ask) {
    taskOf(ask)
    ask.ephemeral.tasks.delete(ask.params.task ?? '')
    return undefined
  },
})
