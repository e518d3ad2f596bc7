import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { drawAllNow, enqueueDraw } from './drawQueue.ts'
import { isDeepEqual } from './isDeepEqual.ts'
import { onRenderAll } from './renderAll.ts'

/** The states of a chart: not observed yet, off screen, waiting for its turn, ready to draw. */
export type DrawSlot = 'unknown' | 'away' | 'waiting' | 'ready'

const AHEAD = 160

function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > -AHEAD && top < innerHeight + AHEAD
}

/** How a chart gets the code that draws it. */
export interface DrawCode {
  readonly load: () => Promise<unknown>
  readonly isLoaded: () => boolean
}

/** Returns when a chart is near the screen, its code is loaded and it is its turn; with `isDrawn` its picture exists already. */
export function useDrawSlot(ref: RefObject<Element | null>, code: DrawCode, isDrawn: boolean): DrawSlot {
  const [state, setState] = useState<{ slot: DrawSlot; of: DrawCode }>({ slot: 'unknown', of: code })
  let slot = state.of === code ? state.slot : 'unknown'
  if (isDrawn && slot !== 'ready') {
    slot = 'ready'
    setState({ slot, of: code })
  }
  const isReady = slot === 'ready'
  useEffect(() => {
    const setSlot = (next: DrawSlot) => setState({ slot: next, of: code })
    const element = ref.current
    if (isReady || !element) return
    let isUnmounted = false
    let cancelDraw: (() => void) | undefined
    let isRequested = false
    const request = () => {
      if (isRequested) return
      isRequested = true
      // React would gather what several charts set in a row, and draw them in one long task.
      const draw = () => flushSync(() => setSlot('ready'))
      code.load().then(
        () => {
          if (!isUnmounted) cancelDraw = enqueueDraw(draw)
        },
        (problem: unknown) => {
          setState(() => {
            throw problem
          })
        },
      )
    }
    // The browser prints right after this event, without a turn for each chart.
    const drawNow = () => {
      if (code.isLoaded()) flushSync(() => setSlot('ready'))
      drawAllNow()
    }
    addEventListener('beforeprint', drawNow)
    const cleanUp = () => {
      removeEventListener('beforeprint', drawNow)
      isUnmounted = true
      cancelDraw?.()
    }
    if (typeof IntersectionObserver === 'undefined') {
      request()
      return cleanUp
    }
    const begin = () => {
      observer.disconnect()
      setSlot('waiting')
      request()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) begin()
        else setSlot('away')
      },
      { rootMargin: `${AHEAD}px` },
    )
    if (isSeen(element)) begin()
    else observer.observe(element)
    const stop = onRenderAll(begin)
    return () => {
      observer.disconnect()
      stop()
      cleanUp()
    }
  }, [isReady, ref, code])
  return slot
}

/** Returns the value to draw when it is this chart's turn, so that charts do not draw in one long task. */
export function useDrawTurn<T>(next: T, isDrawn: boolean): T {
  const [shown, setShown] = useState(next)
  if (!isDrawn && shown !== next) setShown(next)
  useEffect(() => {
    if (isDrawn && !isDeepEqual(shown, next)) return enqueueDraw(() => flushSync(() => setShown(next)))
  }, [isDrawn, shown, next])
  return isDrawn ? shown : next
}
