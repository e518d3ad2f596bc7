/** The properties of a request, one column of codes each (§3: the filter's names). */
export const columns = [
  'vhost',
  'tier',
  'request',
  'response',
  'cached',
  'content_type',
  'countrycode',
  'agent',
  'referer',
  'clientip',
  'method',
  'proto',
  'tcdndebugreason',
] as const

export type Column = (typeof columns)[number]

/** Numbers for the distinct values of one column. */
export class Dictionary {
  readonly values: string[] = []
  readonly #codes = new Map<string, number>()
  readonly #keep: (value: string) => string

  constructor(keep: (value: string) => string = (value) => value) {
    this.#keep = keep
  }

  code(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.values.length
    const kept = this.#keep(value)
    this.values.push(kept)
    this.#codes.set(kept, code)
    return code
  }

  value(code: number): string {
    return this.values[code] ?? ''
  }
}

export type Dictionaries = Record<Column, Dictionary>

/** One dictionary a column; shared by all chunks of a store. */
export function newDictionaries(keep?: (value: string) => string): Dictionaries {
  const made: Partial<Dictionaries> = {}
  for (const column of columns) made[column] = new Dictionary(keep)
  return made as Dictionaries
}

/** The times of a chunk's requests: `points` are exact seconds, `spread` distributes bundles by a curve. */
export type When =
  | { kind: 'points'; times: Uint32Array }
  | {
      kind: 'spread'
      counts: Float64Array
      phase: Float64Array
      shape: Uint8Array
      shapes: number
      cumulative: (shape: number, second: number) => number
    }

/** Rows of one stretch [from, to) (epoch seconds); `bytes` and `micros` are totals, micros −1 is unknown. */
export interface Chunk {
  readonly isMixed: boolean
  readonly from: number
  readonly to: number
  readonly length: number
  readonly codes: Record<Column, Uint32Array>
  readonly bytes: Float64Array
  readonly micros: Float64Array
  readonly when: When
}

/** The daily total of the edge: bytes sent, and requests denied by the WAF. */
export interface EdgeDay {
  bytes: number
  denied: number
}

/** A source of requests: the generator or an imported log. */
export interface Traffic {
  readonly dictionaries: Dictionaries
  has(site: string): boolean
  chunks(sites: readonly string[], from: number, to: number): Iterable<Chunk>
  /** Daily totals (tier L1) of a site if known without rows; bills need months of thousands of sites. */
  dailyTotals?(site: string): ((day: number) => EdgeDay) | undefined
}

/** Empty columns for `length` rows. */
export function newCodes(length: number): Record<Column, Uint32Array> {
  const made: Partial<Record<Column, Uint32Array>> = {}
  for (const column of columns) made[column] = new Uint32Array(length)
  return made as Record<Column, Uint32Array>
}
