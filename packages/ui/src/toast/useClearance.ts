import { type RefObject, useLayoutEffect } from 'react'

const gap = 8
/** The buttons that toasts never cover: those of forms, editors and dialogs. */
const buttons = '[data-clear] :is(button, a[href])'

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** How far a box must rise to meet none of the others; as far as the top of the page if nothing is free. */
export function riseAbove(box: Box, others: readonly Box[]): number {
  let rise = 0
  for (;;) {
    const risen = { ...box, top: box.top - rise, bottom: box.bottom - rise }
    const above = others.filter((other) => meets(risen, other)).map(({ top }) => box.bottom - top + gap)
    if (above.length === 0) return Math.max(0, Math.min(rise, box.top - gap))
    rise = Math.max(...above)
  }
}

/** Raises an element at the lower edge of the page above the buttons that it would cover. */
export function useClearance(element: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useLayoutEffect(() => {
    const own = element.current
    if (!isNeeded || !own) return
    let frame = 0
    const place = () => {
      frame = 0
      own.style.transform = ''
      const rise = riseAbove(
        own.getBoundingClientRect(),
        [...document.querySelectorAll(buttons)].map((button) => button.getBoundingClientRect()),
      )
      own.style.transform = rise > 0 ? `translateY(-${rise}px)` : ''
    }
    const later = () => {
      frame ||= requestAnimationFrame(place)
    }
    place()
    const ended = new AbortController()
    const { signal } = ended
    window.addEventListener('scroll', later, { signal, capture: true, passive: true })
    window.addEventListener('resize', later, { signal })
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      ended.abort()
      changes.disconnect()
      cancelAnimationFrame(frame)
      own.style.transform = ''
    }
  }, [element, isNeeded])
}
