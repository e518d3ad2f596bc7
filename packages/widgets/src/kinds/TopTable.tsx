import type { FilterKey } from '@parapet/api'
import { Icon, useFormat, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import type { KindT } from '../charts/summary.ts'
import type { Pick } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { type KeyKind, KeyValue, keyText } from './KeyValue.tsx'
import { nothing, root } from './kinds.css.ts'
import { RowButton } from './RowButton.tsx'
import { safeUrl } from './safeUrl.ts'
import {
  actions,
  bar,
  barCell,
  barFigure,
  barShare,
  bytesColumn,
  cell,
  chip,
  end,
  figureColumn,
  foot,
  head,
  row as rowStyle,
  sortButton,
  sortMark,
  table,
  wide,
} from './table.css.ts'
import { useAgents } from './useAgents.ts'
import { usePickMenu } from './usePickMenu.tsx'

export interface TopRow {
  key: string
  requests: number
  bytes: number
  /** Requests in the period compared with. */
  previous?: number
}

export interface TopTableProps {
  label: string
  keyKind: KeyKind
  rows: readonly TopRow[]
  /** The total of all keys; null if unknown: then there are no shares. */
  total: { requests: number; bytes: number } | null
  /** The number of keys. */
  totalCount?: number
  /** The number of rows before "show all"; by default five, then ten. */
  atFirst?: number
  onPick?: Pick
}

const filterOf: Readonly<Record<KeyKind, FilterKey>> = {
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
}
const usualFew = 5
const usualMany = 10

/** The largest values of one key, with requests, share of the total and bytes; five rows, ten on demand. */
export function TopTable({ label, keyKind, rows, total, totalCount, atFirst, onPick }: TopTableProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [isLong, setLong] = useState(false)
  const [by, setBy] = useState<'requests' | 'bytes'>('requests')
  const few = atFirst ?? usualFew
  const many = atFirst === undefined ? usualMany : rows.length
  const agents = useAgents(keyKind === 'agent')
  const { open, opened, menu } = usePickMenu(onPick, filterOf[keyKind])
  const isCompared = rows.some((row) => row.previous !== undefined)
  const nameOf = (key: string) => keyText(key, keyKind, t, locale, agents)
  // The provider ranks by requests: the largest volumes are those of the rows that are here.
  const sorted = by === 'requests' ? rows : rows.toSorted((a, b) => b.bytes - a.bytes)
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t(`key.${keyKind}`) },
        { label: t('table.requests'), kind: 'number', format: (value) => f.number(Number(value)) },
        { label: t('table.bandwidth'), kind: 'number', unit: 'bytes', format: (value) => f.bytes(Number(value)) },
        ...(isCompared
          ? [
              {
                label: t('table.before'),
                kind: 'number' as const,
                format: (value: TwinCell) => f.number(Number(value)),
              },
            ]
          : []),
      ],
      // The raw key: a file is for machines, and an agent's short name cannot be turned back.
      rows: sorted.map((row) => [row.key, row.requests, row.bytes, ...(isCompared ? [row.previous ?? null] : [])]),
    }),
  })
  if (rows.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  const shown = sorted.slice(0, isLong ? many : few)
  const isPart = totalCount !== undefined && totalCount > rows.length
  const largest = Math.max(...rows.map((row) => row.requests), 1)
  return (
    <div className={root} data-drawing={agents === undefined ? true : undefined}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t(`key.${keyKind}`)}
            </th>
            <SortHead
              className={cx(head, figureColumn, end)}
              label={t('table.requests')}
              isSorted={by === 'requests'}
              onSort={() => setBy('requests')}
            />
            <SortHead
              className={cx(head, bytesColumn, end, wide)}
              label={t('table.bandwidth')}
              isSorted={by === 'bytes'}
              onSort={() => setBy('bytes')}
            />
            <td className={cx(head, actions)} />
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const name = nameOf(row.key)
            const share = total && total.requests > 0 ? row.requests / total.requests : null
            return (
              <tr key={row.key} className={rowStyle}>
                <th scope="row" className={cell}>
                  <KeyValue keyKind={keyKind} raw={row.key} name={name} isBot={agents?.(row.key).kind === 'bot'} />
                </th>
                <td className={cx(cell, end)}>
                  <div className={barCell} title={figureTitle(row, f, t)}>
                    <span
                      className={bar}
                      style={{ width: `calc((100% - 48px) * ${(row.requests / largest).toFixed(4)})` }}
                    />
                    <span className={barFigure}>{f.count(row.requests)}</span>
                    <span className={barShare}>{share === null ? '' : f.percent(share)}</span>
                  </div>
                </td>
                <td className={cx(cell, end, wide)} title={f.number(row.bytes)}>
                  {f.bytes(row.bytes)}
                </td>
                <td className={cx(cell, actions)}>
                  <RowButton
                    label={t('pick.for', { value: name.slice(0, 120) })}
                    why={name.slice(0, 120)}
                    isOpen={opened === row.key}
                    onOpen={(anchor) =>
                      open(anchor, { value: row.key, label: name.slice(0, 120), url: safeUrl(row.key) })
                    }
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={foot}>
        <span>
          {by === 'bytes' && isPart
            ? t('table.topByBytes', { n: shown.length, of: f.number(rows.length) })
            : totalCount !== undefined && totalCount > shown.length
              ? t('table.top', { n: shown.length, total: f.number(totalCount) })
              : t('table.all', { n: shown.length })}
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

function SortHead({
  className,
  label,
  isSorted,
  onSort,
}: {
  className: string
  label: string
  isSorted: boolean
  onSort: () => void
}) {
  return (
    <th scope="col" className={className} aria-sort={isSorted ? 'descending' : undefined}>
      <button type="button" className={sortButton} onClick={onSort}>
        {label}
        {isSorted && (
          <span className={sortMark}>
            <Icon name="arrowDown" size={16} />
          </span>
        )}
      </button>
    </th>
  )
}

type FormatOf = ReturnType<typeof useFormat>
function figureTitle(row: TopRow, f: FormatOf, t: KindT): string {
  const now = f.number(row.requests)
  return row.previous === undefined ? now : `${now} · ${t('table.was', { value: f.number(row.previous) })}`
}
