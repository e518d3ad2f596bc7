import { createHash } from 'node:crypto'
import { createReadStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type {
  AccessLogField,
  AccessLogFile,
  AccessLogFormat,
  RefusalReason,
  RefusedExample,
} from '../../domain/accessLog.ts'
import { lineSplitter } from '../logs/byteLines.ts'
import type { Part } from '../logs/formatString.ts'
import { givenFormats, knownFormats } from '../logs/knownFormats.ts'
import { type DayCount, dayOf, outlyingDays } from '../logs/outliers.ts'
import { type LineSink, lineReader, type RefusedLine } from '../logs/readLines.ts'
import { columns } from '../traffic/columns.ts'
import { type LogColumns, type LoggedRequest, logColumnsBuilder, requestsOf } from '../traffic/logTraffic.ts'
import { fillCountries, openCountryDatabase } from './addressCountries.ts'
import type { LogSource } from './logFiles.ts'
import { makeDirectory } from './makeDirectory.ts'
import { openLog } from './openLog.ts'

/** What was read of one file. */
export interface FileReport extends AccessLogFile {
  readonly file: string
  readonly site: string
  lines: number
  requests: number
  formats: { format: AccessLogFormat; lines: number }[]
  unused: string
  /** What the lines were wrapped in: syslog, Docker … */
  wrappers: string[]
  packing: string | undefined
  isCutOff: boolean
}

/** Refused lines by reason; an example may name the format that it departs from. */
export interface RefusedReport {
  readonly reason: RefusalReason
  lines: number
  readonly examples: (RefusedExample & { readonly format: string })[]
}

export interface ImportReport {
  files: FileReport[]
  lines: number
  requests: number
  refused: RefusedReport[]
  /** The first and the last request, epoch seconds in the log's own time; 0 without any. */
  first: number
  last: number
  lacks: AccessLogField[]
  /** Requests whose country was looked up, and the day of the database; null if none was. */
  countries: { requests: number; day: string } | null
}

export interface ImportedLog {
  log: LogColumns
  report: ImportReport
  /** Where a follower goes on; none of a cached import. */
  readings?: readonly LogReading[]
}

export interface ImportOptions {
  /** The parts of a format string that all logs are written in. */
  parts?: readonly Part[]
  /** Epoch seconds: later times are wrong. */
  now?: number
  /** The length up to which a file is read: what comes later is a follower's. */
  until?: (file: string) => number | undefined
  /** Takes the requests of lines that a follower adds later. */
  onLater?: (request: LoggedRequest, line: number, text: string, file: string) => void
  onProgress?: (file: string, read: number, total: number, requests: number) => void
}

const examplesOfReason = 3
/** How much of a line is shown as an example. */
export const longestExample = 160

function fieldsMissing(log: LogColumns, hasBytes: boolean): AccessLogField[] {
  const isMissing = (column: Exclude<AccessLogField, 'response_time' | 'bytes'>) =>
    log.values[column].every((value) => value === '-')
  const named = (
    ['cached', 'content_type', 'countrycode', 'tcdndebugreason', 'agent', 'referer', 'clientip'] as const
  ).filter(isMissing)
  return [
    ...named,
    ...(log.micros.some((micros) => micros >= 0) ? [] : ['response_time' as const]),
    ...(hasBytes ? [] : ['bytes' as const]),
  ]
}

// A piece of a longer text would keep all of it in memory.
const copy = (text: string) => Buffer.from(text).toString()

/** Adds a refused line to the report. */
export function addRefused(refused: RefusedReport[], file: string, line: RefusedLine) {
  let entry = refused.find(({ reason }) => reason === line.reason)
  if (!entry) {
    entry = { reason: line.reason, lines: 0, examples: [] }
    refused.push(entry)
  }
  entry.lines++
  if (entry.examples.length >= examplesOfReason) return
  const text = copy(line.text.slice(0, longestExample))
  entry.examples.push({ file: basename(file), line: line.line, column: line.column, text, format: line.format })
}

const newFileReport = ({ file, site }: LogSource): FileReport => ({
  file,
  name: basename(file),
  site,
  lines: 0,
  requests: 0,
  formats: [],
  unused: '',
  wrappers: [],
  packing: undefined,
  isCutOff: false,
})

function countingSink(
  report: FileReport,
  refused: RefusedReport[],
  onRequest: (request: LoggedRequest, line: number, text: string) => void,
): LineSink {
  return {
    request(request, line, text) {
      report.lines++
      report.requests++
      onRequest(request, line, text)
    },
    refused(line) {
      report.lines++
      addRefused(refused, report.file, line)
    },
    read(format, wrappers) {
      const known = report.formats.find((one) => one.format === format)
      if (known) known.lines++
      else report.formats.push({ format, lines: 1 })
      for (const name of wrappers) if (!report.wrappers.includes(name)) report.wrappers.push(name)
    },
  }
}

/** The formats that lines may be written in. */
export const formatsFor = (parts: readonly Part[] | undefined) => (parts ? givenFormats(parts) : knownFormats)

function withoutDays(log: LogColumns, days: ReadonlySet<number>): LogColumns {
  const builder = logColumnsBuilder()
  for (const request of requestsOf(log)) if (!days.has(dayOf(request.time))) builder.add(request)
  return builder.build()
}

/** A log while it is read: its lines go on where its import ended. */
export interface LogReading {
  readonly source: LogSource
  readonly report: FileReport
  take(bytes: Uint8Array): void
  /** Judges what is held back; more may follow. `isWhole` says that the last line has no end. */
  end(isWhole: boolean): void
  /** Begins another file under the same name: its first line is line 1. */
  restart(): void
}

/** Starts reading the bytes of a log. */
export function newReading(
  source: LogSource,
  parts: readonly Part[] | undefined,
  refused: RefusedReport[],
  onRequest: (request: LoggedRequest, line: number, text: string) => void,
): LogReading {
  const report = newFileReport(source)
  const reader = lineReader(formatsFor(parts), source.site, countingSink(report, refused, onRequest))
  const splitter = lineSplitter(reader.takeBytes)
  return {
    source,
    report,
    take: splitter.push,
    end(isWhole) {
      if (isWhole) splitter.end()
      reader.end()
      report.unused ||= copy((reader.unused() ?? '').slice(0, longestExample))
    },
    restart: splitter.restart,
  }
}

/** Reads logs of any known format, packed or not, line by line. Refused lines are counted, never fatal. */
export async function importLogs(sources: readonly LogSource[], options: ImportOptions = {}): Promise<ImportedLog> {
  const { parts, now = Date.now() / 1000, until, onProgress, onLater } = options
  const builder = logColumnsBuilder(copy)
  const days = new Map<number, DayCount>()
  const refused: RefusedReport[] = []
  const files: FileReport[] = []
  const readings: LogReading[] = []
  let requests = 0
  let hasBytes = false
  for (const source of sources) {
    const { file } = source
    const end = until?.(file)
    const total = end ?? statSync(file).size
    const opened = openLog(file, {
      onRead: (read) => onProgress?.(file, read, total, requests),
      ...(end === undefined ? {} : { until: end }),
    })
    let deliver = (request: LoggedRequest, line: number, text: string) => {
      requests++
      hasBytes ||= request.bytes > 0
      const day = dayOf(request.time)
      const count = days.get(day) ?? { requests: 0, byFile: new Map<string, number>(), first: [] }
      if (count.requests === 0) days.set(day, count)
      count.requests++
      count.byFile.set(file, (count.byFile.get(file) ?? 0) + 1)
      if (count.first.length < examplesOfReason) {
        count.first.push({ file, line, text: copy(text.slice(0, longestExample)) })
      }
      builder.add(request)
    }
    const reading = newReading(source, parts, refused, (...given) => deliver(...given))
    const { report } = reading
    report.packing = opened.packing
    files.push(report)
    for await (const bytes of opened.bytes) reading.take(bytes)
    reading.end(end === undefined)
    report.isCutOff = opened.isCutOff()
    deliver = (request, line, text) => onLater?.(request, line, text, file)
    readings.push(reading)
  }
  const outlying = outlyingDays(days, now)
  let log = builder.build()
  if (outlying.size > 0) {
    log = withoutDays(log, outlying)
    for (const day of outlying) {
      const count = days.get(day)
      if (!count) continue
      nameOutliers(count, refused)
      for (const report of files) report.requests -= count.byFile.get(report.file) ?? 0
    }
  }
  const database = openCountryDatabase()
  const filled = fillCountries(log, database)
  return {
    log,
    readings,
    report: {
      files,
      lines: files.reduce((sum, { lines }) => sum + lines, 0),
      requests: log.length,
      refused,
      first: log.times.reduce((least, time) => Math.min(least, time), log.times[0] ?? 0),
      last: log.times.reduce((most, time) => Math.max(most, time), 0),
      lacks: fieldsMissing(log, hasBytes),
      countries: filled > 0 ? { requests: filled, day: database.day } : null,
    },
  }
}

function nameOutliers(count: DayCount, refused: RefusedReport[]) {
  count.first.forEach(({ file, line, text }) => {
    addRefused(refused, file, { line, column: 1, reason: 'outlier', text, format: '' })
  })
  const entry = refused.find(({ reason }) => reason === 'outlier')
  if (entry) entry.lines += count.requests - count.first.length
}

const magic = 'parapet-log-7\n'

function typedColumns(log: LogColumns): (Uint32Array | Float64Array)[] {
  return [log.times, log.bytes, log.micros, ...columns.map((column) => log.codes[column])]
}

async function store(file: string, { log, report }: ImportedLog) {
  const { length, values } = log
  const header = Buffer.from(JSON.stringify({ length, values, report }))
  const start = Buffer.alloc(magic.length + 8)
  start.write(magic)
  start.writeDoubleLE(header.length, magic.length)
  const temporary = `${file}.new`
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(start)
    await handle.writeFile(header)
    for (const column of typedColumns(log)) {
      await handle.writeFile(Buffer.from(column.buffer, column.byteOffset, column.byteLength))
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  renameSync(temporary, file)
}

async function restore(file: string): Promise<ImportedLog | undefined> {
  const bytes = await readFile(file)
  if (bytes.toString('latin1', 0, magic.length) !== magic) return undefined
  const headerLength = bytes.readDoubleLE(magic.length)
  let at = magic.length + 8
  if (bytes.length < at + headerLength) return undefined
  const { length, values, report } = JSON.parse(bytes.toString('utf8', at, at + headerLength))
  at += headerLength
  if (bytes.length !== at + length * (4 * (1 + columns.length) + 16)) return undefined
  const take = (width: 4 | 8): ArrayBuffer => {
    const own = new Uint8Array(length * width)
    own.set(bytes.subarray(at, at + length * width))
    at += length * width
    return own.buffer
  }
  const log: LogColumns = {
    length,
    values,
    times: new Uint32Array(take(4)),
    bytes: new Float64Array(take(8)),
    micros: new Float64Array(take(8)),
    codes: {} as LogColumns['codes'],
  }
  for (const column of columns) log.codes[column] = new Uint32Array(take(4))
  return { log, report }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk)
  return hash.digest('hex')
}

async function keyOf(sources: readonly LogSource[], parts: readonly Part[] | undefined): Promise<string> {
  const key = createHash('sha256').update(`${openCountryDatabase().day}\n${JSON.stringify(parts ?? null)}\n`)
  for (const { file, site } of sources) key.update(`${basename(file)}\n${await hashOf(file)}\n${site}\n`)
  return key.digest('hex').slice(0, 32)
}

/** Like `importLogs`, but caches the columns in `dir` for the next import of the same files. */
export async function importLogsOnce(
  sources: readonly LogSource[],
  dir: string,
  options: ImportOptions = {},
): Promise<ImportedLog> {
  const kept = join(dir, `${await keyOf(sources, options.parts)}.columns`)
  makeDirectory(dir)
  if (existsSync(kept)) {
    const found = await restore(kept).catch(() => undefined)
    if (found) return found
    rmSync(kept, { force: true })
  }
  const { log, report } = await importLogs(sources, options)
  await store(kept, { log, report })
  return { log, report }
}
