import type { ReactNode } from 'react'
import type { size, weight } from '../themes/contract.css.ts'
import * as styles from './text.css.ts'

export type TextTone = keyof typeof styles.tones

/** A run of text. Use `numeric` for numbers below each other, `clamp` to cut it after two lines. */
export function Text({
  size: fontSize = 'm',
  weight: fontWeight = 'regular',
  tone = 'text',
  as: Element = 'span',
  align,
  numeric = false,
  truncate = false,
  clamp = false,
  keepSpace = false,
  id,
  children,
}: {
  size?: keyof typeof size
  weight?: keyof typeof weight
  tone?: TextTone
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'time'
  align?: keyof typeof styles.aligned
  numeric?: boolean
  truncate?: boolean
  clamp?: boolean
  /** Keeps line breaks and indentation. */
  keepSpace?: boolean
  id?: string
  children?: ReactNode
}) {
  const classes = [
    styles.base,
    styles.sizes[fontSize],
    styles.weights[fontWeight],
    styles.tones[tone],
    align && styles.aligned[align],
    numeric && styles.numeric,
    truncate && styles.truncate,
    clamp && styles.clamp,
    keepSpace && styles.keepSpace,
  ]
  return (
    <Element id={id} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Element>
  )
}
