import { type RefObject, useEffect, useState } from 'react'
import { useIsLookingAhead } from './lookAhead.ts'
import { onWhole } from './whole.ts'

// About one screen ahead of a quick scroll; what is further away is neither asked for nor drawn.
const AHEAD = '400px 0px'

/**
 * Whether the element was ever in the visible part of the page, or near it once what is visible stands. True at once where the browser
 * cannot tell.
 */
export function useNear(ref: RefObject<Element | null>): boolean {
  const isLookingAhead = useIsLookingAhead()
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: isLookingAhead ? AHEAD : '0px' },
    )
    observer.observe(element)
    const stop = onWhole(() => setNear(true))
    return () => {
      observer.disconnect()
      stop()
    }
  }, [ref, isNear, isLookingAhead])
  return isNear
}
