import {
  type ColorToken,
  lazyModule,
  type Unit,
  useFormat,
  useLazyModule,
  useTheme,
  useWords,
  withBreaks,
} from '@parapet/ui'
import type { ReactNode } from 'react'
import { cx } from '../charts/cx.ts'
import { type TwinCell, useExports } from '../charts/exports.tsx'
import { commonSuffix } from '../charts/legendState.ts'
import type { KindT } from '../charts/summary.ts'
import type { Pick, PickKey } from '../charts/types.ts'
import { kindWords } from '../words/kinds.ts'
import { inks } from './inks.ts'
import { cacheName, isNone } from './keyName.ts'
import { nothing, root, swatch } from './kinds.css.ts'
import {
  barChange,
  barEdge,
  barEnding,
  barFill,
  barName,
  barNameEnd,
  barPercent,
  barPercentSpared,
  barRow,
  bars,
  barValue,
  donut,
  donutList,
  donutRow,
  ring,
  spare,
} from './share.css.ts'
import { useValueMenu } from './useValueMenu.tsx'
import { ValueChange } from './ValueChange.tsx'

export interface SharePart {
  key: string
  label: string
  value: number
  previous?: number
  color?: ColorToken
}

export interface ShareProps {
  label: string
  parts: readonly SharePart[]
  unit: Unit
  as: 'bars' | 'donut'
  total?: number
  onPick?: Pick
  filterKey?: PickKey
}

const palette = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const
const mostOfDonut = 5

const rings = lazyModule(() => import('./Ring.tsx').then((module) => module.Ring))

export interface DrawnPart {
  key: string
  label: string
  value: number
  previous?: number
  /** 0..1 of the total. */
  share: number
  token: ColorToken
}

/** Returns the parts to draw: largest first ("other" last), with colour and a share that is never NaN. */
export function drawnParts(parts: readonly SharePart[], total?: number): DrawnPart[] {
  const clean = parts.map((part) => ({
    ...part,
    value: Number.isFinite(part.value) && part.value > 0 ? part.value : 0,
  }))
  const sum = clean.reduce((all, part) => all + part.value, 0)
  const whole = total !== undefined && Number.isFinite(total) && total > 0 ? Math.max(total, sum) : sum
  const isRest = (part: { color?: ColorToken }) => part.color === 'other'
  return clean
    .toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || b.value - a.value)
    .map((part, index) => ({
      key: part.key,
      label: part.label,
      value: part.value,
      ...(part.previous === undefined ? {} : { previous: part.previous }),
      share: whole > 0 ? part.value / whole : 0,
      token: part.color ?? palette[index % palette.length] ?? 'other',
    }))
}

function nameOf({ label }: SharePart, key: PickKey | undefined, t: KindT): string {
  if (key === 'cached') return cacheName(label, t)
  return isNone(label) ? t(key === 'content_type' ? 'content.none' : 'cache.none') : label
}

/** Parts of a whole: ranked bars with their percentages, or a donut of up to five. */
export function Share({ label, parts, unit, as, total, onPick, filterKey }: ShareProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const drawn = drawnParts(parts, total).map((part) => ({ ...part, label: nameOf(part, filterKey, t) }))
  const isCompared = drawn.some((part) => part.previous !== undefined)
  const isDonut = as === 'donut' && drawn.length <= mostOfDonut
  const Ring = useLazyModule(rings, isDonut)
  const { button: valueButton, menu } = useValueMenu(onPick, filterKey)
  const sum = drawn.reduce((all, part) => all + part.value, 0)
  const whole = total !== undefined && total > sum ? total : sum
  useExports({
    twin: () => ({
      caption: label,
      columns: [
        { label: t('share.part') },
        { label: t('share.value'), kind: 'number', unit, format: (cell) => f.unit(Number(cell), unit) },
        { label: t('share.share'), kind: 'number', unit: 'percent', format: (cell) => f.percent(Number(cell)) },
        ...(isCompared
          ? [
              {
                label: t('share.before'),
                kind: 'number' as const,
                unit,
                format: (cell: TwinCell) => f.unit(Number(cell), unit),
              },
            ]
          : []),
      ],
      rows: drawn.map((part) => [part.label, part.value, part.share, ...(isCompared ? [part.previous ?? null] : [])]),
    }),
    picture: async () => {
      const { barsSvg, donutSvg } = await import('./shareSvg.ts')
      const lines = drawn.map((part) => ({
        label: part.label,
        color: tokens.color[part.token],
        share: part.share,
        text: f.unit(part.value, unit),
        percent: f.percent(part.share),
      }))
      const drawing = isDonut ? donutSvg(lines, tokens, f.unit(whole, unit)) : barsSvg(lines, tokens)
      return { ...drawing, ...inks(tokens) }
    },
  })
  if (drawn.length === 0) return <p className={nothing}>{t('table.empty')}</p>
  const button = (part: DrawnPart) =>
    onPick && filterKey && part.token !== 'other' ? (
      valueButton({ value: part.key, label: part.label })
    ) : onPick && filterKey ? (
      <span className={spare} />
    ) : null
  const end = drawn.length > 3 ? commonSuffix(drawn.map((part) => part.label)) : ''
  const ownOf = (name: string) => name.length - (name.endsWith(end) ? end.length : 0)
  const cells = (part: DrawnPart, fill?: ReactNode) => (
    <>
      <span className={barName} title={part.label.slice(0, 400)}>
        {fill}
        {withBreaks(part.label.slice(0, ownOf(part.label)))}
        <span className={barNameEnd}>{part.label.slice(ownOf(part.label))}</span>
      </span>
      <span className={barValue}>{f.unit(part.value, unit)}</span>
      <span className={cx(barPercent, isCompared && barPercentSpared)}>{f.percent(part.share)}</span>
      {isCompared && (
        <span
          className={barChange}
          title={part.previous === undefined ? undefined : t('table.was', { value: f.unit(part.previous, unit) })}
        >
          {part.token === 'other' && part.previous === undefined ? null : (
            <ValueChange value={part.value} previous={part.previous} unit={unit} />
          )}
        </span>
      )}
      {button(part)}
    </>
  )
  if (isDonut) {
    return (
      <div className={root}>
        <div className={donut}>
          <div className={ring}>{Ring && <Ring parts={drawn} text={f.unit(whole, unit)} label={label} />}</div>
          <ul className={donutList} aria-label={label}>
            {drawn.map((part) => (
              <li key={part.key} className={donutRow}>
                <span className={swatch} style={{ background: tokens.color[part.token] }} />
                {cells(part)}
              </li>
            ))}
          </ul>
        </div>
        {menu}
      </div>
    )
  }
  const longest = Math.max(...drawn.map((part) => part.share), 0)
  return (
    <div className={root}>
      <ul className={bars} aria-label={label}>
        {drawn.map((part) => {
          const color = tokens.color[part.token]
          return (
            <li key={part.key} className={barRow}>
              {cells(
                part,
                <>
                  <span
                    className={barFill}
                    style={{ width: longest > 0 ? `${(part.share / longest) * 100}%` : 0, background: color }}
                  />
                  <span className={barEdge} style={{ background: color }} />
                </>,
              )}
            </li>
          )
        })}
        {end && <li className={barEnding}>*{end}</li>}
      </ul>
      {menu}
    </div>
  )
}
