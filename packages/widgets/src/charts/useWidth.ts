import { type RefObject, useLayoutEffect, useState } from 'react'

const widths = new Map<string, number>()
const MOST = 64
let lastWidth: number | undefined

function remember(name: string, width: number): void {
  lastWidth = width
  if (widths.get(name) === width) return
  // The window or a column has another width now: nothing that was measured before is sure.
  if (widths.has(name) || widths.size >= MOST) widths.clear()
  widths.set(name, width)
}

/** Returns the observed width of an element in px; before the first measurement its last one by that name, else `fallback`. */
export function useWidth(ref: RefObject<Element | null>, name: string, fallback: number): number {
  const [width, setWidth] = useState(() => widths.get(name) ?? lastWidth ?? fallback)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width)
      if (measured === 0) return
      remember(name, measured)
      setWidth(measured)
    }
    // Measuring here makes the browser lay the page out within React's commit; the observer measures in the frame.
    if (!widths.has(name)) measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, name])
  return width
}
