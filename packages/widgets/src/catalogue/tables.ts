import { rowsOf, type Table, type TableEntry } from '@parapet/api'
import type { ColorToken } from '@parapet/ui'
import { siteColors } from './colors.ts'

/** A row of a ranking; `previous` and `previousBytes` are those of the period compared with. */
export interface RankedRow {
  key: string
  requests: number
  bytes: number
  previous?: number
  previousBytes?: number
}

/** A ranking for a table. `total` counts all keys; null if unknown. */
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

function clean(entries: readonly TableEntry[], toKey: (key: string) => string): RankedRow[] {
  const rows = new Map<string, RankedRow>()
  for (const entry of entries) {
    const key = toKey(entry.key)
    rows.set(key, add(rows.get(key) ?? { key, requests: 0, bytes: 0 }, entry))
  }
  return [...rows.values()].sort((a, b) => b.requests - a.requests)
}

/** Builds a ranking with comparison; without `whole`, its total is known only for a complete table. */
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
  const earlier = before && new Map(clean(rowsOf(before).rows, keyOf).map((row) => [row.key, row]))
  const isWholeBefore = before && isAll(before)
  const added = rows.reduce<Amounts>(add, { requests: 0, bytes: 0 })
  // A total from another response may be of another moment, and would invent a remainder.
  const total = isAll(table) ? added : whole && whole.requests >= added.requests ? whole : null
  return {
    rows: rows.map((row) => {
      const was = earlier?.get(row.key) ?? (isWholeBefore ? { requests: 0, bytes: 0 } : undefined)
      return was === undefined ? row : { ...row, previous: was.requests, previousBytes: was.bytes }
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

export interface RankedPart {
  key: string
  label: string
  value: number
  previous?: number
  color?: ColorToken
}

/** Names the part that gathers the rest. */
export const REST = '(other)'

/** Returns the largest parts and the rest as one, descending by the metric `by`. */
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
    colorOf?: ((key: string) => ColorToken | undefined) | undefined
  },
): { parts: RankedPart[]; total: number } {
  const sorted = [...ranking.rows]
    .filter((row) => row[by] > 0)
    .sort((a, b) => b[by] - a[by] || (a.key < b.key ? -1 : 1))
  const shown = sorted.length <= most ? sorted : sorted.slice(0, most)
  const left = sorted.slice(shown.length)
  const added = sorted.reduce((all, row) => all + row[by], 0)
  const total = Math.max(ranking.total?.[by] ?? 0, added)
  const rest = total - shown.reduce((all, row) => all + row[by], 0)
  const isCounted = total === added
  const parts: RankedPart[] = shown.map((row) => {
    const color = colorOf?.(row.key)
    const previous = by === 'requests' ? row.previous : row.previousBytes
    return {
      key: row.key,
      label: labelOf(row.key),
      value: row[by],
      ...(previous === undefined ? {} : { previous }),
      ...(color ? { color } : {}),
    }
  })
  if (rest > 0) parts.push({ key: REST, label: restLabel(isCounted ? left.length : null), value: rest, color: 'other' })
  return { parts, total }
}

/** A country of a map. */
export const toCountry = ({ key, requests, previous }: RankedRow) => ({
  code: key,
  value: requests,
  ...(previous === undefined ? {} : { previous }),
})

/** Parts that are sites, in the colours that the charts over time give them. */
export function toSiteParts(
  ranking: Pick<Ranking, 'rows' | 'total'>,
  by: 'requests' | 'bytes',
  allSites: readonly string[],
  restLabel: (count: number | null) => string,
): { parts: RankedPart[]; total: number } {
  const largest = [...ranking.rows].sort((a, b) => b[by] - a[by]).slice(0, 8)
  const colors = siteColors(
    largest.map((row) => row.key),
    allSites,
  )
  return toParts(ranking, { by, restLabel, colorOf: (key) => colors.get(key) })
}
