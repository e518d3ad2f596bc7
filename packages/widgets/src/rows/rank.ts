import {
  type Ask,
  type Histogram,
  type ParamsOf,
  type ReadCall,
  rowsOf,
  stepsOf,
  type Table,
  type TableEntry,
  type ViewFilterKey,
} from '@parapet/api'
import { type BoardQuery, bucketsIn } from './boardQuery.ts'
import type { RowRequest } from './row.ts'
import { bucketSums, knownTotal, type Sums } from './sums.ts'

/** What a ranking is ordered by. The provider ranks by requests only; the others are worked out of its answers (decision 0067). */
export const rankOrders = ['requests', 'bytes', 'misses', 'errors', 'errorShare', 'refused', 'time'] as const
export type RankOrder = (typeof rankOrders)[number]
export type WorkedOutOrder = Exclude<RankOrder, 'requests'>

/** How the keys of a family are asked for, and by which of its filters their order is worked out. */
export interface RankPlan {
  readonly call: ReadCall
  readonly params: (query: BoardQuery, key: ViewFilterKey | 'vhost', resultSize: number) => object
  readonly totals: RowRequest
  readonly key: ViewFilterKey | 'vhost'
  readonly orders: readonly RankOrder[]
  /** The filter of cache results. */
  readonly cache?: ViewFilterKey
  /** The filter of status codes. */
  readonly status?: ViewFilterKey
  /** A key of few values by which requests are taken apart to find keys with few requests and much volume. */
  readonly parts?: ViewFilterKey
  /** The keys are paths, which have folders and file types. */
  readonly hasFolders?: boolean
  /** The name under which keys are added up. */
  readonly nameOf?: (key: string) => string
}

/** A key with what is known of it: `part` counts its misses or errors, `micros` is its mean response time. */
export interface RankedKey {
  readonly key: string
  /** What it is ranked by. */
  readonly value: number
  readonly requests: number | null
  readonly bytes: number | null
  readonly part: number | null
  readonly micros: number | null
}

/** A ranking in another order than the provider's, and how sure it is. */
export interface Ranked {
  readonly by: WorkedOutOrder
  readonly rows: readonly RankedKey[]
  /** Keys that were found with only a part of their amounts: too small for `rows`. */
  readonly others: readonly RankedKey[]
  /** The measure over all keys; null if unknown. */
  readonly total: number | null
  /** How many keys there are; null if unknown. */
  readonly totalCount: number | null
  /** The first places that no key beyond these could take. */
  readonly certain: number
  /** The measure of all keys that were not read, together; null if unknown. */
  readonly rest: number | null
  /** Keys with too few requests for a share. */
  readonly leftOut: number
  /** The requests and bytes of all keys; null if unknown. */
  readonly whole: { readonly requests: number; readonly bytes: number } | null
}

/** Whether an answer is a ranking that was worked out. */
export const isRanked = (answer: unknown): answer is Ranked =>
  typeof answer === 'object' && answer !== null && 'certain' in answer

/** With fewer requests, a share of errors says little. */
export const ENOUGH_REQUESTS = 100

/** Keys to compare where the contract shows fewer (§9 limits what is shown and downloaded). */
const LEAST_COMPARED = 250

const MOST_PARTS = 6
const MOST_JOINED = 50

/** The values of a filter that fit the address of a request, in characters. */
const MOST_CHARACTERS = 5000

const compared = ({ resultSize }: BoardQuery) => Math.max(LEAST_COMPARED, resultSize)

/** Returns the query of some values of a key only. */
export function narrowed(query: BoardQuery, key: ViewFilterKey | 'vhost', values: readonly string[]): BoardQuery {
  const { view } = query
  if (key === 'vhost') return { ...query, view: { ...view, sites: [...values] } }
  return { ...query, view: { ...view, include: { ...view.include, [key]: [...values] } } }
}

/** The first keys that one request can name. */
export function fitting(keys: readonly string[]): string[] {
  let room = MOST_CHARACTERS
  const kept: string[] = []
  for (const key of keys) {
    room -= encodeURIComponent(JSON.stringify(key)).length + 3
    if (room < 0 || kept.length === MOST_JOINED) break
    kept.push(key)
  }
  return kept
}

interface Keys {
  readonly rows: TableEntry[]
  readonly totalCount: number | null
}

const isAll = ({ rows, totalCount }: Keys) => totalCount !== null && rows.length >= totalCount

interface Asked {
  readonly plan: RankPlan
  readonly query: BoardQuery
  readonly ask: Ask
}

async function keysOf({ plan, ask }: Asked, query: BoardQuery, key: RankPlan['key'], size: number): Promise<Keys> {
  const answer = await ask(plan.call, plan.params(query, key, size) as ParamsOf<ReadCall>)
  return rowsOf(answer as Table)
}

async function totalsOf({ plan, query, ask }: Asked): Promise<Sums | null> {
  const answer = (await ask(plan.totals.call, plan.totals.params(query))) as Histogram
  return knownTotal(bucketSums(stepsOf(answer), bucketsIn(query.span, query.step, query.zone, query.now)))
}

const timeOf = ({ requests, response_time }: TableEntry) =>
  typeof response_time === 'number' ? response_time * requests : null

const rowOf = (entry: TableEntry, value: number): RankedKey => ({
  key: entry.key,
  value,
  requests: entry.requests,
  bytes: entry.bytes,
  part: null,
  micros: entry.response_time ?? null,
})

const largest = (rows: readonly RankedKey[]) =>
  rows.toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

const sumOf = (rows: readonly { value: number }[]) => rows.reduce((sum, { value }) => sum + value, 0)

/**
 * The most that is left of a total whose parts are rounded by up to `slack` together; null if it is unknown, or smaller
 * than its parts, as that of another moment may be.
 */
function restOf(total: number | null, rows: readonly { value: number }[], slack = 0): number | null {
  if (total === null) return null
  const left = total - sumOf(rows) + slack
  return left < -1e-6 * total ? null : Math.max(0, left)
}

function leading(rows: readonly RankedKey[], bound: number): number {
  const end = rows.findIndex(({ value }) => value < bound)
  return end < 0 ? rows.length : end
}

/** Ranks by volume or by time: of the most requested keys, and of the most requested of each large part. */
async function bySum(by: 'bytes' | 'time', asked: Asked, wanted: number): Promise<Ranked> {
  const { plan, query } = asked
  const measureOf = by === 'bytes' ? ({ bytes }: TableEntry) => bytes : timeOf
  const ranked = (entries: readonly TableEntry[]) =>
    entries.flatMap((entry) => {
      const value = measureOf(entry)
      return value === null ? [] : [rowOf(entry, value)]
    })
  const size = compared(query)
  const main = await keysOf(asked, query, plan.key, size)
  const { totalCount } = main
  let rows = largest(ranked(main.rows))
  if (isAll(main)) {
    const whole = {
      requests: main.rows.reduce((sum, { requests }) => sum + requests, 0),
      bytes: main.rows.reduce((sum, { bytes }) => sum + bytes, 0),
    }
    return { by, rows, others: [], total: sumOf(rows), totalCount, certain: rows.length, rest: 0, leftOut: 0, whole }
  }
  const { parts } = plan
  const [sums, split] = await Promise.all([
    totalsOf(asked),
    parts && parts !== plan.key && !query.view.include[parts]?.length ? keysOf(asked, query, parts, size) : null,
  ])
  const total = sums && (by === 'bytes' ? sums.bytes : sums.micros)
  const others = new Map<string, RankedKey>()
  // Means are whole microseconds: half of one for each request, in the total and in its parts.
  const slack = by === 'time' ? (sums?.requests ?? 0) : 0
  const rest = () => restOf(total, [...rows, ...others.values()], slack)
  if (parts && split && leading(rows, rest() ?? Number.POSITIVE_INFINITY) < wanted) {
    const least = rows[wanted - 1]?.value ?? 0
    const worthAsking = largest(ranked(split.rows)).filter(({ value }) => value > least)
    const answers = await Promise.all(
      worthAsking.slice(0, MOST_PARTS).map(({ key }) => keysOf(asked, narrowed(query, parts, [key]), plan.key, size)),
    )
    const known = new Set(rows.map(({ key }) => key))
    for (const row of answers.flatMap((one) => ranked(one.rows))) {
      if (known.has(row.key)) continue
      const sum = others.get(row.key)
      others.set(row.key, sum ? addedUp(sum, row) : row)
    }
    const candidates = fitting(largest([...others.values()]).map(({ key }) => key))
    if (candidates.length > 0) {
      const whole = await keysOf(asked, narrowed(query, plan.key, candidates), plan.key, candidates.length)
      const exact = ranked(whole.rows)
      for (const { key } of exact) others.delete(key)
      rows = largest([...rows, ...exact])
    }
  }
  const left = rest()
  const partly = Math.max(0, ...[...others.values()].map(({ value }) => value))
  return {
    by,
    rows,
    others: largest([...others.values()]),
    total,
    totalCount,
    certain: left === null ? 0 : leading(rows, left + partly),
    rest: left,
    leftOut: 0,
    whole: left === null ? null : sums,
  }
}

const partOf = { misses: 'miss', errors: '5xx', refused: '4xx' } as const

/** The filter by which an order is worked out. */
export const filterOfOrder = (plan: RankPlan, order: RankOrder): ViewFilterKey | undefined =>
  order === 'misses'
    ? plan.cache
    : order === 'requests' || order === 'bytes' || order === 'time'
      ? undefined
      : plan.status

function ofPart(asked: Asked, by: keyof typeof partOf, size: number): Promise<Keys> {
  const { plan, query } = asked
  const filter = filterOfOrder(plan, by)
  if (!filter) throw new RangeError(`no filter for ${by}`)
  return keysOf(asked, narrowed(query, filter, [partOf[by]]), plan.key, size)
}

/** Ranks by misses or errors: the provider ranks those requests alone. */
async function byPart(by: keyof typeof partOf, asked: Asked): Promise<Ranked> {
  const { plan, query } = asked
  const main = await ofPart(asked, by, query.resultSize)
  const named = fitting(main.rows.map(({ key }) => key))
  const [whole, sums] = await Promise.all([
    named.length > 0 ? keysOf(asked, narrowed(query, plan.key, named), plan.key, named.length) : null,
    isAll(main) ? null : totalsOf(asked),
  ])
  const all = new Map(whole?.rows.map((entry) => [entry.key, entry]))
  const rows = main.rows.map(({ key, requests: part }): RankedKey => {
    const entry = all.get(key)
    return entry
      ? { ...rowOf(entry, part), part }
      : { key, value: part, requests: null, bytes: null, part, micros: null }
  })
  const added = sumOf(rows)
  const counted = sums && { misses: sums.misses, errors: sums.s5xx, refused: sums.s4xx }[by]
  const total = isAll(main) ? added : counted
  return {
    by,
    rows: largest(rows),
    others: [],
    total,
    totalCount: main.totalCount,
    certain: rows.length,
    rest: restOf(total, rows),
    leftOut: 0,
    whole: null,
  }
}

/** Ranks by the share of server errors, among keys with enough requests for one. */
async function byErrorShare(asked: Asked): Promise<Ranked> {
  const { plan, query } = asked
  const size = compared(query)
  const [errors, all] = await Promise.all([ofPart(asked, 'errors', size), keysOf(asked, query, plan.key, size)])
  const known = new Map(all.rows.map((entry) => [entry.key, entry]))
  // What is not among the most requested has at most as many requests as the last of them.
  const most = isAll(all) ? 0 : (all.rows.at(-1)?.requests ?? 0)
  const absent = errors.rows.filter(({ key }) => !known.has(key))
  const named = most >= ENOUGH_REQUESTS ? fitting(absent.map(({ key }) => key)) : []
  if (named.length > 0) {
    const more = await keysOf(asked, narrowed(query, plan.key, named), plan.key, named.length)
    for (const entry of more.rows) known.set(entry.key, entry)
  }
  const shares = errors.rows.flatMap(({ key, requests: part }): RankedKey[] => {
    const entry = known.get(key)
    return entry && entry.requests > 0 ? [{ ...rowOf(entry, part / entry.requests), part }] : []
  })
  const enough = shares.filter(({ requests }) => (requests ?? 0) >= ENOUGH_REQUESTS)
  const isFew = enough.length === 0
  const unread = errors.rows.filter(({ key }) => !known.has(key)).map(({ requests }) => requests)
  const mostErrors = Math.max(
    isAll(errors) ? 0 : (errors.rows.at(-1)?.requests ?? 0),
    ...(most >= ENOUGH_REQUESTS ? unread : []),
    0,
  )
  const rows = largest(isFew ? shares : enough)
  return {
    by: 'errorShare',
    rows,
    others: [],
    total: null,
    totalCount: errors.totalCount,
    certain: isFew
      ? isAll(errors) && unread.length === 0
        ? rows.length
        : 0
      : leading(rows, mostErrors / ENOUGH_REQUESTS),
    rest: null,
    leftOut: isFew ? 0 : shares.length - enough.length + (most < ENOUGH_REQUESTS ? unread.length : 0),
    whole: null,
  }
}

function addedUp(a: RankedKey, b: RankedKey): RankedKey {
  const add = (key: 'requests' | 'bytes' | 'part') => {
    const [one, other] = [a[key], b[key]]
    return one === null || other === null ? null : one + other
  }
  const requests = add('requests')
  const micros =
    a.micros === null || b.micros === null || !requests
      ? null
      : (a.micros * (a.requests ?? 0) + b.micros * (b.requests ?? 0)) / requests
  return { key: a.key, value: a.value + b.value, requests, bytes: add('bytes'), part: add('part'), micros }
}

function underNames(ranked: Ranked, nameOf: (key: string) => string): Ranked {
  const found = new Map<string, RankedKey>()
  for (const row of ranked.rows) {
    const key = nameOf(row.key)
    const same = found.get(key)
    const sum = same ? addedUp(same, row) : row
    const isShare = same && ranked.by === 'errorShare' && sum.part !== null && sum.requests
    found.set(key, { ...sum, key, value: isShare ? (sum.part ?? 0) / (sum.requests ?? 1) : sum.value })
  }
  const rows = largest([...found.values()])
  const totalCount = ranked.totalCount === null ? null : ranked.totalCount - ranked.rows.length + rows.length
  return { ...ranked, rows, totalCount, certain: Math.min(ranked.certain, rows.length) }
}

/** Ranks keys in another order than the provider's; `wanted` are the places that should be certain. */
export async function rank(
  plan: RankPlan,
  by: WorkedOutOrder,
  query: BoardQuery,
  ask: Ask,
  wanted: number,
): Promise<Ranked> {
  const asked = { plan, query, ask }
  const ranked =
    by === 'bytes' || by === 'time'
      ? await bySum(by, asked, wanted)
      : by === 'errorShare'
        ? await byErrorShare(asked)
        : await byPart(by, asked)
  return plan.nameOf ? underNames(ranked, plan.nameOf) : ranked
}
