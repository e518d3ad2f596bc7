const TIMEOUT_MS = 10_000
const hiding = ['style', 'hidden', 'inert']
const userActivity = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/** The widget in which a link was followed last, by the reason of the link: several widgets may name one thing. */
const widgets = new Map<string, string | undefined>()

/** Remembers the widget of a followed link, or of the menu button that opened it. */
export function rememberWidget(why: string, link: Element): void {
  const opener = document.querySelector('[data-widget] [aria-expanded="true"][data-why]')
  widgets.set(why, widgetOf(link) ?? (opener ? widgetOf(opener) : undefined))
}

const widgetOf = (element: Element) => element.closest<HTMLElement>('[data-widget]')?.dataset.widget

/** Restores focus to the followed link once it has rendered, unless the user acts; returns a cancel function. */
export function restoreFocus(why: string): () => void {
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, TIMEOUT_MS)
  const widget = widgets.get(why)
  for (const name of userActivity) addEventListener(name, stop, { capture: true, passive: true })
  // A page that still waits for a part of itself is there, but hidden.
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: hiding })
  const first = setTimeout(look)
  return stop

  function look() {
    const found = followed(why, widget)
    if (!found) return
    found.focus({ preventScroll: true })
    if (document.activeElement !== found) return
    stop()
    if (!isInView(found)) found.scrollIntoView({ block: 'nearest' })
  }

  function stop() {
    clearTimeout(timer)
    clearTimeout(first)
    observer.disconnect()
    for (const name of userActivity) removeEventListener(name, stop, { capture: true })
  }
}

function followed(why: string, widget: string | undefined): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-why]')].filter(
    (one) => one.dataset.why === why && (widget === undefined || widgetOf(one) === widget),
  )
  const inView = all.filter(isInView)
  return inView.find(isLink) ?? inView[0] ?? all.find(isLink) ?? all[0]
}

const isLink = (element: HTMLElement) => element instanceof HTMLAnchorElement

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
