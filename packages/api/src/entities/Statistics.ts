import { array, type InferOutput, nullable, nullish, number, optional, record, string, union } from 'valibot'
import { loose } from './loose.ts'

/** A counter that a provider may leave out or null in an empty bucket: both read as 0. */
const counter = optional(nullable(number(), 0), 0)

/** One bucket of delivery or midtier. `timestamp` in epoch seconds, `response_time` in µs, volumes in bytes. */
export const HistogramEntry = loose({
  timestamp: number(),
  requests: number(),
  bytes: number(),
  hits: counter,
  misses: counter,
  hit_bytes: counter,
  miss_bytes: counter,
  response_time: nullish(number(), null),
  status_2xx: counter,
  status_3xx: counter,
  status_4xx: counter,
  status_5xx: counter,
})
export type HistogramEntry = InferOutput<typeof HistogramEntry>

/** A histogram: the steps in order of time, or with `detailed=true` one list a site. */
export const Histogram = union([array(HistogramEntry), record(string(), array(HistogramEntry))])
export type Histogram = InferOutput<typeof Histogram>

/** One row of a ranking: the key's value and its counters. */
export const TableEntry = loose({
  key: string(),
  requests: number(),
  bytes: number(),
  hits: optional(number()),
  misses: optional(number()),
  response_time: nullish(number()),
})
export type TableEntry = InferOutput<typeof TableEntry>

/** A ranking, sorted descending; with `total_count` also the number of keys. */
export const Table = union([array(TableEntry), loose({ total_count: number(), results: array(TableEntry) })])
export type Table = InferOutput<typeof Table>

/** Settings of the statistics service; `retention_period` in hours, null if the contract has none. */
export const ServiceConfig = loose({ retention_period: nullish(number(), null) })
export type ServiceConfig = InferOutput<typeof ServiceConfig>

/** The steps of a histogram that is not split by site; a split one is flattened in order of time. */
export function stepsOf(histogram: Histogram): HistogramEntry[] {
  return Array.isArray(histogram)
    ? histogram
    : Object.values(histogram)
        .flat()
        .sort((a, b) => a.timestamp - b.timestamp)
}

/** Returns the buckets of a histogram by site; under '' if it is not split. */
export function stepsBySite(histogram: Histogram): Record<string, HistogramEntry[]> {
  return Array.isArray(histogram) ? { '': histogram } : histogram
}

/** Whether a histogram has any bucket. Without one nothing was collected: its figures are unknown, not zero. */
export function hasBuckets(histogram: Histogram): boolean {
  return stepsOf(histogram).length > 0
}

/** Returns the rows of a ranking and the number of keys, if known. */
export function rowsOf(table: Table): { rows: TableEntry[]; totalCount: number | null } {
  return Array.isArray(table)
    ? { rows: table, totalCount: null }
    : { rows: table.results, totalCount: table.total_count }
}

/** A time step for the sandbox, stories and tests. */
export function makeHistogramEntry(over: Partial<HistogramEntry> = {}): HistogramEntry {
  return {
    timestamp: 1_781_519_400,
    requests: 0,
    bytes: 0,
    hits: 0,
    misses: 0,
    hit_bytes: 0,
    miss_bytes: 0,
    response_time: null,
    status_2xx: 0,
    status_3xx: 0,
    status_4xx: 0,
    status_5xx: 0,
    ...over,
  }
}

/** A row of a ranking for the sandbox, stories and tests. */
export function makeTableEntry(over: Partial<TableEntry> = {}): TableEntry {
  return { key: '200', requests: 0, bytes: 0, ...over }
}
