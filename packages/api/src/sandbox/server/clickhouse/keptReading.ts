import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { AccessLogFormat } from '../../../domain/accessLog.ts'
import { lineSplitter } from '../../logs/byteLines.ts'
import type { Part } from '../../logs/formatString.ts'
import { lineReader, type RefusedLine, sampleLines } from '../../logs/readLines.ts'
import type { LoggedRequest } from '../../traffic/logTraffic.ts'
import { openCountryDatabase } from '../addressCountries.ts'
import type { FollowedText } from '../followLogs.ts'
import { addRefused, formatsFor, longestExample, type RefusedReport } from '../importLog.ts'
import type { LogSource } from '../logFiles.ts'
import type { Batch } from './importBatches.ts'
import { NativeRows } from './nativeRows.ts'

/** A log that is read into the tables: lines up to `stored` are passed over. */
export interface KeptReading extends FollowedText {
  readonly source: LogSource
  /** Lines that wait for their batch. */
  waiting(): number
  /** The judged lines that are not stored, as batches; `keyOf` names a file that has no name yet. */
  batches(keyOf: () => Promise<string>): Promise<Batch[]>
  /** Forgets what was stored. */
  stored(batch: Batch): void
}

interface ReadRequest {
  readonly request: LoggedRequest
  readonly line: number
  readonly format: AccessLogFormat
  readonly wrappers: readonly string[]
  /** The country was looked up by the address. */
  readonly isLocated: boolean
}

interface FormatLines {
  readonly format: AccessLogFormat
  lines: number
}

/** The lines that one batch will have. */
interface Pile {
  readonly rows: NativeRows
  readonly formats: FormatLines[]
  /** The format of the last line. */
  last: FormatLines | undefined
  readonly wrappers: Set<string>
  located: number
}

const newPile = (): Pile => ({
  rows: new NativeRows(),
  formats: [],
  last: undefined,
  wrappers: new Set(),
  located: 0,
})

function formatIn({ formats }: Pile, format: AccessLogFormat): FormatLines {
  const known = formats.find((one) => one.format === format)
  if (known) return known
  const added = { format, lines: 0 }
  formats.push(added)
  return added
}

const latest = 4_294_967_295
/** `#`: such a line says how the following ones are written. */
const directiveMark = 35

/** Starts reading a log whose lines up to `stored` are in the tables, in the formats that it is known to have. */
export function newKeptReading(
  source: LogSource,
  parts: readonly Part[] | undefined,
  known: { readonly key: string | undefined; readonly stored: number; readonly formats: readonly AccessLogFormat[] },
): KeptReading {
  const countries = openCountryDatabase()
  const name = basename(source.file)
  let key = known.key
  /** The last line that is stored or part of a batch. */
  let passed = known.stored
  /** The lines of the file that were stored before. */
  let skipped = known.stored
  let pile = newPile()
  /** Lines behind one that is held back: they belong to a later batch. */
  let behind: ReadRequest[] = []
  let refused: RefusedLine[] = []
  let made: Batch[] = []
  let format: AccessLogFormat | undefined
  let wrappers: readonly string[] = []

  function add(request: LoggedRequest, own: AccessLogFormat, around: readonly string[], isLocated: boolean) {
    pile.rows.add(request)
    count(own, around, isLocated)
  }

  function count(own: AccessLogFormat, around: readonly string[], isLocated: boolean) {
    if (pile.last?.format !== own) pile.last = formatIn(pile, own)
    pile.last.lines++
    for (const wrapper of around) pile.wrappers.add(wrapper)
    if (isLocated) pile.located++
  }

  function addBehind(before: number) {
    if (behind.length === 0) return
    for (const one of behind) if (one.line < before) add(one.request, one.format, one.wrappers, one.isLocated)
    behind = behind.filter(({ line }) => line >= before)
  }

  const lastJudged = () => (reader.firstHeld() ?? splitter.count() + 1) - 1
  const firstHeld = () => reader.firstHeld() ?? Number.POSITIVE_INFINITY

  const reader = lineReader(formatsFor(parts), source.site, {
    read(own, around) {
      format = own
      wrappers = around
    },
    request(request, line, text) {
      if (line <= passed || format === undefined) return
      if (request.time < 0 || request.time > latest) {
        refused.push({ line, column: 1, reason: 'outlier', text: text.slice(0, longestExample), format: '' })
        return
      }
      const found = request.countrycode === '-' ? countries.countryOf(request.clientip) : undefined
      if (found) request.countrycode = found
      const isLocated = found !== undefined
      const before = firstHeld()
      addBehind(before)
      if (line < before) add(request, format, wrappers, isLocated)
      else behind.push({ request, line, format, wrappers, isLocated })
    },
    scanned(request, line) {
      if (line <= passed || format === undefined) return
      const { ipv4, client = '' } = request
      const found =
        request.countrycode !== '-'
          ? undefined
          : ipv4 >= 0
            ? countries.countryOfIpv4(ipv4)
            : countries.countryOf(client)
      if (found) request.countrycode = found
      addBehind(line)
      pile.rows.addScanned(request)
      count(format, wrappers, found !== undefined)
    },
    refused(line) {
      if (line.line > passed) refused.push({ ...line, text: line.text.slice(0, longestExample) })
    },
  })
  reader.know(known.formats)
  const splitter = lineSplitter((line, number) => {
    // Of lines that are stored, those are read that say how the others are written.
    if (number > skipped || number <= sampleLines || line.bytes[line.start] === directiveMark)
      reader.takeBytes(line, number)
  })

  function reportOf(lastLine: number) {
    const reasons: RefusedReport[] = []
    for (const line of refused) if (line.line <= lastLine) addRefused(reasons, name, line)
    refused = refused.filter(({ line }) => line > lastLine)
    return {
      formats: pile.formats,
      wrappers: [...pile.wrappers],
      refused: reasons,
      unused: (reader.unused() ?? '').slice(0, longestExample),
      located: pile.located,
      outliers: 0,
    }
  }

  /** Makes a batch of the lines up to one of them. */
  function makeBatch(file: string, lastLine: number) {
    if (lastLine <= passed) return
    addBehind(lastLine + 1)
    made.push({ file, name, firstLine: passed + 1, lastLine, rows: pile.rows, report: reportOf(lastLine) })
    pile = newPile()
    passed = lastLine
  }

  return {
    source,
    take: splitter.push,
    end(isWhole) {
      if (isWhole) splitter.end()
      reader.end()
    },
    restart() {
      makeBatch(key ?? `0-${randomUUID()}`, splitter.count())
      key = undefined
      passed = 0
      skipped = 0
      splitter.restart()
    },
    waiting: () => made.length + pile.rows.length + behind.length + refused.length,
    async batches(keyOf) {
      const lastLine = lastJudged()
      if (lastLine > passed) {
        key ??= await keyOf()
        makeBatch(key, lastJudged())
      }
      return [...made]
    },
    stored(batch) {
      made = made.filter((one) => one !== batch)
    },
  }
}
