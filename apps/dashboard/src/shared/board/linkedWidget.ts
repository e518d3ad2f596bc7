const TIMEOUT_MS = 10_000
const userActivity = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** Adds the widget that a link to a board leads to. */
export const withFragment = (address: string, widget: string | undefined): string =>
  widget ? `${address}#${encodeURIComponent(widget)}` : address

/** Scrolls to a widget and focuses its title once it has rendered, and keeps it in place while others load, until the user acts. */
export function scrollToWidget(code: string): () => void {
  let isFocused = false
  const grown = new ResizeObserver(align)
  const added = new MutationObserver(align)
  const timer = setTimeout(stop, TIMEOUT_MS)
  for (const name of userActivity) addEventListener(name, stop, { capture: true, passive: true })
  added.observe(document.body, { childList: true, subtree: true })
  grown.observe(document.body)
  return stop

  function align() {
    const title = document.querySelector<HTMLElement>(`[data-widget="${CSS.escape(code)}"] h2`)
    if (!title) return
    if (!isFocused) title.focus({ preventScroll: true })
    isFocused = true
    title.scrollIntoView({ block: 'start' })
  }

  function stop() {
    clearTimeout(timer)
    grown.disconnect()
    added.disconnect()
    for (const name of userActivity) removeEventListener(name, stop, { capture: true })
  }
}
