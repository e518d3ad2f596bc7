import { type RefObject, useEffect, useState } from 'react'
import { enqueueDraw } from './drawQueue.ts'

/** Not seen yet; off the screen; on it and waiting for its turn; may draw. */
export type DrawSlot = 'unknown' | 'away' | 'waiting' | 'ready'

/**
 * `ready` once the element is on (or near) the screen and its turn to draw has come: charts off screen are never drawn, and those on
 * screen one a task, so that none of them blocks the page. Where the browser cannot observe, everything counts as on screen.
 */
export function useDrawSlot(ref: RefObject<Element | null>): DrawSlot {
  const [slot, setSlot] = useState<DrawSlot>('unknown')
  const isReady = slot === 'ready'
  useEffect(() => {
    const element = ref.current
    if (isReady || !element) return
    let takeBack: (() => void) | undefined
    const ask = () => {
      takeBack ??= enqueueDraw(() => setSlot('ready'))
    }
    if (typeof IntersectionObserver === 'undefined') {
      ask()
      return () => takeBack?.()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) {
          setSlot('away')
          return
        }
        observer.disconnect()
        setSlot('waiting')
        ask()
      },
      { rootMargin: '160px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      takeBack?.()
    }
  }, [isReady, ref])
  return slot
}
