import { type RefObject, useLayoutEffect, useState } from 'react'
import { zoomOf } from './zoomOf.ts'

type Side = 'width' | 'height'

let lastWidth: number | undefined

function useSide(ref: RefObject<Element | null>, side: Side, first: number): number {
  const [length, setLength] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const measured = Math.floor(element.getBoundingClientRect()[side] / zoomOf(element))
      if (measured === 0) return
      if (side === 'width') lastWidth = measured
      setLength(measured)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, side])
  return length
}

/** Returns the observed width of an element in px; before the first measurement that of the last element, else `fallback`. */
export const useWidth = (ref: RefObject<Element | null>, fallback: number): number =>
  useSide(ref, 'width', lastWidth ?? fallback)

/** What is worth drawing a chart again for, in px. */
const WORTH = 24

/** The height of an element in px that its card stretches beyond its least one, beside a higher card. */
export function useStretch(ref: RefObject<Element | null>, least: number): number {
  const height = useSide(ref, 'height', 0)
  return height >= least + WORTH ? height : least
}
