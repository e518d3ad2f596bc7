import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useFormat } from '../format/useFormat.ts'
import * as styles from './progress.css.ts'

/** A progress bar; `value` is 0–1, above 1 beyond a limit, or undefined if unknown. `quiet` hides the label visually. */
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
  const isOver = isDeterminate && value > 1
  const text = isDeterminate ? f.percent(isOver ? value : share, 0) : undefined
  return (
    <div className={quiet ? styles.quiet : styles.progress}>
      {!quiet && (
        <div className={styles.progressHead} aria-hidden="true">
          <span>{label}</span>
          {isDeterminate && <span>{text}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isDeterminate ? Math.round(share * 100) : undefined}
        aria-valuetext={isOver ? text : undefined}
        className={styles.track}
      >
        {isDeterminate ? (
          <>
            <div className={styles.filled} style={assignInlineVars({ [styles.share]: String(share) })} />
            {isOver && <div className={styles.over} style={assignInlineVars({ [styles.share]: String(1 / value) })} />}
          </>
        ) : (
          <div className={styles.sliding} />
        )}
      </div>
    </div>
  )
}
