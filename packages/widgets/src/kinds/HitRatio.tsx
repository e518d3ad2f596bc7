import type { ViewFilterKey } from '@parapet/api'
import { type ColorToken, useFormat, useTheme, useWords } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { useExports } from '../charts/exports.tsx'
import type { Pick } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import {
  meterChange,
  meterFigure,
  meterFill,
  meterHead,
  meterMark,
  meterScale,
  meters,
  meterTrack,
  resultSwatch,
} from './hitRatio.css.ts'
import { cacheName, cacheResults } from './keyName.ts'
import { root, tone as tones } from './kinds.css.ts'
import { RowButton } from './RowButton.tsx'
import { actions, cell, end, head, row as rowStyle, sideShare, table, value as valueStyle } from './table.css.ts'
import { usePickMenu } from './usePickMenu.tsx'
import { ValueChange } from './ValueChange.tsx'

interface CacheRow {
  readonly key: string
  readonly requests: number
  readonly bytes: number
}

export interface HitRatioProps {
  label: string
  rows: readonly CacheRow[]
  before?: readonly CacheRow[]
  onPick?: Pick
  filterKey?: ViewFilterKey
}

const known: readonly string[] = cacheResults

/** The provider's own advice: below half something is wrong, from four fifths on all is well. */
export const hitThresholds = { watch: 0.5, good: 0.8 }

/** Rates a hit ratio; null without requests. */
export function hitTone(ratio: number | null): 'good' | 'watch' | 'bad' | null {
  if (ratio === null) return null
  return ratio >= hitThresholds.good ? 'good' : ratio >= hitThresholds.watch ? 'watch' : 'bad'
}

/** The share of answers from the cache (of all results, including passes); null without traffic or known results. */
export function hitRatio(rows: HitRatioProps['rows'], by: 'requests' | 'bytes'): number | null {
  if (!rows.some((row) => known.includes(row.key.toLowerCase()))) return null
  let all = 0
  let hits = 0
  for (const row of rows) {
    const amount = Number.isFinite(row[by]) ? row[by] : 0
    all += amount
    if (row.key.toLowerCase() === 'hit') hits += amount
  }
  return all > 0 ? hits / all : null
}

/** The hit ratio by requests and by bandwidth, rated in words, with the other cache results. */
export function HitRatio({ label, rows, before, onPick, filterKey = 'cached' }: HitRatioProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const { open, opened, menu } = usePickMenu(onPick, filterKey)
  const requests = rows.reduce((sum, row) => sum + row.requests, 0)
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const nameOf = (key: string) => cacheName(key, t)
  const colorOf = (key: string): ColorToken => cacheResults.find((one) => one === key.toLowerCase()) ?? 'other'
  const sorted = rows.toSorted((a, b) => displayOrder(a.key) - displayOrder(b.key))
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('hit.result') },
        { label: t('hit.requests'), kind: 'number', format: (value) => f.number(Number(value)) },
        { label: t('hit.bandwidth'), kind: 'number', unit: 'bytes', format: (value) => f.bytes(Number(value)) },
      ],
      rows: sorted.map((row) => [nameOf(row.key), row.requests, row.bytes]),
    }),
  })
  return (
    <div className={root}>
      <div className={meters}>
        {(['requests', 'bytes'] as const).map((by) => (
          <Meter
            key={by}
            name={t(by === 'requests' ? 'hit.requests' : 'hit.bandwidth')}
            ratio={hitRatio(rows, by)}
            previous={before && hitRatio(before, by)}
          />
        ))}
      </div>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('hit.result')}
            </th>
            <th scope="col" className={cx(head, end)}>
              {t('hit.requests')}
            </th>
            <th scope="col" className={cx(head, end)}>
              {t('hit.bandwidth')}
            </th>
            {onPick ? <td className={cx(head, actions)} /> : null}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.key} className={rowStyle}>
              <th scope="row" className={cell}>
                <span className={valueStyle}>
                  <span className={resultSwatch} style={{ background: tokens.color[colorOf(row.key)] }} />
                  {nameOf(row.key)}
                </span>
              </th>
              <td className={cx(cell, end)} title={f.number(row.requests)}>
                {f.count(row.requests)}
                <span className={sideShare}>{f.percent(requests > 0 ? row.requests / requests : null)}</span>
              </td>
              <td className={cx(cell, end)} title={f.number(row.bytes)}>
                {f.bytes(row.bytes)}
                <span className={sideShare}>{f.percent(bytes > 0 ? row.bytes / bytes : null)}</span>
              </td>
              {onPick ? (
                <td className={cx(cell, actions)}>
                  <RowButton
                    label={t('pick.for', { value: nameOf(row.key) })}
                    why={nameOf(row.key)}
                    isOpen={opened === row.key}
                    onOpen={(anchor) => open(anchor, { value: row.key, label: nameOf(row.key) })}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {menu}
    </div>
  )
}

function displayOrder(key: string): number {
  const place = known.indexOf(key.toLowerCase())
  return place < 0 ? known.length : place
}

interface MeterProps {
  name: string
  ratio: number | null
  previous: number | null | undefined
}

function Meter({ name, ratio, previous }: MeterProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const tone = hitTone(ratio)
  return (
    <div>
      <div className={meterHead}>
        <span>{name}</span>
        {tone ? <span className={tones[tone]}>{t(`hit.${tone}`)}</span> : null}
      </div>
      <div className={meterFigure}>
        {f.percent(ratio)}
        {previous !== undefined && (
          <span className={meterChange} title={t('table.was', { value: f.percent(previous) })}>
            <ValueChange value={ratio} previous={previous} unit="percent" />
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn in the theme's colours */}
      <div
        className={meterTrack}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((ratio ?? 0) * 100)}
        aria-valuetext={tone ? `${f.percent(ratio)}, ${t(`hit.${tone}`)}` : f.percent(ratio)}
      >
        <div
          className={meterFill}
          style={{ width: `${(ratio ?? 0) * 100}%`, background: tokens.color[tone ?? 'none'] }}
        />
      </div>
      <div className={meterScale} aria-hidden>
        {[hitThresholds.watch, hitThresholds.good].map((mark) => (
          <span key={mark} className={meterMark} style={{ left: `${mark * 100}%` }}>
            {f.number(mark * 100)}
          </span>
        ))}
      </div>
    </div>
  )
}
