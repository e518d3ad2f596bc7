import { Icon, useFormat, useLocale, useWords } from '@parapet/ui'
import { useState } from 'react'
import { cx } from '../charts/cx.ts'
import { type Twin, type TwinCell, useExports } from '../charts/exports.tsx'
import type { KindT } from '../charts/summary.ts'
import type { Pick, PickKey } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { distinguishAgents } from './distinguishAgents.ts'
import { type KeyKind, KeyLabel, keyText } from './KeyLabel.tsx'
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
  changeColumn,
  chip,
  end,
  figureColumn,
  foot,
  head,
  roomy,
  row as rowStyle,
  sortButton,
  sortMark,
  table,
  wide,
} from './table.css.ts'
import { useAgents } from './useAgents.ts'
import { usePickMenu } from './usePickMenu.tsx'
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
  filterKey?: PickKey | null
  rows: readonly TopRow[]
  total: { requests: number; bytes: number } | null
  totalCount?: number
  atFirst?: number
  onPick?: Pick
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

/** The largest values of a key, with requests, share, change and bytes; five rows, ten on request. */
export function TopTable(props: TopTableProps) {
  const { label, keyKind, rows, total, totalCount, atFirst, onPick, hasBytes = true } = props
  const t = useWords(kindWords)
  const f = useFormat()
  const { locale } = useLocale()
  const [isLong, setLong] = useState(false)
  const [by, setBy] = useState<TopOrder>('requests')
  const few = atFirst ?? usualFew
  const many = atFirst === undefined ? usualMany : rows.length
  const agents = useAgents(keyKind === 'agent')
  const { open, opened, menu } = usePickMenu(
    onPick,
    props.filterKey === undefined ? filterOf[keyKind] : (props.filterKey ?? undefined),
  )
  const isCompared = hasEarlier(rows)
  const keyLabel = props.keyLabel ?? t(`key.${keyKind}`)
  const countLabel = props.countLabel ?? t('table.requests')
  const sorted = sortedBy(by, rows)
  const twinOf = (of: TopTableProps): Twin => {
    const isComparing = hasEarlier(of.rows)
    return {
      caption: label,
      columns: [
        { label: keyLabel },
        { label: countLabel, kind: 'number', format: (value) => f.number(Number(value)) },
        ...(hasBytes
          ? [
              {
                label: t('table.bandwidth'),
                kind: 'number' as const,
                unit: 'bytes' as const,
                format: (value: TwinCell) => f.bytes(Number(value)),
              },
            ]
          : []),
        ...(isComparing
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
      rows: sortedBy(by, of.rows).map((row) => [
        row.key,
        row.requests,
        ...(hasBytes ? [row.bytes] : []),
        ...(isComparing ? [row.previous ?? null] : []),
      ]),
    }
  }
  useExports({ twin: () => twinOf(props), twinOf })
  if (rows.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  const shown = sorted.slice(0, isLong ? many : few)
  const names = shown.map(({ key }) => keyText(key, keyKind, t, locale, agents))
  const nameAt = (place: number) => {
    const name = names[place] ?? ''
    const same = agents ? shown.filter((_, other) => names[other] === name).map(({ key }) => key) : []
    return same.length > 1 ? `${name} · ${distinguishAgents(same)[same.indexOf(shown[place]?.key ?? '')]}` : name
  }
  const isPart = totalCount !== undefined && totalCount > rows.length
  const largest = Math.max(...rows.map((row) => row.requests), 1)
  return (
    <div className={root} data-drawing={agents === undefined ? true : undefined}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {keyLabel}
            </th>
            <SortHead
              className={cx(head, figureColumn, end)}
              label={countLabel}
              isSorted={by === 'requests'}
              onSort={() => setBy('requests')}
            />
            {isCompared && (
              <SortHead
                className={cx(head, changeColumn, end)}
                label={t('table.change')}
                isSorted={by === 'change'}
                onSort={() => setBy('change')}
              />
            )}
            {hasBytes && (
              <SortHead
                className={cx(head, bytesColumn, end, isCompared ? roomy : wide)}
                label={t('table.bandwidth')}
                isSorted={by === 'bytes'}
                onSort={() => setBy('bytes')}
              />
            )}
            <td className={cx(head, actions)} />
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => {
            const name = nameAt(place)
            const share = total && total.requests > 0 ? row.requests / total.requests : null
            return (
              <tr key={row.key} className={rowStyle}>
                <th scope="row" className={cell}>
                  <KeyLabel keyKind={keyKind} raw={row.key} name={name} isBot={agents?.(row.key).kind === 'bot'} />
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
                {isCompared && (
                  <td className={cx(cell, end)} title={figureTitle(row, f, t)}>
                    <ValueChange value={row.requests} previous={row.previous} unit="requests" />
                  </td>
                )}
                {hasBytes && (
                  <td className={cx(cell, end, isCompared ? roomy : wide)} title={f.number(row.bytes)}>
                    {f.bytes(row.bytes)}
                  </td>
                )}
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
          {by !== 'requests' && isPart
            ? t(by === 'bytes' ? 'table.topByBytes' : 'table.topByChange', {
                n: shown.length,
                of: f.number(rows.length),
              })
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

type TopOrder = 'requests' | 'bytes' | 'change'

const hasEarlier = (rows: readonly TopRow[]) => rows.some((row) => row.previous !== undefined)
const sortedBy = (by: TopOrder, rows: readonly TopRow[]) =>
  by === 'requests' ? rows : rows.toSorted(by === 'bytes' ? byBytes : byRise)
const byBytes = (a: TopRow, b: TopRow) => b.bytes - a.bytes
const rise = ({ requests, previous }: TopRow) =>
  previous === undefined ? Number.NEGATIVE_INFINITY : requests - previous
const byRise = (a: TopRow, b: TopRow) => rise(b) - rise(a) || b.requests - a.requests

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
