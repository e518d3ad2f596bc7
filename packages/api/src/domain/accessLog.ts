/** What an access log may lack, by the names of the filters (§3); `bytes` are the sizes of answers. */
export const accessLogFields = [
  'cached',
  'response_time',
  'content_type',
  'countrycode',
  'tcdndebugreason',
  'agent',
  'referer',
  'clientip',
  'bytes',
] as const
export type AccessLogField = (typeof accessLogFields)[number]

/** The ways to write access lines that are read. */
export const accessLogFormats = [
  'provider',
  'ingress',
  'traefik',
  'npmProxy',
  'npm',
  's3',
  'haproxy',
  'alb',
  'vhostCombined',
  'lighttpd',
  'combinedAbsolute',
  'combined',
  'vhostCommon',
  'commonAbsolute',
  'common',
  'caddy',
  'traefikJson',
  'cloudflare',
  'nginxJson',
  'w3c',
  'given',
] as const
export type AccessLogFormat = (typeof accessLogFormats)[number]

/** Why a line of an access log is refused. */
export const refusalReasons = [
  'shape',
  'client',
  'time',
  'status',
  'bytes',
  'duration',
  'json',
  'noFields',
  'noRequest',
  'tooLong',
  'errorLog',
  'outlier',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Lines of one log in one format. */
export interface FormatCount {
  readonly format: AccessLogFormat
  readonly lines: number
}

/** One of the files that an access log was read from. */
export interface AccessLogFile {
  readonly name: string
  readonly lines: number
  readonly requests: number
  readonly formats: readonly FormatCount[]
  /** What follows the known fields of a line, not used because nothing says what it is; an example, or ''. */
  readonly unused: string
}

/** A refused line, shown as an example; `column` is where it departs, counted from 1. */
export interface RefusedExample {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly text: string
}

/** Refused lines with one reason. */
export interface RefusedLines {
  readonly reason: RefusalReason
  readonly lines: number
  readonly examples: readonly RefusedExample[]
}

/** An access log whose requests are the traffic of a company; times in epoch seconds. */
export interface AccessLog {
  readonly company: number
  readonly file: string
  readonly requests: number
  readonly from: number
  readonly to: number
  /** Seconds by which its times were shifted. */
  readonly movedBy: number
  readonly lacks: readonly AccessLogField[]
  readonly countries: { readonly requests: number; readonly day: string } | null
  readonly isDemo: boolean
  /** Its files are followed: new lines appear on the boards. */
  readonly isLive: boolean
  readonly files: readonly AccessLogFile[]
  readonly refused: readonly RefusedLines[]
}

type Table = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null

const tablesOf = (value: unknown): readonly Table[] => (Array.isArray(value) ? value.filter(isTable) : [])

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const countOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : 0)

function formatCounts(value: unknown): FormatCount[] {
  return tablesOf(value).flatMap(({ format, lines }) => {
    const known = accessLogFormats.find((name) => name === format)
    return known ? [{ format: known, lines: countOf(lines) }] : []
  })
}

function refusedLines(value: unknown): RefusedLines[] {
  return tablesOf(value).flatMap(({ reason, lines, examples }) => {
    const known = refusalReasons.find((name) => name === reason)
    if (!known) return []
    const shown = tablesOf(examples).map(({ file, line, column, text }) => ({
      file: textOf(file),
      line: countOf(line),
      column: countOf(column),
      text: textOf(text),
    }))
    return [{ reason: known, lines: countOf(lines), examples: shown }]
  })
}

/** Reads the description of an access log; null unless it is one. */
export function readAccessLog(raw: unknown): AccessLog | null {
  if (!isTable(raw)) return null
  const { company, file, requests, from, to, movedBy, lacks, countries, isDemo, isLive, files, refused } = raw
  const numbers = [company, requests, from, to, movedBy]
  if (typeof file !== 'string' || !numbers.every(Number.isFinite)) return null
  const found = isTable(countries) ? countries : {}
  return {
    ...({ company, requests, from, to, movedBy } as Pick<
      AccessLog,
      'company' | 'requests' | 'from' | 'to' | 'movedBy'
    >),
    file,
    lacks: accessLogFields.filter((field) => Array.isArray(lacks) && lacks.includes(field)),
    countries:
      typeof found.requests === 'number' && typeof found.day === 'string'
        ? { requests: found.requests, day: found.day }
        : null,
    isDemo: isDemo === true,
    isLive: isLive === true,
    files: tablesOf(files).map(({ name, lines, requests, formats, unused }) => ({
      name: textOf(name),
      lines: countOf(lines),
      requests: countOf(requests),
      formats: formatCounts(formats),
      unused: textOf(unused),
    })),
    refused: refusedLines(refused),
  }
}
