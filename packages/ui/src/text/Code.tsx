import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Inline code; `block` for several lines, which scroll sideways. */
export function Code({ block = false, label, children }: { block?: boolean; label?: string; children?: ReactNode }) {
  if (!block) return <code className={styles.code}>{children}</code>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={styles.codeBlock}>
      <pre className={styles.codeText}>{children}</pre>
    </section>
  )
}
