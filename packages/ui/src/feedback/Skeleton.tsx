import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './skeleton.css.ts'

const css = (size: number | string) => (typeof size === 'number' ? `${size}px` : size)

/**
 * A placeholder in the final size of the content; numbers are px. The component around it announces the loading
 * state.
 */
export function Skeleton({
  width = '100%',
  height = 14,
  lines = 1,
}: {
  width?: number | string
  height?: number | string
  lines?: number
}) {
  return (
    <span
      className={styles.skeletons}
      aria-hidden="true"
      style={assignInlineVars({ [styles.skeletonWidth]: css(width), [styles.skeletonHeight]: css(height) })}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} />
      ))}
    </span>
  )
}
