import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { Tone } from '../feedback/tones.ts'
import * as css from './dayMarks.css.ts'

export interface DayMark {
  id: string
  /** The place between the two ends, 0 to 1. */
  place: number
  tone: Extract<Tone, 'good' | 'info' | 'watch' | 'bad'>
  /** How much there is: a higher mark. */
  count: number
  /** What its tip says. */
  text: string
}

/**
 * What happens on days of a time, as marks on a line.
 *
 * Screen readers: An image with the label, which says what it shows in one sentence. A table beside it has the days.
 */
export function DayMarks({
  label,
  marks,
  ticks,
}: {
  label: string
  marks: readonly DayMark[]
  /** Words under the line. */
  ticks: readonly { readonly place: number; readonly text: string }[]
}) {
  const most = Math.max(1, ...marks.map(({ count }) => count))
  return (
    <div className={css.frame}>
      <div role="img" aria-label={label} className={css.line}>
        {marks.map(({ id, place, tone, count, text }) => (
          <span
            key={id}
            title={text}
            className={css.mark[tone]}
            style={assignInlineVars({
              [css.at]: `${place * 100}%`,
              [css.tall]: `${Math.round(30 + (70 * count) / most)}%`,
            })}
          />
        ))}
      </div>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map(({ place, text }) => (
          <span key={place} className={css.tick} style={assignInlineVars({ [css.at]: `${place * 100}%` })}>
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
