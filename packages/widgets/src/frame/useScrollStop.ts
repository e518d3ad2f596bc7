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
    const watchChildren = () => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    const contents = new MutationObserver(watchChildren)
    contents.observe(element, { childList: true })
    watchChildren()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [])
}
