import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as styles from './text.css.ts'

/** Characters at the end that always stay: a file's name and ending, the last group of an address. */
const tailLength = 14

/**
 * One line that loses its middle when there is no room: `/video/2026/…/segment-0042.ts`. The whole value is what is copied,
 * read aloud and shown by the pointer, which may show more.
 */
export function MiddleTruncate({ text, mono = false, title = text }: { text: string; mono?: boolean; title?: string }) {
  const letters = [...text]
  // Two letters in front would be narrower than the room that is kept for them, and stand apart.
  const cut = letters.length > tailLength + 2 ? letters.length - tailLength : 0
  return (
    <span className={mono ? `${styles.middle} ${styles.mono} ${styles.middleMono}` : styles.middle} title={title}>
      {cut > 0 && (
        <span className={styles.middleHead} aria-hidden="true">
          {letters.slice(0, cut).join('')}
        </span>
      )}
      <span className={styles.middleTail} aria-hidden="true">
        {letters.slice(cut).join('')}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
