import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useFormat } from '../format/useFormat.ts'
import * as styles from './progress.css.ts'

/** A progress bar; `value` is 0–1, or undefined if unknown. `quiet` hides the label visually. */
export function Progress({
  label,
  value,
  quiet = false,
}: {
  label: string
  value?: number | undefined
  quiet?: boolean
}) {
  const f = useFormat()
  const isDeterminate = value !== undefined && Number.isFinite(value)
  const share = isDeterminate ? Math.min(1, Math.max(0, value)) : 0
  return (
    <div className={quiet ? styles.quiet : styles.progress}>
      {!quiet && (
        <div className={styles.progressHead} aria-hidden="true">
          <span>{label}</span>
          {isDeterminate && <span>{f.percent(share, 0)}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isDeterminate ? Math.round(share * 100) : undefined}
        className={styles.track}
      >
        {isDeterminate ? (
          <div className={styles.filled} style={assignInlineVars({ [styles.share]: String(share) })} />
        ) : (
          <div className={styles.sliding} />
        )}
      </div>
    </div>
  )
}
