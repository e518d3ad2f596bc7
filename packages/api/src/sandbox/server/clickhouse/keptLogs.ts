import { statSync } from 'node:fs'
import type { AccessLogField } from '../../../domain/accessLog.ts'
import type { KeptLog } from '../../index.ts'
import { outlyingDays } from '../../logs/outliers.ts'
import { openCountryDatabase } from '../addressCountries.ts'
import { printable } from '../describeImport.ts'
import { endOfLines, followLogs, isFollowable, type LogFollower } from '../followLogs.ts'
import type { FileReport, ImportReport, RefusedReport } from '../importLog.ts'
import type { LogSource } from '../logFiles.ts'
import { LogError, openLog } from '../openLog.ts'
import type { ServerOptions } from '../options.ts'
import { headOf, keyOfHead, knownKey } from './fileKeys.ts'
import { type ImportedFile, importedFiles, insertBatch, removeDays, removeUnfinished } from './importBatches.ts'
import { type KeptReading, newKeptReading } from './keptReading.ts'
import { migrate } from './migrate.ts'
import { keepDays, keptDays } from './retention.ts'
import { numberIn, type SqlEngine, textIn } from './sqlEngine.ts'
import { sqlStatistics } from './sqlStatistics.ts'

/** Requests of one insert: about 50 MB. */
const usualBatch = 250_000
const tellEveryMs = 5000
/** How often it is asked what others have inserted. */
const lookEveryMs = 10_000

interface Kept {
  readonly batchRequests: number
  readonly engine: SqlEngine
  readonly say: (line: string) => void
}

const count = (n: number) => n.toLocaleString('en-GB')

async function flush({ engine }: Kept, reading: KeptReading, least: number): Promise<number> {
  if (reading.waiting() < least) return 0
  let inserted = 0
  const batches = await reading.batches(async () => keyOfHead(await headOf(reading.source.file)))
  for (const batch of batches) {
    await insertBatch(engine, batch)
    reading.stored(batch)
    inserted += batch.rows.length
  }
  return inserted
}

/** Starts on a file where its last import ended. */
async function readingOf(source: LogSource, parts: ServerOptions['parts'], known: readonly ImportedFile[]) {
  const head = await headOf(source.file)
  const key = knownKey(
    head,
    known.map(({ file }) => file),
  )
  const before = known.find(({ file }) => file === key)
  return newKeptReading(source, parts, {
    key: key ?? (head === '' ? undefined : keyOfHead(head)),
    stored: before?.lastLine ?? 0,
    formats: (before?.reports ?? []).flatMap(({ formats }) => formats.map(({ format }) => format)),
  })
}

async function importFile(kept: Kept, reading: KeptReading, until: number | undefined) {
  const { file } = reading.source
  const total = Math.max(1, until ?? statSync(file).size)
  const startedMs = performance.now()
  let read = 0
  let inserted = 0
  let toldMs = startedMs
  let isInserting = false
  let inserting: Promise<void> = Promise.resolve()
  let failure: { readonly error: unknown } | undefined
  const opened = openLog(file, {
    onRead(bytes) {
      read = bytes
    },
    ...(until === undefined ? {} : { until }),
  })
  for await (const bytes of opened.bytes) {
    reading.take(bytes)
    // One batch is inserted while the next is read.
    if (!isInserting && reading.waiting() >= kept.batchRequests) {
      isInserting = true
      inserting = flush(kept, reading, 1).then(
        (added) => {
          inserted += added
          isInserting = false
        },
        (error: unknown) => {
          failure = { error }
        },
      )
    }
    if (reading.waiting() >= 2 * kept.batchRequests) await inserting
    if (failure) throw failure.error
    if (performance.now() - toldMs < tellEveryMs) continue
    toldMs = performance.now()
    const rate = Math.round(inserted / ((toldMs - startedMs) / 1000))
    kept.say(
      `· Importing ${printable(file)}: ${Math.floor((read / total) * 100)} %, ${count(inserted)} requests, ${count(rate)} a second`,
    )
  }
  await inserting
  if (failure) throw failure.error
  reading.end(until === undefined)
  inserted += await flush(kept, reading, 0)
  if (opened.isCutOff()) kept.say(`· ${printable(file)} is packed and its end is missing; the readable part is used`)
  return inserted
}

async function leaveOutliers({ engine }: Kept, now: number) {
  const { rows } = await engine.query({
    text: 'SELECT intDiv(toUInt32(slot), 86400) AS day, sum(n) AS requests FROM requests_5m GROUP BY day',
    params: {},
  })
  const days = new Map(rows.map((row) => [numberIn(row, 'day'), { requests: numberIn(row, 'requests') }]))
  const outlying = outlyingDays(days, now)
  if (outlying.size > 0) await removeDays(engine, [...outlying])
}

interface Stored {
  requests: number
  first: number
  last: number
  sites: string[]
  hasMidtier: boolean
  lacks: AccessLogField[]
}

async function storedIn(engine: SqlEngine): Promise<Stored> {
  const ask = async (text: string) => (await engine.query({ text, params: {} })).rows
  const [span] = await ask(
    'SELECT toUInt32(min(time)) AS first, toUInt32(max(time)) AS last, count() AS requests FROM requests',
  )
  const sites = await ask('SELECT DISTINCT vhost FROM requests_5m ORDER BY vhost')
  const [has] = await ask(
    `SELECT countIf(tier = 'L2') > 0 AS midtier, countIf(cached != '-') > 0 AS cached, countIf(content_type != '-') > 0 AS content_type,
      countIf(countrycode != '-') > 0 AS countrycode, countIf(tcdndebugreason != '-') > 0 AS tcdndebugreason,
      sum(timed) > 0 AS response_time, sum(bytes) > 0 AS bytes FROM requests_5m`,
  )
  const lacks: AccessLogField[] = (
    ['cached', 'content_type', 'countrycode', 'tcdndebugreason', 'response_time', 'bytes'] as const
  ).filter((field) => numberIn(has, field) === 0)
  for (const field of ['agent', 'referer', 'clientip'] as const)
    if ((await ask(`SELECT 1 FROM requests WHERE ${field} != '-' LIMIT 1`)).length === 0) lacks.push(field)
  return {
    requests: numberIn(span, 'requests'),
    first: numberIn(span, 'first'),
    last: numberIn(span, 'last'),
    sites: sites.map((row) => textIn(row, 'vhost')),
    hasMidtier: numberIn(has, 'midtier') > 0,
    lacks,
  }
}

function addCounts<Row>(
  all: Row[],
  more: readonly Row[],
  isSame: (a: Row, b: Row) => boolean,
  add: (to: Row, from: Row) => void,
) {
  for (const one of more) {
    const known = all.find((row) => isSame(row, one))
    if (known) add(known, one)
    else all.push(structuredClone(one))
  }
}

const mostExamples = 3

function fileReport({ name, lastLine, requests, reports }: ImportedFile): FileReport {
  const formats: FileReport['formats'] = []
  for (const report of reports)
    addCounts(
      formats,
      report.formats,
      (a, b) => a.format === b.format,
      (to, from) => {
        to.lines += from.lines
      },
    )
  return {
    file: name,
    name,
    site: '',
    lines: lastLine,
    requests,
    formats,
    unused: reports.find(({ unused }) => unused !== '')?.unused ?? '',
    wrappers: [...new Set(reports.flatMap(({ wrappers }) => wrappers))],
    packing: undefined,
    isCutOff: false,
  }
}

function refusedOf(files: readonly ImportedFile[]): RefusedReport[] {
  const all: RefusedReport[] = []
  for (const { refused, outliers } of files.flatMap(({ reports }) => reports)) {
    const left: RefusedReport[] = outliers > 0 ? [{ reason: 'outlier', lines: outliers, examples: [] }] : []
    addCounts(
      all,
      [...refused, ...left],
      (a, b) => a.reason === b.reason,
      (to, from) => {
        to.lines += from.lines
        to.examples.push(...from.examples.slice(0, mostExamples - to.examples.length))
      },
    )
  }
  return all
}

async function reportOf(engine: SqlEngine): Promise<ImportReport & { stored: Stored }> {
  const imported = await importedFiles(engine)
  const stored = await storedIn(engine)
  const files = imported.map(fileReport)
  const located = imported.flatMap(({ reports }) => reports).reduce((sum, report) => sum + report.located, 0)
  return {
    files,
    lines: files.reduce((sum, { lines }) => sum + lines, 0),
    requests: stored.requests,
    refused: refusedOf(imported),
    first: stored.first,
    last: stored.last,
    lacks: stored.lacks,
    countries: located > 0 ? { requests: located, day: openCountryDatabase().day } : null,
    stored,
  }
}

/** Logs in ClickHouse: what was read of them, and their statistics. */
export interface KeptLogs {
  readonly report: ImportReport
  readonly hasMidtier: boolean
  readonly isLive: boolean
  /** The logs as a world has them whose last full minute ends at this second. */
  open(lastSecond: number): KeptLog
  poll(): Promise<void>
  close(): Promise<void>
}

interface KeptOptions
  extends Pick<ServerOptions, 'logs' | 'parts' | 'isFollowed' | 'keepTimes' | 'keepDays' | 'now' | 'say'> {
  /** Others insert too: it is asked from time to time what there is. */
  readonly isShared?: boolean
  /** How long a question may take before its answer becomes a task, in milliseconds. */
  readonly patienceMs?: number
  /** Requests of one insert. */
  readonly batchRequests?: number
}

/** Only a table that this server holds itself can take back a batch that was cut off. */
async function checkImportable(engine: SqlEngine) {
  const { rows } = await engine.query({
    text: "SELECT engine FROM system.tables WHERE database = currentDatabase() AND name = 'requests'",
    params: {},
  })
  const [row] = rows
  if (!row || textIn(row, 'engine').endsWith('MergeTree')) return
  throw new LogError(
    'The requests of this database are on several servers. Start without --access-log, and send logs by Vector or Fluent Bit (docs/own-logs.md).',
  )
}

/**
 * Reads logs into the tables, on from where they were read before, and opens what the tables hold. Throws SourceError when
 * ClickHouse does not answer.
 */
export async function openKeptLogs(engine: SqlEngine, options: KeptOptions): Promise<KeptLogs> {
  const { logs = [], parts, isFollowed = false, keepTimes, isShared = false, patienceMs, say } = options
  const kept: Kept = { engine, say, batchRequests: options.batchRequests ?? usualBatch }
  await migrate(engine)
  if (options.keepDays !== undefined) await keepDays(engine, options.keepDays)
  const days = await keptDays(engine)
  if (days > 0) say(`· Requests older than ${count(days)} ${days === 1 ? 'day' : 'days'} are removed`)
  if (logs.length > 0) await checkImportable(engine)
  const unfinished = await removeUnfinished(engine)
  if (unfinished > 0)
    say(
      `· ${count(unfinished)} unfinished ${unfinished === 1 ? 'batch' : 'batches'} of an import that was stopped will be read again`,
    )
  const known = await importedFiles(engine)
  const readings: KeptReading[] = []
  const followable: { file: string; offset: number; text: KeptReading }[] = []
  const startedMs = performance.now()
  let inserted = 0
  for (const source of logs) {
    const reading = await readingOf(source, parts, known)
    readings.push(reading)
    const until = isFollowed && (await isFollowable(source.file)) ? await endOfLines(source.file) : undefined
    inserted += await importFile(kept, reading, until)
    if (until !== undefined) followable.push({ file: source.file, offset: until, text: reading })
  }
  if (inserted > 0) {
    const seconds = (performance.now() - startedMs) / 1000
    say(
      `· Imported ${count(inserted)} requests in ${seconds.toFixed(1)} s, ${count(Math.round(inserted / seconds))} a second`,
    )
    await leaveOutliers(kept, Math.max(Date.now(), options.now ?? 0) / 1000)
  }
  const report = await reportOf(engine)
  let { stored } = report
  const follower: LogFollower | undefined = isFollowed
    ? followLogs(followable, (file, event) =>
        say(
          event === 'rotated'
            ? `· ${printable(file)} was rotated: the new file is followed`
            : `· ${printable(file)} was emptied: it is read from its beginning`,
        ),
      )
    : undefined
  const isLive = follower !== undefined || isShared
  let lookedMs = performance.now()
  let isUncertain = false
  let polling: Promise<void> = Promise.resolve()

  async function refresh() {
    const now = await reportOf(engine)
    stored = now.stored
    Object.assign(report, now)
    lookedMs = performance.now()
  }

  async function pollOnce() {
    await follower?.poll()
    // What was sent when the server went away may be there or not.
    if (isUncertain) await removeUnfinished(engine)
    isUncertain = true
    let added = 0
    for (const reading of readings) added += await flush(kept, reading, 1)
    isUncertain = false
    if (added > 0 || (isShared && performance.now() - lookedMs > lookEveryMs)) await refresh()
  }

  return {
    report,
    hasMidtier: stored.hasMidtier,
    isLive,
    open(lastSecond) {
      const isMoved = !keepTimes && !isLive && stored.requests > 0
      // A multiple of the rows of five minutes, which answer for whole ones.
      const shift = isMoved ? Math.floor((lastSecond - stored.last) / 300) * 300 : 0
      const statistics = sqlStatistics(engine, () => shift)
      return {
        statistics: patienceMs === undefined ? statistics : { ...statistics, patienceMs },
        get sites() {
          return stored.sites
        },
        get first() {
          return stored.first + shift
        },
        get last() {
          return stored.last + shift
        },
      }
    },
    poll() {
      // One after the other: a batch must not be inserted twice.
      polling = polling.catch(() => undefined).then(pollOnce)
      return polling
    },
    async close() {
      await polling.catch(() => undefined)
      await follower?.close()
      await engine.close()
    },
  }
}
