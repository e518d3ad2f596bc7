import type { Format, T } from '@parapet/ui'
import type { ListedColumn } from '../charts/columnTwin.ts'
import type { TopOrdered, TopRow, TopTableProps } from '../kinds/TopTable.tsx'
import { barShare, bytesColumn, changeColumn, figureCell, figureColumn, wide } from '../kinds/table.css.ts'
import type words from '../words/rank.en.ts'
import { ENOUGH_REQUESTS, type Ranked, type RankedKey, type RankOrder } from './rank.ts'

interface Texts {
  readonly t: T<typeof words>
  readonly f: Format
}

interface Measure {
  readonly id: string
  readonly header: keyof typeof words & `column.${string}`
  readonly of: (row: RankedKey) => number | null
  readonly unit: 'requests' | 'bytes' | 'percent' | 'micros'
}

const share = ({ part, requests }: RankedKey) => (part !== null && requests ? part / requests : null)
const requests: Measure = { id: 'requests', header: 'column.requests', of: (row) => row.requests, unit: 'requests' }
const counted = (id: 'misses' | 'errors' | 'refused'): Measure => ({
  id,
  header: `column.${id}`,
  of: (row) => row.part,
  unit: 'requests',
})
const shareOf = (id: 'missShare' | 'errorShare' | 'refusedShare'): Measure => ({
  id,
  header: `column.${id}`,
  of: share,
  unit: 'percent',
})

/** The columns of each order after the key: what it ranks by comes first. */
const measures: Readonly<Record<Ranked['by'], readonly Measure[]>> = {
  bytes: [{ id: 'bytes', header: 'column.bytes', of: (row) => row.bytes, unit: 'bytes' }, requests],
  misses: [counted('misses'), shareOf('missShare'), requests],
  errors: [counted('errors'), shareOf('errorShare'), requests],
  refused: [counted('refused'), shareOf('refusedShare'), requests],
  errorShare: [shareOf('errorShare'), counted('errors'), requests],
  time: [
    { id: 'time', header: 'column.time', of: (row) => row.value, unit: 'micros' },
    { id: 'mean', header: 'column.mean', of: (row) => row.micros, unit: 'micros' },
    requests,
  ],
}

/** The columns that sort, each of which is an order. */
const sorts: readonly string[] = ['requests', 'bytes', 'misses', 'errors', 'errorShare', 'refused', 'time']

/** A whole of this many microseconds is told as a duration. */
const LONG = 100e6

function figure(value: number | null, unit: Measure['unit'], f: Format): string {
  if (value === null) return f.count(null)
  switch (unit) {
    case 'requests':
      return f.count(value)
    case 'bytes':
      return f.bytes(value)
    case 'percent':
      return f.percent(value)
    case 'micros':
      return value >= LONG ? f.duration(Math.round(value / 1e6)) : f.micros(value)
  }
}

function columnsOf(ranked: Ranked, { t, f }: Texts): readonly ListedColumn<TopRow>[] {
  const { by, total } = ranked
  const found = new Map(ranked.rows.map((row) => [row.key, row]))
  const isOfWhole = total !== null && total > 0 && by !== 'errorShare'
  return measures[by].map(({ id, header, of, unit }, place): ListedColumn<TopRow> => {
    const measureOf = ({ key }: TopRow) => {
      const row = found.get(key)
      return row ? of(row) : null
    }
    return {
      id,
      header: t(header),
      value: measureOf,
      cell: (row) => {
        const value = measureOf(row)
        const text = figure(value, unit, f)
        if (place > 0 || !isOfWhole) return text
        return (
          <div className={figureCell}>
            <span>{text}</span>
            <span className={barShare}>{value === null ? '' : f.percent(value / total)}</span>
          </div>
        )
      },
      title: (row) => {
        const value = measureOf(row)
        return value === null || unit === 'percent' || unit === 'micros' ? undefined : f.number(value)
      },
      ...(unit === 'requests' ? {} : { unit, format: (value) => figure(Number(value), unit, f) }),
      numeric: true,
      sortable: sorts.includes(id),
      // On a phone, a share has its count beside it, and the other orders only what they rank by.
      ...(place > (by === 'errorShare' ? 1 : 0) ? { className: wide } : {}),
      headClassName: by === 'errorShare' ? changeColumn : place === 0 ? figureColumn : bytesColumn,
    }
  })
}

function footOf(ranked: Ranked, shown: number, rows: number, { t, f }: Texts): string {
  const { by, totalCount, certain, rest, leftOut } = ranked
  const n = shown
  const plain =
    totalCount === null || totalCount <= n ? t('foot.all', { n }) : t('foot.top', { n, total: f.number(totalCount) })
  if (by === 'errorShare') {
    const least = f.number(ENOUGH_REQUESTS)
    const isFew = rows > 0 && ranked.rows.every((row) => (row.requests ?? 0) < ENOUGH_REQUESTS)
    const what = t('foot.all', { n })
    const more = [
      ...(isFew ? [t('foot.few', { least })] : []),
      ...(leftOut > 0 ? [t('foot.enough', { least, n: leftOut })] : []),
      ...(certain < n ? [t('foot.sharesUncertain')] : []),
    ]
    return more.reduce((text, one) => t('foot.shares', { what: text, more: one }), what)
  }
  if (by !== 'bytes' && by !== 'time') return plain
  const read = ranked.rows.length + ranked.others.length
  const left = totalCount === null ? null : totalCount - read
  if (left === 0 && ranked.others.length === 0) return plain
  const texts = { n, read: f.number(read), left: f.number(left) }
  if (rest === null) return t('foot.unknown', texts)
  const held = { ...texts, rest: figure(rest, by === 'bytes' ? 'bytes' : 'micros', f) }
  if (certain >= n) return t('foot.certain', { ...held, total: f.number(totalCount) })
  return certain > 0 ? t('foot.someCertain', { ...held, certain }) : t('foot.noneCertain', held)
}

/** What a table of keys shows of a ranking in another order; of its rows as many as the contract allows (§9). */
export function orderedTop(
  ranked: Ranked,
  most: number,
  texts: Texts,
): Pick<TopTableProps, 'rows' | 'total' | 'ordered'> & { readonly totalCount: number | undefined } {
  const rows = ranked.rows.slice(0, most)
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const ordered: TopOrdered = {
    by: ranked.by,
    columns: columnsOf(ranked, texts),
    lengthOf: ({ key }) => values.get(key) ?? 0,
    footOf: (shown) => footOf(ranked, shown, rows.length, texts),
  }
  return {
    rows: rows.map(({ key, requests: count, bytes }) => ({ key, requests: count ?? 0, bytes: bytes ?? 0 })),
    total: null,
    totalCount: ranked.totalCount ?? undefined,
    ordered,
  }
}

/** The order of a column of a table, if it is one. */
export const orderOfColumn = (id: string, orders: readonly RankOrder[]): RankOrder | undefined =>
  orders.find((order) => order === id)
