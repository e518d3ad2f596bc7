import type { ReactNode } from 'react'
import { aligns, filterRow, gaps, inline, justifies, type Space, stack, wraps } from './layout.css.ts'

type Tag = 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'section' | 'article' | 'aside' | 'span'

interface FlowProps {
  gap?: Space
  as?: Tag
  label?: string
  children?: ReactNode
}

/** Lays out its children in a column. */
export function Stack({
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  label,
  children,
}: FlowProps & { align?: keyof typeof aligns }) {
  return (
    <Element className={`${stack} ${gaps[gap]} ${aligns[align]}`} aria-label={label}>
      {children}
    </Element>
  )
}

/** Lays out its children in a row in writing direction; they wrap by default. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  label,
  children,
}: FlowProps & { align?: keyof typeof aligns; justify?: keyof typeof justifies; wrap?: boolean }) {
  const classes = `${inline} ${gaps[gap]} ${aligns[align]} ${justifies[justify]}${wrap ? ` ${wraps}` : ''}`
  return (
    <Element className={classes} aria-label={label}>
      {children}
    </Element>
  )
}

/** Lays out a search field and the selects that narrow a list; on phones the search takes a line of its own. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={filterRow}>{children}</div>
}
