import { randomUUID } from 'node:crypto'
import type { AccessLogFormat } from '../../../domain/accessLog.ts'
import type { RefusedReport } from '../importLog.ts'
import type { NativeRows } from './nativeRows.ts'
import { numberIn, type SqlEngine, textIn } from './sqlEngine.ts'

/** What became of the lines of a batch, as it is stored with it. */
export interface BatchReport {
  readonly formats: { format: AccessLogFormat; lines: number }[]
  readonly wrappers: string[]
  readonly refused: RefusedReport[]
  readonly unused: string
  readonly located: number
  /** Requests of days that were removed again because their times are far from all others. */
  readonly outliers: number
}

/** The lines of a file up to one of them, judged. */
export interface Batch {
  readonly file: string
  readonly name: string
  readonly firstLine: number
  readonly lastLine: number
  readonly rows: NativeRows
  readonly report: BatchReport
}

type State = 'started' | 'done' | 'dropped'

interface ImportRow {
  readonly file: string
  readonly name: string
  readonly batch: string
  readonly firstLine: number
  readonly lastLine: number
  readonly requests: number
  readonly days: readonly number[]
  readonly report: BatchReport | undefined
}

const insertState = `INSERT INTO imports (file, name, batch, state, first_line, last_line, requests, days, report)
SELECT {file:String}, {name:String}, {batch:String}, {state:String}, {firstLine:UInt64}, {lastLine:UInt64}, {requests:UInt64},
  {days:Array(UInt32)}, {report:String}`

/** Stores a state of a batch. */
function putState(engine: SqlEngine, state: State, { report, ...row }: ImportRow) {
  return engine.run({
    text: insertState,
    params: { ...row, state, report: report ? JSON.stringify(report) : '' },
  })
}

/** The day of a time as the tables are divided, 20261129. */
const partitionOf = (time: number) => Number(new Date(time * 1000).toISOString().slice(0, 10).replaceAll('-', ''))

/**
 * Inserts a batch: it is noted as started, inserted, and noted as done. A batch that was started and is not done is removed
 * by `removeUnfinished` before anything else is imported, so a line is neither lost nor doubled.
 */
export async function insertBatch(engine: SqlEngine, { file, name, firstLine, lastLine, rows, report }: Batch) {
  // A new one for each try: a server forgets neither a token nor what was removed.
  const batch = `${file}:${firstLine}:${randomUUID().slice(0, 8)}`
  const days = rows.days.map((day) => partitionOf(day * 86_400))
  const row = { file, name, batch, firstLine, lastLine, requests: rows.length, days, report }
  await putState(engine, 'started', { ...row, report: undefined })
  if (rows.length > 0) await engine.insertRequests(rows.block(batch), batch)
  await putState(engine, 'done', row)
}

const rollup = `INSERT INTO requests_5m
SELECT toStartOfFiveMinutes(time) AS slot, vhost, tier, response, cached, content_type, countrycode, method, proto,
  tcdndebugreason, count() AS n, sum(bytes) AS bytes, sum(toInt64(greatest(micros, 0))) AS us, countIf(micros >= 0) AS timed
FROM requests WHERE toYYYYMMDD(time) = {day:UInt32}
GROUP BY slot, vhost, tier, response, cached, content_type, countrycode, method, proto, tcdndebugreason`

async function dropDay(engine: SqlEngine, table: 'requests' | 'requests_5m', day: number) {
  await engine.run({ text: `ALTER TABLE ${table} DROP PARTITION {day:String}`, params: { day: String(day) } })
}

/** Removes what was inserted of batches that were cut off, and counts their days anew. It may itself be cut off. */
export async function removeUnfinished(engine: SqlEngine) {
  const { rows } = await engine.query({
    text: `SELECT file, batch, any(name) AS name, any(first_line) AS first_line, any(last_line) AS last_line,
      arrayDistinct(arrayFlatten(groupArray(days))) AS days
      FROM imports GROUP BY file, batch HAVING countIf(state != 'started') = 0`,
    params: {},
  })
  for (const row of rows) {
    const batch = textIn(row, 'batch')
    const days = Array.isArray(row.days) ? row.days.map(Number) : []
    await engine.run({
      text: 'ALTER TABLE requests DELETE WHERE batch = {batch:String} SETTINGS mutations_sync = 2',
      params: { batch },
    })
    for (const day of days) {
      await dropDay(engine, 'requests_5m', day)
      await engine.run({ text: rollup, params: { day } })
    }
    await putState(engine, 'dropped', {
      file: textIn(row, 'file'),
      name: textIn(row, 'name'),
      batch,
      firstLine: numberIn(row, 'first_line'),
      lastLine: numberIn(row, 'last_line'),
      requests: 0,
      days,
      report: undefined,
    })
  }
  return rows.length
}

/** Removes days whose times are far from all others, and notes how many requests of which file they were. */
export async function removeDays(engine: SqlEngine, days: readonly number[]) {
  for (const day of days) {
    const partition = partitionOf(day * 86_400)
    const { rows } = await engine.query({
      text: `SELECT splitByChar(':', toString(batch))[1] AS file, count() AS requests FROM requests
        WHERE toYYYYMMDD(time) = {day:UInt32} GROUP BY file`,
      params: { day: partition },
    })
    for (const row of rows) {
      const file = textIn(row, 'file')
      const outliers = numberIn(row, 'requests')
      await putState(engine, 'done', {
        file,
        name: '',
        // The same after a stop between this note and the removal.
        batch: `${file}:outliers:${partition}:${outliers}`,
        firstLine: 0,
        lastLine: 0,
        requests: 0,
        days: [],
        report: { formats: [], wrappers: [], refused: [], unused: '', located: 0, outliers },
      })
    }
    for (const table of ['requests', 'requests_5m'] as const) await dropDay(engine, table, partition)
  }
}

/** A file that was imported, wholly or in part. */
export interface ImportedFile {
  readonly file: string
  readonly name: string
  readonly lastLine: number
  readonly requests: number
  readonly reports: readonly BatchReport[]
}

/** What was imported, file by file. */
export async function importedFiles(engine: SqlEngine): Promise<ImportedFile[]> {
  const { rows } = await engine.query({
    text: `SELECT file, argMax(name, at) AS name, max(last_line) AS last_line, sum(requests) AS requests, groupArray(report) AS reports
      FROM (SELECT file, batch, any(name) AS name, max(at) AS at, any(last_line) AS last_line, any(requests) AS requests, any(report) AS report
        FROM imports WHERE state = 'done' GROUP BY file, batch)
      GROUP BY file ORDER BY min(at)`,
    params: {},
  })
  return rows.map((row) => {
    const reports: BatchReport[] = Array.isArray(row.reports) ? row.reports.map((text) => JSON.parse(String(text))) : []
    const outliers = reports.reduce((sum, report) => sum + report.outliers, 0)
    return {
      file: textIn(row, 'file'),
      name: textIn(row, 'name'),
      lastLine: numberIn(row, 'last_line'),
      requests: numberIn(row, 'requests') - outliers,
      reports,
    }
  })
}
