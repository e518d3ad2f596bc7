import type { LegendState } from '@parapet/api'
import { type Unit, useAnnounce, useFormat, useTheme, useWords, withBreaks } from '@parapet/ui'
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { kindWords } from '../words/kinds.ts'
import { cx } from './cx.ts'
import {
  legend,
  legendAmount,
  legendButton,
  legendEnd,
  legendEnding,
  legendItem,
  legendLast,
  legendName,
  legendNote,
  legendOff,
  legendStill,
  legendWhole,
  legendWords,
  swatch,
  swatchLine,
  swatchOff,
} from './legend.css.ts'
import { legendAmountText, wholePeakText } from './legendAmount.ts'
import type { SeriesMatch } from './legendFind.ts'
import { legendSearch } from './legendSearch.css.ts'
import { commonSuffix, hiddenOf, toggleAlone, toggleOne } from './legendState.ts'
import { mostPlain } from './legendStore.ts'
import { figuresOf, strokeOf } from './series.ts'
import type { SeriesData } from './types.ts'

export interface LegendProps {
  series: readonly SeriesData[]
  unit: Unit
  /** The largest value of the chart. */
  peak: number
  strokes?: boolean
  /** Whether the series add up in the drawing. */
  isStacked?: boolean
  finished: number
  state: LegendState | undefined
  onState: (state: LegendState | undefined) => void
  onLit: (key: string | null) => void
  actionOf?: (series: SeriesData) => ReactNode
  dropped: number
}

const LegendSearch = lazy(() => import('./LegendSearch.tsx').then((module) => ({ default: module.LegendSearch })))

const mostWhole = 30

type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** A row of toggles for series: a click shows one alone, Ctrl+click toggles it, as do Enter and Space. */
export function Legend({
  series,
  unit,
  peak,
  strokes = false,
  isStacked = false,
  finished,
  state,
  onState,
  onLit,
  actionOf,
  dropped,
}: LegendProps) {
  const t = useWords(kindWords)
  const f = useFormat()
  const announce = useAnnounce()
  const { tokens } = useTheme()
  const [find, setFind] = useState<SeriesMatch>()
  const isSearched = series.length > mostPlain
  const keys = series.map((one) => one.key)
  const hidden = hiddenOf(keys, state)
  const listed = isSearched && find ? find(series) : series
  const press = ({ key, label }: SeriesData, event: Press, isAlone: boolean): void => {
    const next =
      isAlone || event.altKey
        ? { only: [key] }
        : event.ctrlKey || event.metaKey
          ? toggleOne(keys, state, key)
          : toggleAlone(keys, state, key)
    onState(next)
    const gone = hiddenOf(keys, next)
    if (gone.size === 0) announce(t('legend.all'))
    else if (gone.size === keys.length - 1 && !gone.has(key)) announce(t('legend.alone', { name: label }))
  }
  const end = series.length > 3 ? commonSuffix(series.map((one) => one.label)) : ''
  const scale = { unit, finished, peak }
  const whole = isStacked
    ? wholePeakText(
        series.filter(({ key }) => !hidden.has(key)),
        scale,
        t,
        f,
      )
    : undefined
  const list = (
    <ul className={legend} aria-label={t('legend.label')}>
      {listed.map((one) => {
        const index = series.indexOf(one)
        const { last } = figuresOf(one, unit, finished)
        const isHidden = hidden.has(one.key)
        const own = one.label.length - (one.label.endsWith(end) ? end.length : 0)
        const inside = (
          <>
            <span
              className={cx(swatch, isHidden && swatchOff, strokes && !isHidden && swatchLine[strokeOf(index)])}
              style={{ [strokes ? 'color' : 'background']: tokens.color[one.color] }}
              aria-hidden
            />
            <span className={legendWords}>
              <span className={cx(legendName, isHidden && legendOff)} title={one.label.slice(0, 400)}>
                {own > mostWhole ? withBreaks(one.label.slice(0, own)) : one.label.slice(0, own)}
                <span className={legendEnd}>{one.label.slice(own)}</span>
              </span>
              <span className={legendLast}>{f.unit(last, unit, peak)}</span>
              <span className={legendAmount}>{legendAmountText(one, scale, t, f)}</span>
            </span>
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
                onClick={(event) => press(one, event, event.detail > 1)}
                onKeyDown={(event) => {
                  // Browsers make no click of these.
                  const isChord = event.ctrlKey || event.metaKey || event.altKey
                  if (!isChord || (event.key !== 'Enter' && event.key !== ' ')) return
                  event.preventDefault()
                  press(one, event, false)
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
      {end && <li className={legendEnding}>*{end}</li>}
      {dropped > 0 ? <li className={legendNote}>{t('chart.dropped', { n: dropped })}</li> : null}
    </ul>
  )
  const sum = whole && <p className={legendWhole}>{whole}</p>
  if (!isSearched)
    return (
      <>
        {list}
        {sum}
      </>
    )
  return (
    <>
      <Suspense fallback={<div className={legendSearch} />}>
        <LegendSearch keys={keys} found={listed} state={state} onState={onState} onFind={setFind} />
      </Suspense>
      {list}
      {sum}
    </>
  )
}
