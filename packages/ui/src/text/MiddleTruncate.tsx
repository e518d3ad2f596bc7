import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as styles from './text.css.ts'

const tailLength = 14
/** Letters of a start that a narrow table still shows. */
const leastStart = 18

/** A line truncated in the middle: `/video/…/segment-0042.ts`. Screen readers and copying have the full text. */
export function MiddleTruncate({
  text,
  mono = false,
  title = text,
  isCutAtEnd = false,
}: {
  text: string
  mono?: boolean
  title?: string
  /** Truncates the end instead, where only the start tells texts apart. */
  isCutAtEnd?: boolean
}) {
  const letters = [...text]
  const fonts = mono ? ` ${styles.mono} ${styles.middleMono}` : ''
  if (letters.length <= tailLength + 2)
    return (
      <span className={styles.middleWhole + fonts} title={title === text ? undefined : title}>
        {text}
      </span>
    )
  const cut = isCutAtEnd ? letters.length : letters.length - tailLength
  return (
    <span
      className={styles.middle + fonts}
      title={title}
      style={isCutAtEnd ? { minInlineSize: `${Math.min(letters.length, leastStart)}ch` } : undefined}
    >
      <span className={styles.middleHead} aria-hidden="true">
        {letters.slice(0, cut).join('')}
      </span>
      <span className={styles.middleTail} aria-hidden="true">
        {letters.slice(cut).join('')}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
