import { later, useLater } from '../floating/later.ts'
import type { drawings } from './drawings.tsx'
import * as styles from './empty.css.ts'

const shapes = later(() => import('./drawings.tsx'))

export type DrawingName = keyof typeof drawings

/**
 * A line drawing in the theme's colours for empty and error states. Decorative; its space is reserved while it
 * loads.
 */
export function Drawing({ name, height = 88 }: { name: DrawingName; height?: number }) {
  const found = useLater(shapes, true)
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
      {found?.drawings[name]}
    </svg>
  )
}
