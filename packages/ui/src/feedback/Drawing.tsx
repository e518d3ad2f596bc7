import { lazyModule, useLazyModule } from '../floating/lazyModule.ts'
import type { drawings } from './drawings.tsx'
import * as styles from './empty.css.ts'

const lazyDrawings = lazyModule(() => import('./drawings.tsx'))

export type DrawingName = keyof typeof drawings

/** A decorative illustration for empty and error states. Its space is reserved while it loads. */
export function Drawing({ name, height = 88 }: { name: DrawingName; height?: number }) {
  const loaded = useLazyModule(lazyDrawings, true)
  return (
    <svg
      className={styles.drawing}
      width={(height * 120) / 88}
      height={height}
      viewBox="0 0 120 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {loaded?.drawings[name]}
    </svg>
  )
}
