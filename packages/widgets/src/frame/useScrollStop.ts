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
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // What comes later, such as a picture whose code had to be fetched, may be larger without any box around it growing.
    const contents = new MutationObserver(look)
    contents.observe(element, { childList: true, subtree: true })
    look()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
}
