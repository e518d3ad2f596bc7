import type { Tone } from '../feedback/tones.ts'
import * as css from './stateStrip.css.ts'

export interface StripCell {
  id: string
  /** Null is unknown, and shown as a gap. */
  tone: Extract<Tone, 'good' | 'watch' | 'bad'> | null
  /** What its tip says. */
  text: string
}

/**
 * The states of equal parts of a time, side by side; unknown parts are gaps.
 *
 * Screen readers: An image with the label, which says what the strip shows in one sentence. A table beside it has the parts.
 */
export function StateStrip({
  label,
  cells,
  from,
  to,
}: {
  label: string
  cells: readonly StripCell[]
  /** The words at its two ends. */
  from: string
  to: string
}) {
  return (
    <div className={css.frame}>
      <div role="img" aria-label={label} className={css.strip}>
        {cells.map(({ id, tone, text }) => (
          <span key={id} title={text} className={css.cell[tone ?? 'unknown']} />
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  )
}
