import { createStore } from '@parapet/base'

/** Outside React: tiles and charts are far from the component that prints. */
const isRenderingAll = createStore(false)

/** Calls the listener once when the whole page is needed; at once if it already is. Returns an unsubscribe function. */
export function onRenderAll(listener: () => void): () => void {
  const unsubscribe = isRenderingAll.subscribe(run)
  function run() {
    unsubscribe()
    listener()
  }
  if (isRenderingAll.get()) run()
  return unsubscribe
}

const unfinished = '[data-drawing="true"], [aria-busy="true"], [data-away="true"]'
const LOOK_MS = 200
const MOST_LOOKS = 100
const STILL_LOOKS = 3

/** Resolves when all of the page has rendered, or after a timeout. `sleep` waits in milliseconds. */
export async function renderAll(sleep: (ms: number) => Promise<void>): Promise<void> {
  isRenderingAll.set(true)
  let still = 0
  for (let look = 0; look < MOST_LOOKS && still < STILL_LOOKS; look++) {
    await sleep(LOOK_MS)
    still = document.querySelector(unfinished) ? 0 : still + 1
  }
  isRenderingAll.set(false)
}
