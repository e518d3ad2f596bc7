/** What an access log may lack, by the names of the filters (§3). */
export const accessLogFields = ['cached', 'response_time', 'content_type', 'countrycode', 'tcdndebugreason'] as const
export type AccessLogField = (typeof accessLogFields)[number]

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
