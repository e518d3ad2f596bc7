import { useEffect, useRef } from 'react'

/** A place in the window, px. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Freezes the position of an open menu at its anchor (px of the window): content that arrives meanwhile may move or
 * remove the anchor, but not the item under the pointer. Scrolling and resizing update it.
 */
export function useStandingRect(isOpen: boolean, rectOf: () => Rect | null): () => Rect | null {
  const kept = useRef<Rect | null>(null)
  const isMoved = useRef(true)
  useEffect(() => {
    if (!isOpen) return
    const follow = () => {
      isMoved.current = true
    }
    // Must run before the positioning library reads the rectangle.
    const options = { capture: true, passive: true }
    addEventListener('scroll', follow, options)
    addEventListener('resize', follow, options)
    return () => {
      isMoved.current = true
      removeEventListener('scroll', follow, options)
      removeEventListener('resize', follow, options)
    }
  }, [isOpen])
  return () => {
    if (isMoved.current) kept.current = rectOf() ?? kept.current
    isMoved.current = !isOpen
    return kept.current
  }
}

/** The rectangle of an element; null if it is detached (the browser would report 0,0). */
export function placeOf(element: Element | null): Rect | null {
  return element?.isConnected ? element.getBoundingClientRect() : null
}

/**
 * Whether an element stays in place while the page scrolls, like those of the top bar. Its menu must not be
 * positioned in the scrolling content: it would jump for one frame.
 */
export function isHeld(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}
