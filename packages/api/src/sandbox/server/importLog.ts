import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { AccessLogField } from '../../domain/accessLog.ts'
import { columns } from '../traffic/columns.ts'
import { type LogColumns, logColumnsBuilder } from '../traffic/logTraffic.ts'
import { fillCountries, openCountryDatabase } from './addressCountries.ts'
import { formatOf, type LogFormat, readLine } from './logFormats.ts'
import { makeDirectory } from './makeDirectory.ts'

export interface ImportReport {
  file: string
  format: LogFormat | null
  lines: number
  requests: number
  malformed: number
  examples: { line: number; text: string }[]
  isCutOff: boolean
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
}

export interface ImportOptions {
  site?: string
  onProgress?: (read: number, total: number, requests: number) => void
}

const longestLine = 65_536

function isGzip(file: string): boolean {
  const fd = openSync(file, 'r')
  try {
    const magic = Buffer.alloc(2)
    return readSync(fd, magic, 0, 2, 0) === 2 && magic[0] === 0x1f && magic[1] === 0x8b
  } finally {
    closeSync(fd)
  }
}

async function* textOf(file: string, onRead: (bytes: number) => void, onCutOff: () => void): AsyncGenerator<string> {
  const raw = createReadStream(file, { highWaterMark: 1 << 18 })
  let read = 0
  raw.on('data', (chunk) => {
    read += chunk.length
    onRead(read)
  })
  const decoder = new TextDecoder()
  if (!isGzip(file)) {
    for await (const chunk of raw) yield decoder.decode(chunk, { stream: true })
    return
  }
  const plain = raw.pipe(createGunzip({ chunkSize: 1 << 18 }))
  raw.on('error', (error) => plain.destroy(error))
  try {
    for await (const chunk of Readable.from(plain)) yield decoder.decode(chunk, { stream: true })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('Z_')) throw error
    onCutOff()
  }
}

function fieldsMissing(log: LogColumns): AccessLogField[] {
  const isMissing = (column: Exclude<AccessLogField, 'response_time'>) =>
    log.values[column].every((value) => value === '-')
  const named = (['cached', 'content_type', 'countrycode', 'tcdndebugreason'] as const).filter(isMissing)
  return log.micros.some((micros) => micros >= 0) ? named : [...named, 'response_time']
}

function finished(log: LogColumns, report: ImportReport): ImportedLog {
  const database = openCountryDatabase()
  const filled = fillCountries(log, database)
  return {
    log,
    report: {
      ...report,
      first: log.times.reduce((least, time) => Math.min(least, time), log.times[0] ?? 0),
      last: log.times.reduce((most, time) => Math.max(most, time), 0),
      lacks: fieldsMissing(log),
      countries: filled > 0 ? { requests: filled, day: database.day } : null,
    },
  }
}

const copy = (text: string) => Buffer.from(text).toString()

/** Reads a log of either format, plain or compressed, line by line. Malformed lines are counted, never fatal. */
export async function importLog(file: string, options: ImportOptions = {}): Promise<ImportedLog> {
  const { site = 'www.example.com', onProgress } = options
  const builder = logColumnsBuilder(copy)
  const report: ImportReport = {
    file,
    format: null,
    lines: 0,
    requests: 0,
    malformed: 0,
    examples: [],
    isCutOff: false,
    first: 0,
    last: 0,
    lacks: [],
    countries: null,
  }
  const total = statSync(file).size

  function take(line: string) {
    report.lines++
    report.format ??= formatOf(line) ?? null
    const request = report.format && line.length <= longestLine ? readLine(line, report.format, site) : undefined
    if (request) {
      builder.add(request)
      report.requests++
      return
    }
    report.malformed++
    if (report.examples.length < 5) report.examples.push({ line: report.lines, text: copy(line.slice(0, 160)) })
  }

  let rest = ''
  let isSkipping = false
  const onRead = (read: number) => onProgress?.(read, total, report.requests)
  const onCutOff = () => {
    report.isCutOff = true
  }
  for await (const text of textOf(file, onRead, onCutOff)) {
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = rest + text.slice(from, end)
      rest = ''
      from = end + 1
      if (isSkipping) isSkipping = false
      else if (line.trim() !== '') take(line.endsWith('\r') ? line.slice(0, -1) : line)
    }
    if (isSkipping) continue
    rest += text.slice(from)
    if (rest.length > longestLine * 2) {
      take(rest)
      rest = ''
      isSkipping = true
    }
  }
  if (rest.trim() !== '' && !isSkipping) take(rest)
  return finished(builder.build(), report)
}

const magic = 'parapet-log-6\n'

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

/** Like `importLog`, but caches the columns in `dir` for the next import of the same file. */
export async function importLogOnce(file: string, dir: string, options: ImportOptions = {}): Promise<ImportedLog> {
  const site = options.site ?? 'www.example.com'
  const key = createHash('sha256')
    .update(`${await hashOf(file)}\n${site}\n${openCountryDatabase().day}`)
    .digest('hex')
    .slice(0, 32)
  const kept = join(dir, `${key}.columns`)
  makeDirectory(dir)
  if (existsSync(kept)) {
    const found = await restore(kept).catch(() => undefined)
    if (found) return { ...found, report: { ...found.report, file } }
    rmSync(kept, { force: true })
  }
  const imported = await importLog(file, options)
  await store(kept, imported)
  return imported
}
