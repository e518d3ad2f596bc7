import { Icon } from '@parapet/ui'
import { useEffect, useRef } from 'react'
import { rowButton } from './kinds.css.ts'

interface RowButtonProps {
  label: string
  why: string
  isOpen: boolean
  /** `point` is the pointer's position in px of the viewport, if the row's context menu was asked for there. */
  onOpen: (anchor: HTMLElement, point?: { x: number; y: number }) => void
}

/** The button at the end of a row that opens its menu; so does the row's context menu, except on links and with Shift. */
export function RowButton({ label, why, isOpen, onOpen }: RowButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const button = ref.current
    const row = button?.closest<HTMLElement>('tr, li, [data-row]')
    if (!button || !row) return
    const open = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null
      if (event.shiftKey || isLink) return
      event.preventDefault()
      // A key has no pointer position.
      const { clientX: x, clientY: y } = event
      latest.current(button, x === 0 && y === 0 ? undefined : { x, y })
    }
    row.addEventListener('contextmenu', open)
    return () => row.removeEventListener('contextmenu', open)
  }, [])
  return (
    <button
      ref={ref}
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
