import type { ComponentPropsWithRef } from 'react'
import * as css from './choice.css.ts'

/** A checkbox without label, for table rows and fields; the caller must name it. */
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
