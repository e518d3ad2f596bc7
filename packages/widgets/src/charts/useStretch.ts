import { type RefObject, useLayoutEffect, useState } from 'react'
import { zoomOf } from './zoomOf.ts'

/** What is worth drawing a chart again for, in px. */
const WORTH = 24

/** The height of an element in px that its card stretches beyond its least one, beside a higher card. */
export function useStretch(ref: RefObject<Element | null>, least: number): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setHeight(Math.floor(element.getBoundingClientRect().height / zoomOf(element)))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return height >= least + WORTH ? height : least
}
