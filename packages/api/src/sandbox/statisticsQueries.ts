import type { Histogram, HistogramEntry, Table } from '../entities/Statistics.ts'
import { Refusal, randomHex, refusals, type SandboxRequest } from './context.ts'
import { hasTooManyBuckets } from './traffic/buckets.ts'
import type { KeyField } from './traffic/engine.ts'
import type { Question } from './traffic/scan.ts'
import { detailedHistogram, type StatisticsSource } from './traffic/statisticsSource.ts'
import type { View } from './traffic/views.ts'
import { keyFieldOf, readFilters, type WireQuestion } from './traffic/wire.ts'
import { sitesOf } from './world/World.ts'

/** A statistics question of a user, narrowed to what their company has. */
export interface Read {
  statistics: StatisticsSource
  wire: WireQuestion
  question: Question
  keyField: KeyField
  keyName: string | null
}

/** Reads the question of a request and narrows it to what the user's company has: other companies' sites never answer. */
export function readQuestion(req: SandboxRequest, view: View): Read {
  const { query, world, company, now, scenario } = req
  const read = readFilters(query.get('filters'), view)
  if ('errors' in read) throw refusals.fields(read.errors)
  const { question: wire } = read
  const keyName = query.get('key_field')
  const keyField = keyFieldOf(keyName, view)
  if (keyField === undefined) throw refusals.fields({ key_field: [`"${keyName}" is not a valid choice.`] })
  const wanted = new Set(wire.sites)
  const excluded = new Set(wire.excludedSites)
  const own = scenario === 'empty' ? [] : sitesOf(world, company.id).map((site) => site.url)
  const question = {
    sites: own.filter((url) => (wanted.size === 0 || wanted.has(url)) && !excluded.has(url)),
    from: wire.from,
    to: Math.min(wire.to, Math.floor(now())),
    conditions: wire.conditions,
    times: wire.times,
  }
  const statistics = view.source?.(req.statistics) ?? req.statistics
  return { statistics, wire, question, keyField, keyName }
}

/** The 'partial' scenario: a tenth of every histogram is missing, not zero. */
export function withGap<Entry>(entries: Entry[], { scenario }: Pick<SandboxRequest, 'scenario'>): Entry[] {
  if (scenario !== 'partial') return entries
  return entries.filter((_, i) => i < entries.length * 0.4 || i >= entries.length * 0.5)
}

/** The buckets that were recorded, of a question that ends at `to`: before an imported log began, nobody knows whether there were requests. */
export function recorded<Entry extends { readonly timestamp: number }>(
  entries: Entry[],
  req: Pick<SandboxRequest, 'scenario' | 'logStart'>,
  { to }: Pick<Question, 'to'>,
): Entry[] {
  const { logStart = 0 } = req
  return withGap(
    entries.filter((_, i) => (entries[i + 1]?.timestamp ?? to) > logStart),
    req,
  )
}

/** Validates that a histogram has a reasonable number of buckets. */
export function readSteps(req: SandboxRequest, view: View): Read {
  const read = readQuestion(req, view)
  if (hasTooManyBuckets(read.wire)) throw refusals.unprocessable('The interval is too short for this range.')
  return read
}

/** A query with its requests loaded. */
export async function loadedQuery<R extends Pick<Read, 'statistics' | 'question'>>(read: R): Promise<R> {
  const { sites, from, to } = read.question
  return { ...read, statistics: await read.statistics.within(sites, from, to) }
}

async function readHistogram(req: SandboxRequest, view: View): Promise<Histogram> {
  const { statistics, wire, question, keyField, keyName } = await loadedQuery(readSteps(req, view))
  const { interval, zone } = wire
  const shown = (entries: HistogramEntry[]) => recorded(entries, req, question)
  const each = (parts: Record<string, HistogramEntry[]>) =>
    Object.fromEntries(Object.entries(parts).map(([key, entries]) => [key, shown(entries)]))
  const whole = async () => shown(await statistics.histogram(question, interval, zone))
  // Split by nothing it would have no buckets, which says that nothing was collected.
  const split = (parts: Record<string, HistogramEntry[]>) => (Object.keys(parts).length > 0 ? each(parts) : whole())
  if (req.query.get('detailed') === 'true') return split(await detailedHistogram(statistics, question, interval, zone))
  if (keyName === null) return whole()
  const { results } = await statistics.table(question, keyField, Math.min(wire.resultSize, 50))
  const leading = results.map(({ key }) => key)
  return split(await statistics.splitHistogram(question, interval, zone, keyField, leading))
}

async function readTable(req: SandboxRequest, view: View): Promise<Table> {
  const read = readQuestion(req, view)
  const { wire, question, keyField, keyName } = read
  if (req.scenario === 'partial' && keyName?.endsWith('referer')) {
    throw new Refusal(502, { message: 'One of the statistics nodes did not answer.' })
  }
  const { statistics } = await loadedQuery(read)
  const answer = await statistics.table(question, keyField, wire.resultSize)
  return req.query.get('total_count') === 'true' ? answer : answer.results
}

/** Longer than the client's timeout (§9: two minutes), in milliseconds. */
const patience = 150_000

function silence(left: AbortSignal): Promise<never> {
  const tooLate = () => new Refusal(504, { detail: 'Gateway timeout.' })
  return new Promise((_, fail) => {
    const timer = setTimeout(() => fail(tooLate()), patience)
    left.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(tooLate())
    })
  })
}

async function stumble({ scenario, turn, request }: SandboxRequest) {
  if (scenario !== 'flaky') return
  if (turn % 4 === 1) throw new Refusal(425, { detail: 'Too early.' })
  if (turn % 9 === 2) throw new Refusal(500, { message: 'Internal server error.' })
  if (turn % 31 === 30) await silence(request.signal)
}

const taskSeconds = 20

/** Answers 408 with a task when the source works on an answer for longer than its patience; the task ends with that answer. */
async function patiently<Answer>(req: SandboxRequest, run: () => Answer | Promise<Answer>): Promise<Answer> {
  const { statistics, ephemeral, company, request } = req
  const { patienceMs } = statistics
  if (patienceMs === undefined) return run()
  let isSettled = false
  const answer = Promise.resolve(run()).finally(() => {
    isSettled = true
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), patienceMs)
  })
  const first = await Promise.race([answer.then((value) => ({ value })), late]).finally(() => clearTimeout(timer))
  if (first !== 'late') return first.value
  // Who asks for the task hears of a failure.
  answer.catch(() => undefined)
  const task = randomHex(32)
  ephemeral.tasks.set(task, {
    company: company.id,
    question: request.url,
    pollsLeft: 0,
    doneAt: 0,
    run: () => answer,
    isReady: () => isSettled,
  })
  throw new Refusal(408, { task_id: task, company_id: company.id })
}

/** Answers 408 with a task first in slow scenarios; once it is done, the same query is answered at once. */
export async function slowly<Answer>(req: SandboxRequest, run: () => Answer | Promise<Answer>): Promise<Answer> {
  await stumble(req)
  const { scenario, failing, ephemeral, company, request } = req
  const isLate = scenario === 'slow' || failing === 408
  if (!isLate || ephemeral.answered.has(request.url)) return patiently(req, run)
  // A browser may repeat a 408 by itself: the same query names the same task.
  const open = [...ephemeral.tasks].find(([, { question }]) => question === request.url)
  const task = open?.[0] ?? randomHex(32)
  const doneAt = req.now() + taskSeconds
  if (!open) ephemeral.tasks.set(task, { company: company.id, question: request.url, pollsLeft: 1, doneAt, run })
  throw new Refusal(408, { task_id: task, company_id: company.id })
}

/** The histogram of a family. */
export const answerHistogram = (req: SandboxRequest, view: View): Promise<Histogram> =>
  slowly(req, () => readHistogram(req, view))

/** The ranking of a family. */
export const answerTable = (req: SandboxRequest, view: View): Promise<Table> => slowly(req, () => readTable(req, view))
