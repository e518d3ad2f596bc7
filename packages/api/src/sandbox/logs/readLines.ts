import type { AccessLogFormat, RefusalReason } from '../../domain/accessLog.ts'
import type { LoggedRequest } from '../traffic/logTraffic.ts'
import { type ByteLine, textOfLine } from './byteLines.ts'
import { isRefused, type Refused } from './fields.ts'
import type { LineReader, LogFormat } from './logFormat.ts'
import type { ScannedRequest } from './scanBytes.ts'
import { unwrap } from './unwrap.ts'

/** How many lines are looked at before the first is read. */
export const sampleLines = 200

const longestLine = 65_536
const fewest = 3
const share = 0.05
const smallSample = 10

/** A line that was refused: `line` is its number, `column` where it departs from the format that reads most of it. */
export interface RefusedLine {
  readonly line: number
  readonly column: number
  readonly reason: RefusalReason
  readonly text: string
  /** The format from which it departs, by its name. */
  readonly format: string
}

/** What becomes of the lines of a log: every line but empty ones and headers is read or refused. */
export interface LineSink {
  request(request: LoggedRequest, line: number, text: string): void
  /** Takes a request that was read in the bytes of its line; without it, all are read from texts. */
  scanned?(request: ScannedRequest, line: number): void
  refused(line: RefusedLine): void
  /** A line was read in a format, with what it was wrapped in. */
  read?(format: AccessLogFormat, wrappers: readonly string[]): void
}

/** How nginx and Apache begin the lines of their error logs. */
const isErrorLine = /^(\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \[\w+\] \d+#|\[\w{3} \w{3} \d\d [\d:.]+ \d{4}\] \[)/

interface Line {
  readonly number: number
  readonly text: string
}

interface Candidate {
  readonly format: LogFormat
  readonly reader: LineReader
}

const noWrappers: readonly string[] = []

const isWanted = (text: string) => text.trim() !== ''

function isDirective(candidates: readonly Candidate[], text: string): boolean {
  if (!text.startsWith('#')) return false
  return candidates.map(({ reader }) => reader.directive?.(text) === true).some(Boolean)
}

/** The formats of a sample: the most specific first, each taken if enough of the lines are its own. */
function formatsOf(sample: readonly Line[], formats: readonly LogFormat[]): LogFormat[] {
  let left = sample.map(({ text }) => unwrap(text).text)
  const trial = formats.map((format) => ({ format, reader: format.open() }))
  const reads = new Map<LogFormat, Set<number>>(formats.map((format) => [format, new Set()]))
  left.forEach((text, index) => {
    if (isDirective(trial, text)) return
    for (const { format, reader } of trial)
      if (!isRefused(reader.read(text, 'site.example'))) reads.get(format)?.add(index)
  })
  const countable = left.filter((text) => !text.startsWith('#')).length
  const enough = countable < smallSample ? 1 : Math.max(fewest, countable * share)
  const open = new Set(left.keys())
  const found: LogFormat[] = []
  for (const format of formats) {
    const own = [...(reads.get(format) ?? [])].filter((index) => open.has(index))
    if (own.length === 0 || own.length < Math.max(enough, countable * (format.share ?? 0))) continue
    found.push(format)
    for (const index of own) open.delete(index)
  }
  left = []
  if (found.length > 0) return found
  const [best] = formats
    .filter(({ share: own = 0 }) => own === 0)
    .map((format) => ({ format, count: reads.get(format)?.size ?? 0 }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? [best.format] : []
}

/** What a format is refused for, the line that departs last being the nearest. */
function nearest(candidates: readonly Candidate[], text: string, site: string) {
  let best: { refusal: Refused; format: LogFormat } | undefined
  for (const { format, reader } of candidates) {
    const reading = reader.read(text, site)
    if (!isRefused(reading)) continue
    if (!best || reading.column > best.refusal.column) best = { refusal: reading, format }
  }
  return best
}

/**
 * Reads the lines of one log as they come: formats are found in a sample, later ones followed when three lines in a row
 * are of another. `end` judges what was held back; more lines may follow.
 */
export function lineReader(formats: readonly LogFormat[], site: string, sink: LineSink) {
  const all = formats.map((format): Candidate => ({ format, reader: format.open() }))
  let admitted: Candidate[] = []
  let sample: Line[] | undefined = []
  let held: { readonly line: Line; readonly by: Candidate }[] = []
  let run: { readonly by: Candidate; lines: number } | undefined
  const met = new Map<Candidate, number[]>()

  function admit(wanted: readonly LogFormat[]) {
    admitted = all.filter(({ format }) => wanted.includes(format) || admitted.some((one) => one.format === format))
  }

  function refuse({ number, text }: Line) {
    const { text: inner, offset } = unwrap(text)
    if (isErrorLine.test(inner)) {
      sink.refused({ line: number, column: offset + 1, reason: 'errorLog', text, format: '' })
      return
    }
    const guides = all.filter(({ format }) => format.isGuide)
    const found = nearest(admitted.length > 0 ? admitted : guides, inner, site)
    const { refused: reason, column } = found?.refusal ?? { refused: 'shape' as const, column: 1 }
    sink.refused({ line: number, column: column + offset, reason, text, format: found?.format.name ?? '' })
  }

  function releaseBefore(number: number) {
    for (const { line } of held.filter((one) => one.line.number < number)) refuse(line)
    held = held.filter(({ line }) => line.number >= number)
  }

  /** Holds a line that only a format reads that this log had not; three in a row or a twentieth of the last lines make it one. */
  function hold(line: Line, by: Candidate) {
    run = run?.by === by ? { by, lines: run.lines + 1 } : { by, lines: 1 }
    const recent = [...(met.get(by) ?? []).filter((number) => number > line.number - sampleLines), line.number]
    met.set(by, recent)
    held.push({ line, by })
    if (run.lines < fewest && recent.length < sampleLines * share) return
    admit([by.format])
    const own = held.filter((one) => one.by === by)
    held = held.filter((one) => one.by !== by)
    run = undefined
    for (const each of own) judge(each.line)
  }

  function judge(line: Line) {
    if (line.text.length > longestLine) {
      sink.refused({
        line: line.number,
        column: longestLine + 1,
        reason: 'tooLong',
        text: line.text.slice(0, 500),
        format: '',
      })
      return
    }
    const { text, wrappers } = unwrap(line.text)
    if (isDirective(all, text)) return
    if (held.length > 0) releaseBefore(line.number - sampleLines)
    for (const { format, reader } of admitted) {
      const reading = reader.read(text, site)
      if (isRefused(reading)) continue
      run = undefined
      sink.read?.(format.key, wrappers)
      sink.request(reading, line.number, line.text)
      return
    }
    const other = all.find(
      (one) => !admitted.includes(one) && (one.format.share ?? 0) === 0 && !isRefused(one.reader.read(text, site)),
    )
    if (other) hold(line, other)
    else {
      run = undefined
      refuse(line)
    }
  }

  function begin() {
    if (!sample) return
    const lines = sample
    if (lines.length === 0) return
    sample = undefined
    admit(
      formatsOf(
        lines.filter(({ text }) => text.length <= longestLine),
        formats,
      ),
    )
    for (const line of lines) judge(line)
  }

  function take(text: string, number: number) {
    if (!isWanted(text)) return
    if (!sample) return judge({ number, text })
    sample.push({ number, text })
    if (sample.length >= sampleLines) begin()
  }

  /** Reads a line in its bytes, if nothing is held back and the first format of the log can. */
  function scan(line: ByteLine, number: number): boolean {
    const [first] = admitted
    if (!sink.scanned || !first || sample || held.length > 0 || line.end - line.start > longestLine) return false
    const scanned = first.reader.scan?.(line, site)
    if (!scanned) return false
    run = undefined
    sink.read?.(first.format.key, noWrappers)
    sink.scanned(scanned, number)
    return true
  }

  return {
    /** Takes the next line, without its end. */
    take,
    /** Takes the next line as bytes. */
    takeBytes(line: ByteLine, number: number) {
      if (!scan(line, number)) take(textOfLine(line), number)
    },
    /** What follows the known fields of its lines, of the first that have more. */
    unused: () => admitted.flatMap(({ reader }) => reader.unused?.() ?? [])[0],
    /** The first line that is held back for a sample or a change of format; the lines before it are judged. */
    firstHeld: () => sample?.[0]?.number ?? held[0]?.line.number,
    /** Admits formats that this log is known to have, for reading on in its middle. */
    know(keys: readonly string[]) {
      admit(formats.filter(({ key }) => keys.includes(key)))
    },
    end() {
      begin()
      releaseBefore(Number.POSITIVE_INFINITY)
    },
  }
}
