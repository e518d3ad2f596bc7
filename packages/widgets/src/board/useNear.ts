import { type RefObject, useEffect, useState } from 'react'

// About one screen ahead of a quick scroll; what is further away is neither asked for nor drawn.
const AHEAD = '400px 0px'

/** Whether the element was ever near the visible part of the page. True at once where the browser cannot tell. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
