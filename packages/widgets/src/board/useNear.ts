import { type RefObject, useEffect, useState } from 'react'
import { GAP, UNIT } from './board.css.ts'
import { hasStood, useIsLookingAhead } from './lookAhead.ts'
import { onWhole } from './whole.ts'

// About one screen ahead of a quick scroll; what is further away is neither asked for nor drawn.
const AHEAD = '400px 0px'

// From this width of the page on (px) a board is surely wide, with its side column beside it. What stands above a board is at most this high (px):
// the bar of history takes one line on a wide page, and five on a phone.
const WIDE = 1400
const ABOVE = { wide: 300, narrow: 480 }

/** Where a tile begins, in rows of the grid. */
interface Lines {
  readonly wide: number
  readonly narrow: number
  readonly isSide: boolean
}

/** Whether a tile surely lies in the first screen, whatever stands above the board. */
export function isAtTop({ wide, narrow, isSide }: Lines): boolean {
  const isWide = innerWidth >= WIDE
  if (isSide && !isWide) return false
  const [above, line] = isWide ? [ABOVE.wide, wide] : [ABOVE.narrow, Math.max(wide, narrow)]
  return above + line * (UNIT + GAP) < innerHeight
}

/**
 * Whether the element was ever in the visible part of the page, or near it once what is visible stands. True at once where the browser cannot tell, and
 * for what surely `isTop` (`isAtTop`): that asks with the first drawing, instead of after the browser has laid out the page and told what is in view (a
 * third of a second on a slow phone). Not once a board has stood: what follows finds its code and most answers at hand, and its frames are on
 * screen sooner than its pictures can be drawn.
 */
export function useNear(ref: RefObject<Element | null>, isTop: boolean): boolean {
  const isLookingAhead = useIsLookingAhead()
  const [isNear, setNear] = useState(() => (isTop && !hasStood()) || typeof IntersectionObserver === 'undefined')
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
