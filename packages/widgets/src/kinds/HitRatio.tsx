import { hitRatio, type ViewFilterKey } from '@parapet/api'
import { type ColorToken, ListTable, useFormat, useTheme, useWords } from '@parapet/ui'
import { columnTwin, type ListedColumn } from '../charts/columnTwin.ts'
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
import { sideShare, value as valueStyle } from './table.css.ts'
import { useValueMenu } from './useValueMenu.tsx'
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

/** The hit ratio of a table of cache results. */
export function hitRatioOfResults(rows: HitRatioProps['rows'], by: 'requests' | 'bytes'): number | null {
  const sumOf = (of: HitRatioProps['rows']) =>
    of.reduce((sum, row) => sum + (Number.isFinite(row[by]) ? row[by] : 0), 0)
  const countOf = (result: string) => sumOf(rows.filter(({ key }) => key.toLowerCase() === result))
  return hitRatio({ all: sumOf(rows), hits: countOf('hit'), misses: countOf('miss') })
}

/** The hit ratio by requests and by bandwidth, rated in words, with the other cache results. */
export function HitRatio({ label, rows, before, onPick, filterKey = 'cached' }: HitRatioProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const { button, menu } = useValueMenu(onPick, filterKey)
  const requests = rows.reduce((sum, row) => sum + row.requests, 0)
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  const nameOf = (key: string) => cacheName(key, t)
  const colorOf = (key: string): ColorToken => cacheResults.find((one) => one === key.toLowerCase()) ?? 'other'
  const sorted = rows.toSorted((a, b) => displayOrder(a.key) - displayOrder(b.key))
  const columns: readonly ListedColumn<CacheRow>[] = [
    {
      id: 'result',
      header: t('hit.result'),
      value: (row) => nameOf(row.key),
      cell: (row) => (
        <span className={valueStyle}>
          <span className={resultSwatch} style={{ background: tokens.color[colorOf(row.key)] }} />
          {nameOf(row.key)}
        </span>
      ),
    },
    {
      id: 'requests',
      header: t('hit.requests'),
      value: (row) => row.requests,
      cell: (row) => (
        <>
          {f.count(row.requests)}
          <span className={sideShare}>{f.percent(requests > 0 ? row.requests / requests : null)}</span>
        </>
      ),
      title: (row) => f.number(row.requests),
      numeric: true,
    },
    {
      id: 'bytes',
      header: t('hit.bandwidth'),
      value: (row) => row.bytes,
      cell: (row) => (
        <>
          {f.bytes(row.bytes)}
          <span className={sideShare}>{f.percent(bytes > 0 ? row.bytes / bytes : null)}</span>
        </>
      ),
      title: (row) => f.number(row.bytes),
      format: (value) => f.bytes(Number(value)),
      unit: 'bytes',
      numeric: true,
    },
  ]
  useExports({ twin: () => columnTwin(label, columns, sorted) })
  return (
    <div className={root}>
      <div className={meters}>
        {(['requests', 'bytes'] as const).map((by) => (
          <Meter
            key={by}
            name={t(by === 'requests' ? 'hit.requests' : 'hit.bandwidth')}
            ratio={hitRatioOfResults(rows, by)}
            previous={before && hitRatioOfResults(before, by)}
          />
        ))}
      </div>
      <ListTable
        label={label}
        columns={columns}
        rows={sorted}
        getRowId={(row) => row.key}
        control={onPick && ((row) => button({ value: row.key, label: nameOf(row.key) }))}
      />
      {menu}
    </div>
  )
}

function displayOrder(key: string): number {
  const index = known.indexOf(key.toLowerCase())
  return index < 0 ? known.length : index
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
            <ValueChange value={ratio} previous={previous} unit="percent" meaning="upGood" />
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
