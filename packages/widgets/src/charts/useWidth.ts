import { type RefObject, useLayoutEffect, useState } from 'react'
import { zoomOf } from './zoomOf.ts'

let lastWidth: number | undefined

/** Returns the observed width of an element in px; before the first measurement that of the last element, else `fallback`. */
export function useWidth(ref: RefObject<Element | null>, fallback: number): number {
  const [width, setWidth] = useState(lastWidth ?? fallback)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect().width / zoomOf(element))
      if (measured === 0) return
      lastWidth = measured
      setWidth(measured)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
