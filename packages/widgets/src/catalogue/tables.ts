import { rowsOf, type Table, type TableEntry } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import { siteColors } from './colors.ts'

/** A row of a ranking; `previous` are its requests in the period compared with. */
export interface RankedRow {
  key: string
  requests: number
  bytes: number
  previous?: number
}

/** A ranking as a table shows it. `total` is what all keys together amount to; null when it is not known. */
export interface Ranking {
  rows: RankedRow[]
  total: { requests: number; bytes: number } | null
  totalCount?: number
  isEmpty: boolean
}

const count = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0)

type Amounts = Pick<RankedRow, 'requests' | 'bytes'>

function add<Sum extends Amounts>(sum: Sum, { requests, bytes }: Amounts): Sum {
  sum.requests += count(requests)
  sum.bytes += count(bytes)
  return sum
}

// A key that was answered twice is one row: it is one thing to count, and rows are told apart by their keys. What was added up may have
// another place then.
function clean(entries: readonly TableEntry[], keyOf: (key: string) => string): RankedRow[] {
  const rows = new Map<string, RankedRow>()
  for (const entry of entries) {
    const key = keyOf(entry.key)
    rows.set(key, add(rows.get(key) ?? { key, requests: 0, bytes: 0 }, entry))
  }
  return [...rows.values()].sort((a, b) => b.requests - a.requests)
}

/**
 * A ranking with what its keys had before. `whole` is the total of the same question; without it the rows are the whole only when the
 * provider says that there are no more of them. `keyOf` writes alike what are two ways to write one thing.
 */
export function toRanking(
  table: Table,
  {
    before,
    whole,
    keyOf = (key) => key,
  }: {
    before?: Table | undefined
    whole?: { requests: number; bytes: number } | undefined
    keyOf?: ((key: string) => string) | undefined
  } = {},
): Ranking {
  const { rows: entries, totalCount } = rowsOf(table)
  const rows = clean(entries, keyOf)
  const earlier = before && new Map(clean(rowsOf(before).rows, keyOf).map((row) => [row.key, row.requests]))
  // A ranking of the period before is cut too: a key that is absent from it had few, not none, unless all keys are there.
  const isWholeBefore = before && isAll(before)
  const added = rows.reduce<Amounts>(add, { requests: 0, bytes: 0 })
  // Counters arrive from two answers: a whole that is smaller than its parts is older than they are.
  const total = whole && whole.requests >= added.requests ? whole : isAll(table) ? added : null
  return {
    rows: rows.map((row) => {
      const previous = earlier?.get(row.key) ?? (isWholeBefore ? 0 : undefined)
      return previous === undefined ? row : { ...row, previous }
    }),
    total,
    ...(totalCount === null ? {} : { totalCount: totalCount - entries.length + rows.length }),
    isEmpty: rows.length === 0,
  }
}

function isAll(table: Table): boolean {
  const { rows, totalCount } = rowsOf(table)
  return totalCount !== null && rows.length >= totalCount
}

/** One part of a whole. */
export interface Part {
  key: string
  label: string
  value: number
  color?: ColorToken
}

/** Names the part that gathers the rest. */
export const REST = '(other)'

/**
 * The largest parts of a whole and the rest as one, descending. `by` says what is counted; `colorOf` gives a part its fixed colour.
 */
export function toParts(
  ranking: Pick<Ranking, 'rows' | 'total'>,
  {
    by = 'requests',
    most = 8,
    labelOf = (key) => key,
    restLabel,
    colorOf,
  }: {
    by?: 'requests' | 'bytes'
    most?: number
    labelOf?: (key: string) => string
    restLabel: (count: number | null) => string
    colorOf?: (key: string) => ColorToken | undefined
  },
): { parts: Part[]; total: number } {
  const sorted = [...ranking.rows]
    .filter((row) => row[by] > 0)
    .sort((a, b) => b[by] - a[by] || (a.key < b.key ? -1 : 1))
  const shown = sorted.length <= most ? sorted : sorted.slice(0, most)
  const left = sorted.slice(shown.length)
  const added = sorted.reduce((all, row) => all + row[by], 0)
  const total = Math.max(ranking.total?.[by] ?? 0, added)
  const rest = total - shown.reduce((all, row) => all + row[by], 0)
  const isCounted = total === added
  const parts: Part[] = shown.map((row) => {
    const color = colorOf?.(row.key)
    return { key: row.key, label: labelOf(row.key), value: row[by], ...(color ? { color } : {}) }
  })
  if (rest > 0) parts.push({ key: REST, label: restLabel(isCounted ? left.length : null), value: rest, color: 'other' })
  return { parts, total }
}

/** Parts that are sites, in the colours that the charts over time give them. */
export function toSiteParts(
  ranking: Pick<Ranking, 'rows' | 'total'>,
  by: 'requests' | 'bytes',
  allSites: readonly string[],
  restLabel: (count: number | null) => string,
): { parts: Part[]; total: number } {
  const largest = [...ranking.rows].sort((a, b) => b[by] - a[by]).slice(0, 8)
  const colors = siteColors(
    largest.map((row) => row.key),
    allSites,
  )
  return toParts(ranking, { by, restLabel, colorOf: (key) => colors.get(key) })
}

const cacheColors = ['hit', 'miss', 'pass', 'expired', 'stale'] as const

/** The fixed colour of a cache result; the same in every theme. */
export function cacheColor(key: string): ColorToken {
  return cacheColors.find((known) => known === key.toLowerCase()) ?? 'other'
}
