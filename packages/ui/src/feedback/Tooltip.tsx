import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import * as styles from './tooltip.css.ts'

const hoverDelayMs = 450
let warmUntilMs = 0

/** A tooltip on hover and focus, and the element's description unless `silent`. */
export function Tooltip({
  text,
  silent = false,
  id,
  wide = false,
  side = 'top',
  children,
}: {
  /** Undefined disables the tooltip without remounting the element. */
  text: string | undefined
  silent?: boolean
  id?: string
  wide?: boolean
  side?: 'top' | 'end'
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}) {
  const ownId = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const openAfter = (delayMs: number) => {
    clearTimeout(timer.current)
    if (text === undefined) return
    timer.current = setTimeout(() => setOpen(true), delayMs)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) warmUntilMs = Date.now() + 300
    setOpen(false)
  }
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openAfter(Date.now() < warmUntilMs ? 0 : hoverDelayMs)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const descriptionId = silent || id || text === undefined ? undefined : ownId
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the child is the interactive element
    <span
      ref={anchor}
      className={text === undefined ? styles.noAnchor : wide ? styles.anchorWide : styles.anchor}
      onPointerEnter={onPointerEnter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfter(0)}
      onBlur={close}
      onKeyDown={onKeyDown}
    >
      {descriptionId ? cloneElement(children, { 'aria-describedby': descriptionId }) : children}
      {!silent && text !== undefined && (
        <VisuallyHidden>
          <span id={id ?? ownId}>{text}</span>
        </VisuallyHidden>
      )}
      {isOpen && text !== undefined && <Tip text={text} anchor={anchor} side={side} />}
    </span>
  )
}

function firstWithBox(element: Element | null | undefined): Element | null | undefined {
  let current = element
  while (current && getComputedStyle(current).display === 'contents') current = current.firstElementChild
  return current
}

function Tip({
  text,
  anchor,
  side,
}: {
  text: string
  anchor: { current: HTMLSpanElement | null }
  side: 'top' | 'end'
}) {
  const position = (tip: HTMLSpanElement | null) => {
    const target = firstWithBox(anchor.current?.firstElementChild)?.getBoundingClientRect()
    if (!tip || !target) return
    tip.showPopover?.()
    const { width, height } = tip.getBoundingClientRect()
    if (side === 'end' && target.right + 8 + width < window.innerWidth) {
      tip.style.top = `${target.top + target.height / 2 - height / 2}px`
      tip.style.left = `${target.right + 8}px`
      return
    }
    const above = target.top - height - 6
    const left = target.left + target.width / 2 - width / 2
    tip.style.top = `${above >= 4 ? above : target.bottom + 6}px`
    tip.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
  }
  return (
    <span ref={position} popover="manual" className={styles.tip} aria-hidden="true">
      {text}
    </span>
  )
}
