import type { ReadCall, Span } from '@parapet/api'

/** What a request says about its figures. */
export interface RequestFacts {
  readonly span?: Span
  /** Seconds of a bucket. */
  readonly step?: number
  /** The most rows of a ranking. */
  readonly rows?: number
  /** Figures of traffic: the provider may sample them and be late. It documents neither. */
  readonly isMeasured: boolean
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const secondsOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Reads the period, the bucket and the rows of a request from its filters, as they are sent. */
export function requestFacts({ path }: Pick<ReadCall, 'path'>, params: object): RequestFacts {
  const filters = recordOf(recordOf(params).filters)
  const timestamp = recordOf(filters.timestamp)
  const [from, to] = [secondsOf(timestamp.from), secondsOf(timestamp.to)]
  const isTable = /\/table\//.test(path)
  const step = secondsOf(timestamp.interval)
  const rows = secondsOf(filters.result_size)
  return {
    ...(from !== undefined && to !== undefined && { span: { from, to } }),
    ...(step !== undefined && !isTable && { step }),
    ...(rows !== undefined && { rows }),
    isMeasured: path.startsWith('statistics/'),
  }
}
