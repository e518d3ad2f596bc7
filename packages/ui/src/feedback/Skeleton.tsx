import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as styles from './skeleton.css.ts'

const toCssLength = (size: number | string) => (typeof size === 'number' ? `${size}px` : size)

/** A loading placeholder in the size of the content; numbers are px. Hidden from screen readers. */
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
      data-shows="firstLoad"
      style={assignInlineVars({
        [styles.skeletonWidth]: toCssLength(width),
        [styles.skeletonHeight]: toCssLength(height),
      })}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.skeleton} />
      ))}
    </span>
  )
}
