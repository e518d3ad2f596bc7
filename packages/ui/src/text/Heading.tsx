import type { ReactNode, Ref } from 'react'
import type { size } from '../themes/contract.css.ts'
import * as styles from './text.css.ts'

const defaultSizes = { 1: 'xxl', 2: 'l', 3: 'm', 4: 's' } as const

/** A heading; `level` sets its place in the outline and its default size. With a `ref`, scripts can focus it. */
export function Heading({
  level,
  size: fontSize = defaultSizes[level],
  id,
  ref,
  children,
}: {
  level: 1 | 2 | 3 | 4
  size?: keyof typeof size
  id?: string
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
}) {
  const Element = `h${level}` as const
  return (
    <Element
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`${styles.base} ${styles.heading} ${styles.sizes[fontSize]} ${styles.weights.semibold} ${styles.tones.inherit}`}
    >
      {children}
    </Element>
  )
}
