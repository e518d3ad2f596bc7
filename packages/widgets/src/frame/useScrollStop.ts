import { useCallback } from 'react'

/**
 * A ref for what may scroll: while its content is larger than itself it is a stop of the keyboard, so that it can be scrolled
 * without a pointer (WCAG 2.1.1); a widget that fits costs no stop.
 */
export function useScrollStop(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined
    const look = () => {
      const isScrolling =
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
      if (isScrolling) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // A stop from its first moment, and no longer one when it turns out to fit.
    element.tabIndex = 0
    // Asked when the page is laid out already: to measure in between would lay out the whole board for every frame that changed, and
    // would make the first layout of a page a part of the drawing before it.
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // What comes later, such as a picture whose code had to be fetched, may be larger without any box around it growing: being watched
    // anew is being told anew, after the next layout.
    const contents = new MutationObserver(() => {
      sizes.unobserve(element)
      sizes.observe(element)
    })
    contents.observe(element, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
}
