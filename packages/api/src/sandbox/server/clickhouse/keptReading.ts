import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { AccessLogFormat } from '../../../domain/accessLog.ts'
import type { Part } from '../../logs/formatString.ts'
import { lineSplitter } from '../../logs/lineSplitter.ts'
import { lineReader, type RefusedLine, sampleLines } from '../../logs/readLines.ts'
import { openCountryDatabase } from '../addressCountries.ts'
import type { FollowedText } from '../followLogs.ts'
import { formatsFor, longestExample } from '../importLog.ts'
import type { LogSource } from '../logFiles.ts'
import type { Batch, ReadRequest } from './importBatches.ts'

/** The lines of one file under a name; a rotation begins another. */
interface Segment {
  key: string | undefined
  /** The last line that is stored. */
  stored: number
  requests: ReadRequest[]
  refused: RefusedLine[]
}

/** A log that is read into the tables: lines up to `stored` are passed over. */
export interface KeptReading extends FollowedText {
  readonly source: LogSource
  /** Requests that wait for their batch. */
  waiting(): number
  /** The judged lines that are not stored, as batches; `keyOf` names a file that has no name yet. */
  batches(keyOf: () => Promise<string>): Promise<Batch[]>
  /** Forgets what was stored. */
  stored(batch: Batch): void
}

const latest = 4_294_967_295

/** Starts reading a log whose lines up to `stored` are in the tables, in the formats that it is known to have. */
export function newKeptReading(
  source: LogSource,
  parts: readonly Part[] | undefined,
  known: { readonly key: string | undefined; readonly stored: number; readonly formats: readonly AccessLogFormat[] },
): KeptReading {
  const countries = openCountryDatabase()
  let current: Segment = { key: known.key, stored: known.stored, requests: [], refused: [] }
  const closed: { readonly segment: Segment; readonly lastLine: number }[] = []
  let number = 0
  let format: AccessLogFormat | undefined
  let wrappers: readonly string[] = []
  const reader = lineReader(formatsFor(parts), source.site, {
    read(key, around) {
      format = key
      wrappers = around
    },
    request(request, line, text) {
      if (line <= current.stored || format === undefined) return
      if (request.time < 0 || request.time > latest) {
        current.refused.push({ line, column: 1, reason: 'outlier', text, format: '' })
        return
      }
      const found = request.countrycode === '-' ? countries.countryOf(request.clientip) : undefined
      current.requests.push({
        request: found ? { ...request, countrycode: found } : request,
        line,
        format,
        wrappers,
        isLocated: found !== undefined,
      })
    },
    refused(line) {
      if (line.line > current.stored) current.refused.push({ ...line, text: line.text.slice(0, longestExample) })
    },
  })
  reader.know(known.formats)
  const splitter = lineSplitter((line) => {
    number++
    // Of lines that are stored, those are read that say how the others are written.
    if (number > current.stored || number <= sampleLines || line.startsWith('#')) reader.take(line, number)
  })

  const isUpTo = (last: number) => (one: { readonly line: number }) => one.line <= last

  return {
    source,
    take: (text) => splitter.push(text),
    end(isWhole) {
      if (isWhole) splitter.end()
      reader.end()
    },
    restart() {
      closed.push({ segment: { ...current, key: current.key ?? `0-${randomUUID()}` }, lastLine: number })
      current = { key: undefined, stored: 0, requests: [], refused: [] }
      number = 0
    },
    waiting: () => current.requests.length + current.refused.length,
    async batches(keyOf) {
      const unused = (reader.unused() ?? '').slice(0, longestExample)
      const lastLine = (reader.firstHeld() ?? number + 1) - 1
      if (current.key === undefined && lastLine > current.stored) current.key = await keyOf()
      return [...closed, { segment: current, lastLine }]
        .filter(({ segment, lastLine: last }) => last > segment.stored && segment.key !== undefined)
        .map(({ segment: { key = '', stored, requests, refused }, lastLine: last }) => ({
          file: key,
          name: basename(source.file),
          firstLine: stored + 1,
          lastLine: last,
          requests: requests.filter(isUpTo(last)),
          refused: refused.filter(isUpTo(last)),
          unused,
        }))
    },
    stored({ file, lastLine }) {
      const index = closed.findIndex(({ segment }) => segment.key === file)
      if (index >= 0) {
        closed.splice(index, 1)
        return
      }
      current.stored = lastLine
      current.requests = current.requests.filter(({ line }) => line > lastLine)
      current.refused = current.refused.filter(({ line }) => line > lastLine)
    },
  }
}
