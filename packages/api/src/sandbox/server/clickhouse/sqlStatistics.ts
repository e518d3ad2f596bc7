import { bucketStarts } from '../../traffic/buckets.ts'
import { bucketAt, entryOf, type KeyField, leading, timeKeys } from '../../traffic/engine.ts'
import { type Condition, KEY_WIDTH, type Question, WIDTH } from '../../traffic/scan.ts'
import type { StatisticsSource } from '../../traffic/statisticsSource.ts'
import {
  bucketCounters,
  bucketsSql,
  type ColumnList,
  grainOf,
  type KeyOf,
  type SqlQuestion,
  tableSql,
  valuesSql,
} from './questions.ts'
import { numberIn, type SqlEngine, type SqlRow, textIn } from './sqlEngine.ts'

function addRow(sums: Float64Array, at: number, row: SqlRow, width: number) {
  for (let counter = 0; counter < width; counter++)
    sums[at + counter] = (sums[at + counter] as number) + numberIn(row, bucketCounters[counter] ?? '')
}

/** Columns with few values first: their lists narrow the look at the others. */
const cheapFirst: readonly Condition['column'][] = ['referer', 'agent', 'clientip', 'request']
const costOf = ({ column }: Condition) => cheapFirst.indexOf(column)

/** Whether the reduced value is the label itself. */
const isPlain = ({ label, as }: KeyField) => label === undefined || as === 'path'

/**
 * The statistics of requests in ClickHouse. What only our functions can judge, such as whether an agent is a bot, is judged
 * for the different values of its column. `shiftSeconds` is how far the requests are shown later than they are stored.
 */
export function sqlStatistics(engine: SqlEngine, shiftSeconds: () => number = () => 0): StatisticsSource {
  async function listOf(question: SqlQuestion, condition: Condition): Promise<ColumnList> {
    const { column, passes, list, as } = condition
    if (list) return { column, ...list }
    const { rows } = await engine.query(valuesSql(question, { column, ...(as ? { as } : {}) }))
    const values = rows.map((row) => textIn(row, 'value'))
    const passing = values.filter(passes)
    const isExcluded = passing.length * 2 > values.length
    const kept = isExcluded ? values.filter((value) => !passes(value)) : passing
    return { column, values: kept, isExcluded, ...(as ? { as } : {}) }
  }

  async function prepared(question: Question): Promise<SqlQuestion | undefined> {
    const { sites, conditions, times = [] } = question
    const shift = shiftSeconds()
    const lists: ColumnList[] = []
    const narrowed = { sites, from: question.from - shift, to: question.to - shift, times, lists }
    if (sites.length === 0 || narrowed.to <= narrowed.from) return undefined
    const isOpen = ({ list }: Condition) => list === undefined
    for (const condition of conditions) if (!isOpen(condition)) lists.push(await listOf(narrowed, condition))
    for (const condition of conditions.filter(isOpen).sort((a, b) => costOf(a) - costOf(b)))
      lists.push(await listOf(narrowed, condition))
    return lists.some(({ values, isExcluded }) => values.length === 0 && !isExcluded) ? undefined : narrowed
  }

  async function fill(question: SqlQuestion, starts: readonly number[], grain: number, slots: number, key?: KeyOf) {
    const sums = new Float64Array(starts.length * WIDTH * slots)
    const shift = shiftSeconds()
    const origin = (starts[0] ?? 0) - shift
    const { rows } = await engine.query(
      bucketsSql(question, { origin, grain, starts: starts.map((start) => start - shift) }, key),
    )
    for (const row of rows) {
      const bucket = bucketAt(starts, origin + shift + numberIn(row, 'step') * grain)
      const place = key ? numberIn(row, 'place') : 1
      const slot = place === 0 ? slots - 1 : place - 1
      if (slot < slots) addRow(sums, (slot * starts.length + bucket) * WIDTH, row, WIDTH)
    }
    return sums
  }

  /** Which of the keys each value has; others have place 0. */
  async function placesOf(question: SqlQuestion, field: KeyField, keys: readonly string[]): Promise<KeyOf> {
    const places = new Map(keys.map((key, index) => [key, index + 1]))
    const { label, times } = field
    if (times) return { kind: 'time', limits: times }
    if (isPlain(field)) return { kind: 'place', field, values: [...places.keys()], places: [...places.values()] }
    const { rows } = await engine.query(valuesSql(question, field))
    const found = rows.flatMap((row) => {
      const value = textIn(row, 'value')
      const place = places.get(label?.(value) ?? value)
      return place === undefined ? [] : [{ value, place }]
    })
    return { kind: 'place', field, values: found.map(({ value }) => value), places: found.map(({ place }) => place) }
  }

  async function byKey(question: SqlQuestion, { column, label, as, times }: KeyField) {
    const key: KeyOf = times
      ? { kind: 'time', limits: times }
      : { kind: 'value', field: { column, ...(as ? { as } : {}) } }
    const { rows } = await engine.query(tableSql(question, key))
    const places = new Map<string, number>()
    const names = times && timeKeys(times)
    const keyed = rows.map((row) => {
      const name = names ? (names[numberIn(row, 'name') - 1] ?? '-') : textIn(row, 'name')
      const key = label?.(name) ?? name
      const place = places.get(key) ?? places.size
      places.set(key, place)
      return { row, place }
    })
    const sums = new Float64Array(places.size * KEY_WIDTH)
    for (const { row, place } of keyed) addRow(sums, place * KEY_WIDTH, row, KEY_WIDTH)
    return { keys: [...places.keys()], sums }
  }

  const source: StatisticsSource = {
    async histogram(asked, interval, zone) {
      const starts = bucketStarts(asked.from, asked.to, interval, zone)
      const question = await prepared(asked)
      const sums = question
        ? await fill(question, starts, grainOf(starts, interval), 1)
        : new Float64Array(starts.length * WIDTH)
      return starts.map((start, bucket) => entryOf(start, sums, bucket * WIDTH))
    },
    async splitHistogram(asked, interval, zone, field, keys, rest) {
      const starts = bucketStarts(asked.from, asked.to, interval, zone)
      const question = await prepared(asked)
      const { times } = field
      const own = times ? timeKeys(times) : keys
      const slots = own.length + 1
      const sums = question
        ? await fill(question, starts, grainOf(starts, interval), slots, await placesOf(question, field, own))
        : new Float64Array(starts.length * WIDTH * slots)
      if (times) foldTimes(sums, own, keys, starts.length)
      const entries = (slot: number) =>
        starts.map((start, bucket) => entryOf(start, sums, (slot * starts.length + bucket) * WIDTH))
      const named = keys.map((key) => [key, entries(times ? own.indexOf(key) : keys.lastIndexOf(key))] as const)
      return Object.fromEntries(rest === undefined ? named : [...named, [rest, entries(slots - 1)] as const])
    },
    async table(asked, field, size) {
      const question = await prepared(asked)
      if (!question) return { total_count: 0, results: [] }
      if (field.times || !isPlain(field)) {
        const { keys, sums } = await byKey(question, field)
        return leading(keys, sums, size)
      }
      const { rows, rowsBeforeLimit } = await engine.query(tableSql(question, { kind: 'value', field }, size))
      const sums = new Float64Array(rows.length * KEY_WIDTH)
      for (const [index, row] of rows.entries()) addRow(sums, index * KEY_WIDTH, row, KEY_WIDTH)
      const { results } = leading(
        rows.map((row) => textIn(row, 'name')),
        sums,
        size,
      )
      return { total_count: rowsBeforeLimit, results }
    },
    within: async () => source,
    // A log says nothing of the queries of its names.
    queries: () => ({
      ...source,
      histogram: (asked, ...rest) => source.histogram({ ...asked, sites: [] }, ...rest),
      splitHistogram: (asked, ...rest) => source.splitHistogram({ ...asked, sites: [] }, ...rest),
      table: (asked, ...rest) => source.table({ ...asked, sites: [] }, ...rest),
    }),
    dailyTotals: () => undefined,
  }
  return source
}

/** Adds the classes of durations that are not among the keys to the last place. */
function foldTimes(sums: Float64Array, own: readonly string[], keys: readonly string[], buckets: number) {
  const width = buckets * WIDTH
  own.forEach((key, slot) => {
    if (keys.includes(key)) return
    for (let at = 0; at < width; at++)
      sums[own.length * width + at] = (sums[own.length * width + at] as number) + (sums[slot * width + at] as number)
  })
}
