import { type Comparison, change, changeTone } from '@parapet/api'
import { Icon, type Unit, useFormat, useWords, VisuallyHidden } from '@parapet/ui'
import { cx } from '../charts/cx.ts'
import { frameWords } from '../words/frame.ts'
import * as css from './frame.css.ts'

export interface KeyChangeProps {
  value: number | null
  unit: Unit
  peak?: number | undefined
  previous: number | null
  meaning: 'upGood' | 'upBad' | 'neutral'
  against: Comparison
  /** The count behind a figure that is no count itself (requests behind a ratio). */
  sample?: number
}

const spaceWithin = / (?!\()/g

/** The change of a figure against the comparison: arrow, word and colour; grey if neutral. */
export function KeyChange({ value, unit, peak, previous, meaning, against, sample }: KeyChangeProps) {
  const t = useWords(frameWords)
  const f = useFormat()
  const moved = change(value, previous, sample === undefined ? {} : { sample })
  const judged = changeTone(moved, meaning)
  const than = t(`change.${against}`)
  const isUp = moved.kind !== 'unknown' && moved.difference > 0
  const text = () => {
    switch (moved.kind) {
      case 'unknown':
        return t('change.unknown')
      case 'new':
        return t('change.new')
      case 'few':
        return t('change.few')
      case 'ratio': {
        if (moved.difference === 0) return t('change.same')
        // Changes of a ratio are in points: "10 % more" of 80 % would read as 90 %.
        const size =
          unit === 'percent'
            ? t('change.points', { points: f.number(Math.round(Math.abs(moved.difference) * 1000) / 10) })
            : f.percent(Math.abs(moved.ratio))
        const told = t(isUp ? 'change.up' : 'change.down', { change: size })
        return unit === 'percent'
          ? told
          : t('change.amount', {
              change: told,
              sign: isUp ? '+' : '−',
              amount: f.unit(Math.abs(moved.difference), unit, peak),
            })
      }
    }
  }
  return (
    <span className={cx(css.change, judged === 'better' && css.better, judged === 'worse' && css.worse)}>
      {moved.kind === 'ratio' && moved.difference !== 0 && <Icon name={isUp ? 'arrowUp' : 'arrowDown'} size={16} />}
      {text().replace(spaceWithin, '\u00a0')}
      {moved.kind !== 'unknown' && <VisuallyHidden>{than}</VisuallyHidden>}
    </span>
  )
}
