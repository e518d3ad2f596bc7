import type { Interval } from '../../traffic/buckets.ts'
import type { Column } from '../../traffic/columns.ts'
import type { KeyField } from '../../traffic/engine.ts'
import { inventedPattern } from '../../traffic/labels.ts'
import type { Comparison, Question, Reduction, TimeCondition, ValueList } from '../../traffic/scan.ts'
import type { Sql, SqlValue } from './sqlEngine.ts'

/** The only names of columns that a statement can have. */
const identifiers: Readonly<Record<Column, string>> = {
  vhost: 'vhost',
  tier: 'tier',
  request: 'request',
  response: 'response',
  cached: 'cached',
  content_type: 'content_type',
  countrycode: 'countrycode',
  agent: 'agent',
  referer: 'referer',
  clientip: 'clientip',
  method: 'method',
  proto: 'proto',
  tcdndebugreason: 'tcdndebugreason',
}

/** The columns of the table of 5 minutes; the others have too many values. */
const rolledUp: ReadonlySet<Column> = new Set([
  'vhost',
  'tier',
  'response',
  'cached',
  'content_type',
  'countrycode',
  'method',
  'proto',
  'tcdndebugreason',
])

/** The length of the rows of the table of 5 minutes, in seconds. */
export const rollupSeconds = 300

const comparisons: Readonly<Record<Comparison, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

type ParameterType = 'String' | 'UInt32' | 'Int64' | 'Float64' | 'Array(String)' | 'Array(UInt32)' | 'Array(Float64)'

/** Collects the values of a statement; what it returns stands for a value in the text. */
class Parameters {
  readonly values: Record<string, SqlValue> = {}

  bind(value: SqlValue, type: ParameterType): string {
    const name = `p${Object.keys(this.values).length}`
    this.values[name] = value
    return `{${name}:${type}}`
  }
}

/** A condition as an engine can check it: a list of values of a column. */
export interface ColumnList extends ValueList {
  readonly column: Column
}

/** A question whose conditions are lists, with times as the table has them. */
export interface SqlQuestion extends Pick<Question, 'sites' | 'from' | 'to' | 'times'> {
  readonly lists: readonly ColumnList[]
}

const latest = 4_294_967_295
const moment = (second: number) => Math.min(Math.max(Math.floor(second), 0), latest)

function expressionOf(column: Column, as: Reduction | undefined, parameters: Parameters): string {
  const name = identifiers[column]
  if (as === undefined) return name
  switch (as) {
    case 'path':
      return `substringIndex(${name}, '?', 1)`
    case 'network':
      return `if(match(${name}, ${parameters.bind(`(?i)${inventedPattern}`, 'String')}), ${name}, '-')`
  }
}

function timeText({ limits, isExcluded }: TimeCondition, parameters: Parameters): string {
  const all = limits.map(
    ({ share, comparison, limit }) =>
      `toFloat64(micros) * ${parameters.bind(share, 'Float64')} ${comparisons[comparison]} ${parameters.bind(limit, 'Float64')}`,
  )
  return `${isExcluded ? 'NOT ' : ''}(${all.join(' AND ')})`
}

function whereOf({ sites, lists, times = [] }: SqlQuestion, parameters: Parameters): string[] {
  return [
    `vhost IN ${parameters.bind(sites, 'Array(String)')}`,
    ...lists.map(({ column, values, isExcluded, as }) => {
      const list = parameters.bind(values, 'Array(String)')
      return `${expressionOf(column, as, parameters)} ${isExcluded ? 'NOT IN' : 'IN'} ${list}`
    }),
    ...(times.length > 0 ? ['micros >= 0'] : []),
    ...times.map((time) => timeText(time, parameters)),
  ]
}

const within = (name: string, from: number, to: number, parameters: Parameters) =>
  `${name} >= toDateTime(${parameters.bind(moment(from), 'UInt32')}, 'UTC') AND ${name} < toDateTime(${parameters.bind(moment(to), 'UInt32')}, 'UTC')`

const isAligned = (second: number) => second % rollupSeconds === 0

/** The first and the last boundary of five minutes in a range, if rows of five minutes can answer within it. */
function rollupRange(question: SqlQuestion, asked: readonly Column[], edges: readonly number[]) {
  const { from, to, lists, times = [] } = question
  const used = [...asked, ...lists.map(({ column }) => column)]
  const isKnown = times.length === 0 && used.every((column) => rolledUp.has(column)) && edges.every(isAligned)
  const first = Math.ceil(from / rollupSeconds) * rollupSeconds
  const last = Math.floor(to / rollupSeconds) * rollupSeconds
  return isKnown && last > first ? { first, last } : undefined
}

interface Reading {
  /** What the rows are, as a table of the statement. */
  readonly from: string
  readonly parameters: Parameters
}

/** Rows with time, the columns asked for, and the counters n, bytes, us and timed. `edges` are seconds that no row may span. */
function readingOf(
  question: SqlQuestion,
  asked: readonly Column[],
  edges: readonly number[],
  needsMicros = false,
): Reading {
  const parameters = new Parameters()
  const columns = [...new Set<Column>(['cached', 'response', ...asked])].map((column) => identifiers[column]).join(', ')
  const raw = (from: number, to: number) =>
    `SELECT time, ${columns}, toUInt64(1) AS n, bytes, toInt64(greatest(micros, 0)) AS us, toUInt64(micros >= 0) AS timed${needsMicros ? ', micros' : ''} FROM requests WHERE ${[within('time', from, to, parameters), ...whereOf(question, parameters)].join(' AND ')}`
  const rolled = (from: number, to: number) =>
    `SELECT slot AS time, ${columns}, n, bytes, us, timed FROM requests_5m WHERE ${[within('slot', from, to, parameters), ...whereOf(question, parameters)].join(' AND ')}`
  const range = needsMicros ? undefined : rollupRange(question, asked, edges)
  const { from, to } = question
  const parts = range
    ? [
        rolled(range.first, range.last),
        ...(from < range.first ? [raw(from, range.first)] : []),
        ...(range.last < to ? [raw(range.last, to)] : []),
      ]
    : [raw(from, to)]
  return { from: `(${parts.join(' UNION ALL ')})`, parameters }
}

const keyCounters = `sum(n) AS requests, sum(bytes) AS total_bytes, sumIf(n, cached = 'hit') AS hits, sumIf(n, cached = 'miss') AS misses, sumIf(bytes, cached = 'hit') AS hit_bytes, sumIf(bytes, cached = 'miss') AS miss_bytes, sum(us) AS micros_sum, sum(timed) AS timed_sum`
const statusCounters = [2, 3, 4, 5]
  .map((hundreds) => `sumIf(n, intDiv(toUInt16OrZero(response), 100) = ${hundreds}) AS status_${hundreds}xx`)
  .join(', ')

/** The counters of a bucket in the order of the sums of the engine in memory. */
export const bucketCounters = [
  'requests',
  'total_bytes',
  'hits',
  'misses',
  'hit_bytes',
  'miss_bytes',
  'micros_sum',
  'timed_sum',
  'status_2xx',
  'status_3xx',
  'status_4xx',
  'status_5xx',
] as const

const done = (text: string, { values }: Parameters): Sql => ({ text, params: values })

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The longest step that every bucket is a multiple of, in seconds from the first one; calendar buckets have different lengths. */
export function grainOf(starts: readonly number[], interval: Interval): number {
  const first = starts[0] ?? 0
  const grain = starts.reduce((step, start) => commonDivisor(step, start - first), 0)
  return grain > 0 ? grain : interval === 'month' ? 86_400 : interval
}

/** What a key of an answer is computed from. */
export type KeyOf =
  | { readonly kind: 'value'; readonly field: Pick<KeyField, 'column' | 'as'> }
  /** The number of a value in a list, counted from 1; 0 for all others. */
  | {
      readonly kind: 'place'
      readonly field: Pick<KeyField, 'column' | 'as'>
      readonly values: readonly string[]
      readonly places: readonly number[]
    }
  /** The class of a duration: which limit keeps it, one more for none of them, two more for unknown. */
  | { readonly kind: 'time'; readonly limits: readonly number[] }

function keyText(key: KeyOf, parameters: Parameters): string {
  switch (key.kind) {
    case 'value':
      return expressionOf(key.field.column, key.field.as, parameters)
    case 'place': {
      const value = expressionOf(key.field.column, key.field.as, parameters)
      if (key.values.length === 0) return 'toUInt32(0)'
      return `transform(toString(${value}), ${parameters.bind(key.values, 'Array(String)')}, ${parameters.bind(key.places, 'Array(UInt32)')}, toUInt32(0))`
    }
    case 'time': {
      const limits = parameters.bind(key.limits, 'Array(Float64)')
      const found = `arrayFirstIndex(one -> toFloat64(micros) <= one, ${limits})`
      return `toUInt32(if(micros < 0, length(${limits}) + 2, if(${found} = 0, length(${limits}) + 1, ${found})))`
    }
  }
}

const columnOf = (key: KeyOf | undefined): Column[] => (key && key.kind !== 'time' ? [key.field.column] : [])

/** Counters by steps of `grain` seconds from `origin`, and by key. */
export function bucketsSql(
  question: SqlQuestion,
  { origin, grain, starts }: { origin: number; grain: number; starts: readonly number[] },
  key?: KeyOf,
): Sql {
  const { from, parameters } = readingOf(question, columnOf(key), [grain, ...starts], key?.kind === 'time')
  const step = `intDiv(toInt64(toUInt32(time)) - ${parameters.bind(origin, 'Int64')}, ${parameters.bind(grain, 'Int64')}) AS step`
  const place = key ? `, ${keyText(key, parameters)} AS place` : ''
  return done(
    `SELECT ${step}${place}, ${keyCounters}, ${statusCounters} FROM ${from} GROUP BY step${key ? ', place' : ''}`,
    parameters,
  )
}

/** Counters by key; the leading ones if a limit is given, in the order of tables. */
export function tableSql(question: SqlQuestion, key: KeyOf, limit?: number): Sql {
  const { from, parameters } = readingOf(question, columnOf(key), [], key.kind === 'time')
  const order =
    limit === undefined
      ? ''
      : ` ORDER BY requests DESC, total_bytes DESC, name ASC LIMIT ${parameters.bind(limit, 'UInt32')}`
  return done(
    `SELECT ${keyText(key, parameters)} AS name, ${keyCounters} FROM ${from} GROUP BY name${order}`,
    parameters,
  )
}

/** The different values of a column among the requests of a question. */
export function valuesSql(question: SqlQuestion, { column, as }: Pick<KeyField, 'column' | 'as'>): Sql {
  const { from, parameters } = readingOf(question, [column], [])
  return done(`SELECT DISTINCT ${expressionOf(column, as, parameters)} AS value FROM ${from}`, parameters)
}
