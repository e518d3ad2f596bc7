import type { ComponentPropsWithRef } from 'react'
import * as css from './choice.css.ts'

/** The box of a checkbox without words, for what names it itself: a field, a row of a table. */
export function Tick({
  isMixed = false,
  ...native
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'ref'> & { isMixed?: boolean }) {
  return (
    <span className={css.tick}>
      <input
        {...native}
        ref={(node) => {
          if (node) node.indeterminate = isMixed
        }}
        type="checkbox"
        className={css.checkbox}
      />
      <svg viewBox="0 0 16 16" className={css.mark} aria-hidden="true">
        <path d={isMixed ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'} />
      </svg>
    </span>
  )
}
