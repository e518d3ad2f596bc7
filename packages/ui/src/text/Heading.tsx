import type { ReactNode } from 'react'
import type { size } from '../themes/contract.css.ts'
import * as styles from './text.css.ts'

const defaultSizes = { 1: 'xxl', 2: 'l', 3: 'm', 4: 's' } as const

/** A heading; `level` sets its place in the outline and its default size. */
export function Heading({
  level,
  size: fontSize = defaultSizes[level],
  id,
  children,
}: {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof size
  id?: string
  children?: ReactNode
}) {
  const Element = `h${level}` as const
  return (
    <Element
      id={id}
      className={`${styles.base} ${styles.heading} ${styles.sizes[fontSize]} ${styles.weights.semibold} ${styles.tones.inherit}`}
    >
      {children}
    </Element>
  )
}
