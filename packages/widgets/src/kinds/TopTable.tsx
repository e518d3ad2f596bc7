import { safeUrl } from '@parapet/api'
import { ListTable, useFormat, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
import { type Twin, useExports } from '../charts/exports.tsx'
import { commonSuffix } from '../charts/legendState.ts'
import type { KindT } from '../charts/summary.ts'
import type { Pick, PickKey } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import type { ChangeMeaning } from './change.ts'
import { distinguishAgents } from './distinguishAgents.ts'
import { type KeyKind, KeyLabel, keyText } from './KeyLabel.tsx'
import { endNote } from './keyLabel.css.ts'
import { nothing, root } from './kinds.css.ts'
import {
  bar,
  barShare,
  bytesColumn,
  changeColumn,
  chip,
  figureCell,
  figureColumn,
  foot,
  keyColumn,
  roomy,
  wide,
} from './table.css.ts'
import { useAgents } from './useAgents.ts'
import { useValueMenu } from './useValueMenu.tsx'
import { ValueChange } from './ValueChange.tsx'

export interface TopRow {
  key: string
  requests: number
  bytes: number
  previous?: number
}

export interface TopTableProps {
  label: string
  keyKind: KeyKind
  keyLabel?: string
  countLabel?: string
  hasBytes?: boolean
  /** What more requests mean: bad news in a ranking of errors. By default that of each status, else neutral. */
  meaning?: ChangeMeaning
  filterKey?: PickKey | null
  rows: readonly TopRow[]
  total: { requests: number; bytes: number } | null
  totalCount?: number
  atFirst?: number
  onPick?: Pick
  /** Asks for all rows of the contract, or for the most requested ones again. */
  onLong?: (isLong: boolean) => void
  /** Rows in another order than by requests, with its columns. */
  ordered?: TopOrdered
  /** Asks for another order by the id of its column; false if this table has to sort by itself. */
  onOrder?: (column: string) => boolean
}

/** An order that was worked out: rows are sorted already. */
export interface TopOrdered {
  /** The id of the column that is sorted by. */
  by: string
  columns: readonly ListedColumn<TopRow>[]
  lengthOf: (row: TopRow) => number
  footOf: (shown: number) => string
}

const filterOf: Readonly<Partial<Record<KeyKind, PickKey>>> = {
  path: 'request',
  agent: 'agent',
  country: 'countrycode',
  address: 'clientip',
  status: 'response',
  contentType: 'content_type',
  referer: 'referer',
  cache: 'cached',
  method: 'method',
  proto: 'proto',
  site: 'vhost',
}
const usualFew = 5
const usualMany = 10
const mostShown = 250

/** The largest values of a key, with requests, share, change and bytes; five rows, ten on request. */
export function TopTable(props: TopTableProps) {
  const { label, keyKind, rows, total, totalCount, atFirst, onPick, hasBytes = true } = props
  const t = useWords(kindWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [isLong, setLong] = useState(false)
  const [by, setBy] = useState<TopOrder>('requests')
  const few = atFirst ?? usualFew
  const many = atFirst === undefined ? usualMany : Math.min(rows.length, mostShown)
  const agents = useAgents(keyKind === 'agent')
  const { button, menu } = useValueMenu(
    onPick,
    props.filterKey === undefined ? filterOf[keyKind] : (props.filterKey ?? undefined),
  )
  const { ordered } = props
  const isCompared = hasEarlier(rows)
  const meaningOf = ({ key }: TopRow): ChangeMeaning =>
    props.meaning ?? (keyKind === 'status' && /^[45]\d\d$/.test(key) ? 'upBad' : 'neutral')
  const keyLabel = props.keyLabel ?? t(`key.${keyKind}`)
  const countLabel = props.countLabel ?? t('table.requests')
  const sorted = ordered ? rows : sortedBy(by, rows)
  const shown = sorted.slice(0, isLong ? many : few)
  const names = new Map(shown.map(({ key }) => [key, keyText(key, keyKind, t, locale, agents)]))
  // Two user agents may have the same short name.
  const nameOf = ({ key }: TopRow) => {
    const name = names.get(key) ?? ''
    const same = agents ? shown.filter((other) => names.get(other.key) === name).map((other) => other.key) : []
    return same.length > 1 ? `${name} · ${distinguishAgents(same)[same.indexOf(key)]}` : name
  }
  // Names of one domain differ in their start only.
  const end = keyKind !== 'path' && shown.length > 1 ? commonSuffix(shown.map(({ key }) => key)) : ''
  const lengthOf = ordered ? ordered.lengthOf : (row: TopRow) => barLength(by, row)
  const largest = Math.max(...rows.map(lengthOf), Number.MIN_VALUE)
  const columnsOf = ({ rows: of, ordered: own }: TopTableProps): readonly ListedColumn<TopRow>[] => [
    {
      id: 'key',
      header: keyLabel,
      // The raw key: a file is for machines, and an agent's short name cannot be turned back.
      value: (row) => row.key,
      cell: (row) => (
        <>
          <span className={bar} style={{ width: `${((lengthOf(row) / largest) * 100).toFixed(2)}%` }} />
          <KeyLabel
            keyKind={keyKind}
            raw={row.key}
            name={nameOf(row)}
            isBot={agents?.(row.key).kind === 'bot'}
            end={end}
          />
        </>
      ),
      sortable: false,
      className: keyColumn,
    },
    ...(own ? own.columns : plainColumns(of)),
  ]
  const plainColumns = (of: readonly TopRow[]): readonly ListedColumn<TopRow>[] => [
    {
      id: 'requests',
      header: countLabel,
      value: (row) => row.requests,
      cell: (row) => (
        <div className={figureCell} title={figureTitle(row, f, t)}>
          <span>{f.count(row.requests)}</span>
          <span className={barShare}>
            {total && total.requests > 0 ? f.percent(row.requests / total.requests) : ''}
          </span>
        </div>
      ),
      numeric: true,
      headClassName: figureColumn,
    },
    ...only(hasEarlier(of), {
      id: 'change',
      header: t('table.change'),
      value: rise,
      cell: (row) => (
        <ValueChange value={row.requests} previous={row.previous} unit="requests" meaning={meaningOf(row)} />
      ),
      title: (row) => figureTitle(row, f, t),
      numeric: true,
      headClassName: changeColumn,
      isExported: false,
    }),
    ...only(hasBytes, {
      id: 'bytes',
      header: t('table.bandwidth'),
      value: (row) => row.bytes,
      cell: (row) => f.bytes(row.bytes),
      title: (row) => f.number(row.bytes),
      format: (value) => f.bytes(Number(value)),
      unit: 'bytes',
      numeric: true,
      className: isCompared ? roomy : wide,
      headClassName: bytesColumn,
    }),
    ...only(hasEarlier(of), {
      id: 'before',
      header: t('table.before'),
      value: (row) => row.previous,
      numeric: true,
      isHidden: true,
    }),
  ]
  const twinOf = (of: TopTableProps): Twin =>
    columnTwin(label, columnsOf(of), of.ordered ? of.rows : sortedBy(by, of.rows))
  useExports({ twin: () => twinOf(props), twinOf })
  if (rows.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  const left = totalCount === undefined ? 0 : totalCount - rows.length
  const onSort = (id: string) => {
    const next = orders.find((one) => one === id) ?? 'requests'
    const isElsewhere = props.onOrder?.(id) ?? false
    setBy(isElsewhere ? 'requests' : next)
    if (isElsewhere) return
    // The provider ranks by requests: the largest of another column may be beyond the rows on screen.
    if (next === 'requests') props.onLong?.(false)
    else if (left > 0) props.onLong?.(true)
  }
  return (
    <div className={root} data-drawing={agents === undefined ? true : undefined}>
      <ListTable
        label={label}
        columns={columnsOf(props)}
        rows={shown}
        getRowId={({ key }) => key}
        sort={{ id: ordered?.by ?? by, desc: true }}
        onSort={onSort}
        control={(row) => {
          return button({ value: row.key, label: nameOf(row).slice(0, 120), url: safeUrl(row.key) })
        }}
      />
      <div className={foot}>
        <span>
          {ordered
            ? ordered.footOf(shown.length)
            : by !== 'requests' && left > 0
              ? t(by === 'bytes' ? 'table.topByBytes' : 'table.topByChange', {
                  n: shown.length,
                  of: f.number(rows.length),
                  left,
                })
              : totalCount !== undefined && totalCount > shown.length
                ? t('table.top', { n: shown.length, total: f.number(totalCount) })
                : t('table.all', { n: shown.length })}
          {end && <span className={endNote}> · *{end}</span>}
        </span>
        {rows.length > few ? (
          <button type="button" className={chip} onClick={() => setLong(!isLong)}>
            {t(isLong ? 'table.less' : 'table.more', { n: isLong ? few : Math.min(many, rows.length) })}
          </button>
        ) : null}
      </div>
      {menu}
    </div>
  )
}

const orders = ['requests', 'bytes', 'change'] as const
type TopOrder = (typeof orders)[number]

const only = (isShown: boolean, column: ListedColumn<TopRow>) => (isShown ? [column] : [])

const hasEarlier = (rows: readonly TopRow[]) => rows.some((row) => row.previous !== undefined)
const sortedBy = (by: TopOrder, rows: readonly TopRow[]) =>
  by === 'requests' ? rows : rows.toSorted(by === 'bytes' ? byBytes : byRise)
// A fall is as long as a rise: the column says which it is.
const barLength = (by: TopOrder, row: TopRow) =>
  by === 'change' ? Math.abs(row.requests - (row.previous ?? row.requests)) : row[by]
const byBytes = (a: TopRow, b: TopRow) => b.bytes - a.bytes
const rise = ({ requests, previous }: TopRow) =>
  previous === undefined ? Number.NEGATIVE_INFINITY : requests - previous
const byRise = (a: TopRow, b: TopRow) => rise(b) - rise(a) || b.requests - a.requests

type FormatOf = ReturnType<typeof useFormat>
function figureTitle(row: TopRow, f: FormatOf, t: KindT): string {
  const now = f.number(row.requests)
  return row.previous === undefined ? now : `${now} · ${t('table.was', { value: f.number(row.previous) })}`
}
