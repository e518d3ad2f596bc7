import { useEffect, useRef } from 'react'

/** A place in the window, px. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Where an open menu stands: at its anchor as it was when it opened, px of the window. An answer that arrives meanwhile may push the anchor down, or take it
 * away with its row; what somebody is about to press stays under their pointer. Who scrolls, or changes the size of the window, moves both.
 */
export function useStandingRect(isOpen: boolean, rectOf: () => Rect | null): () => Rect | null {
  const kept = useRef<Rect | null>(null)
  const isMoved = useRef(true)
  useEffect(() => {
    if (!isOpen) return
    const follow = () => {
      isMoved.current = true
    }
    // Before whoever asks for the place because of it.
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

/** The place of an element; null of one that is not in the page (any more), which the browser would say is in its corner. */
export function placeOf(element: Element | null): Rect | null {
  return element?.isConnected ? element.getBoundingClientRect() : null
}

/**
 * Whether an element stays where it is while the page scrolls, as those of the top bar do. A menu of it must not be a part of what scrolls: it would be gone from
 * under the pointer for the frame that it takes to be put back.
 */
export function isHeld(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true
  return false
}
