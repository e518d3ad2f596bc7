import { type RefObject, useEffect, useState } from 'react'
import { onRenderAll } from '../../charts/renderAll.ts'
import { useIsPrefetching } from '../../tiles/performance/prefetchGate.ts'
import { GAP, UNIT } from '../board.css.ts'

const AHEAD = '400px 0px'

const WIDE = 1400
const ABOVE = { wide: 300, narrow: 500 }

interface Lines {
  readonly wide: number
  readonly narrow: number
  readonly isSide: boolean
}

/** Whether a tile is certainly on the first screen, whatever is above the board. */
export function isAtTop({ wide, narrow, isSide }: Lines): boolean {
  const isWide = innerWidth >= WIDE
  if (isSide && !isWide) return false
  const [above, line] = isWide ? [ABOVE.wide, wide] : [ABOVE.narrow, Math.max(wide, narrow)]
  return above + line * (UNIT + GAP) < innerHeight
}

/** Returns whether the element was visible or near the viewport; true at once for `isTop` tiles. */
export function useNear(ref: RefObject<Element | null>, isTop: boolean): boolean {
  const isLookingAhead = useIsPrefetching()
  const [isNear, setNear] = useState(isTop || typeof IntersectionObserver === 'undefined')
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
    const stop = onRenderAll(() => setNear(true))
    return () => {
      observer.disconnect()
      stop()
    }
  }, [ref, isNear, isLookingAhead])
  return isNear
}
