import { useCallback } from 'react'

/** A ref that makes an element focusable while it can scroll, so that it scrolls by keyboard (WCAG 2.1.1). */
export function useScrollStop(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return undefined
    const look = () => {
      const isScrolling =
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1
      if (isScrolling) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    element.tabIndex = 0
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    // Lazily loaded content may overflow without resizing any observed box, so new children are observed too.
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
