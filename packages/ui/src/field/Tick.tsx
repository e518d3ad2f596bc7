import type { ComponentPropsWithRef } from 'react'
import * as css from './choice.css.ts'

type Native = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'ref' | 'checked'>

interface TickProps extends Native {
  checked: boolean
  isMixed?: boolean
}

/** A checkbox without label, for table rows and fields; the caller must name it. */
export function Tick({ isMixed = false, checked, ...native }: TickProps) {
  return (
    <span className={css.tick}>
      <input
        {...native}
        checked={checked}
        ref={(node) => {
          if (node) node.indeterminate = isMixed
        }}
        type="checkbox"
        className={css.checkbox}
      />
      {(checked || isMixed) && (
        <svg viewBox="0 0 16 16" className={css.mark} aria-hidden="true">
          <path d={isMixed ? 'M4 8h8' : 'm3.5 8.5 3 3 6-7'} />
        </svg>
      )}
    </span>
  )
}
