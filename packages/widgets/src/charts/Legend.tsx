import { type Unit, useFormat, useTheme, useWords } from '@parapet/ui'
import type { ReactNode } from 'react'
import { kindWords } from '../words/kinds.ts'
import {
  legend,
  legendAmount,
  legendButton,
  legendItem,
  legendLast,
  legendName,
  legendNote,
  legendOff,
  legendStill,
  swatch,
  swatchOff,
} from './chart.css.ts'
import { cx } from './cx.ts'
import { figuresOf, summingOf } from './series.ts'
import type { SeriesData } from './types.ts'

export interface LegendProps {
  series: readonly SeriesData[]
  unit: Unit
  /** Buckets that are finished, from the front. */
  finished: number
  hidden: ReadonlySet<string>
  onHidden: (hidden: ReadonlySet<string>) => void
  /** The series under the pointer or the focus, to be lifted out. */
  onLit: (key: string | null) => void
  /** What can be done with a series, drawn behind its entry. */
  actionOf?: (series: SeriesData) => ReactNode
  /** How many series are not shown at all. */
  dropped: number
}

/** What is hidden after a click: alone and back by a click, one more or less with Ctrl. At least one series is always shown. */
export function afterClick(
  keys: readonly string[],
  hidden: ReadonlySet<string>,
  key: string,
  isToggle: boolean,
): ReadonlySet<string> {
  if (isToggle) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    return next.size < keys.length ? next : new Set()
  }
  const isAlone = !hidden.has(key) && hidden.size === keys.length - 1
  return isAlone ? new Set() : new Set(keys.filter((other) => other !== key))
}

/** A row of toggles with the last finished value and what the range amounts to. */
export function Legend({ series, unit, finished, hidden, onHidden, onLit, actionOf, dropped }: LegendProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const { tokens } = useTheme()
  const keys = series.map((one) => one.key)
  const how = summingOf(unit)
  return (
    <ul className={legend} aria-label={t('legend.label')}>
      {series.map((one) => {
        const { last, amount } = figuresOf(one.values, unit, finished)
        const isHidden = hidden.has(one.key)
        const inside = (
          <>
            <span
              className={cx(swatch, isHidden && swatchOff)}
              style={{ background: tokens.color[one.color] }}
              aria-hidden
            />
            <span
              className={cx(legendName, isHidden && legendOff)}
              title={one.label.length > 28 ? one.label.slice(0, 400) : undefined}
            >
              {one.label}
            </span>
            <span className={legendLast}>{f.unit(last, unit)}</span>
            <span className={legendAmount}>{t(`legend.amount.${how}`, { value: f.unit(amount, unit) })}</span>
          </>
        )
        return (
          <li
            key={one.key}
            className={legendItem}
            onPointerEnter={() => onLit(one.key)}
            onPointerLeave={() => onLit(null)}
          >
            {series.length === 1 ? (
              <span className={cx(legendButton, legendStill)}>{inside}</span>
            ) : (
              <button
                type="button"
                className={legendButton}
                aria-pressed={!isHidden}
                onClick={(event) => onHidden(afterClick(keys, hidden, one.key, event.ctrlKey || event.metaKey))}
                onKeyDown={(event) => {
                  if ((event.key === 'Enter' || event.key === ' ') && (event.ctrlKey || event.metaKey)) {
                    event.preventDefault()
                    onHidden(afterClick(keys, hidden, one.key, true))
                  }
                }}
                onFocus={() => onLit(one.key)}
                onBlur={() => onLit(null)}
              >
                {inside}
              </button>
            )}
            {actionOf?.(one)}
          </li>
        )
      })}
      {dropped > 0 ? <li className={legendNote}>{t('chart.dropped', { n: dropped })}</li> : null}
    </ul>
  )
}
