/** What comes later than this has another reader by then. */
const PATIENCE_MS = 10_000
const someoneElse = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Gives the focus back to what was followed for a reason, as soon as it is on the page: its widget may have to be asked first. Nothing moves
 * under a reader who has gone on with something else. Returns how to stop waiting.
 */
export function findAgain(why: string): () => void {
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const name of someoneElse) addEventListener(name, stop, { capture: true, passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
  // The heading takes the focus of every page that is reached; then it goes on to here.
  const first = setTimeout(look)
  return stop

  function look() {
    const found = followed(why)
    if (!found) return
    stop()
    found.focus({ preventScroll: true })
    // The page stands where it stood: only what lies out of sight is brought in.
    if (!isInView(found)) found.scrollIntoView({ block: 'nearest' })
  }

  function stop() {
    clearTimeout(timer)
    clearTimeout(first)
    observer.disconnect()
    for (const name of someoneElse) removeEventListener(name, stop, { capture: true })
  }
}

// The same country may stand in a map and in a table: what is in view is what was followed. A link is followed itself; a button has the menu
// in which the link was.
function followed(why: string): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-why]')].filter((one) => one.dataset.why === why)
  const inView = all.filter(isInView)
  return inView.find(isLink) ?? inView[0] ?? all.find(isLink) ?? all[0]
}

const isLink = (element: HTMLElement) => element instanceof HTMLAnchorElement

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
