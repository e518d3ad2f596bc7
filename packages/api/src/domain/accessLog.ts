/** What an access log may lack, by the names of the filters (§3). */
export const accessLogFields = ['cached', 'response_time', 'content_type', 'countrycode', 'tcdndebugreason'] as const
export type AccessLogField = (typeof accessLogFields)[number]

/** An access log whose requests are the traffic of a company; times in epoch seconds. */
export interface AccessLog {
  readonly company: number
  readonly file: string
  readonly requests: number
  /** The first and the last request as shown. */
  readonly from: number
  readonly to: number
  /** By how many seconds its times were moved. */
  readonly movedBy: number
  /** What no line of it says. */
  readonly lacks: readonly AccessLogField[]
  /** The requests whose country was looked up by their address, and the day of the database; null if none was. */
  readonly countries: { readonly requests: number; readonly day: string } | null
  /** Deployments, tickets and so on are invented beside it. */
  readonly isDemo: boolean
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads the description of an access log; null unless it is one. */
export function readAccessLog(raw: unknown): AccessLog | null {
  if (!isTable(raw)) return null
  const { company, file, requests, from, to, movedBy, lacks, countries, isDemo } = raw
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
  }
}
