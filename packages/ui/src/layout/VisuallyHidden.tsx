import type { ReactNode } from 'react'
import { hidden } from './layout.css.ts'

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'div' }) {
  return <Tag className={hidden}>{children}</Tag>
}
