import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onWhole } from '../board/whole.ts'
import { enqueueDraw } from './drawQueue.ts'
import { isSame } from './same.ts'

/** Not seen yet; off the screen; on it and waiting for its turn; may draw. */
export type DrawSlot = 'unknown' | 'away' | 'waiting' | 'ready'

// What is about to come into view is drawn before it does, px.
const AHEAD = 160

function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > -AHEAD && top < innerHeight + AHEAD
}

/**
 * `ready` once the element is on (or near) the screen, `prepare` has fetched what draws, and its turn has come: charts off screen are
 * never drawn, and those on screen one a task, so that none of them blocks the page. A failed `prepare` is thrown in the next render.
 * Where the browser cannot observe, everything counts as on screen. With another `prepare` it begins anew.
 */
export function useDrawSlot(ref: RefObject<Element | null>, prepare: () => Promise<unknown>): DrawSlot {
  const [state, setState] = useState<{ slot: DrawSlot; of: typeof prepare }>({ slot: 'unknown', of: prepare })
  const slot = state.of === prepare ? state.slot : 'unknown'
  const isReady = slot === 'ready'
  useEffect(() => {
    const setSlot = (next: DrawSlot) => setState({ slot: next, of: prepare })
    const element = ref.current
    if (isReady || !element) return
    let isGone = false
    let takeBack: (() => void) | undefined
    let isAsked = false
    const ask = () => {
      if (isAsked) return
      isAsked = true
      // React would gather what several charts set in a row, and draw them in one long task.
      const draw = () => flushSync(() => setSlot('ready'))
      prepare().then(
        () => {
          if (!isGone) takeBack = enqueueDraw(draw)
        },
        (problem: unknown) => {
          setState(() => {
            throw problem
          })
        },
      )
    }
    const leave = () => {
      isGone = true
      takeBack?.()
    }
    if (typeof IntersectionObserver === 'undefined') {
      ask()
      return leave
    }
    const begin = () => {
      observer.disconnect()
      setSlot('waiting')
      ask()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) begin()
        else setSlot('away')
      },
      { rootMargin: `${AHEAD}px` },
    )
    // What is on screen already need not wait for the next frame to be told so.
    if (isSeen(element)) begin()
    else observer.observe(element)
    const stop = onWhole(begin)
    return () => {
      observer.disconnect()
      stop()
      leave()
    }
  }, [isReady, ref, prepare])
  return slot
}

/**
 * What is to be drawn, when its turn has come: answers that several charts share would else be drawn in one long task. Until the first
 * drawing (`isDrawn`) it is the newest. What a refresh left as it was is not drawn again.
 */
export function useDrawTurn<T>(next: T, isDrawn: boolean): T {
  const [shown, setShown] = useState(next)
  if (!isDrawn && shown !== next) setShown(next)
  useEffect(() => {
    if (isDrawn && !isSame(shown, next)) return enqueueDraw(() => flushSync(() => setShown(next)))
  }, [isDrawn, shown, next])
  return isDrawn ? shown : next
}
