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

const waitMs = 450
/** Until this moment (epoch ms) the next tooltip opens without delay. */
let warmUntilMs = 0

/**
 * A tooltip on hover and focus, and the element's description for screen readers unless `silent` (when it only
 * repeats the name). Opens in the browser's top layer, above dialogs; Escape closes it. Not Ariakit's, because the
 * login needs it and a positioning library there would weigh more than all icons.
 */
export function Tooltip({
  text,
  silent = false,
  id,
  wide = false,
  side = 'top',
  children,
}: {
  /** Without text nothing opens, and the element keeps its place in the tree. */
  text: string | undefined
  silent?: boolean
  /** Id of the description, where the element names it itself. */
  id?: string
  /** The anchor fills its line. */
  wide?: boolean
  /** Opens beside the element instead of above it, for columns of icons. */
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
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') openAfter(Date.now() < warmUntilMs ? 0 : waitMs)
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
  }
  const describes = silent || id || text === undefined ? undefined : ownId
  return (
    // The span only watches what happens on its child.
    // biome-ignore lint/a11y/noStaticElementInteractions: the child is the interactive element
    <span
      ref={anchor}
      className={text === undefined ? styles.noAnchor : wide ? styles.anchorWide : styles.anchor}
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && openAfter(0)}
      onBlur={close}
      onKeyDown={leave}
    >
      {describes ? cloneElement(children, { 'aria-describedby': describes }) : children}
      {!silent && text !== undefined && (
        <VisuallyHidden>
          <span id={id ?? ownId}>{text}</span>
        </VisuallyHidden>
      )}
      {isOpen && text !== undefined && <Tip text={text} anchor={anchor} side={side} />}
    </span>
  )
}

function boxed(element: Element | null | undefined): Element | null | undefined {
  let at = element
  while (at && getComputedStyle(at).display === 'contents') at = at.firstElementChild
  return at
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
  const place = (tip: HTMLSpanElement | null) => {
    const target = boxed(anchor.current?.firstElementChild)?.getBoundingClientRect()
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
    <span ref={place} popover="manual" className={styles.tip} aria-hidden="true">
      {text}
    </span>
  )
}
