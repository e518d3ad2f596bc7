import { Icon } from '@parapet/ui'
import { rowButton } from './kinds.css.ts'

/** The button at the end of a row that opens its menu. */
export function RowButton({
  label,
  why,
  isOpen,
  onOpen,
}: {
  label: string
  why: string
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
}) {
  return (
    <button
      type="button"
      className={rowButton}
      aria-label={label}
      data-why={why}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon name="more" />
    </button>
  )
}
