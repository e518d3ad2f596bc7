import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { columns, gaps, grid, gridMin, type Space, split } from './layout.css.ts'

/** Columns of equal width: `count` on a desktop, two on a tablet, one on a phone. */
export function Columns({
  count = 2,
  gap = 4,
  children,
}: {
  count?: keyof typeof columns
  gap?: Space
  children?: ReactNode
}) {
  return <div className={`${columns[count]} ${gaps[gap]}`}>{children}</div>
}

/** As many columns of at least `min` px as fit; a list of equal things is `as="ul"`. */
export function Grid({
  min,
  gap = 4,
  as: Element = 'div',
  label,
  children,
}: {
  min: number
  gap?: Space
  as?: 'div' | 'ul'
  label?: string
  children?: ReactNode
}) {
  return (
    <Element className={`${grid} ${gaps[gap]}`} style={assignInlineVars({ [gridMin]: `${min}px` })} aria-label={label}>
      {children}
    </Element>
  )
}

/** A main area and an aside (320 px, 420 px or half), which moves below on small screens. */
export function Split({
  side = 'aside',
  gap = 6,
  children,
}: {
  side?: keyof typeof split
  gap?: Space
  children?: ReactNode
}) {
  return <div className={`${split[side]} ${gaps[gap]}`}>{children}</div>
}
