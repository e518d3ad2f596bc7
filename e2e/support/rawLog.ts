import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** A line of an access log, parsed as far as the journeys need. */
export interface RawLine {
  /** Epoch seconds, as the log has them. */
  readonly time: number
  readonly site: string
  readonly path: string
  readonly status: string
  readonly bytes: number
  readonly tier: string
}

const combined =
  /^\S+ \S+ .+? \[(?<time>[^\]]+)\] "(?<request>(?:[^"\\]|\\.)*)" (?<status>\d{3}) (?<bytes>\d+|-) "(?:[^"\\]|\\.)*" "(?:[^"\\]|\\.)*"$/
const provider =
  /^\S+ \S+ .+? \[(?<time>[^\]]+)\] "(?<request>(?:[^"\\]|\\.)*)" (?<status>\d{3}) (?<bytes>\d+|-) "(?:[^"\\]|\\.)*" \S+ "[^"]*" "(?<tier>[^"]*)" \S+ "[^"]*" "(?:[^"\\]|\\.)*" \S+ \S+ "[^"]*" "[^"]*" \S+$/

function seconds(text: string): number {
  const [, day, month, year, clock, hours, minutes] = /^(\d+)\/(\w+)\/(\d+):(\S+) ([+-]\d\d)(\d\d)$/.exec(text) ?? []
  return Date.parse(`${day} ${month} ${year} ${clock} GMT${hours}${minutes}`) / 1000
}

function readLine(line: string, isProvider: boolean): RawLine | undefined {
  const found = (isProvider ? provider : combined).exec(line)?.groups
  const time = seconds(found?.time ?? '')
  if (!found || Number.isNaN(time)) return undefined
  const { request = '', status = '', tier = 'L1' } = found
  const target = /^\S+ (.+) HTTP\/\S+$/.exec(request)?.[1] ?? request
  const url = isProvider ? /^http:\/\/(?<host>[^/:]+)(?::\d+)?(?<path>\/.*)$/.exec(target)?.groups : undefined
  const { host = 'www.example.com', path = target } = url ?? {}
  const bytes = found.bytes === '-' ? 0 : Number(found.bytes)
  return { time, site: host.toLowerCase(), path, status, bytes, tier }
}

/** Reads all requests of a log, plain or gzip, independently of the importer under test. */
export function readRaw(file: string): { lines: number; requests: RawLine[] } {
  const bytes = readFileSync(file)
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isProvider = lines.some((line) => provider.test(line))
  return { lines: lines.length, requests: lines.flatMap((line) => readLine(line, isProvider) ?? []) }
}

/** Requests and bytes under each key. */
export type Totals = Record<string, { requests: number; bytes: number }>

/** Counts lines by a key. */
export function totals(lines: readonly RawLine[], key: (line: RawLine) => string): Totals {
  const found: Totals = {}
  for (const line of lines) {
    const { requests, bytes } = found[key(line)] ?? { requests: 0, bytes: 0 }
    found[key(line)] = { requests: requests + 1, bytes: bytes + line.bytes }
  }
  return found
}
