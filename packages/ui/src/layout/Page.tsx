import type { ReactNode } from 'react'
import { page, pageNarrow } from './layout.css.ts'

/** The area of a screen inside the shell; `narrow` for forms and long text. */
export function Page({ width = 'full', children }: { width?: 'full' | 'narrow'; children?: ReactNode }) {
  return <div className={width === 'narrow' ? `${page} ${pageNarrow}` : page}>{children}</div>
}
