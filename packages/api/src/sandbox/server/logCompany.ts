import { join } from 'node:path'
import type { AccessLog, AccessLogField } from '../../domain/accessLog.ts'
import type { KeptLog, LogSpan } from '../index.ts'
import { dayOf } from '../logs/outliers.ts'
import type { Dictionaries } from '../traffic/columns.ts'
import {
  type GrowingTraffic,
  type LoggedRequest,
  type LogTraffic,
  logColumnsBuilder,
  logTraffic,
  requestsOf,
} from '../traffic/logTraffic.ts'
import { openCountryDatabase } from './addressCountries.ts'
import { openChdb } from './clickhouse/chdbEngine.ts'
import { installChdb } from './clickhouse/installChdb.ts'
import { openKeptLogs } from './clickhouse/keptLogs.ts'
import type { SqlEngine } from './clickhouse/sqlEngine.ts'
import { checkImport, companyNameOf, describeImport, printable } from './describeImport.ts'
import { endOfLines, followLogs, isFollowable, type LogFollower } from './followLogs.ts'
import { addRefused, type ImportReport, importLogs, importLogsOnce, type LogReading } from './importLog.ts'
import { makeDirectory } from './makeDirectory.ts'
import { LogError } from './openLog.ts'
import type { EngineOptions, ServerOptions } from './options.ts'

/** The logs of a company: what was read, its traffic in every world, and what is appended while they are followed. */
export interface LogCompany {
  readonly name: string
  readonly hasMidtier: boolean
  readonly report: ImportReport
  readonly isLive: boolean
  traffic(dictionaries: Dictionaries, lastSecond: number): LogTraffic | KeptLog
  /** Reads what was appended since the last time. */
  poll(): Promise<void>
  /** Describes the log for the configuration of the dashboard. */
  describe(span: LogSpan, isDemo: boolean): AccessLog | undefined
  close(): Promise<void>
}

const farDays = 400

function progress(say: (line: string) => void) {
  let told = ''
  return (file: string, read: number, total: number, requests: number) => {
    const tenths = Math.floor((read / total) * 10)
    const now = `${file} ${tenths}`
    if (tenths === 0 || tenths >= 10 || now === told) return
    told = now
    const name = printable(companyNameOf([{ file }]))
    say(`· Reading ${name}: ${tenths * 10} %, ${requests.toLocaleString('en-GB')} requests`)
  }
}

const fieldOf = {
  cached: 'cached',
  content_type: 'content_type',
  countrycode: 'countrycode',
  tcdndebugreason: 'tcdndebugreason',
  agent: 'agent',
  referer: 'referer',
  clientip: 'clientip',
} as const satisfies Partial<Record<AccessLogField, keyof LoggedRequest>>

function isMissingIn(request: LoggedRequest, field: AccessLogField): boolean {
  if (field === 'response_time') return request.micros < 0
  return field === 'bytes' ? request.bytes === 0 : request[fieldOf[field]] === '-'
}

interface Later {
  readonly requests: LoggedRequest[]
}

async function followed(
  readings: readonly LogReading[],
  offsets: ReadonlyMap<string, number>,
  say: (line: string) => void,
) {
  const all = readings.flatMap(({ source: { file }, take, end, restart }) => {
    const offset = offsets.get(file)
    return offset === undefined ? [] : [{ file, offset, text: { take, end, restart } }]
  })
  return followLogs(all, (file, event) =>
    say(
      event === 'rotated'
        ? `· ${printable(file)} was rotated: the new file is followed`
        : `· ${printable(file)} was emptied: it is read from its beginning`,
    ),
  )
}

function describeCompany(
  { requests, last, lacks, countries, files, refused }: ImportReport,
  file: string,
  span: LogSpan,
  { isDemo, isLive }: { isDemo: boolean; isLive: boolean },
): AccessLog | undefined {
  if (requests === 0) return undefined
  return {
    company: 300,
    file,
    requests,
    from: span.first,
    to: span.last,
    movedBy: span.last - last,
    lacks,
    countries,
    isDemo,
    isLive,
    files: files.map(({ name, lines, requests: own, formats, unused }) => ({
      name,
      lines,
      requests: own,
      formats,
      unused,
    })),
    refused: refused.map(({ reason, lines, examples }) => ({
      reason,
      lines,
      examples: examples.map(({ file: name, line, column, text }) => ({ file: name, line, column, text })),
    })),
  }
}

async function openEngine(engine: EngineOptions, { dir, say }: ServerOptions): Promise<SqlEngine> {
  if (engine.kind === 'server') {
    const { openServer } = await import('./clickhouse/serverEngine.ts')
    return openServer(engine)
  }
  const installed = await installChdb(join(dir, 'engines'), say)
  makeDirectory(dir)
  return openChdb(installed, join(dir, 'clickhouse'))
}

/** How long a question to ClickHouse may take before its answer becomes a task, in milliseconds. */
const patienceMs = 20_000

async function openKeptCompany(options: ServerOptions, engineOptions: EngineOptions): Promise<LogCompany> {
  const { say } = options
  const engine = await openEngine(engineOptions, options)
  const isShared = engineOptions.kind === 'server'
  try {
    const kept = await openKeptLogs(engine, { ...options, isShared, patienceMs })
    const { report, hasMidtier, isLive, open, poll, close } = kept
    if (!isLive && report.files.length === 0 && report.requests === 0) {
      throw new LogError('No log has been kept here yet. Give one: --access-log FILE.')
    }
    if (!isLive) checkImport(report)
    const fileName = (): string => (report.files.length > 0 ? companyNameOf(report.files) : 'ClickHouse')
    for (const line of describeImport(report)) say(line)
    say(`· ${report.requests.toLocaleString('en-GB')} requests are kept by ${engine.name}`)
    return {
      name: fileName(),
      hasMidtier,
      report,
      isLive,
      traffic: (_, lastSecond) => open(lastSecond),
      poll,
      describe: (span, isDemo) => describeCompany(report, fileName(), span, { isDemo, isLive }),
      close,
    }
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Reads the logs that the options name. Throws LogError when nothing of them could be read, SourceError when ClickHouse fails. */
export async function openLogCompany(options: ServerOptions, cacheDir: string): Promise<LogCompany | undefined> {
  if (options.engine) return openKeptCompany(options, options.engine)
  const { logs, parts, isFollowed = false, keepTimes, say } = options
  if (!logs) return undefined
  const now = Math.max(Date.now(), options.now ?? 0) / 1000
  const later: Later = { requests: [] }
  const offsets = new Map<string, number>()
  if (isFollowed) for (const { file } of logs) if (await isFollowable(file)) offsets.set(file, await endOfLines(file))
  const common = { now, onProgress: progress(say), ...(parts ? { parts } : {}) }
  const database = openCountryDatabase()
  const { log, report, readings } = isFollowed
    ? await importLogs(logs, {
        ...common,
        until: (file) => offsets.get(file),
        onLater: (request, line, text, file) => {
          const day = dayOf(request.time)
          const isOutlier =
            request.time > Math.max(Date.now(), options.now ?? 0) / 1000 + 86_400 ||
            (report.requests > 0 && day < dayOf(report.first) - farDays)
          const source = report.files.find((one) => one.file === file)
          if (isOutlier) {
            addRefused(report.refused, file, { line, column: 1, reason: 'outlier', text, format: '' })
            if (source) source.requests--
            return
          }
          const countrycode =
            request.countrycode === '-' ? (database.countryOf(request.clientip) ?? '-') : request.countrycode
          later.requests.push({ ...request, countrycode })
        },
      })
    : await importLogsOnce(logs, cacheDir, common)
  // A followed log may be empty, or say later what it is.
  if (offsets.size === 0) checkImport(report)
  for (const line of describeImport(report)) say(line)
  const follower: LogFollower | undefined = isFollowed ? await followed(readings ?? [], offsets, say) : undefined
  if (follower) {
    const others = logs.length - offsets.size
    say(
      `· Following ${offsets.size} of ${logs.length} ${logs.length === 1 ? 'file' : 'files'}; the log's own times are kept${others > 0 ? ' (packed files are finished)' : ''}`,
    )
  }
  const tail = logColumnsBuilder()
  const worlds = new Set<WeakRef<GrowingTraffic>>()

  async function poll() {
    await follower?.poll()
    const requests = later.requests.splice(0)
    if (requests.length === 0) return
    for (const request of requests) {
      tail.add(request)
      report.lacks = report.lacks.filter((field) => isMissingIn(request, field))
      report.first = report.requests === 0 ? request.time : Math.min(report.first, request.time)
      report.last = Math.max(report.last, request.time)
      report.requests++
    }
    report.lines = report.files.reduce((sum, { lines }) => sum + lines, 0)
    for (const world of worlds) {
      const traffic = world.deref()
      if (traffic) traffic.append(requests)
      else worlds.delete(world)
    }
  }

  return {
    name: companyNameOf(report.files),
    hasMidtier: log.values.tier.includes('L2'),
    report,
    isLive: follower !== undefined,
    traffic(dictionaries, lastSecond) {
      const shift = keepTimes || isFollowed || report.requests === 0 ? 0 : lastSecond - report.last
      const traffic = logTraffic(log, shift, dictionaries)
      traffic.append([...requestsOf(tail.build())])
      worlds.add(new WeakRef(traffic))
      return traffic
    },
    poll,
    describe: (span, isDemo) =>
      describeCompany(report, companyNameOf(report.files), span, { isDemo, isLive: follower !== undefined }),
    async close() {
      await follower?.close()
    },
  }
}
