import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A rectangle in the viewport, in px. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Returns a function for the anchor's rectangle, which is frozen while a menu is open. */
export function useFrozenAnchorRect(isOpen: boolean, measure: () => Rect | null): () => Rect | null {
  const frozenRect = useRef<Rect | null>(null)
  const isStale = useRef(true)
  useEffect(() => {
    if (!isOpen) return
    const invalidate = () => {
      isStale.current = true
    }
    // Capture: must run before the positioning library reads the rectangle.
    const options = { capture: true, passive: true }
    addEventListener('scroll', invalidate, options)
    addEventListener('resize', invalidate, options)
    return () => {
      isStale.current = true
      removeEventListener('scroll', invalidate, options)
      removeEventListener('resize', invalidate, options)
    }
  }, [isOpen])
  return () => {
    if (isStale.current) frozenRect.current = measure() ?? frozenRect.current
    isStale.current = !isOpen
    return frozenRect.current
  }
}

/** Returns the rectangle of an element; null if it is detached, for which browsers return zeros. */
export function rectOf(element: Element | null): Rect | null {
  return element?.isConnected ? element.getBoundingClientRect() : null
}

/** Returns whether a panel must be fixed because its anchor is: otherwise it moves when the page behind scrolls. */
export function useIsAnchorFixed(isOpen: boolean, anchor: RefObject<Element | null>): boolean {
  const [isAnchorFixed, setAnchorFixed] = useState(false)
  useLayoutEffect(() => {
    if (isOpen) setAnchorFixed(isFixed(anchor.current))
  }, [isOpen, anchor])
  return isAnchorFixed
}

/** Whether an element is in a fixed or sticky container. */
export function isFixed(element: Element | null): boolean {
  for (let current = element; current; current = current.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(current).position)) return true
  }
  return false
}
